// The board in the waiting room: tokens and rooms, never a patient's name. A television reads it with a key of its own.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Id, Instant, line, text } from '../fields.ts';

/** How often a board asks, and after how long without an answer it says so. */
export const BOARD_ASKS_EVERY_MS = 5_000;
export const BOARD_LOST_AFTER_MS = 20_000;

/** A doctor who runs this late, in minutes, is said to be late. */
export const LATE_FROM_MINUTES = 10;

export const BoardRow = z.object({
  doctor: z.string(),
  /** Empty where nobody has written it. */
  room: z.string(),
  /** With the doctor now. */
  now: z.nullable(z.string()),
  next: z.array(z.string()),
  minutesLate: z.int(),
});
export type BoardRow = z.infer<typeof BoardRow>;

export const WaitingRoom = z.object({
  clinic: z.string(),
  timeZone: z.string(),
  at: Instant,
  /** Called in a moment ago, the latest first; `at` tells a second call of a token from the first. */
  calling: z.array(z.object({ token: z.string(), room: z.string(), doctor: z.string(), at: Instant })),
  rows: z.array(BoardRow),
});
export type WaitingRoom = z.infer<typeof WaitingRoom>;

/** The key comes in the body: an address ends up in logs. */
export const readWaitingRoom = endpoint({
  method: 'POST',
  path: '/waiting-room',
  summary: 'Who is called and who is next, by token, with the key of a board',
  body: z.strictObject({ key: text('Key', 200) }),
  reply: WaitingRoom,
  roles: ['public'],
  refusals: ['link_invalid'],
  background: true,
});

export const BoardKey = z.object({
  id: Id,
  name: z.string(),
  madeAt: Instant,
  madeBy: z.string(),
  /** Whoever made it no longer works here and may still have the address: make another. */
  needsRenewal: z.boolean(),
});
export type BoardKey = z.infer<typeof BoardKey>;

export const listBoardKeys = endpoint({
  method: 'GET',
  path: '/board-keys',
  summary: 'The boards that have a key',
  reply: z.array(BoardKey),
  roles: ['desk', 'admin'],
  refusals: [],
});

export const makeBoardKey = endpoint({
  method: 'POST',
  path: '/board-keys',
  summary: 'Make a key for a board; its address is shown this once',
  body: z.strictObject({ name: line('Name', 60) }),
  reply: z.extend(BoardKey, { address: z.string() }),
  roles: ['desk', 'admin'],
  refusals: ['too_many_boards'],
  created: true,
});

export const endBoardKey = endpoint({
  method: 'DELETE',
  path: '/board-keys/{id}',
  summary: 'End the key of a board at once',
  params: ById,
  reply: z.array(BoardKey),
  roles: ['desk', 'admin'],
  refusals: ['not_found'],
});
