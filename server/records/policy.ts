import type { Actor } from '../platform/actor.ts';
import type { ReadingRow } from './store.ts';

/** One may cross out only one's own readings; store.ts checks the same in its update. */
export const isOwnReading = (actor: Actor, { recorded_by }: Pick<ReadingRow, 'recorded_by'>): boolean =>
  recorded_by === actor.accountId;

/** Told, not measured by the clinic. */
export const isFromPatient = ({ recorder_role }: Pick<ReadingRow, 'recorder_role'>): boolean =>
  recorder_role === 'patient';

/** Readings at home get advice. On the ward NEWS2 decides instead. */
export const getsAdvice = (actor: Actor): boolean => actor.role === 'patient';

/** Facts that only the clinic can know, like kidney function. */
export const mayWriteClinicFacts = (actor: Actor): boolean => actor.role === 'doctor' || actor.role === 'staff';

/** Where someone who cares for a patient opens the chart. */
export const chartsOf = (role: string | undefined, patientId: string) =>
  role === 'doctor'
    ? (`/doctor-dashboard?view=patients&patient=${patientId}` as const)
    : (`/staff-dashboard?view=patients&patient=${patientId}` as const);
