// What a person's record holds: the health profile and readings over time.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Day, Done, Id, Instant, Phone, SEXES, text } from '../fields.ts';

export { SEXES };
export const BLOOD_GROUPS = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;

/** "Not asked" never reads "none". */
export const ALLERGY_STATES = ['not-asked', 'none-known', 'listed', 'unconfirmed'] as const;

export const READING_KINDS = [
  'blood-pressure',
  'heart-rate',
  'temperature',
  'respiration',
  'oxygen-saturation',
  'weight',
  'height',
] as const;
export const ReadingKind = z.enum(READING_KINDS);
export type ReadingKind = z.infer<typeof ReadingKind>;

type Limits = { refuseBelow: number; refuseAbove: number; confirmBelow?: number; confirmAbove?: number };

/** One unit is stored (UCUM), whatever was typed; outside the first limits a value is refused, outside the second it must be confirmed. */
export const READING_FACTS: Record<
  ReadingKind,
  { name: string; unit: string; ucum: string; loinc: string; limits: Limits }
> = {
  'blood-pressure': {
    name: 'Blood pressure',
    unit: 'mmHg',
    ucum: 'mm[Hg]',
    loinc: '85354-9',
    limits: { refuseBelow: 30, refuseAbove: 300, confirmBelow: 70, confirmAbove: 220 },
  },
  'heart-rate': {
    name: 'Heart rate',
    unit: '/min',
    ucum: '/min',
    loinc: '8867-4',
    limits: { refuseBelow: 10, refuseAbove: 300, confirmBelow: 35, confirmAbove: 200 },
  },
  temperature: {
    name: 'Temperature',
    unit: '°C',
    ucum: 'Cel',
    loinc: '8310-5',
    limits: { refuseBelow: 20, refuseAbove: 46, confirmBelow: 34, confirmAbove: 41 },
  },
  respiration: {
    name: 'Respiration',
    unit: '/min',
    ucum: '/min',
    loinc: '9279-1',
    limits: { refuseBelow: 1, refuseAbove: 100, confirmBelow: 6, confirmAbove: 45 },
  },
  'oxygen-saturation': {
    name: 'Oxygen saturation',
    unit: '%',
    ucum: '%',
    loinc: '59408-5',
    limits: { refuseBelow: 30, refuseAbove: 100, confirmBelow: 80 },
  },
  weight: {
    name: 'Weight',
    unit: 'kg',
    ucum: 'kg',
    loinc: '29463-7',
    limits: { refuseBelow: 0.3, refuseAbove: 650, confirmBelow: 2, confirmAbove: 250 },
  },
  height: {
    name: 'Height',
    unit: 'cm',
    ucum: 'cm',
    loinc: '8302-2',
    limits: { refuseBelow: 20, refuseAbove: 275, confirmBelow: 45, confirmAbove: 215 },
  },
};
/** The lower figure of a blood pressure; it is also refused at or above the upper one. */
export const DIASTOLIC_LIMITS: Limits = { refuseBelow: 10, refuseAbove: 200, confirmBelow: 40, confirmAbove: 130 };
export const AGE_LIMITS = { refuseBelow: 0, refuseAbove: 130, confirmAbove: 110 };

export const NewReading = z.strictObject({
  kind: ReadingKind,
  value: z.number({ error: 'Enter a number.' }),
  /** The diastolic pressure. */
  second: z.optional(z.number({ error: 'Enter a number.' })),
  /** Now, when it is left out. */
  measuredAt: z.optional(Instant),
});
export type NewReading = z.infer<typeof NewReading>;

/** What the patient was told to do about a reading when it was written down. */
export const ReadingAdvice = z.object({
  /** The version of the rule. */
  rule: z.string(),
  /** 3 a doctor today, 4 emergency department now, 5 ambulance now; null: not checked, because it is a child's. */
  urgency: z.nullable(z.literal([3, 4, 5])),
  title: z.string(),
  steps: z.array(z.string()),
  repeatAfterMinutes: z.nullable(z.int()),
  /** The kinds whose newest readings made it together; left out where one alone did. */
  together: z.optional(z.array(ReadingKind)),
  /** True for children under 5, who have danger signs of their own. */
  isSmallChild: z.optional(z.boolean()),
});
export type ReadingAdvice = z.infer<typeof ReadingAdvice>;

/** That the patient had the clinic told of a reading. */
export const ClinicTold = z.object({
  at: Instant,
  /** An alert on every screen, or a notice to those in care. */
  how: z.enum(['alert', 'notice']),
  /** The danger signs that were told with it. */
  signs: z.array(z.string()),
  /** Who took the call that was asked for, or made it; null or left out while nobody has answered. */
  answered: z.optional(z.nullable(z.object({ name: z.string(), at: Instant, isCalled: z.boolean() }))),
});
export type ClinicTold = z.infer<typeof ClinicTold>;

