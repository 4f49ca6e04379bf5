import type { Room } from '../../contract/admissions.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { placeInWords } from './place.ts';
import { type BedRow, bedRows, roomRows } from './store.ts';

/** An administrator sees that a bed is taken, not by whom. */
export async function listRooms({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<Room[]> {
  const [rooms, beds] = await Promise.all([roomRows(db), bedRows(db)]);
  return rooms.map(({ id, name }) => ({
    id,
    name,
    beds: beds.filter(({ room_id }) => room_id === id).map((bed) => bedOnFile(bed, actor)),
  }));
}

const bedOnFile = (row: BedRow, actor: Actor): Room['beds'][number] => ({
  id: row.id,
  name: row.name,
  place: placeInWords({ room: row.room, bed: row.name }),
  isClosed: row.closed_at !== null,
  isTaken: row.admission_id !== null,
  patient:
    row.admission_id && row.patient && actor.role !== 'admin' ? { id: row.admission_id, name: row.patient } : null,
});
