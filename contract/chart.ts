// A patient's chart as one reads it: the medical history as a line of time, and a summary on one page.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { ById, Day, Id, Instant } from './fields.ts';
import { LabReport } from './lab-orders.ts';
import { PrescribedMedicine } from './prescriptions.ts';
import { Profile, Reading } from './records.ts';

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
  /** "AI, unverified" for what no clinician has confirmed. */
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
  refusals: ['not_found'],
});

export const PatientSummary = z.object({
  patient: z.object({ id: Id, name: z.string(), pud: z.string(), phone: z.string() }),
  profile: Profile,
  /** Signed diagnoses, each once, newest first. */
  conditions: z.array(z.object({ diagnosis: z.string(), code: z.nullable(z.string()), since: Day, last: Day })),
  /** Prescribed here and running today. */
  medicines: z.array(PrescribedMedicine),
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
  refusals: ['not_found'],
});
