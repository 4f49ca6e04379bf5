// A patient's chart as one reads it: the medical history as a line of time, and a summary on one page.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Day, Id, Instant } from '../fields.ts';
import { LabReport } from '../labs/lab-orders.ts';
import { Override } from '../medicines/dose-checks.ts';
import { Adherence } from '../medicines/doses.ts';
import { PrescribedMedicine } from '../medicines/prescriptions.ts';
import { Reading } from '../readings/readings.ts';
import { Profile } from './profile.ts';

export const HISTORY_KINDS = ['diagnosis', 'prescription', 'visit', 'result', 'triage', 'scan'] as const;

export const HistoryEntry = z.object({
  kind: z.enum(HISTORY_KINDS),
  id: Id,
  date: Day,
  at: Instant,
  /** "Hypertension" · "Triage: urgency 4" */
  title: z.string(),
  /** What was found, said or done. */
  detail: z.string(),
  /** The spec's names: what was diagnosed and how it was treated; both only for a diagnosis. */
  diagnosis: z.nullable(z.string()),
  treatment: z.nullable(z.string()),
  code: z.nullable(z.string()),
  by: z.nullable(z.string()),
  /** Who answered, for what no clinician has confirmed: "Nadi’s rules, not checked by a clinician". */
  mark: z.nullable(z.string()),
  pictureUrl: z.nullable(z.string()),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const listHistory = endpoint({
  method: 'GET',
  path: '/patients/{id}/history',
  summary: 'Diagnoses, prescriptions, visits, results, triage and scans, newest first',
  params: ById,
  reply: z.array(HistoryEntry),
  roles: ['patient', 'doctor', 'staff'],
  part: 'record',
  refusals: ['not_found'],
  isHeavy: true,
});

/** Where it is known from that the patient takes it. */
const MEDICINE_SOURCES = ['ward', 'prescribed', 'home'] as const;

export const MedicineNow = z.object({
  source: z.enum(MEDICINE_SOURCES),
  /** The order, the prescribed medicine, or the name at home: unique with its source. */
  id: z.string(),
  name: z.string(),
  /** "500 mg by mouth, 3 times a day"; empty for a medicine at home. */
  inWords: z.string(),
  isAsNeeded: z.boolean(),
  /** Both are null except for ward orders: nobody records doses elsewhere. */
  lastGiven: z.nullable(z.object({ at: Instant, by: z.string(), dosage: z.string() })),
  nextDue: z.nullable(Instant),
  /** From then on the next dose is late. */
  overdueAt: z.nullable(Instant),
  /** "Not ordered on the ward" · "Stopped on the ward: kidney function" */
  note: z.nullable(z.string()),
  /** The reader may decide how it goes on after the stay. */
  canDecide: z.optional(z.boolean()),
  /** What the doctor kept although the safety check spoke against it. Not sent to patients. */
  overrides: z.array(Override),
});
export type MedicineNow = z.infer<typeof MedicineNow>;

/** Where and since when an inpatient lies; `inpatientId` opens the rest. */
export const StayNow = z.object({
  inpatientId: Id,
  room: z.string(),
  bed: z.string(),
  /** "204-B" */
  place: z.string(),
  admittedAt: Instant,
  /** The day of the admission is 1. */
  day: z.int(),
  condition: z.string(),
  doctor: z.string(),
});
export type StayNow = z.infer<typeof StayNow>;

export const PatientSummary = z.object({
  patient: z.object({ id: Id, name: z.string(), pud: z.string(), phone: z.string() }),
  profile: Profile,
  /** Signed diagnoses, each once, newest first. */
  conditions: z.array(z.object({ diagnosis: z.string(), code: z.nullable(z.string()), since: Day, last: Day })),
  /** Prescribed here and running today. */
  medicines: z.array(PrescribedMedicine),
  /** All that the patient takes or gets today: the ward's orders first, then prescriptions, then home. */
  medicinesNow: z.array(MedicineNow),
  /** Of doses at home, as the patient tells; null: none was planned. */
  adherence: z.nullable(Adherence),
  /** Null for whoever is not an inpatient. */
  stay: z.nullable(StayNow),
  /** The newest of each kind. */
  readings: z.array(Reading),
  results: z.array(LabReport),
  lastVisit: z.nullable(Day),
  nextVisit: z.nullable(Instant),
  followUpOn: z.nullable(Day),
  madeAt: Instant,
});
export type PatientSummary = z.infer<typeof PatientSummary>;

export const readSummary = endpoint({
  method: 'GET',
  path: '/patients/{id}/summary',
  summary: 'The patient on one page',
  params: ById,
  reply: PatientSummary,
  roles: ['patient', 'doctor', 'staff'],
  part: 'record',
  refusals: ['not_found'],
});
