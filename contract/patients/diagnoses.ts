// Diagnoses: a draft that only its author sees, signed once and never edited, with addenda.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Day, Done, Id, Instant, line, Page, text } from '../fields.ts';
import { LabOrder } from '../labs/lab-orders.ts';
import { MedicineOrder, REASON_CHARACTERS, SafetyFinding, SafetyReport } from '../medicines/medicines.ts';
import { Prescription } from '../medicines/prescriptions.ts';
import { NewStaffTask, StaffTask } from '../ward/staff-tasks.ts';

export const CodedDiagnosis = z.object({
  /** ICD-10 of WHO, edition 2019. */
  code: z.string(),
  name: z.string(),
  /** What the words that were typed matched, where it was not the name. */
  alsoCalled: z.nullable(z.string()),
  /** Its code, its name or one of its words is what was typed, in full. Several entries may share a word. */
  isExact: z.boolean(),
  /** How often the caller signed it in the last twelve months. */
  usedByMe: z.int(),
});
export type CodedDiagnosis = z.infer<typeof CodedDiagnosis>;

export const searchCodes = endpoint({
  method: 'GET',
  path: '/diagnosis-codes',
  summary: 'Coded diagnoses by clinical or everyday words, or by the beginning of an ICD-10 code',
  query: z.strictObject({
    q: text('Words', 80),
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50))),
  }),
  reply: z.array(CodedDiagnosis),
  roles: ['doctor', 'staff'],
  refusals: [],
});

export const NewLabTest = z.strictObject({
  id: z.optional(Id),
  name: line('Test', 120),
  category: z.optional(z.string().check(z.maxLength(80))),
  indication: z.optional(z.string().check(z.maxLength(160))),
});
export type NewLabTest = z.infer<typeof NewLabTest>;

export const SafetyAnswer = z.strictObject({
  finding: z.string().check(z.maxLength(400)),
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(REASON_CHARACTERS, { error: `Write at least ${REASON_CHARACTERS} characters.` }),
      z.maxLength(500, { error: 'At most 500 characters.' }),
    ),
});

const Notes = z.string().check(z.trim(), z.maxLength(5_000, { error: 'At most 5,000 characters.' }));
const ICD_10 = z
  .string()
  .check(z.regex(/^[A-Z]\d[0-9A-Z](\.[0-9A-Z]{1,4})?$/, { error: 'An ICD-10 code looks like J18.9.' }));

const Orders = {
  medications: z.array(MedicineOrder).check(z.maxLength(20, { error: 'At most 20 medicines.' })),
  tests: z.array(NewLabTest).check(z.maxLength(20, { error: 'At most 20 tests.' })),
  staffTasks: z.array(NewStaffTask).check(z.maxLength(20, { error: 'At most 20 tasks.' })),
};

export const NewDiagnosis = z.strictObject({
  /** The patient's id. */
  patient: Id,
  diagnosis: line('Diagnosis', 200),
  /** Left out for a diagnosis in one's own words, which is marked as uncoded. */
  code: z.optional(ICD_10),
  medications: z._default(Orders.medications, []),
  tests: z._default(Orders.tests, []),
  staffTasks: z._default(Orders.staffTasks, []),
  notes: z.optional(Notes),
  /** The day it is about, in the clinic's zone; today when it is left out. */
  date: z.optional(Day),
  followUpOn: z.optional(Day),
  /** Nobody who acts for the patient learns of it, nor of its medicines and tests. */
  isPrivate: z.optional(z.boolean()),
  /** The written reasons for what the safety check found. */
  answers: z.optional(z.array(SafetyAnswer).check(z.maxLength(100))),
});
export type NewDiagnosis = z.infer<typeof NewDiagnosis>;

export const Addendum = z.object({ id: Id, text: z.string(), by: z.string(), at: Instant });
export type Addendum = z.infer<typeof Addendum>;

export const Diagnosis = z.object({
  id: Id,
  patient: z.string(),
  patientId: Id,
  diagnosis: z.string(),
  /** Null: uncoded. */
  code: z.nullable(z.string()),
  notes: z.string(),
  date: Day,
  followUpOn: z.nullable(Day),
  signedBy: z.string(),
  signedById: Id,
  signedAt: Instant,
  prescription: z.nullable(Prescription),
  labOrders: z.array(LabOrder),
  staffTasks: z.array(StaffTask),
  addenda: z.array(Addendum),
  /** What the check said at signing, with the reasons that were given. To the patient: none. */
  safety: z.array(z.extend(SafetyFinding, { reason: z.nullable(z.string()) })),
  safetyTableVersion: z.string(),
  can: z.object({ addAddendum: z.boolean() }),
});
export type Diagnosis = z.infer<typeof Diagnosis>;

export const checkDiagnosis = endpoint({
  method: 'POST',
  path: '/diagnoses/check',
  summary: 'What the safety check says about these medicines for this patient, while one writes',
  body: z.strictObject({
    patient: Id,
    medications: Orders.medications,
    /** What is about to be signed: the medicines are compared with it as well. */
    diagnosis: z.optional(z.string().check(z.maxLength(200))),
    code: z.optional(ICD_10),
  }),
  reply: SafetyReport,
  roles: ['doctor'],
  refusals: ['not_found', 'safety_check_failed'],
});

