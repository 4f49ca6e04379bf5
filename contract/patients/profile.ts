// The health profile: facts of a person that rarely change.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Day, entry, Id, Instant, line, Phone, SEXES } from '../fields.ts';

export const BLOOD_GROUPS = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;

/** "Not asked" never reads "none". */
export const ALLERGY_STATES = ['not-asked', 'none-known', 'listed', 'unconfirmed'] as const;

export const AGE_LIMITS = { refuseBelow: 0, refuseAbove: 130, confirmAbove: 110 };

const ShortList = z.array(entry('Entry', 120)).check(z.maxLength(40, { error: 'At most 40 entries.' }));

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
  substance: entry('Substance', 120),
  reaction: z.nullable(entry('Reaction', 120)),
  severity: z.nullable(z.enum(codesOf(ALLERGY_SEVERITIES))),
  source: z.nullable(z.enum(codesOf(ALLERGY_SOURCES))),
});
export type AllergyDetail = z.infer<typeof AllergyDetail>;

const Since = z
  .string()
  .check(z.regex(/^(19|20)\d{2}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, { error: 'Write a year, or a day.' }));

/** One illness of the problem list, as a clinician writes it. */
export const ProblemEntry = z.strictObject({
  name: entry('Problem', 120),
  /** ICD-10, where it was chosen from the coded list. */
  code: z.nullable(z.string().check(z.regex(/^[A-Z]\d{2}(\.\d{1,2})?$/, { error: 'This is no ICD-10 code.' }))),
  /** "2011", "2011-03" or "2011-03-05". */
  since: z.nullable(Since),
  isActive: z.boolean(),
  /** False: told by the patient, and no clinician has confirmed it. */
  isConfirmed: z.boolean(),
  /** Of an entry that is known: it stays the same entry under another name. */
  id: z.optional(Id),
  /** A doctor hides it from whoever acts for the patient. Left out: it is private with the visit at which it is written. */
  isPrivate: z.optional(z.boolean()),
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

/** Completed weeks and days of pregnancy at birth: 34 weeks and 2 days. */
export const Gestation = z.strictObject({
  weeks: z
    .int({ error: 'Enter whole weeks.' })
    .check(z.minimum(22, { error: 'Between 22 and 43 weeks.' }), z.maximum(43, { error: 'Between 22 and 43 weeks.' })),
  days: z.int({ error: 'Between 0 and 6 days.' }).check(z.minimum(0), z.maximum(6, { error: 'Between 0 and 6 days.' })),
});
export type Gestation = z.infer<typeof Gestation>;

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
  EmergencyContact: z.optional(z.strictObject({ name: line('Name', 120), phone: Phone })),
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
  contraception: z.optional(line('Contraception', 160)),
  /** A kidney function measured elsewhere; entered by clinicians. */
  kidney: z.optional(KidneyEntry),
  /** How long the pregnancy had lasted at birth; children born early are compared by their corrected age. */
  gestation: z.optional(Gestation),
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
  /** The reception put the birth right: what it was, in words, and when. */
  birthCorrected: z.optional(z.object({ was: z.nullable(z.string()), on: Instant })),
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
  /** Those of the medicines that whoever acts for the patient does not see; likewise the pregnancy. */
  hiddenMedicines: z.optional(z.array(z.string())),
  pregnancy: z.nullable(z.enum(['yes', 'no', 'unsure'])),
  isPregnancyHidden: z.optional(z.boolean()),
  contraception: z.nullable(z.object({ words: z.string(), statedBy: z.string(), statedAt: Instant })),
  kidney: z.nullable(z.object({ ...KidneyEntry.shape, enteredBy: z.string(), enteredAt: Instant })),
  gestation: z.nullable(Gestation),
  /** A doctor may hide a problem from whoever acts for the patient. */
  canHide: z.optional(z.boolean()),
});
export type Profile = z.infer<typeof Profile>;

export const readProfile = endpoint({
  method: 'GET',
  path: '/patients/{id}/profile',
  summary: 'The health profile',
  params: ById,
  reply: Profile,
  roles: ['patient', 'doctor', 'staff'],
  part: 'record',
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
  part: 'record',
  refusals: ['not_found', 'implausible_value', 'version_outdated', 'birth_at_desk'],
  idempotent: true,
});
