// How a child grows, compared with WHO's standards.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Day, Id, Instant, SEXES, text } from '../fields.ts';
import { Gestation } from '../patients/profile.ts';
import { MeasuredPosition, Reading } from '../readings/readings.ts';

export const GROWTH_MEASURES = ['weight', 'height', 'head', 'bmi'] as const;
export type GrowthMeasure = (typeof GROWTH_MEASURES)[number];

export const GrowthPoint = z.object({
  /** None of a BMI, which is worked out from two. */
  readingId: z.nullable(Id),
  measuredAt: Instant,
  on: Day,
  /** Days since birth, and the age by which it is compared: counted from the due date where it is corrected. */
  days: z.int(),
  comparedDays: z.int(),
  isCorrectedAge: z.boolean(),
  value: z.number(),
  /** What was compared: 0.7 cm more or less where it was measured the other way. */
  comparedValue: z.number(),
  position: z.nullable(MeasuredPosition),
  /** Null where WHO has no figures for it. */
  z: z.nullable(z.number()),
  centile: z.nullable(z.number()),
  /** WHO would flag it as likely wrong; whoever wrote it down has confirmed it. */
  isFlagged: z.boolean(),
  recordedBy: z.string(),
  isFromPatient: z.boolean(),
  note: z.nullable(z.string()),
  /** What stood there before. */
  corrected: z.nullable(z.object({ value: z.number(), recordedBy: z.string(), reason: z.string() })),
  canCorrect: z.boolean(),
});
export type GrowthPoint = z.infer<typeof GrowthPoint>;

export const GrowthChart = z.object({
  measure: z.enum(GROWTH_MEASURES),
  unit: z.string(),
  /** Oldest first. */
  points: z.array(GrowthPoint),
  /** WHO's 3rd, 15th, 50th, 85th and 97th centile; empty where they do not apply. */
  curves: z.array(z.object({ ageDays: z.int(), values: z.array(z.number()) })),
});
export type GrowthChart = z.infer<typeof GrowthChart>;

export const Growth = z.object({
  patientId: Id,
  dateOfBirth: z.nullable(Day),
  sex: z.nullable(z.enum(SEXES)),
  gestation: z.nullable(Gestation),
  /** Of the profile, for who changes the weeks of pregnancy. */
  profileVersion: z.int(),
  /** Until when ages are corrected; null where they are not. */
  correctedUntil: z.nullable(Day),
  /** Why nothing can be compared; null where it can. */
  missing: z.nullable(z.enum(['date-of-birth', 'sex', 'sex-other', 'grown-up'])),
  charts: z.array(GrowthChart),
  source: z.string(),
});
export type Growth = z.infer<typeof Growth>;

export const readGrowth = endpoint({
  method: 'GET',
  path: '/patients/{id}/growth',
  summary: 'Weight, height, head and BMI over time, with z-scores, centiles and WHO’s curves',
  params: ById,
  reply: Growth,
  roles: ['patient', 'doctor', 'staff'],
  part: 'record',
  refusals: ['not_found'],
});

export const CorrectReading = z.strictObject({
  value: z.number({ error: 'Enter a number.' }),
  position: z.optional(MeasuredPosition),
  /** As before, when it is left out. */
  measuredAt: z.optional(Instant),
  reason: text('Reason', 200),
  confirmed: z.optional(z.boolean()),
});
export type CorrectReading = z.infer<typeof CorrectReading>;

export const correctReading = endpoint({
  method: 'POST',
  path: '/readings/{id}/correction',
  summary: 'Write a new value in the place of a wrong one, which stays in the record, crossed out',
  params: ById,
  body: CorrectReading,
  reply: Reading,
  roles: ['patient', 'doctor', 'staff'],
  part: 'record',
  refusals: ['not_found', 'implausible_value', 'already_marked_wrong'],
  created: true,
  idempotent: true,
});
