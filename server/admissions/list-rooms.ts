import type { Room } from '#contract/ward/admissions.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { bedInWords } from './bed-in-words.ts';
import { listEveryLive } from './find-inpatient.ts';
import { knowsWhoLiesWhere } from './policy.ts';
import { type BedRow, bedRows, roomRows } from './store.ts';

/** Names the patient in a bed only to the desk and to those who may open the chart; others see that the bed is taken. */
export async function listRooms(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor): Promise<Room[]> {
  const [rooms, beds, known] = await Promise.all([
    roomRows(deps.db),
    bedRows(deps.db),
    knowsWhoLiesWhere(actor) ? listEveryLive(deps, actor) : [],
  ]);
  const knownIds = new Set(known.map(({ id }) => id));
  return rooms.map(({ id, name }) => ({
    id,
    name,
    beds: beds.filter(({ room_id }) => room_id === id).map((bed) => presentBed(bed, knownIds)),
  }));
}

const presentBed = (row: BedRow, known: Set<string>): Room['beds'][number] => ({
  id: row.id,
  name: row.name,
  place: bedInWords({ room: row.room, bed: row.name }),
  isClosed: row.closed_at !== null,
  isTaken: row.admission_id !== null,
  patient:
    row.admission_id && row.patient_id && row.patient && known.has(row.admission_id)
      ? { id: row.admission_id, patientId: row.patient_id, name: row.patient }
      : null,
});
