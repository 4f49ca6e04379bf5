// Prescriptions: what a signed diagnosis prescribed, with a number and everything its print page needs.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Day, Id, Instant, text } from '../fields.ts';
import { Override } from './dose-checks.ts';
import { Dose, Frequency, ROUTES } from './medicines.ts';

export const PrescribedMedicine = z.object({
  id: Id,
  /** The catalogue's id; null for a medicine in the doctor's own words. */
  medicineId: z.nullable(Id),
  name: z.string(),
  category: z.string(),
  indication: z.string(),
  dose: Dose,
  route: z.enum(ROUTES),
  frequency: Frequency,
  smallestGapHours: z.nullable(z.number()),
  mostIn24Hours: z.nullable(z.int()),
  days: z.nullable(z.int()),
  /** Doses that were supplied, where the prescription says so. */
  quantity: z.nullable(z.int()),
  instructions: z.string(),
  /** "500 mg by mouth, 3 times a day, for 7 days" */
  inWords: z.string(),
  startsOn: Day,
  /** The last day; null until it is stopped. */
  endsOn: z.nullable(Day),
  isActive: z.boolean(),
  stoppedAt: z.nullable(Instant),
  stoppedBy: z.nullable(z.string()),
  stopReason: z.nullable(z.string()),
  /** A repeat was signed and goes on in its place. */
  isRenewed: z.boolean(),
  /** What it was prescribed against, with the written reason. To the patient: none. */
  overrides: z.array(Override),
  /** Warnings that the prescriber knew and overrode, as the printed sheet says them. */
  aware: z.array(z.string()),
  can: z.object({ stop: z.boolean() }),
});
export type PrescribedMedicine = z.infer<typeof PrescribedMedicine>;

export const Prescription = z.object({
  id: Id,
  /** RX-2026-000042 */
  number: z.string(),
  diagnosisId: Id,
  diagnosis: z.string(),
  patientId: Id,
  doctor: z.string(),
  signedAt: Instant,
  /** How the doctor had last met the patient; left out where it was signed before this was written down. */
  lastMet: z.optional(z.enum(['in-person', 'video', 'never'])),
  medicines: z.array(PrescribedMedicine),
});
export type Prescription = z.infer<typeof Prescription>;

/** What the printed sheet carries besides. */
export const PrescriptionSheet = z.extend(Prescription, {
  patient: z.object({
    name: z.string(),
    pud: z.string(),
    formerPuds: z.optional(z.array(z.string())),
    age: z.nullable(z.int()),
    sex: z.nullable(z.string()),
    /** In words: "Penicillin" · "None known" · "Not asked". */
    allergies: z.string(),
  }),
  prescriber: z.object({
    name: z.string(),
    title: z.string(),
    department: z.nullable(z.string()),
    licenseNumber: z.nullable(z.string()),
  }),
  clinic: z.object({ name: z.string(), timeZone: z.string() }),
});
export type PrescriptionSheet = z.infer<typeof PrescriptionSheet>;

export const listPrescriptions = endpoint({
  method: 'GET',
  path: '/patients/{id}/prescriptions',
  summary: 'Prescriptions of a patient, newest first',
  params: ById,
  reply: z.array(Prescription),
  roles: ['patient', 'doctor', 'staff'],
  part: 'medicines',
  refusals: ['not_found'],
});

export const readPrescription = endpoint({
  method: 'GET',
  path: '/prescriptions/{id}',
  summary: 'One prescription as it is printed',
  params: ById,
  reply: PrescriptionSheet,
  roles: ['patient', 'doctor', 'staff'],
  part: 'medicines',
  refusals: ['not_found'],
});

export const stopMedicine = endpoint({
  method: 'POST',
  path: '/prescribed-medicines/{id}/stop',
  summary: 'Stop a medicine before its time, with a reason',
  params: ById,
  body: z.strictObject({ reason: text('Reason', 300) }),
  reply: PrescribedMedicine,
  roles: ['doctor'],
  refusals: ['not_found', 'already_stopped'],
});
