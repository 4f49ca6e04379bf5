// The vaccination record: what the schedule asks for, what was given, and what follows from both.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Day, Done, entry, Id, Instant, line, text } from '../fields.ts';

/** "6 weeks": how ages and distances are written. */
export const Age = z
  .string({ error: 'Write it like 6 weeks.' })
  .check(
    z.regex(/^\d{1,3} (days|weeks|months|years)$/, { error: 'Write it like 6 weeks: days, weeks, months or years.' }),
  );

const Code = z.string().check(z.regex(/^[a-z0-9-]{2,40}$/, { error: 'Small letters, digits and hyphens.' }));

export const ScheduledDose = z.strictObject({
  code: Code,
  /** Doses of one series count in the order of their days. */
  series: Code,
  nth: z.int().check(z.minimum(1), z.maximum(9)),
  name: entry('Name', 80),
  dueAge: Age,
  overdueAge: Age,
  /** A dose below this age does not count. */
  leastAge: Age,
  /** Not given from this age on. */
  onlyBefore: z.nullable(Age),
  /** What is said when it is too late. */
  lateWords: z.nullable(text('What is said when it is too late', 240)),
  /** The code of the dose before, and the shortest time since. */
  afterCode: z.nullable(Code),
  leastGap: z.nullable(Age),
  /** A series in whose place this one is given, where that can no longer be begun. */
  insteadOf: z.nullable(Code),
  isLive: z.boolean(),
  /** A live injection: on one day with another of these, or four weeks apart. */
  keepsApart: z.boolean(),
  whereGiven: z.enum(['everywhere', 'endemic-area']),
  source: text('Source', 240),
});
export type ScheduledDose = z.infer<typeof ScheduledDose>;

/** A doctor of the clinic has read this version; null until then, and nobody is reminded by it. */
const Confirmed = z.nullable(z.object({ by: z.string(), at: Instant }));

export const VaccineSchedule = z.object({
  version: z.int(),
  name: z.string(),
  note: z.string(),
  writtenBy: z.nullable(z.string()),
  writtenAt: Instant,
  confirmed: Confirmed,
  doses: z.array(ScheduledDose),
});
export type VaccineSchedule = z.infer<typeof VaccineSchedule>;

export const DOSE_STATES = [
  'given',
  'later',
  'due',
  'overdue',
  'too-late',
  /** A dose of childhood that is not in the record of somebody of age. */
  'not-recorded',
  'not-needed',
  'contraindicated',
  'postponed',
  /** A family reads this where it is due and the chart speaks against it. */
  'ask',
] as const;
export type DoseState = (typeof DOSE_STATES)[number];

export const SITES = [
  'left upper arm',
  'right upper arm',
  'left thigh',
  'right thigh',
  'by mouth',
  'elsewhere',
] as const;

export const GivenDose = z.object({
  id: Id,
  version: z.int(),
  series: z.string(),
  givenOn: Day,
  source: z.enum(['here', 'card']),
  product: z.nullable(z.string()),
  batch: z.nullable(z.string()),
  site: z.nullable(z.string()),
  place: z.nullable(z.string()),
  givenBy: z.nullable(z.string()),
  writtenBy: z.string(),
  writtenAt: Instant,
  /** The dose of the schedule that it counts as; null: not counted. */
  countsAs: z.nullable(z.string()),
  /** Why it does not count, or what stands out: given after the last age. */
  remark: z.nullable(z.string()),
  /** What a doctor answered to what spoke against it. */
  despite: z.nullable(z.string()),
  /** Why it was corrected, where it was. */
  corrected: z.nullable(z.string()),
});
export type GivenDose = z.infer<typeof GivenDose>;

export const VaccineDecision = z.object({
  id: Id,
  series: z.string(),
  kind: z.enum(['contraindicated', 'postponed', 'not-needed']),
  untilDay: z.nullable(Day),
  reason: z.string(),
  decidedBy: z.string(),
  decidedAt: Instant,
});
export type VaccineDecision = z.infer<typeof VaccineDecision>;

export const DoseLine = z.object({
  code: z.string(),
  series: z.string(),
  name: z.string(),
  dueAge: z.string(),
  state: z.enum(DOSE_STATES),
  /** From when on it can be given: by age, and by the dose before. Null where nobody can say yet. */
  dueOn: z.nullable(Day),
  /** The last day on which it is given. */
  lastOn: z.nullable(Day),
  givenOn: z.nullable(Day),
  /** Why it is so, in words. */
  words: z.string(),
  source: z.string(),
  isLive: z.boolean(),
});
export type DoseLine = z.infer<typeof DoseLine>;

/** Speaks against a dose given today. A nurse cannot pass it; a doctor only with a written reason. */
export const VaccineCaution = z.object({ series: z.string(), sentence: z.string() });
export type VaccineCaution = z.infer<typeof VaccineCaution>;

export const VaccineRecord = z.object({
  patientId: Id,
  dateOfBirth: z.nullable(Day),
  schedule: z.object({
    version: z.int(),
    name: z.string(),
    note: z.string(),
    writtenAt: Instant,
    confirmed: Confirmed,
  }),
  /** Empty without a day of birth: then nothing can be worked out. */
  lines: z.array(DoseLine),
  given: z.array(GivenDose),
  decisions: z.array(VaccineDecision),
  cautions: z.array(VaccineCaution),
  /** What the check of cautions could not know. */
  notChecked: z.array(z.string()),
  series: z.array(z.object({ series: z.string(), name: z.string(), isLive: z.boolean() })),
  today: Day,
  can: z.object({ record: z.boolean(), decide: z.boolean() }),
});
export type VaccineRecord = z.infer<typeof VaccineRecord>;

