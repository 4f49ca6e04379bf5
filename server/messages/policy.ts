import type { Actor } from '../platform/actor.ts';
import type { Side, ThreadRow } from './store.ts';

/** A doctor has the threads that bear their name; the ward's are every nurse's. */
export const sideOf = (actor: Actor): Side => ({
  readerId: actor.accountId,
  doctorId: actor.role === 'doctor' ? actor.accountId : null,
});

/** A critical message is taken note of by the side that did not write it. */
export const mayAcknowledge = (actor: Actor, thread: ThreadRow): boolean =>
  thread.priority === 'critical' && thread.acknowledged_at === null && thread.author_role !== actor.role;
