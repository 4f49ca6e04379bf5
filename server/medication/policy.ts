// Who may do what with a medicine of an inpatient. Whether the chart is open has been asked before.
import type { MedicationOrder } from '#contract/medicines/medication-orders.ts';
import { type MedicationTask, UNDO_SECONDS } from '#contract/medicines/medication-tasks.ts';
import type { Actor } from '../platform/actor.ts';

type Recorded = { recorded_by: string; recorded_at: Date };

/** Doctors order, nurses give. Doses with a time of their own are given as tasks. */
export const allowedOnOrder = (
  actor: Actor,
  { isRunning, isAsNeeded }: { isRunning: boolean; isAsNeeded: boolean },
): MedicationOrder['can'] => ({
  give: isRunning && isAsNeeded && actor.role === 'staff',
  change: isRunning && actor.role === 'doctor',
  stop: isRunning && actor.role === 'doctor',
});

/** Returns until when the caller may undo the record; null: somebody else wrote it, or the time is over. */
export function undoUntil(actor: Actor, record: Recorded, now: Date): Date | null {
  const until = new Date(record.recorded_at.getTime() + UNDO_SECONDS * 1000);
  return record.recorded_by === actor.accountId && until > now ? until : null;
}

/** An undo needs no reason; later, and by others, a record is crossed out with one. */
export const mayUndo = (actor: Actor, record: Recorded, now: Date): boolean => undoUntil(actor, record, now) !== null;

export const allowedOnDose = (
  actor: Actor,
  { record, isStopped }: { record: Recorded | undefined; isStopped: boolean },
  now: Date,
): MedicationTask['can'] => {
  const isNurse = actor.role === 'staff';
  const isOpen = !record && !isStopped;
  return {
    complete: isNurse && isOpen,
    notGiven: isNurse && isOpen,
    undo: record !== undefined && mayUndo(actor, record, now),
    markWrong: isNurse && record !== undefined,
  };
};

/** A doctor who knows the patient from an emergency alone changes another's order: the trail and the writer hear of it. */
export const isFlaggedChange = (doctor: Actor, change: { writer: string; ground: string | null }): boolean =>
  change.ground !== 'care' && change.writer !== doctor.accountId;
