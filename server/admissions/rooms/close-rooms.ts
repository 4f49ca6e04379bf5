// Rooms and beds that are out of use for a while. Nobody is admitted to them; whoever lies there stays.
import type { NewClosing, Room } from '#contract/ward/rooms.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { dayIn } from '#server/platform/zoned-time.ts';
import { recordRoomChange } from './record-room-change.ts';
import { changeBed, changeRoom, isBedTaken, isRoomTaken, lockBed, lockRoom } from './store.ts';

/**
 * An admission of the same moment comes before or after, never between: both lock the bed. When it came first, the bed is
 * taken, and closing it after the discharge is for the administrator to say.
 */
export const closeBed = (deps: Deps, actor: Actor, bedId: string, closing: NewClosing): Promise<Room> =>
  transaction(deps.db, async (tx) => {
    assertComing(deps, closing);
    const bed = await lockBed(tx, bedId);
    if (!bed) throw new Refusal('not_found');
    if (!closing.afterDischarge && (await isBedTaken(tx, bedId))) {
      throw new Refusal('bed_taken', {
        message: 'Someone lies in this bed now. You can close it after the discharge.',
      });
    }
    await changeBed(tx, bedId, columnsOf(deps, actor, closing, bed.closed_at));
    const change = { room_id: bed.room_id, bed_id: bedId, change: 'closed', ...wordsOf(closing) } as const;
    return recordRoomChange(tx, deps, actor, 'bed.closed', change);
  });

export const openBed = (deps: Deps, actor: Actor, bedId: string): Promise<Room> =>
  transaction(deps.db, async (tx) => {
    const bed = await lockBed(tx, bedId);
    if (!bed) throw new Refusal('not_found');
    await changeBed(tx, bedId, OPEN);
    const change = { room_id: bed.room_id, bed_id: bedId, change: 'opened' } as const;
    return recordRoomChange(tx, deps, actor, 'bed.opened', change);
  });

export const closeRoom = (deps: Deps, actor: Actor, roomId: string, closing: NewClosing): Promise<Room> =>
  transaction(deps.db, async (tx) => {
    assertComing(deps, closing);
    const room = await lockRoom(tx, roomId);
    if (!room) throw new Refusal('not_found');
    if (!closing.afterDischarge && (await isRoomTaken(tx, roomId))) {
      throw new Refusal('room_occupied', { message: 'Someone lies there now. You can close it when it is empty.' });
    }
    await changeRoom(tx, roomId, columnsOf(deps, actor, closing, room.closed_at));
    return recordRoomChange(tx, deps, actor, 'room.closed', { room_id: roomId, change: 'closed', ...wordsOf(closing) });
  });

export const openRoom = (deps: Deps, actor: Actor, roomId: string): Promise<Room> =>
  transaction(deps.db, async (tx) => {
    if (!(await lockRoom(tx, roomId))) throw new Refusal('not_found');
    await changeRoom(tx, roomId, OPEN);
    return recordRoomChange(tx, deps, actor, 'room.opened', { room_id: roomId, change: 'opened' });
  });

const OPEN = { closed_at: null, closed_by: null, closed_reason: null, closed_until: null };

const wordsOf = ({ reason, until }: NewClosing) => ({ reason, until: until ?? null });

/** Another reason or date does not change since when it is closed. */
const columnsOf = ({ clock }: Pick<Deps, 'clock'>, actor: Actor, closing: NewClosing, since: Date | null) => ({
  closed_at: since ?? clock.now(),
  closed_by: actor.accountId,
  closed_reason: closing.reason,
  closed_until: closing.until ?? null,
});

function assertComing({ config, clock }: Pick<Deps, 'config' | 'clock'>, { until }: NewClosing): void {
  if (!until || until > dayIn(config.clinic.timeZone, clock.now())) return;
  throw new Refusal('time_past', { fields: { until: 'Choose a day that is still to come.' } });
}
