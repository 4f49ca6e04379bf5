// What the administrator sets up: rooms of wards, their beds, and what both are called.
import type { NewRoom, NewRooms, Room } from '#contract/ward/rooms.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { recordRoomChange } from './record-room-change.ts';
import {
  changeBed,
  changeRoom as changeRoomRow,
  insertBeds,
  insertRoom,
  isBedTaken,
  isRoomTaken,
  lockBed,
  lockRoom,
} from './store.ts';

export const addRoom = (deps: Deps, actor: Actor, room: NewRoom): Promise<Room> =>
  transaction(deps.db, (tx) => add(tx, deps, actor, room));

/** All of them or none: a number that is taken stops the whole list. */
export const addRooms = (deps: Deps, actor: Actor, wanted: NewRooms): Promise<Room[]> =>
  transaction(deps.db, async (tx) => {
    const added: Room[] = [];
    for (const room of roomsOf(wanted)) added.push(await add(tx, deps, actor, room));
    return added;
  });

const LETTERS = 'ABCDEFGH';

/** 101-A, 101-B, 102-A … */
export const roomsOf = ({ ward, firstNumber, rooms, bedsEach }: NewRooms): NewRoom[] =>
  Array.from({ length: rooms }, (_, at) => ({
    name: String(firstNumber + at),
    ward,
    beds: [...LETTERS].slice(0, bedsEach),
  }));

async function add(tx: Tx, deps: Deps, actor: Actor, { name, ward, beds }: NewRoom): Promise<Room> {
  const id = await insertRoom(tx, name, ward ?? null);
  await insertBeds(
    tx,
    beds.map((bed) => ({ room_id: id, name: bed })),
  );
  return recordRoomChange(tx, deps, actor, 'room.added', { room_id: id, change: 'added', became: name });
}

/** Beds are called as wristbands and lists call them: where someone lies, the name stays. */
export const changeRoom = (
  deps: Deps,
  actor: Actor,
  roomId: string,
  { name, ward, was }: { name: string; ward: string | null; was: { name: string; ward: string | null } },
): Promise<Room> =>
  transaction(deps.db, async (tx) => {
    const room = await lockRoom(tx, roomId);
    if (!room) throw new Refusal('not_found');
    if (room.name !== was.name || room.ward !== was.ward) throw new Refusal('version_outdated');
    const isRenamed = room.name !== name;
    if (isRenamed && (await isRoomTaken(tx, roomId))) throw occupied();
    await changeRoomRow(tx, roomId, { name, ward });
    const change = isRenamed
      ? ({ change: 'renamed', was: room.name, became: name } as const)
      : ({ change: 'ward', was: room.ward, became: ward } as const);
    return recordRoomChange(tx, deps, actor, 'room.changed', { room_id: roomId, ...change });
  });

export const addBed = (deps: Deps, actor: Actor, roomId: string, name: string): Promise<Room> =>
  transaction(deps.db, async (tx) => {
    if (!(await lockRoom(tx, roomId))) throw new Refusal('not_found');
    const [bed] = await insertBeds(tx, [{ room_id: roomId, name }]);
    const change = { room_id: roomId, bed_id: bed?.id ?? null, change: 'added', became: name } as const;
    return recordRoomChange(tx, deps, actor, 'bed.added', change);
  });

export const renameBed = (
  deps: Deps,
  actor: Actor,
  bedId: string,
  { name, was }: { name: string; was: string },
): Promise<Room> =>
  transaction(deps.db, async (tx) => {
    const bed = await lockBed(tx, bedId);
    if (!bed) throw new Refusal('not_found');
    if (bed.name !== was) throw new Refusal('version_outdated');
    if (await isBedTaken(tx, bedId)) throw occupied();
    await changeBed(tx, bedId, { name });
    const change = { room_id: bed.room_id, bed_id: bedId, change: 'renamed', was: bed.name, became: name } as const;
    return recordRoomChange(tx, deps, actor, 'bed.renamed', change);
  });

const occupied = () =>
  new Refusal('room_occupied', { fields: { name: 'Someone lies there: the name stays until it is empty.' } });
