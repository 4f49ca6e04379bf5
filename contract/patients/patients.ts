// Patients: who is registered here.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import {
  ById,
  Day,
  Done,
  Email,
  Id,
  Instant,
  line,
  Page,
  PersonName,
  Phone,
  SEXES,
  TypedPassword,
  text,
} from '../fields.ts';

/** Changes whenever the text of the privacy notice does; kept beside each consent. */
export const PRIVACY_NOTICE_VERSION = '2026-11';

/** The screens ask for it; a program that registers someone may leave it out, never refuse it. */
const Consent = z.optional(z.literal(true, { error: 'Please agree to the privacy notice.' }));

export const Registration = z.strictObject({
  name: PersonName,
  email: Email,
  phone: Phone,
  password: TypedPassword,
  consent: Consent,
});
export type Registration = z.infer<typeof Registration>;

export const registerPatient = endpoint({
  method: 'POST',
  path: '/patients/register',
  summary: 'Register as a patient and get a PUD; opens no session',
  body: Registration,
  reply: z.object({ pud: z.string() }),
  roles: ['public'],
  refusals: ['password_refused'],
  failure: 'Registration failed. Please try again.',
  created: true,
  idempotent: true,
  limit: 'registration',
});

/**
 * Enough to find a person and no more. `condition` (the latest signed primary diagnosis, else the last visit's reason),
 * `lastVisit` and `status` only where the caller cares for them.
 */
export const PatientListed = z.object({
  id: Id,
  pud: z.string(),
  /** Those of records that were merged into this one, oldest first. */
  formerPuds: z.optional(z.array(z.string())),
  name: z.string(),
  age: z.nullable(z.int()),
  /** Null where only an age is known, or nothing. */
  dateOfBirth: z.nullable(Day),
  gender: z.nullable(z.string()),
  lastVisit: z.nullable(z.string()),
  condition: z.nullable(z.string()),
  status: z.enum(['Active', 'Follow-up', 'Critical']),
  /** The last four digits, for telling two people of one name apart. */
  phoneEnding: z.string(),
  isDeactivated: z.boolean(),
  /** False: the chart opens only by breaking the glass. */
  isInCare: z.boolean(),
});
export type PatientListed = z.infer<typeof PatientListed>;

export const PATIENT_FILTERS = ['mine', 'today', 'critical', 'follow-up'] as const;

export const listPatients = endpoint({
  method: 'GET',
  path: '/patients',
  summary: "A doctor's patients in care; at the desk everyone, by name",
  query: z.extend(Page, {
    /** A part of the name or of the condition. */
    q: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    /** Today: those with a visit to the caller. */
    filter: z.optional(z.enum(PATIENT_FILTERS)),
  }),
  reply: z.array(PatientListed),
  roles: ['doctor', 'staff'],
  refusals: [],
  failure: 'Failed to fetch patients',
  patientKeys: ['id'],
});

export const searchPatients = endpoint({
  method: 'GET',
  path: '/patients/search',
  summary: 'By the start of any word of the name, the start of a PUD, a phone number or its last four digits',
  query: z.strictObject({
    q: z.string().check(z.trim(), z.minLength(3, { error: 'Type at least three characters.' }), z.maxLength(80)),
  }),
  reply: z.array(PatientListed),
  roles: ['doctor', 'staff'],
  refusals: [],
  patientKeys: ['id'],
  isSearch: true,
});

export const PatientReply = z.object({
  id: Id,
  pud: z.string(),
  /** PUDs of records that were merged into this one: they lead here. */
  formerPuds: z.optional(z.array(z.string())),
  name: z.string(),
  /** Null for who has none, or has not confirmed it yet. */
  email: z.nullable(z.string()),
  /** Waits to be confirmed from the mail that was sent to it. */
  newEmail: z.nullable(z.string()),
  /** What it waits for: the link that was mailed to it; or, typed by staff, the owner's yes before that. */
  newEmailNeeds: z.nullable(z.enum(['link', 'approval'])),
  phone: z.string(),
  dateOfBirth: z.nullable(Day),
  /** In years today, from the date of birth or from the age given on a day. */
  age: z.nullable(z.int()),
  sex: z.nullable(z.enum(SEXES)),
  registeredAt: Instant,
  hasAccount: z.boolean(),
  isDeactivated: z.boolean(),
  /** The record does not open to the account before somebody other than the maker of its code has seen the owner. */
  held: z.optional(z.object({ since: Instant, codeMadeBy: z.nullable(z.string()), codeMadeById: z.nullable(Id) })),
  version: z.int(),
});
export type PatientReply = z.infer<typeof PatientReply>;

