// What the administrator sets up: rooms, beds, and beds that are out of use for a while.

import type { Room } from '#contract/ward/admissions.ts';
import type { Action } from '../audit/actions.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
import { Refusal } from '../platform/refusal.ts';
import { listRooms } from './list-rooms.ts';
import { insertBeds, insertRoom, isBedTaken, lockBed, roomById, setBedClosed } from './store.ts';

export const addRoom = (deps: Deps, actor: Actor, { name, beds }: { name: string; beds: string[] }): Promise<Room> =>
  transaction(deps.db, async (tx) => {
    const id = await insertRoom(tx, name);
    await insertBeds(
      tx,
      beds.map((bed) => ({ room_id: id, name: bed })),
    );
    return record(tx, deps, actor, 'room.added', id);
  });

export const addBed = (deps: Deps, actor: Actor, roomId: string, name: string): Promise<Room> =>
  transaction(deps.db, async (tx) => {
    if (!(await roomById(tx, roomId))) throw new Refusal('not_found');
    await insertBeds(tx, [{ room_id: roomId, name }]);
    return record(tx, deps, actor, 'bed.added', roomId);
  });

export const closeBed = (deps: Deps, actor: Actor, bedId: string, isClosed: boolean): Promise<Room> =>
  transaction(deps.db, async (tx) => {
    const bed = await lockBed(tx, bedId);
    if (!bed) throw new Refusal('not_found');
    if (isClosed && (await isBedTaken(tx, bedId))) throw new Refusal('bed_taken');
    await setBedClosed(tx, bedId, isClosed ? deps.clock.now() : null);
    return record(tx, deps, actor, isClosed ? 'bed.closed' : 'bed.opened', bed.room_id);
  });

async function record(tx: Tx, deps: Deps, actor: Actor, action: Action, roomId: string): Promise<Room> {
  await appendEntry(tx, deps.clock, actor, action, { subject: 'room', subjectId: roomId });
  await publish(tx, { type: 'rooms', id: roomId, to: { roles: ['staff', 'doctor', 'admin'] } });
  const room = (await listRooms({ ...deps, db: tx }, actor)).find(({ id }) => id === roomId);
  if (!room) throw new Refusal('not_found');
  return room;
}