export const Reading = z.object({
  id: Id,
  kind: ReadingKind,
  value: z.number(),
  second: z.nullable(z.number()),
  unit: z.string(),
  measuredAt: Instant,
  recordedBy: z.string(),
  isOwn: z.boolean(),
  /** In words, where an adult range says so: "High", "A little high", "Low". Null in range, and for children. */
  flag: z.nullable(z.string()),
  /** Only for home readings past a limit of danger; null for all others. */
  advice: z.nullable(ReadingAdvice),
  /** False where no range of ours says whether it is usual: a child's. Silence about it is no good news. */
  isChecked: z.boolean(),
  /** Null while the patient has not asked for it. */
  clinicTold: z.nullable(ClinicTold),
});
export type Reading = z.infer<typeof Reading>;

export const listReadings = endpoint({
  method: 'GET',
  path: '/patients/{id}/readings',
  summary: 'Readings over time, newest first',
  params: ById,
  query: z.strictObject({
    kind: z.optional(ReadingKind),
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500))),
  }),
  reply: z.array(Reading),
  roles: ['patient', 'doctor', 'staff'],
  refusals: ['not_found'],
});

export const addReadings = endpoint({
  method: 'POST',
  path: '/patients/{id}/readings',
  summary: 'Add readings; unusual ones must be confirmed',
  params: ById,
  body: z.strictObject({
    readings: z.array(NewReading).check(z.minLength(1), z.maxLength(20)),
    /** Unusual values were checked and are meant. */
    confirmed: z.optional(z.boolean()),
  }),
  reply: z.array(Reading),
  roles: ['patient', 'doctor', 'staff'],
  refusals: ['not_found', 'implausible_value'],
  created: true,
  idempotent: true,
});

export const markReadingWrong = endpoint({
  method: 'DELETE',
  path: '/readings/{id}',
  summary: 'Mark a reading of my own as entered in error; it stays in the record, crossed out',
  params: ById,
  reply: Done,
  roles: ['patient', 'doctor', 'staff'],
  refusals: ['not_found'],
});

const ShortList = z.array(text('Entry', 120)).check(z.maxLength(40, { error: 'At most 40 entries.' }));

export const ALLERGY_SEVERITIES = { mild: 'Mild', moderate: 'Moderate', anaphylaxis: 'Anaphylaxis' } as const;
export const ALLERGY_SOURCES = {
  patient: 'The patient says so',
  letter: 'A letter',
  seen: 'A clinician saw it',
} as const;
const codesOf = <Codes extends Record<string, string>>(codes: Codes) =>
  Object.keys(codes) as [keyof Codes & string, ...(keyof Codes & string)[]];

/** What is known of one allergy. Null: unknown. */
export const AllergyDetail = z.strictObject({
  substance: text('Substance', 120),
  reaction: z.nullable(text('Reaction', 120)),
  severity: z.nullable(z.enum(codesOf(ALLERGY_SEVERITIES))),
  source: z.nullable(z.enum(codesOf(ALLERGY_SOURCES))),
});
export type AllergyDetail = z.infer<typeof AllergyDetail>;

const Since = z
  .string()
  .check(z.regex(/^(19|20)\d{2}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, { error: 'Write a year, or a day.' }));

/** One illness of the problem list, as a clinician writes it. */
export const ProblemEntry = z.strictObject({
  name: text('Problem', 120),
  /** ICD-10, where it was chosen from the coded list. */
  code: z.nullable(z.string().check(z.regex(/^[A-Z]\d{2}(\.\d{1,2})?$/, { error: 'This is no ICD-10 code.' }))),
  /** "2011", "2011-03" or "2011-03-05". */
  since: z.nullable(Since),
  isActive: z.boolean(),
  /** False: told by the patient, and no clinician has confirmed it. */
  isConfirmed: z.boolean(),
});
export type ProblemEntry = z.infer<typeof ProblemEntry>;

/** Null in old entries: nobody knows any more. */
export const Problem = z.object({
  ...ProblemEntry.shape,
  enteredBy: z.nullable(z.string()),
  enteredAt: z.nullable(Instant),
});
export type Problem = z.infer<typeof Problem>;

/** mL/min/1.73 m² for eGFR, mg/dL for creatinine. */
export const KIDNEY_LIMITS = { egfr: { least: 1, most: 200 }, creatinine: { least: 0.1, most: 30 } } as const;

export const KidneyEntry = z.strictObject({
  what: z.enum(['egfr', 'creatinine']),
  value: z.number({ error: 'Enter a number.' }),
  measuredOn: Day,
});
export type KidneyEntry = z.infer<typeof KidneyEntry>;