export const readPatient = endpoint({
  method: 'GET',
  path: '/patients/{id}',
  summary: 'One patient: oneself, or someone in care; at the desk how to reach anyone',
  params: ById,
  reply: PatientReply,
  roles: ['patient', 'doctor', 'staff'],
  part: 'record',
  refusals: ['not_found'],
  failure: 'Failed to fetch patient',
});

/** Someone unconscious can be registered: what nobody knows is said to be unknown, never left out. */
export const DESK_SEXES = [...SEXES, 'not-known'] as const;

export const DeskRegistration = z
  .strictObject({
    name: PersonName,
    /** Half of the people have none. */
    email: z.optional(Email),
    phone: Phone,
    dateOfBirth: z.optional(Day),
    age: z.optional(z.int({ error: 'Enter the age in whole years.' })),
    isAgeUnknown: z.optional(z.literal(true)),
    sex: z.enum(DESK_SEXES, { error: 'Choose one.' }),
    /** An unusual age was checked and is meant. */
    confirmed: z.optional(z.boolean()),
    /** The people shown as likely duplicates were looked at: this is someone else. */
    isNotDuplicate: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ dateOfBirth, age, isAgeUnknown }) => (dateOfBirth ?? age ?? isAgeUnknown) !== undefined, {
      error: 'Enter the date of birth or the age, or say that it is not known.',
      path: ['dateOfBirth'],
    }),
  );
export type DeskRegistration = z.infer<typeof DeskRegistration>;

export const registerAtDesk = endpoint({
  method: 'POST',
  path: '/patients',
  summary: 'Register someone at the desk: an activation code instead of a password',
  body: DeskRegistration,
  reply: z.object({ patient: PatientReply, activationCode: z.string(), activateAt: z.string() }),
  roles: ['staff', 'desk'],
  refusals: ['likely_duplicate', 'implausible_value'],
  created: true,
  idempotent: true,
});

/**
 * Name and birth, name or birth and phone, name of someone who lies here now, birth date and a part of the name, name or
 * its sound alone, phone alone.
 */
export const DUPLICATE_REASONS = ['birth', 'phone', 'inpatient', 'birth-date', 'name', 'shared-phone'] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

export const LikelyDuplicate = z.extend(PatientListed, {
  /** Where they lie, if they are inpatients. */
  place: z.nullable(z.string()),
  /** Strongest first. */
  reasons: z.array(z.enum(DUPLICATE_REASONS)),
});
export type LikelyDuplicate = z.infer<typeof LikelyDuplicate>;

export const listLikelyDuplicates = endpoint({
  method: 'GET',
  path: '/patients/duplicates',
  summary: 'Who may be this person already: by name and birth, by phone, or by the sound of the name',
  query: z.strictObject({
    name: line('Name', 120),
    phone: z.optional(text('Phone', 30)),
    dateOfBirth: z.optional(Day),
    age: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(130))),
    sex: z.optional(z.enum(DESK_SEXES)),
  }),
  reply: z.array(LikelyDuplicate),
  roles: ['staff', 'desk'],
  refusals: [],
  isHeavy: true,
  patientKeys: ['id'],
  isSearch: true,
});

export const confirmIdentity = endpoint({
  method: 'POST',
  path: '/patients/{id}/confirm-identity',
  summary:
    'I have seen who this is: the password is void, and a code to hand over opens the record. Not by whoever made the code',
  params: ById,
  reply: z.object({ pud: z.string(), activationCode: z.string(), activateAt: z.string() }),
  roles: ['staff'],
  refusals: ['not_found', 'own_code', 'account_exists'],
});

