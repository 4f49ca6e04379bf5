import type { StaffTask } from '#contract/ward/staff-tasks.ts';
import type { Actor } from '../platform/actor.ts';
import type { TaskRow } from './store.ts';

type Row = Pick<TaskRow, 'given_by' | 'to_id' | 'taken_by' | 'state'>;

const isTheirs = ({ role, accountId }: Actor, { to_id }: Row) =>
  role === 'staff' && (to_id === null || to_id === accountId);

/** A nurse's list holds what is meant for her or for anyone; a doctor's what they gave. */
export const listsGivenTasks = ({ role }: Actor): boolean => role === 'doctor';

/** A nurse sees what is meant for her or for anyone; a doctor what they gave. */
export const maySee = (actor: Actor, row: Row): boolean =>
  isTheirs(actor, row) || (actor.role === 'doctor' && row.given_by === actor.accountId);

/** Readable for those in care, and for who gave, got, took or did it. Others read it once they take it. */
export const mayRead = (actor: Actor, row: Row & Pick<TaskRow, 'done_by'>, isInCare: boolean): boolean =>
  isInCare || [row.given_by, row.to_id, row.taken_by, row.done_by].includes(actor.accountId);

export const mayTake = (actor: Actor, row: Row): boolean => isTheirs(actor, row) && row.state === 'open';

/** A nurse takes what she is about to do, and opens no charts in a row in this way. */
export const MAX_OPEN_TAKES = 5;

/** A task that a doctor gave to her by name, or about someone in her care, does not count. */
export const opensChartByTaking = (actor: Actor, { to_id }: Row, isInCare: boolean): boolean =>
  !isInCare && to_id !== actor.accountId;

/** A task that nobody took may be finished at once; otherwise only by whoever took it. */
export const mayFinish = (actor: Actor, row: Row): boolean =>
  isTheirs(actor, row) && (row.state === 'open' || (row.state === 'taken' && row.taken_by === actor.accountId));

export const allowedSteps = (actor: Actor, row: Row, isReadable: boolean): StaffTask['can'] => ({
  take: mayTake(actor, row),
  finish: isReadable && mayFinish(actor, row),
});
