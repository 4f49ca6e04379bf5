// A set of observations, its points and its score. Changes are published as `inpatients`.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Day, Id, Instant, text } from '../fields.ts';
import { NEWS2_PARAMETERS, type News2Parameter } from './news2.ts';
import { CONSCIOUSNESS, type Consciousness, NOT_SCORED_BECAUSE, type NotScored, WARD_STATUSES } from './news2-words.ts';

export const Acvpu = z.enum(Object.keys(CONSCIOUSNESS) as [Consciousness, ...Consciousness[]], {
  error: 'Choose one of A, C, V, P and U.',
});
const Parameter = z.enum(NEWS2_PARAMETERS);
const Point = z.nullable(z.int());

/** Null where it was not measured, and for those for whom NEWS2 is not meant. */
export const Points = z.object({
  respiration: Point,
  oxygenSaturation: Point,
  isOnOxygen: Point,
  systolic: Point,
  pulse: Point,
  consciousness: Point,
  temperature: Point,
} satisfies Record<News2Parameter, typeof Point>);
export type Points = z.infer<typeof Points>;

const whole = (what: string) => z.optional(z.int({ error: `${what} is a whole number.` }));

/** What was measured at one time; leave out what was not. Limits are those of readings. */
export const TypedSet = z.strictObject({
  /** Breaths per minute. */
  respiration: whole('Respiration'),
  /** Per cent. */
  oxygenSaturation: whole('SpO2'),
  /** False: on air. */
  isOnOxygen: z.optional(z.boolean()),
  /** Litres per minute, while on oxygen. */
  oxygenLitres: z.optional(
    z
      .number({ error: 'Enter the litres as a number.' })
      .check(z.minimum(0.1, { error: 'More than nothing.' }), z.maximum(80, { error: 'At most 80 litres.' })),
  ),
  /** mmHg; both or neither. */
  systolic: whole('The upper value'),
  diastolic: whole('The lower value'),
  /** Beats per minute. */
  pulse: whole('Pulse'),
  consciousness: z.optional(Acvpu),
  /** °C; kept to a tenth. */
  temperature: z.optional(z.number({ error: 'Enter a number.' })),
  /** Now, when it is left out; at most 12 hours back. */
  measuredAt: z.optional(Instant),
  /** Asked at the bed because nobody had entered it. Before the acceptance the health profile itself is closed. */
  whose: z.optional(
    z.strictObject({
      age: z.optional(z.int({ error: 'Enter the age in whole years.' })),
      dateOfBirth: z.optional(Day),
    }),
  ),
  /** Unusual values were checked and are meant. */
  confirmed: z.optional(z.boolean()),
});
export type TypedSet = z.infer<typeof TypedSet>;

export const Observation = z.object({
  id: Id,
  inpatientId: Id,
  at: Instant,
  by: z.string(),
  respiration: z.nullable(z.number()),
  oxygenSaturation: z.nullable(z.number()),
  isOnOxygen: z.nullable(z.boolean()),
  oxygenLitres: z.nullable(z.number()),
  systolic: z.nullable(z.number()),
  diastolic: z.nullable(z.number()),
  pulse: z.nullable(z.number()),
  consciousness: z.nullable(Acvpu),
  temperature: z.nullable(z.number()),
  /** The SpO2 scale that it was scored by. */
  scale: z.literal([1, 2]),
  points: Points,
  missing: z.array(Parameter),
  score: z.nullable(z.int()),
  notScored: z.nullable(z.enum(Object.keys(NOT_SCORED_BECAUSE) as [NotScored, ...NotScored[]])),
  hasThree: z.boolean(),
  /** Judged as an adult's: nobody knows the age. */
  isAgeUnknown: z.boolean(),
  /** What the set alone says; null when it says nothing. */
  status: z.nullable(z.enum(WARD_STATUSES)),
  /** Entered in error: crossed out, never erased. */
  wrong: z.nullable(z.object({ by: z.string(), at: Instant, reason: z.string() })),
  can: z.object({ markWrong: z.boolean() }),
});
export type Observation = z.infer<typeof Observation>;

/** What a set asks for next. */
export const Observed = z.object({
  observation: Observation,
  /** How the patient stands with this set: a set that is not complete leaves the last score standing. */
  status: z.enum([...WARD_STATUSES, 'not-scored']),
  /** In words: "NEWS2 is 9". */
  statusBecause: z.string(),
  nextObservationDue: Instant,
  /** True from a NEWS2 of 7 on. */
  isContinuous: z.boolean(),
  /** The score raised an emergency alert, or one was open already. */
  hasAlert: z.boolean(),
});
export type Observed = z.infer<typeof Observed>;

export const observe = endpoint({
  method: 'POST',
  path: '/inpatients/{id}/observations',
  summary: 'Enter a set of observations; a complete one is scored, and a score of 7 or more raises an alert',
  params: ById,
  body: TypedSet,
  reply: Observed,
  roles: ['doctor', 'staff'],
  refusals: ['not_found', 'implausible_value', 'nothing_measured', 'version_outdated'],
  failure: 'The observation was not saved. Please try again.',
  created: true,
  idempotent: true,
});

export const listObservations = endpoint({
  method: 'GET',
  path: '/inpatients/{id}/observations',
  summary: 'The sets of a stay, newest first, also those entered in error',
  params: ById,
  query: z.strictObject({ limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500))) }),
  reply: z.array(Observation),
  roles: ['doctor', 'staff'],
  refusals: ['not_found'],
});

export const markObservationWrong = endpoint({
  method: 'POST',
  path: '/observations/{id}/entered-in-error',
  summary: 'A set of my own was entered in error: it no longer counts and stays visible, crossed out',
  params: ById,
  body: z.strictObject({ reason: text('Reason', 300) }),
  reply: Observation,
  roles: ['doctor', 'staff'],
  refusals: ['not_found', 'already_marked_wrong'],
});