/** Names of the fields as the health profile form has them. */
export const ProfileForm = z.strictObject({
  /** 120/80 */
  bp: z.optional(z.string().check(z.regex(/^\s*\d{2,3}\s*\/\s*\d{2,3}\s*$/, { error: 'Write it like 120/80.' }))),
  temperature: z.optional(z.number({ error: 'Enter a number.' })),
  height: z.optional(z.number({ error: 'Enter a number.' })),
  weight: z.optional(z.number({ error: 'Enter a number.' })),
  age: z.optional(z.int({ error: 'Enter the age in whole years.' })),
  dateOfBirth: z.optional(Day),
  sex: z.optional(z.enum(SEXES, { error: 'Choose one.' })),
  bloodGroup: z.optional(z.enum(BLOOD_GROUPS, { error: 'Choose one.' })),
  EmergencyContact: z.optional(z.strictObject({ name: text('Name', 120), phone: Phone })),
  allergyState: z.optional(z.enum(ALLERGY_STATES)),
  allergies: z.optional(ShortList),
  /** Takes the place of `allergies`: the same list with reaction, severity and source. */
  allergyDetails: z.optional(z.array(AllergyDetail).check(z.maxLength(40, { error: 'At most 40 entries.' }))),
  conditions: z.optional(ShortList),
  /** Takes the place of `conditions`: the same list with code, since when, and whether it is over. */
  problems: z.optional(z.array(ProblemEntry).check(z.maxLength(60, { error: 'At most 60 entries.' }))),
  medicines: z.optional(ShortList),
  pregnancy: z.optional(z.enum(['yes', 'no', 'unsure'])),
  /** What was agreed; written down by clinicians. */
  contraception: z.optional(text('Contraception', 160)),
  /** A kidney function measured elsewhere; entered by clinicians. */
  kidney: z.optional(KidneyEntry),
  confirmed: z.optional(z.boolean()),
  /** The version that was read; another's change in between is not overwritten. */
  version: z.optional(z.int()),
});
export type ProfileForm = z.infer<typeof ProfileForm>;

export const Profile = z.object({
  patientId: Id,
  version: z.int(),
  isComplete: z.boolean(),
  /** In years today, from the date of birth or from the age given on a day. */
  age: z.nullable(z.int()),
  dateOfBirth: z.nullable(Day),
  sex: z.nullable(z.enum(SEXES)),
  bloodGroup: z.nullable(z.enum(BLOOD_GROUPS)),
  EmergencyContact: z.nullable(z.object({ name: z.string(), phone: z.string() })),
  allergyState: z.enum(ALLERGY_STATES),
  allergies: z.array(z.string()),
  /** The same list, each with what is known of it. */
  allergyDetails: z.array(AllergyDetail),
  allergiesStatedBy: z.nullable(z.string()),
  allergiesStatedAt: z.nullable(Instant),
  /** The names of the active problems. */
  conditions: z.array(z.string()),
  problems: z.array(Problem),
  medicines: z.array(z.string()),
  pregnancy: z.nullable(z.enum(['yes', 'no', 'unsure'])),
  contraception: z.nullable(z.object({ words: z.string(), statedBy: z.string(), statedAt: Instant })),
  kidney: z.nullable(z.object({ ...KidneyEntry.shape, enteredBy: z.string(), enteredAt: Instant })),
});
export type Profile = z.infer<typeof Profile>;

export const readProfile = endpoint({
  method: 'GET',
  path: '/patients/{id}/profile',
  summary: 'The health profile',
  params: ById,
  reply: Profile,
  roles: ['patient', 'doctor', 'staff'],
  refusals: ['not_found'],
});

export const saveProfile = endpoint({
  method: 'PUT',
  path: '/patients/{id}/profile',
  summary: 'Save the health profile; what it measured becomes readings',
  params: ById,
  body: ProfileForm,
  reply: Profile,
  roles: ['patient', 'doctor', 'staff'],
  refusals: ['not_found', 'implausible_value', 'version_outdated'],
  idempotent: true,
});

export const AccessEntry = z.object({
  at: Instant,
  who: z.string(),
  role: z.string(),
  /** In plain words: "opened your record", "approved your appointment". */
  what: z.string(),
});
export type AccessEntry = z.infer<typeof AccessEntry>;

export const listWhoOpened = endpoint({
  method: 'GET',
  path: '/patients/{id}/opened-by',
  summary: 'Who opened or changed my record, newest first, from the audit trail',
  params: ById,
  query: z.strictObject({ limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500))) }),
  reply: z.array(AccessEntry),
  roles: ['patient'],
  refusals: ['not_found'],
});