export const readVaccines = endpoint({
  method: 'GET',
  path: '/patients/{id}/vaccines',
  summary: 'The vaccination record, and what is due by the clinic’s schedule',
  params: ById,
  reply: VaccineRecord,
  roles: ['patient', 'doctor', 'staff'],
  part: 'vaccines',
  refusals: ['not_found'],
});

/** What is asked before every dose: all of it must be answered. */
export const Screening = z.strictObject({
  /** No high fever, and not ill enough for hospital. */
  isWell: z.boolean(),
  /** No severe reaction to an earlier dose or to a part of it. */
  hadNoReaction: z.boolean(),
  /** No weak immune system, by illness or medicine. */
  hasSoundImmunity: z.boolean(),
  /** Not pregnant, or cannot be. */
  isNotPregnant: z.boolean(),
});
export type Screening = z.infer<typeof Screening>;

const DoseFacts = {
  series: Code,
  givenOn: Day,
  source: z.enum(['here', 'card']),
  product: z.optional(line('Product', 80)),
  batch: z.optional(line('Batch', 40)),
  site: z.optional(z.enum(SITES)),
  place: z.optional(line('Place', 120)),
  givenBy: z.optional(line('Who gave it', 120)),
};

export const RecordDose = z.strictObject({
  ...DoseFacts,
  /** Before a dose given here. */
  screening: z.optional(Screening),
  /** Of a doctor, about what speaks against it. */
  despite: z.optional(text('Reason', 300)),
});
export type RecordDose = z.infer<typeof RecordDose>;

export const recordVaccine = endpoint({
  method: 'POST',
  path: '/patients/{id}/vaccines',
  summary: 'Write down a dose: given here today, or given elsewhere and read from a card',
  params: ById,
  body: RecordDose,
  reply: VaccineRecord,
  roles: ['doctor', 'staff'],
  refusals: ['not_found', 'vaccine_not_now', 'already_recorded'],
  created: true,
  idempotent: true,
});

export const CorrectDose = z.strictObject({
  ...DoseFacts,
  version: z.int(),
  /** It was never given, or to somebody else. */
  isWrong: z.optional(z.boolean()),
  reason: text('Reason', 200),
  /** Of a doctor, about what speaks against the other vaccine or day. */
  despite: z.optional(text('Reason', 300)),
});
export type CorrectDose = z.infer<typeof CorrectDose>;

export const correctVaccine = endpoint({
  method: 'PUT',
  path: '/vaccine-doses/{id}',
  summary: 'Correct what was written about a dose, as a new version, or mark it as entered in error',
  params: ById,
  body: CorrectDose,
  reply: VaccineRecord,
  roles: ['doctor', 'staff'],
  refusals: ['not_found', 'version_outdated', 'already_recorded', 'vaccine_not_now'],
  idempotent: true,
});

export const decideVaccine = endpoint({
  method: 'POST',
  path: '/patients/{id}/vaccine-decisions',
  summary: 'Decide that a vaccine is not given, given later, or not needed',
  params: ById,
  body: z.strictObject({
    series: Code,
    kind: z.enum(['contraindicated', 'postponed', 'not-needed']),
    untilDay: z.optional(Day),
    reason: z
      .string({ error: 'Reason is needed.' })
      .check(z.trim(), z.minLength(10, { error: 'Write at least 10 characters.' }), z.maxLength(500)),
  }),
  reply: VaccineRecord,
  roles: ['doctor'],
  refusals: ['not_found', 'already_done'],
  created: true,
  idempotent: true,
});

export const endVaccineDecision = endpoint({
  method: 'DELETE',
  path: '/vaccine-decisions/{id}',
  summary: 'End a decision about a vaccine; it stays in the record',
  params: ById,
  reply: Done,
  roles: ['doctor'],
  refusals: ['not_found'],
});

export const readVaccineSchedule = endpoint({
  method: 'GET',
  path: '/vaccine-schedule',
  summary: 'The clinic’s schedule of vaccines',
  reply: VaccineSchedule,
  roles: ['admin', 'doctor', 'staff'],
  refusals: [],
});

export const saveVaccineSchedule = endpoint({
  method: 'PUT',
  path: '/vaccine-schedule',
  summary: 'Write a new version of the schedule; the old ones stay',
  body: z.strictObject({
    /** The version that was read. */
    version: z.int(),
    name: entry('Name', 120),
    note: text('What has changed', 500),
    doses: z.array(ScheduledDose).check(z.minLength(1), z.maxLength(80)),
  }),
  reply: VaccineSchedule,
  roles: ['admin'],
  refusals: ['version_outdated'],
});

export const confirmVaccineSchedule = endpoint({
  method: 'POST',
  path: '/vaccine-schedule/confirmation',
  summary:
    'Confirm as a doctor of this clinic that this version of the schedule has been read; reminders begin with it',
  body: z.strictObject({ version: z.int() }),
  reply: VaccineSchedule,
  roles: ['doctor'],
  refusals: ['version_outdated', 'already_done'],
});
