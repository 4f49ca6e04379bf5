// Doses at home: when a patient takes what was prescribed, what became of each dose, and how long the supply lasts. Changes are
// published as `doses`.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Day, Id, Instant, TimeOfDay } from '../fields.ts';
import { Frequency } from './medicines.ts';

export const SNOOZE_MINUTES = [15, 30, 60] as const;
/** Takes putting off back: the dose is due again, at its own time. */
export const SNOOZE_UNDONE = 0;
export const SKIP_REASONS = ['forgot', 'ran-out', 'felt-unwell', 'told-to', 'other'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** A dose is reminded of at its time, and so long after it while nobody has answered. */
export const REMIND_AFTER_MINUTES = [0, 15, 45] as const;

/** From so many days on the supply is low. */
export const LOW_SUPPLY_DAYS = 7;
/** How many days behind today are shown. */
export const DAYS_BEHIND = 7;
/** Over how many days a doctor sees what was taken. */
export const ADHERENCE_DAYS = 14;

/** `missed`: its time is over and nobody has said what became of it. */
const DOSE_STATUSES = ['planned', 'due', 'snoozed', 'missed', 'taken', 'skipped'] as const;
export type DoseStatus = (typeof DOSE_STATUSES)[number];

export const DoseAnswer = z.object({
  id: Id,
  outcome: z.enum(['taken', 'skipped']),
  /** When it was taken, or left out. */
  at: Instant,
  answeredAt: Instant,
  reason: z.nullable(z.enum(SKIP_REASONS)),
  note: z.string(),
});
export type DoseAnswer = z.infer<typeof DoseAnswer>;

export const HomeDose = z.object({
  medicineId: Id,
  /** The day in the clinic's zone, and which dose of that day it is, from 0: both stay when its time is moved. */
  day: Day,
  nth: z.int(),
  name: z.string(),
  /** "5 mg" */
  dosage: z.string(),
  /** "every Monday" · "every other day"; null: every day, or once. */
  onDays: z.nullable(z.string()),
  at: Instant,
  status: z.enum(DOSE_STATUSES),
  snoozedUntil: z.nullable(Instant),
  answer: z.nullable(DoseAnswer),
  can: z.object({ answer: z.boolean(), snooze: z.boolean(), undo: z.boolean() }),
});
export type HomeDose = z.infer<typeof HomeDose>;

export const REPEAT_STATES = ['open', 'renewed', 'refused', 'visit-first'] as const;

/** The last time that a repeat was asked for, and what became of it. */
export const AskedRepeat = z.object({
  id: Id,
  state: z.enum(REPEAT_STATES),
  askedAt: Instant,
  /** Who was asked, or who has answered. */
  doctor: z.string(),
  decidedAt: z.nullable(Instant),
  answer: z.string(),
});
export type AskedRepeat = z.infer<typeof AskedRepeat>;

export const HomeMedicine = z.object({
  id: Id,
  name: z.string(),
  /** "5 mg" */
  dosage: z.string(),
  /** "5 mg by mouth, once a day" */
  inWords: z.string(),
  instructions: z.string(),
  frequency: Frequency,
  /** Both for "as needed", where the prescription states them. */
  smallestGapHours: z.nullable(z.number()),
  mostIn24Hours: z.nullable(z.int()),
  /** In the clinic's zone; none for "as needed" and for a single dose. */
  times: z.array(z.string()),
  /** "every Monday" · "every other day"; null: every day, once, or as needed. */
  onDays: z.nullable(z.string()),
  /** The day of the next dose, where it is not taken every day. */
  nextOn: z.nullable(Day),
  /** No dose is due before then: the last one of what it replaced was too near. Null: it does not wait. */
  firstDoseFrom: z.nullable(Instant),
  /** How often the patient has changed them. */
  timesVersion: z.int(),
  prescriptionId: Id,
  doctor: z.string(),
  endsOn: z.nullable(Day),
  isActive: z.boolean(),
  /** What the ward did with it, while no doctor has decided how it goes on: it is not taken until then. */
  hold: z.nullable(z.enum(['stopped', 'changed'])),
  /** How many doses were supplied, and how many are left when each planned one is taken. Null: unknown. */
  supply: z.nullable(z.object({ doses: z.int(), dosesLeft: z.int(), daysLeft: z.int(), isLow: z.boolean() })),
  repeat: z.nullable(AskedRepeat),
  /** There is enough until then: a repeat can be asked for from this day on. */
  askFrom: z.nullable(Day),
  /** A finished course is not repeated: a doctor looks first. */
  needsVisit: z.boolean(),
  can: z.object({ moveTimes: z.boolean(), askRepeat: z.boolean() }),
});
export type HomeMedicine = z.infer<typeof HomeMedicine>;

export const HomeDoses = z.object({
  today: Day,
  /** Nurses give what is to be taken; nothing is planned at home. */
  isOnWard: z.boolean(),
  /** Those in use first, then those that ended lately and can be asked for again. */
  medicines: z.array(HomeMedicine),
  /** From seven days ago until the end of tomorrow, in the order of their times. */
  doses: z.array(HomeDose),
});
export type HomeDoses = z.infer<typeof HomeDoses>;

export const listDoses = endpoint({
  method: 'GET',
  path: '/doses',
  summary: 'My medicines at home, and my doses of today and of the week behind',
  reply: HomeDoses,
  roles: ['patient'],
  part: 'medicines',
  refusals: ['identity_unconfirmed'],
  failure: 'Your doses could not be fetched.',
});

const WhichDose = { day: Day, nth: z.int().check(z.minimum(0), z.maximum(23)) };
const ofOneMedicine = { params: ById, roles: ['patient'], part: 'medicines' } as const;
const Note = z.string().check(z.trim(), z.maxLength(200, { error: 'At most 200 characters.' }));

export const answerDose = endpoint({
  ...ofOneMedicine,
  method: 'POST',
  path: '/prescribed-medicines/{id}/doses',
  summary: 'Say that I took a dose, or that I left it out and why; said twice it counts once',
  body: z.strictObject({
    ...WhichDose,
    outcome: z.enum(['taken', 'skipped']),
    /** When it was taken; now, when it is left out. */
    at: z.optional(Instant),
    /** Needed for a dose that was left out. */
    reason: z.optional(z.enum(SKIP_REASONS, { error: 'Choose a reason.' })),
    note: z.optional(Note),
  }),
  reply: HomeDose,
  refusals: [
    ...(['not_found', 'identity_unconfirmed', 'dose_not_planned', 'dose_answered'] as const),
    ...(['dose_too_early', 'dose_too_old', 'reason_needed', 'bad_input'] as const),
  ],
  failure: 'Not recorded yet. Please try again.',
});

export const snoozeDose = endpoint({
  ...ofOneMedicine,
  method: 'POST',
  path: '/prescribed-medicines/{id}/snooze',
  summary: 'Remind me of a dose again in 15, 30 or 60 minutes; 0 takes that back',
  body: z.strictObject({
    ...WhichDose,
    minutes: z.literal([...SNOOZE_MINUTES, SNOOZE_UNDONE], { error: 'Choose 15, 30 or 60 minutes.' }),
  }),
  reply: HomeDose,
  refusals: [
    'not_found',
    'identity_unconfirmed',
    'dose_not_planned',
    'dose_answered',
    'dose_too_early',
    'snooze_too_long',
  ],
});

export const undoDose = endpoint({
  method: 'POST',
  path: '/dose-answers/{id}/undo',
  summary: 'Take back what I said of a dose',
  params: ById,
  reply: HomeDose,
  roles: ['patient'],
  part: 'medicines',
  refusals: ['not_found', 'identity_unconfirmed', 'undo_too_late'],
});

export const moveTimes = endpoint({
  ...ofOneMedicine,
  method: 'PUT',
  path: '/prescribed-medicines/{id}/times',
  summary: 'Take a medicine at other times of the day, as often as it was prescribed',
  body: z.strictObject({
    times: z.array(TimeOfDay).check(z.minLength(1), z.maxLength(12, { error: 'At most 12 times a day.' })),
    /** The version that was read. */
    version: z.int(),
  }),
  reply: HomeMedicine,
  refusals: ['not_found', 'identity_unconfirmed', 'version_outdated', 'bad_input', 'dose_not_planned'],
});

export const askRepeat = endpoint({
  ...ofOneMedicine,
  method: 'POST',
  path: '/prescribed-medicines/{id}/repeats',
  summary: 'Ask for a repeat of a medicine; the doctor decides',
  reply: HomeMedicine,
  refusals: ['not_found', 'identity_unconfirmed', 'repeat_asked', 'repeat_not_possible'],
  created: true,
  idempotent: true,
});

/** What the patient said of the doses of the last days. What was not told is not known. */
export const Adherence = z.object({
  days: z.int(),
  planned: z.int(),
  taken: z.int(),
  skipped: z.int(),
  untold: z.int(),
});
export type Adherence = z.infer<typeof Adherence>;
