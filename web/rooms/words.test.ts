import { expect, test } from 'vitest';
import type { Room, RoomChange } from '#contract/ward/rooms.ts';
import { changeInWords, nextBedName, stateOf, summaryOf, wardsOf } from './words.ts';

const bed = (name: string, about: { isTaken?: boolean; isClosed?: boolean } = {}): Room['beds'][number] => ({
  ...{ id: name, name, place: `1-${name}`, isTaken: false, isClosed: false, closing: null, patient: null },
  ...about,
});
const room = (name: string, ward: string | null, beds: Room['beds']): Room => ({
  ...{ id: name, name, ward, closing: null, beds },
});

test.each([
  [{ isTaken: false, isClosed: false }, 'free'],
  [{ isTaken: true, isClosed: false }, 'occupied'],
  [{ isTaken: false, isClosed: true }, 'closed'],
  [{ isTaken: true, isClosed: true }, 'closes'],
])('a bed with %o is %s', (about, state) => expect(stateOf(about)).toBe(state));

test('a ward is summed up in one line, and who stays in a closing bed counts as there', () => {
  const rooms = [
    room('201', null, [bed('A', { isTaken: true }), bed('B', { isTaken: true, isClosed: true })]),
    room('202', null, [bed('A'), bed('B', { isClosed: true })]),
  ];
  expect(summaryOf(rooms)).toBe('2 rooms: 2 beds occupied, 1 free, 1 closed');
  expect(summaryOf([room('1', null, [bed('A')])])).toBe('1 room: 0 beds occupied, 1 free');
});

test('wards come in the order of their numbers, and rooms without one come last', () => {
  const rooms = [room('1', null, []), room('2', 'Ward 10', []), room('3', 'Ward 2', []), room('4', 'Ward 10', [])];
  expect(wardsOf(rooms).map(({ name, rooms: held }) => [name, held.map((each) => each.name)])).toEqual([
    ['Ward 2', ['3']],
    ['Ward 10', ['2', '4']],
    [null, ['1']],
  ]);
});

test('the next bed gets the first letter that is free', () => {
  expect(nextBedName({ beds: [bed('A'), bed('C')] })).toBe('B');
});

const change = (about: Partial<RoomChange>): RoomChange => ({
  ...{ id: '1', change: 'added', bed: null, was: null, became: null, reason: null, until: null, by: 'L', at: '' },
  ...about,
});

test.each<[Partial<RoomChange>, string]>([
  [{ change: 'added', became: '206' }, 'Room added'],
  [{ change: 'added', bed: 'B' }, 'Bed B added'],
  [{ change: 'renamed', was: '206', became: '206a' }, 'Room 206 renamed 206a'],
  [{ change: 'ward', became: 'Ward 3' }, 'Put into Ward 3'],
  [{ change: 'closed', bed: 'B', reason: 'No bell', until: '2026-11-18' }, 'Bed B closed until Wed 18 Nov: No bell'],
  [{ change: 'opened' }, 'Room opened again'],
])('a change %o reads: %s', (about, words) => expect(changeInWords(change(about))).toBe(words));
