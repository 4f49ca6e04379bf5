import type { Insertable } from 'kysely';
import type { Room } from '#contract/ward/rooms.ts';
import type { Action } from '#server/audit/actions.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import type { DB } from '#server/db/rows.generated.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { listRooms } from './list-rooms.ts';
import { insertRoomChanges } from './store.ts';

type Change = Omit<Insertable<DB['room_changes']>, 'changed_at' | 'changed_by'>;

/** Writes what was changed, with the names of now, and answers the room as it is then. */
export async function recordRoomChange(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  action: Action,
  change: Change,
): Promise<Room> {
  const { room_id: roomId, bed_id: bed = null } = change;
  await insertRoomChanges(tx, [{ ...change, changed_at: deps.clock.now(), changed_by: actor.accountId }]);
  const about = { subject: 'room', subjectId: roomId, ...(bed ? { details: { bed } } : {}) };
  await appendEntry(tx, deps.clock, actor, action, about);
  await publish(tx, { type: 'rooms', id: roomId, to: { roles: ['staff', 'doctor', 'admin'] } });
  const room = (await listRooms({ ...deps, db: tx }, actor)).find(({ id }) => id === roomId);
  if (!room) throw new Refusal('not_found');
  return room;
}
