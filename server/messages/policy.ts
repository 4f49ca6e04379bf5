import { HOUR_MS } from '#contract/durations.ts';
import type { Message } from '#contract/messages.ts';
import type { Actor } from '../platform/actor.ts';
import type { Side, ThreadRow } from './store.ts';

/** A doctor has the threads that bear their name; the ward's are every nurse's. */
export const sideOf = (actor: Actor): Side => ({
  readerId: actor.accountId,
  doctorId: actor.role === 'doctor' ? actor.accountId : null,
});

type Taken = Pick<
  ThreadRow,
  'patient_id' | 'author_role' | 'is_party' | 'is_taken_on' | 'priority' | 'acknowledged_at'
>;

/**
 * A doctor reads the threads that bear their name. A nurse reads what is about nobody, what is about someone in her care, and
 * what she wrote in or took on.
 */
export const mayRead = (actor: Actor, thread: Taken, isInCare: boolean): boolean =>
  actor.role === 'doctor' || thread.patient_id === null || isInCare || thread.is_party;

/**
 * One nurse, by name, takes on what a doctor wrote to the ward about someone who does not lie here. Anyone may take on a
 * critical one until it is acknowledged.
 */
export const mayTakeOn = (actor: Actor, thread: Taken): boolean =>
  actor.role === 'staff' &&
  thread.author_role === 'doctor' &&
  (!thread.is_taken_on || (thread.priority === 'critical' && thread.acknowledged_at === null));

/** A nurse takes on what she is about to answer, and reads no list of messages in this way. */
export const MAX_UNANSWERED = 5;
export const UNANSWERED_MS = HOUR_MS;

/** A critical message waits for nobody. */
export const isTakingOnCounted = ({ priority }: Pick<Taken, 'priority'>): boolean => priority !== 'critical';

/** A critical message is taken note of by the side that did not write it. */
export const mayAcknowledge = (actor: Actor, thread: ThreadRow): boolean =>
  thread.priority === 'critical' && thread.acknowledged_at === null && thread.author_role !== actor.role;

export const allowedOnThread = (actor: Actor, thread: ThreadRow, isReadable: boolean): Message['can'] => ({
  acknowledge: mayAcknowledge(actor, thread) && (isReadable || mayTakeOn(actor, thread)),
  open: !isReadable && mayTakeOn(actor, thread),
});

/** A doctor writes to the ward in their own name; a nurse to the doctor whom she names. */
export const writesToWard = (actor: Actor): boolean => actor.role === 'doctor';

export const isOwn = (actor: Actor, writerId: string): boolean => writerId === actor.accountId;
