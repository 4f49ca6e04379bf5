import type { RoomChange } from '#contract/ward/rooms.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isRoom, newestRoomChanges } from './store.ts';

const MOST = 20;

export async function listRoomChanges({ db }: Pick<Deps, 'db'>, roomId: string): Promise<RoomChange[]> {
  if (!(await isRoom(db, roomId))) throw new Refusal('not_found');
  const rows = await newestRoomChanges(db, roomId, MOST);
  return rows.map((row) => ({
    id: row.id,
    change: row.change,
    bed: row.bed,
    was: row.was,
    became: row.became,
    reason: row.reason,
    until: row.until,
    at: row.changed_at.toISOString(),
    by: row.changer,
  }));
}
