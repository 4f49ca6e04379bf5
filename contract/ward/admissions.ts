// How one comes to a bed and leaves it. Changes are published as `inpatients`.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Id, Instant, line, Page, SEXES, text } from '../fields.ts';
import { DISCHARGE_DECISIONS, ON_WARD } from '../medicines/after-stay.ts';
import { InpatientStatus } from './inpatients.ts';

/** The reply of an act on a stay. Whoever may open the chart reads that separately. */
export const ChangedStay = z.object({
  id: Id,
  name: z.string(),
  place: z.string(),
  doctor: z.string(),
  /** Before a doctor accepts, the chart stays closed to the ward. */
  isAccepted: z.boolean(),
});
export type ChangedStay = z.infer<typeof ChangedStay>;

export const admitPatient = endpoint({
  method: 'POST',
  path: '/inpatients',
  summary: 'Admit a patient to a bed; the chart opens to the ward once a doctor has accepted. The patient is told.',
  body: z.strictObject({
    patientId: Id,
    bedId: Id,
    doctorId: Id,
    diagnosis: line('Diagnosis', 200),
    note: z.optional(text('Note', 2_000)),
  }),
  reply: ChangedStay,
  roles: ['doctor', 'staff'],
  refusals: ['not_found', 'bed_taken', 'already_admitted', 'unknown_bed', 'unknown_doctor'],
  failure: 'The patient was not admitted. Please try again.',
  created: true,
  idempotent: true,
});

export const transferInpatient = endpoint({
  method: 'POST',
  path: '/inpatients/{id}/transfer',
  summary: 'Move to another bed',
  params: ById,
  body: z.strictObject({ bedId: Id, version: z.int() }),
  reply: ChangedStay,
  roles: ['doctor', 'staff'],
  refusals: ['not_found', 'bed_taken', 'unknown_bed', 'version_outdated'],
});

/** All that is known of someone whose admission no doctor has accepted. Readings are those of this stay. */
export const WaitingAdmission = z.object({
  id: Id,
  patientId: Id,
  name: z.string(),
  pud: z.string(),
  /** Before two records were merged: labels and wristbands may still say so. */
  formerPuds: z.optional(z.array(z.string())),
  age: z.nullable(z.int()),
  sex: z.nullable(z.enum(SEXES)),
  room: z.string(),
  bed: z.string(),
  place: z.string(),
  doctor: z.string(),
  doctorId: Id,
  admittedAt: Instant,
  admittedBy: z.string(),
  /** What the patient was admitted for: for the doctor who is asked; null to others. */
  diagnosis: z.nullable(z.string()),
  status: InpatientStatus,
  /** The NEWS2 of the last complete set of this stay. */
  score: z.nullable(z.int()),
  saturationScale: z.literal([1, 2]),
  lastObservedAt: z.nullable(Instant),
  nextObservationDue: Instant,
  isObservationLate: z.boolean(),
  version: z.int(),
  can: z.object({ accept: z.boolean(), observe: z.boolean(), discharge: z.boolean() }),
});
export type WaitingAdmission = z.infer<typeof WaitingAdmission>;

export const listWaitingAdmissions = endpoint({
  method: 'GET',
  path: '/admissions/waiting',
  summary: 'Admissions that no doctor has accepted: to a nurse all, to a doctor those they may accept',
  reply: z.array(WaitingAdmission),
  roles: ['doctor', 'staff'],
  refusals: [],
});

export const acceptAdmission = endpoint({
  method: 'POST',
  path: '/inpatients/{id}/accept',
  summary: 'Accept an admission: the chart opens to this doctor and to every nurse',
  params: ById,
  reply: z.object({ id: Id, acceptedAt: Instant }),
  roles: ['doctor'],
  refusals: ['not_found'],
  failure: 'The admission was not accepted. Please try again.',
});

export const declineAdmission = endpoint({
  method: 'POST',
  path: '/inpatients/{id}/decline',
  summary: 'Decline an admission with a reason: the stay ends and the bed is free',
  params: ById,
  body: z.strictObject({ reason: text('Reason', 500) }),
  reply: z.object({ id: Id, dischargedAt: Instant }),
  roles: ['doctor'],
  refusals: ['not_found', 'admission_accepted'],
  failure: 'The admission was not declined. Please try again.',
  idempotent: true,
});

export const dischargeInpatient = endpoint({
  method: 'POST',
  path: '/inpatients/{id}/discharge',
  summary:
    'Discharge with a summary: the bed is free, open doses end, medicines from home go on or stop as a doctor decides, and whoever wrote in the stay may read it for 30 days',
  params: ById,
  body: z.strictObject({
    summary: text('Summary', 5_000),
    /** What the patient is to do at home; told to the patient. */
    advice: z.optional(text('Advice', 2_000)),
    /** A doctor decides about each medicine from home that the ward did not simply go on with; nurses decide nothing. */
    medicines: z.optional(
      z
        .array(
          z.strictObject({
            id: Id,
            /** What the ward had done with it when the doctor looked: decided on something else, it is asked again. */
            onWard: z.enum(ON_WARD),
            decision: z.enum(DISCHARGE_DECISIONS, { error: 'Choose whether it goes on.' }),
          }),
        )
        .check(z.maxLength(100)),
    ),
    version: z.int(),
  }),
  reply: z.object({ id: Id, dischargedAt: Instant }),
  roles: ['doctor', 'staff'],
  refusals: ['not_found', 'version_outdated', 'medicines_undecided', 'already_stopped', 'bad_input', 'licence_lapsed'],
  idempotent: true,
});

/** Enough to find a stay; what was found and done only with the chart. */
export const Admission = z.object({
  id: Id,
  patientId: Id,
  patient: z.string(),
  pud: z.string(),
  /** Before two records were merged: labels and wristbands may still say so. */
  formerPuds: z.optional(z.array(z.string())),
  place: z.string(),
  doctor: z.string(),
  admittedAt: Instant,
  dischargedAt: z.nullable(Instant),
});
export type Admission = z.infer<typeof Admission>;

export const listAdmissions = endpoint({
  method: 'GET',
  path: '/admissions',
  summary: 'Who was admitted and discharged, newest first; to a doctor those whose charts are open to them',
  query: Page,
  reply: z.array(Admission),
  roles: ['doctor', 'staff'],
  refusals: [],
});

export const Stay = z.extend(Admission, {
  diagnosis: z.string(),
  summary: z.nullable(z.string()),
  advice: z.nullable(z.string()),
  dischargedBy: z.nullable(z.string()),
});
export type Stay = z.infer<typeof Stay>;

export const listStays = endpoint({
  method: 'GET',
  path: '/patients/{id}/admissions',
  summary: 'The stays of a patient with their summaries, newest first',
  params: ById,
  reply: z.array(Stay),
  roles: ['patient', 'doctor', 'staff'],
  part: 'record',
  refusals: ['not_found'],
});
