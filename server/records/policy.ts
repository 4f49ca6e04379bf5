import type { Actor } from '../platform/actor.ts';
import type { ReadingRow } from './store.ts';

/** One may cross out only one's own readings; store.ts checks the same in its update. */
export const isOwnReading = (actor: Actor, { recorded_by }: Pick<ReadingRow, 'recorded_by'>): boolean =>
  recorded_by === actor.accountId;

/** Whoever measured; in the clinic also another clinician, in whose hands the child is now. A parent's own stay the parent's. */
export const mayCorrect = (actor: Actor, reading: Pick<ReadingRow, 'recorded_by' | 'recorder_role'>): boolean =>
  isOwnReading(actor, reading) || mayWriteClinicFacts(actor);

/** Told, not measured by the clinic. */
export const isFromPatient = ({ recorder_role }: Pick<ReadingRow, 'recorder_role'>): boolean =>
  recorder_role === 'patient';

/** Readings at home get advice. On the ward NEWS2 decides instead. */
export const getsAdvice = (actor: Actor): boolean => actor.role === 'patient';

/** Facts that only the clinic can know, like kidney function. */
export const mayWriteClinicFacts = (actor: Actor): boolean => actor.role === 'doctor' || actor.role === 'staff';

/** As everything private: a doctor decides. */
export const mayKeepEntriesPrivate = (actor: Actor): boolean => actor.role === 'doctor';

/**
 * The birth says who may act for someone and until when. So nobody changes it while acting, and no child their own, nor an adult
 * into a child: the desk does, having seen papers.
 */
export const mayChangeBirth = (
  { role, acting }: Actor,
  age: { before: number | null; after: number | null },
  { adultFrom }: { adultFrom: number },
): boolean => {
  if (role !== 'patient') return true;
  if (acting) return false;
  return age.before === null || Math.min(age.before, age.after ?? 0) >= adultFrom;
};

/** Where someone who cares for a patient opens the chart. */
export const chartsOf = (role: string | undefined, patientId: string) =>
  role === 'doctor'
    ? (`/doctor-dashboard?view=patients&patient=${patientId}` as const)
    : (`/staff-dashboard?view=patients&patient=${patientId}` as const);
