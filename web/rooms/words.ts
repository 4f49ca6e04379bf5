// How rooms and beds are spoken of. Beds say that they are occupied, never by whom.
import type { Bed, Closing, Room, RoomChange } from '#contract/ward/rooms.ts';
import { weekdayAndDay } from '../ui/time/zoned-time.ts';

/** `closes`: someone lies there, and nobody comes after them. */
export type BedState = 'free' | 'occupied' | 'closed' | 'closes';

export function stateOf({ isClosed, isTaken }: Pick<Bed, 'isClosed' | 'isTaken'>): BedState {
  if (isTaken) return isClosed ? 'closes' : 'occupied';
  return isClosed ? 'closed' : 'free';
}

export const STATE_WORDS: Record<BedState, string> = {
  free: 'free',
  occupied: 'occupied',
  closed: 'closed',
  closes: 'closes after discharge',
};

export const dayInWords = (day: string) => weekdayAndDay(`${day}T12:00:00Z`, 'UTC');

/** "closed until Wed 18 Nov" */
export const closedInWords = ({ until }: Pick<Closing, 'until'>) =>
  until ? `closed until ${dayInWords(until)}` : 'closed';

/** "10 rooms: 13 beds occupied, 2 free, 1 closed" */
export function summaryOf(rooms: readonly Room[]): string {
  const beds = rooms.flatMap((room) => room.beds);
  const count = (...states: BedState[]) => beds.filter((bed) => states.includes(stateOf(bed))).length;
  const taken = count('occupied', 'closes');
  const parts = [
    `${taken} ${taken === 1 ? 'bed' : 'beds'} occupied`,
    `${count('free')} free`,
    ...(count('closed') > 0 ? [`${count('closed')} closed`] : []),
  ];
  return `${rooms.length === 1 ? '1 room' : `${rooms.length} rooms`}: ${parts.join(', ')}`;
}

export type Ward = { name: string | null; rooms: Room[] };

/** In the order of their names; rooms without a ward come last. */
export function wardsOf(rooms: readonly Room[]): Ward[] {
  const names = [...new Set(rooms.map(({ ward }) => ward))].sort((one, other) =>
    one === null ? 1 : other === null ? -1 : one.localeCompare(other, undefined, { numeric: true }),
  );
  return names.map((name) => ({ name, rooms: rooms.filter(({ ward }) => ward === name) }));
}

/** The first letter that no bed of the room has: A, B, C … */
export function nextBedName({ beds }: Pick<Room, 'beds'>): string {
  const taken = new Set(beds.map(({ name }) => name));
  return [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((letter) => !taken.has(letter)) ?? '';
}

/** "B closed until Wed 18 Nov: Call bell does not ring" */
export function changeInWords({ change, bed, was, became, reason, until }: RoomChange): string {
  const what = bed ? `Bed ${bed}` : 'Room';
  if (change === 'renamed') return `${bed ? 'Bed' : 'Room'} ${was ?? ''} renamed ${became ?? ''}`;
  if (change === 'ward') return became ? `Put into ${became}` : 'Taken out of its ward';
  if (change === 'closed') return `${what} ${closedInWords({ until })}${reason ? `: ${reason}` : ''}`;
  return `${what} ${change === 'opened' ? 'opened again' : 'added'}`;
}
