// Rooms and beds: how an administrator sets them up, and which of them are free. Changes are published as `rooms`.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Day, Id, Instant, line } from '../fields.ts';

/** Nobody is admitted to what is closed. Whoever lies there stays until the discharge. */
export const Closing = z.object({
  reason: z.nullable(z.string()),
  /** When it is expected to be open again. Nothing opens by itself: somebody looks first. */
  until: z.nullable(Day),
  at: Instant,
  by: z.nullable(z.string()),
});
export type Closing = z.infer<typeof Closing>;

export const Bed = z.object({
  id: Id,
  /** "A" */
  name: z.string(),
  /** "204-A" */
  place: z.string(),
  /** By itself or with its room. */
  isClosed: z.boolean(),
  isTaken: z.boolean(),
  /** Of the bed itself. */
  closing: z.nullable(Closing),
  /** Who lies there, with the id of the stay: for the desk and those who may open the chart; to an administrator nobody. */
  patient: z.nullable(z.object({ id: Id, patientId: Id, name: z.string() })),
});
export type Bed = z.infer<typeof Bed>;

export const Room = z.object({
  id: Id,
  name: z.string(),
  /** The ward it belongs to; null where the clinic has only one. */
  ward: z.nullable(z.string()),
  closing: z.nullable(Closing),
  beds: z.array(Bed),
});
export type Room = z.infer<typeof Room>;

export const listRooms = endpoint({
  method: 'GET',
  path: '/rooms',
  summary: 'Rooms and beds in order, and which are free',
  reply: z.array(Room),
  roles: ['doctor', 'staff', 'admin'],
  refusals: [],
});

const RoomName = line('Room', 20);
const BedName = line('Bed', 10);
const WardName = z.nullable(line('Ward', 40));

export const NewRoom = z.strictObject({
  name: RoomName,
  ward: z.optional(WardName),
  beds: z.array(BedName).check(z.minLength(1), z.maxLength(12)),
});
export type NewRoom = z.infer<typeof NewRoom>;

export const addRoom = endpoint({
  method: 'POST',
  path: '/rooms',
  summary: 'Set up a room with its beds',
  body: NewRoom,
  reply: Room,
  roles: ['admin'],
  refusals: ['room_exists'],
  failure: 'The room was not added. Please try again.',
  created: true,
  idempotent: true,
});

/** What "3 rooms with 2 beds each, from 101" means: 101-A, 101-B, 102-A … */
export const NewRooms = z.strictObject({
  ward: WardName,
  firstNumber: z
    .int({ error: 'Enter the number of the first room.' })
    .check(z.minimum(1), z.maximum(99_999, { error: 'A number has five figures at most.' })),
  rooms: z
    .int({ error: 'Enter how many rooms.' })
    .check(z.minimum(1, { error: 'At least one room.' }), z.maximum(40, { error: 'At most 40 rooms at once.' })),
  bedsEach: z
    .int({ error: 'Enter how many beds.' })
    .check(z.minimum(1, { error: 'At least one bed.' }), z.maximum(8, { error: 'At most 8 beds in a room.' })),
});
export type NewRooms = z.infer<typeof NewRooms>;

export const addRooms = endpoint({
  method: 'POST',
  path: '/rooms/several',
  summary: 'Set up several rooms of one ward, numbered on from the first, with as many beds each: all or none',
  body: NewRooms,
  reply: z.array(Room),
  roles: ['admin'],
  refusals: ['room_exists'],
  failure: 'The rooms were not added. Please try again.',
  created: true,
  idempotent: true,
});

export const changeRoom = endpoint({
  method: 'PATCH',
  path: '/rooms/{id}',
  summary:
    'Rename a room, or put it into another ward. An occupied room keeps its name: it stands on wristbands and lists.',
  params: ById,
  body: z.strictObject({
    name: RoomName,
    ward: WardName,
    /** As it was seen: when someone changed it since, nothing is done. */
    was: z.strictObject({ name: z.string(), ward: z.nullable(z.string()) }),
  }),
  reply: Room,
  roles: ['admin'],
  refusals: ['not_found', 'room_exists', 'room_occupied', 'version_outdated'],
  failure: 'The room was not changed. Please try again.',
});

export const addBed = endpoint({
  method: 'POST',
  path: '/rooms/{id}/beds',
  summary: 'Add a bed to a room',
  params: ById,
  body: z.strictObject({ name: BedName }),
  reply: Room,
  roles: ['admin'],
  refusals: ['not_found', 'room_exists'],
  failure: 'The bed was not added. Please try again.',
  created: true,
  idempotent: true,
});

export const renameBed = endpoint({
  method: 'PATCH',
  path: '/beds/{id}',
  summary: 'Rename a bed in which nobody lies',
  params: ById,
  body: z.strictObject({
    name: BedName,
    /** Its name as it was seen. */
    was: z.string(),
  }),
  reply: Room,
  roles: ['admin'],
  refusals: ['not_found', 'room_exists', 'room_occupied', 'version_outdated'],
  failure: 'The bed was not renamed. Please try again.',
});

export const NewClosing = z.strictObject({
  reason: line('Reason', 120),
  until: z.optional(Day),
  /** Also when somebody lies there: nobody comes after them. Without it, that is refused. */
  afterDischarge: z.optional(z.boolean()),
});
export type NewClosing = z.infer<typeof NewClosing>;

export const closeBed = endpoint({
  method: 'POST',
  path: '/beds/{id}/close',
  summary: 'Take a bed out of use, or say another reason or date for one that is closed',
  params: ById,
  body: NewClosing,
  reply: Room,
  roles: ['admin'],
  refusals: ['not_found', 'bed_taken', 'time_past'],
  failure: 'The bed was not closed. Please try again.',
});

export const openBed = endpoint({
  method: 'POST',
  path: '/beds/{id}/open',
  summary: 'Take a bed into use again',
  params: ById,
  reply: Room,
  roles: ['admin'],
  refusals: ['not_found'],
  failure: 'The bed was not opened. Please try again.',
});

export const closeRoom = endpoint({
  method: 'POST',
  path: '/rooms/{id}/close',
  summary: 'Take a room with all its beds out of use, or say another reason or date for one that is closed',
  params: ById,
  body: NewClosing,
  reply: Room,
  roles: ['admin'],
  refusals: ['not_found', 'room_occupied', 'time_past'],
  failure: 'The room was not closed. Please try again.',
});

export const openRoom = endpoint({
  method: 'POST',
  path: '/rooms/{id}/open',
  summary: 'Take a room into use again; beds that were closed by themselves stay closed',
  params: ById,
  reply: Room,
  roles: ['admin'],
  refusals: ['not_found'],
  failure: 'The room was not opened. Please try again.',
});

export const ROOM_CHANGES = ['added', 'renamed', 'ward', 'closed', 'opened'] as const;

export const RoomChange = z.object({
  id: Id,
  change: z.enum(ROOM_CHANGES),
  /** The bed it was about; null: the room. */
  bed: z.nullable(z.string()),
  /** The name or the ward before and after. */
  was: z.nullable(z.string()),
  became: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  until: z.nullable(Day),
  at: Instant,
  by: z.string(),
});
export type RoomChange = z.infer<typeof RoomChange>;

export const listRoomChanges = endpoint({
  method: 'GET',
  path: '/rooms/{id}/changes',
  summary: 'What was changed in a room, newest first',
  params: ById,
  reply: z.array(RoomChange),
  roles: ['admin'],
  refusals: ['not_found'],
});
