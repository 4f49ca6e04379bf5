import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import type { Role } from '#contract/endpoint.ts';
import { type InboxThread, WRITE_DAYS } from '#contract/inbox.ts';
import { type Actor, isFor } from '../platform/actor.ts';

/** Who sits at the desk. A role of its own for it comes here. */
const DESK_ROLES: readonly Role[] = ['staff'];

export const MAX_PER_HOUR = 20;
export const PER_HOUR_MS = HOUR_MS;

/** Selects threads and counts what is unread. */
export type Reader = { accountId: string; side: 'patient' | 'clinic'; isDesk: boolean; patientId: string | null };

export const readerOf = ({ accountId, role, patientId }: Actor): Reader => ({
  accountId,
  patientId: patientId ?? null,
  side: role === 'patient' ? 'patient' : 'clinic',
  isDesk: DESK_ROLES.includes(role),
});

export type Thread = {
  patient_id: string;
  doctor_id: string | null;
  assigned_to: string | null;
  status: string;
  answer_by: Date | null;
  danger_since: Date | null;
  not_checked_since: Date | null;
  danger_told_at: Date | null;
  visit_at: Date | null;
  is_doctor_here: boolean;
};

type ReadFirst = Pick<Thread, 'danger_since' | 'not_checked_since'>;

/** A message that was not checked may name a danger. */
export const isReadFirst = ({ danger_since, not_checked_since }: ReadFirst): boolean =>
  danger_since !== null || not_checked_since !== null;

type Checked = { is_danger: boolean; is_not_checked: boolean; found_later: string | null };

/** Found when it was sent, or when it was checked later. */
export const isDanger = ({ is_danger, found_later }: Checked): boolean => is_danger || found_later === 'danger';

export const isNotChecked = ({ is_not_checked, found_later }: Checked): boolean =>
  is_not_checked && found_later === null;

export const isLate = ({ answer_by }: Pick<Thread, 'answer_by'>, now: Date): boolean =>
  answer_by !== null && answer_by < now;

/** The patient, the doctor who is addressed, whoever it was given to, and the desk what was written to it. */
export function mayRead(actor: Actor, thread: Thread): boolean {
  const { accountId, side, isDesk } = readerOf(actor);
  if (side === 'patient') return isFor(actor, thread);
  return [thread.doctor_id, thread.assigned_to].includes(accountId) || (isDesk && thread.doctor_id === null);
}

/**
 * The desk sees that a doctor's thread is late or to be read first, to give it to someone. One to be read first that nobody has
 * answered is known to every doctor and nurse from the first reminder on: whoever is told of it can take it.
 */
export function mayKnowOf(actor: Actor, thread: Thread, now: Date): boolean {
  const { side, isDesk } = readerOf(actor);
  if (mayRead(actor, thread)) return true;
  if (isDesk && (isLate(thread, now) || isReadFirst(thread))) return true;
  return side === 'clinic' && isReadFirst(thread) && thread.danger_told_at !== null;
}

/** To the desk always; to a doctor until 90 days after the last visit, and while the doctor works here. */
export const mayWriteTo = (
  { doctor_id, visit_at, is_doctor_here }: Pick<Thread, 'doctor_id' | 'visit_at' | 'is_doctor_here'>,
  now: Date,
): boolean => doctor_id === null || (is_doctor_here && visit_at !== null && visit_at >= earliestVisit(now));

export const earliestVisit = (now: Date): Date => new Date(now.getTime() - WRITE_DAYS * DAY_MS);

export function allowedOnThread(actor: Actor, thread: Thread, now: Date): InboxThread['can'] {
  const isPatient = readerOf(actor).side === 'patient';
  const isReadable = mayRead(actor, thread);
  const isAtWork = !isPatient && thread.status === 'open';
  return {
    write: isReadable && (!isPatient || mayWriteTo(thread, now)),
    assign: isAtWork && mayKnowOf(actor, thread, now),
    // A danger, and what may be one, ends with an answer.
    close: isAtWork && isReadable && !isReadFirst(thread),
  };
}

export const isOwn = (actor: Actor, accountId: string): boolean => actor.accountId === accountId;