export const signDiagnosis = endpoint({
  method: 'POST',
  path: '/diagnoses',
  summary: 'Sign a diagnosis: its medicines are prescribed, its tests ordered, its tasks given',
  body: NewDiagnosis,
  reply: Diagnosis,
  roles: ['doctor'],
  refusals: [
    'licence_lapsed',
    'not_found',
    'safety_unanswered',
    'not_prescribable',
    'safety_check_failed',
    'unknown_medicine',
    'unknown_test',
    'unknown_colleague',
    'time_past',
    'bad_input',
  ],
  failure: 'The diagnosis could not be submitted. Please try again.',
  created: true,
  idempotent: true,
});

export const readDiagnosis = endpoint({
  method: 'GET',
  path: '/diagnoses/{id}',
  summary: 'One signed diagnosis with everything that came of it',
  params: ById,
  reply: Diagnosis,
  roles: ['patient', 'doctor', 'staff'],
  part: 'record',
  withholdsConfidential: true,
  refusals: ['not_found'],
});

export const listDiagnoses = endpoint({
  method: 'GET',
  path: '/patients/{id}/diagnoses',
  summary: 'Signed diagnoses of a patient, newest first',
  params: ById,
  query: Page,
  reply: z.array(Diagnosis),
  roles: ['patient', 'doctor', 'staff'],
  part: 'record',
  withholdsConfidential: true,
  refusals: ['not_found'],
});

export const addAddendum = endpoint({
  method: 'POST',
  path: '/diagnoses/{id}/addenda',
  summary: 'Add to a signed diagnosis; what was signed stays as it was',
  params: ById,
  body: z.strictObject({ text: text('Addendum', 2_000) }),
  reply: Diagnosis,
  roles: ['doctor'],
  refusals: ['not_found', 'licence_lapsed'],
  created: true,
  idempotent: true,
});

/** As it stands in the form; nothing of it is checked before signing. */
export const DraftForm = z.strictObject({
  diagnosis: z.string().check(z.maxLength(200)),
  code: z.nullable(z.string().check(z.maxLength(10))),
  /** The rows of the form, whole or half filled in, each at most 2 kB. */
  medications: z.array(z.record(z.string(), z.unknown())).check(z.maxLength(20)),
  tests: z.array(z.record(z.string(), z.unknown())).check(z.maxLength(20)),
  staffTasks: z.array(z.record(z.string(), z.unknown())).check(z.maxLength(20)),
  notes: z.string().check(z.maxLength(5_000)),
  /** Also half a day, as it is typed. */
  followUpOn: z.nullable(z.string().check(z.maxLength(20))),
  answers: z.record(z.string(), z.string().check(z.maxLength(500))),
  isPrivate: z.optional(z.boolean()),
});
export type DraftForm = z.infer<typeof DraftForm>;

export const Draft = z.object({ patientId: Id, form: DraftForm, savedAt: Instant, version: z.int() });
export type Draft = z.infer<typeof Draft>;

export const readDraft = endpoint({
  method: 'GET',
  path: '/patients/{id}/diagnosis-draft',
  summary: 'My draft for this patient, if there is one',
  params: ById,
  reply: z.object({ draft: z.nullable(Draft) }),
  roles: ['doctor'],
  refusals: ['not_found'],
});

export const saveDraft = endpoint({
  method: 'PUT',
  path: '/patients/{id}/diagnosis-draft',
  summary: 'Keep my draft for this patient; nobody else sees it',
  params: ById,
  /** `version` is the one that was read, 0 for none: another tab's draft is not overwritten. */
  body: z.strictObject({ form: DraftForm, version: z.int() }),
  reply: Draft,
  roles: ['doctor'],
  refusals: ['not_found', 'version_outdated'],
});

export const clearDraft = endpoint({
  method: 'DELETE',
  path: '/patients/{id}/diagnosis-draft',
  summary: 'Throw my draft for this patient away',
  params: ById,
  reply: Done,
  roles: ['doctor'],
  refusals: ['not_found'],
});

/** A draft, or a visit that ended without a signed diagnosis. */
export const WaitingDiagnosis = z.object({
  kind: z.enum(['draft', 'visit']),
  patientId: Id,
  patient: z.string(),
  pud: z.string(),
  /** What the draft says so far, or why the patient came. */
  about: z.string(),
  since: Instant,
});
export type WaitingDiagnosis = z.infer<typeof WaitingDiagnosis>;

export const listWaitingDiagnoses = endpoint({
  method: 'GET',
  path: '/diagnoses/waiting',
  summary: 'My drafts, and my visits that ended without a signed diagnosis; the badge counts them',
  reply: z.object({ count: z.int(), first: z.array(WaitingDiagnosis) }),
  roles: ['doctor'],
  refusals: [],
});
