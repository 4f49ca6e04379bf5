// Patients: who is registered here.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { ById, Done, Email, Id, Instant, Page, PersonName, Phone, TypedPassword, text } from './fields.ts';

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
  name: z.string(),
  age: z.nullable(z.int()),
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
});

export const PatientOnFile = z.object({
  id: Id,
  pud: z.string(),
  name: z.string(),
  email: z.string(),
  /** Waits to be confirmed from the mail that was sent to it. */
  newEmail: z.nullable(z.string()),
  phone: z.string(),
  registeredAt: Instant,
  hasAccount: z.boolean(),
  isDeactivated: z.boolean(),
  version: z.int(),
});
export type PatientOnFile = z.infer<typeof PatientOnFile>;

export const readPatient = endpoint({
  method: 'GET',
  path: '/patients/{id}',
  summary: 'One patient: oneself, or someone in care; at the desk how to reach anyone',
  params: ById,
  reply: PatientOnFile,
  roles: ['patient', 'doctor', 'staff'],
  refusals: ['not_found'],
  failure: 'Failed to fetch patient',
});

export const registerAtDesk = endpoint({
  method: 'POST',
  path: '/patients',
  summary: 'Register someone at the desk: an activation code instead of a password',
  body: z.strictObject({
    name: PersonName,
    email: Email,
    phone: Phone,
    /** The people shown as likely duplicates were looked at: this is someone else. */
    isNotDuplicate: z.optional(z.boolean()),
  }),
  reply: z.object({ patient: PatientOnFile, activationCode: z.string() }),
  roles: ['staff'],
  refusals: ['likely_duplicate'],
  created: true,
  idempotent: true,
});

export const listLikelyDuplicates = endpoint({
  method: 'GET',
  path: '/patients/duplicates',
  summary: 'People with the same phone number and a similar name',
  query: z.strictObject({ name: text('Name', 120), phone: text('Phone', 30) }),
  reply: z.array(PatientListed),
  roles: ['staff'],
  refusals: [],
});

export const activateAccount = endpoint({
  method: 'POST',
  path: '/patients/activate',
  summary: 'Choose a password with the activation code given at the desk',
  body: z.strictObject({
    pud: text('PUD', 40),
    code: text('Activation code', 40),
    password: TypedPassword,
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
  summary: 'A new activation code for someone who lost the slip; the earlier code stops working',
  params: ById,
  reply: z.object({ pud: z.string(), activationCode: z.string() }),
  roles: ['staff'],
  refusals: ['not_found', 'account_exists'],
  created: true,
});

export const updatePatient = endpoint({
  method: 'PUT',
  path: '/patients/{id}',
  summary: 'Correct name, e-mail or phone. A new e-mail address counts once it was confirmed from a mail sent to it',
  params: ById,
  body: z.strictObject({ name: PersonName, email: Email, phone: Phone, version: z.int() }),
  reply: PatientOnFile,
  roles: ['patient', 'staff'],
  refusals: ['not_found', 'version_outdated'],
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/email/confirm',
  summary: 'Confirm a new e-mail address with the link from the mail',
  body: z.strictObject({ token: text('Link', 200) }),
  reply: Done,
  roles: ['public'],
  refusals: ['link_invalid'],
  limit: 'login',
});

export const deactivatePatient = endpoint({
  method: 'DELETE',
  path: '/patients/{id}',
  summary: 'Deactivate: the login closes, the record stays',
  params: ById,
  reply: Done,
  roles: ['staff'],
  refusals: ['not_found'],
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

/** Different ones: "test test test" is one. */
const wordsIn = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu));

export const breakGlass = endpoint({
  method: 'POST',
  path: '/patients/{id}/break-glass',
  summary: 'Open a chart without a care relationship, for 60 minutes; the patient and the administrators are told',
  params: ById,
  body: z.strictObject({
    reason: z.string({ error: 'Reason is needed.' }).check(
      z.trim(),
      z.minLength(BREAK_GLASS_CHARACTERS, { error: `Write at least ${BREAK_GLASS_CHARACTERS} characters.` }),
      z.maxLength(500, { error: 'At most 500 characters.' }),
      z.refine((reason) => wordsIn(reason).size >= 3, { error: 'Say why in words that others can understand.' }),
    ),
  }),
  reply: z.object({ patientId: Id, until: Instant }),
  roles: ['doctor', 'staff'],
  refusals: ['not_found', 'chart_already_open'],
  created: true,
});
