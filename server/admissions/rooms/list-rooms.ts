import type { Bed, Closing, Room } from '#contract/ward/rooms.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { bedInWords } from '../bed-in-words.ts';
import { listEveryLive } from '../find-inpatient.ts';
import { knowsWhoLiesWhere } from '../policy.ts';
import { type BedRow, bedRows, type RoomRow, roomRows } from './store.ts';

/** Names the patient in a bed only to the desk and to those who may open the chart; others see that the bed is taken. */
export async function listRooms(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor): Promise<Room[]> {
  const [rooms, beds, known] = await Promise.all([
    roomRows(deps.db),
    bedRows(deps.db),
    knowsWhoLiesWhere(actor) ? listEveryLive(deps, actor) : [],
  ]);
  const knownIds = new Set(known.map(({ id }) => id));
  return rooms.map((room) => ({
    id: room.id,
    name: room.name,
    ward: room.ward,
    closing: closingOf(room),
    beds: beds.filter(({ room_id }) => room_id === room.id).map((bed) => presentBed(bed, knownIds)),
  }));
}

const presentBed = (row: BedRow, known: Set<string>): Bed => ({
  id: row.id,
  name: row.name,
  place: bedInWords({ room: row.room, bed: row.name }),
  isClosed: row.closed_at !== null || row.room_closed_at !== null,
  isTaken: row.admission_id !== null,
  closing: closingOf(row),
  patient:
    row.admission_id && row.patient_id && row.patient && known.has(row.admission_id)
      ? { id: row.admission_id, patientId: row.patient_id, name: row.patient }
      : null,
});

type Closable = Pick<BedRow & RoomRow, 'closed_at' | 'closed_reason' | 'closed_until' | 'closer'>;

const closingOf = (row: Closable): Closing | null =>
  row.closed_at && {
    reason: row.closed_reason,
    until: row.closed_until,
    at: row.closed_at.toISOString(),
    by: row.closer,
  };