export const activateAccount = endpoint({
  method: 'POST',
  path: '/patients/activate',
  summary: 'Choose a password with the activation code given at the desk',
  body: z.strictObject({
    pud: text('PUD', 40),
    code: text('Activation code', 40),
    password: TypedPassword,
    /** The one chosen before, with the code from confirming who the owner is: both together open the record. */
    earlierPassword: z.optional(TypedPassword),
    /** The owner's own, whatever the desk wrote down: it can reset the password. */
    email: z.optional(Email),
    consent: Consent,
  }),
  reply: Done,
  roles: ['public'],
  refusals: ['link_invalid', 'password_refused', 'login_locked'],
  limit: 'login',
});

export const renewActivationCode = endpoint({
  method: 'POST',
  path: '/patients/{id}/activation-code',
  summary:
    'A new code to hand over: for the account of someone who lost the slip, or for an e-mail address that staff typed. The earlier code stops working',
  params: ById,
  /** `activateAt`: where the code is typed, as the outside reaches this clinic. */
  reply: z.object({ pud: z.string(), activationCode: z.string(), activateAt: z.string() }),
  roles: ['staff'],
  refusals: ['not_found', 'account_exists'],
  created: true,
});

export const updatePatient = endpoint({
  method: 'PUT',
  path: '/patients/{id}',
  summary:
    'Correct name, e-mail or phone. A new e-mail address needs the password and counts once it was confirmed from a mail sent to it; one typed by staff waits for the owner first',
  params: ById,
  body: z.strictObject({
    name: PersonName,
    email: z.nullable(Email),
    phone: Phone,
    version: z.int(),
    /** One's own, where the e-mail address changes. */
    password: z.optional(TypedPassword),
    /** From the authenticator app, where there is one. */
    code: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  }),
  reply: PatientReply,
  roles: ['patient', 'staff'],
  /** For a child without a login a guardian changes the phone number, and nothing else. */
  part: 'record',
  refusals: [
    'not_found',
    'not_allowed',
    'version_outdated',
    'wrong_password',
    'wrong_code',
    'login_locked',
    'too_many_requests',
  ],
});

export const deactivatePatient = endpoint({
  method: 'DELETE',
  path: '/patients/{id}',
  summary: 'Deactivate one without coming visits: the login closes, the record stays',
  params: ById,
  reply: Done,
  roles: ['staff'],
  refusals: ['not_found', 'visits_changed', 'lies_here', 'alert_open'],
});

export const reactivatePatient = endpoint({
  method: 'POST',
  path: '/patients/{id}/reactivate',
  summary: 'Open the login of a deactivated patient again',
  params: ById,
  reply: Done,
  roles: ['staff'],
  refusals: ['not_found'],
});

export const BREAK_GLASS_CHARACTERS = 20;

/** Three different words at least, with so many letters together: "test test test" is one, "ab cd ef ab cd ef" says nothing. */
function isInWords(reason: string): boolean {
  const words = [...new Set(reason.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu))];
  const letters = words.join('');
  return words.length >= 3 && letters.length >= 15 && new Set(letters).size >= 8;
}

export const breakGlass = endpoint({
  method: 'POST',
  path: '/patients/{id}/break-glass',
  recordsBadInput: true,
  summary: 'Open a chart without a care relationship, for 60 minutes; the patient and the administrators are told',
  params: ById,
  body: z.strictObject({
    reason: z
      .string({ error: 'Reason is needed.' })
      .check(
        z.trim(),
        z.minLength(BREAK_GLASS_CHARACTERS, { error: `Write at least ${BREAK_GLASS_CHARACTERS} characters.` }),
        z.maxLength(500, { error: 'At most 500 characters.', abort: true }),
        z.refine(isInWords, { error: 'Say why in words that others can understand.' }),
      ),
    password: z.optional(TypedPassword),
    code: z.optional(text('Code', 40)),
  }),
  reply: z.object({ patientId: Id, until: Instant }),
  roles: ['doctor', 'staff'],
  refusals: ['not_found', 'chart_already_open', 'glass_proof_needed', 'wrong_password', 'wrong_code', 'login_locked'],
  created: true,
});
