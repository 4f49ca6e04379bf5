import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Bed, Room } from '#contract/ward/rooms.ts';
import { answerCalls, refused, renderPage } from '#web/testing.tsx';
import { RoomsBoard } from './rooms-board.tsx';

const id = (number: number) => `0197a1b2-0000-7000-8000-0000000000${number}`;

const bed = (number: number, name: string, about: Partial<Bed> = {}): Bed => ({
  ...{ id: id(number), name, place: `206-${name}`, isClosed: false, isTaken: false, closing: null, patient: null },
  ...about,
});

const CLOSING = { reason: 'Call bell does not ring', until: '2999-11-18', at: '2999-11-15T10:50:00.000Z', by: 'Leela' };

const aRoom = (beds: Bed[], about: Partial<Room> = {}): Room => ({
  ...{ id: id(50), name: '206', ward: 'Ward 2', closing: null, beds },
  ...about,
});

type Answers = Parameters<typeof answerCalls>[0];

function open(rooms: () => Room[], answers: Answers = {}) {
  answerCalls({
    'GET /api/rooms': () => ({ body: rooms() }),
    [`GET /api/rooms/${id(50)}/changes`]: () => ({ body: [] }),
    ...answers,
  });
  renderPage(<RoomsBoard openId={id(50)} />);
}

const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('a plan says of each bed whether it is free, occupied or closed, and of nobody who lies there', async () => {
  open(() => [aRoom([bed(1, 'A', { isTaken: true }), bed(2, 'B', { isClosed: true, closing: CLOSING }), bed(3, 'C')])]);
  const ward = within(await screen.findByRole('region', { name: 'Ward 2' }));
  expect(ward.getByText('1 room: 1 bed occupied, 1 free, 1 closed')).toBeDefined();
  expect(ward.getByRole('link').textContent).toBe('206Bed AoccupiedBed BclosedBed Cfree');
  expect(
    screen.getByText('“Call bell does not ring”. Closed by Leela, 15 Nov 2999 16:20. The ward sees it as closed.'),
  ).toBeDefined();
});

test('an occupied bed offers to close after the discharge, and keeps its name', async () => {
  const sent: unknown[] = [];
  open(() => [aRoom([bed(1, 'A', { isTaken: true })])], {
    [`POST /api/beds/${id(1)}/close`]: ({ body }) => {
      sent.push(body);
      return { body: aRoom([]) };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Close after discharge: 206-A' }));
  expect(screen.queryByRole('button', { name: 'Rename 206-A' })).toBeNull();
  expect(screen.getByRole('textbox', { name: /Name on the door/ }).hasAttribute('readonly')).toBe(true);
  type(/Reason/, 'Mattress');
  press('Close after discharge');
  await waitFor(() => expect(sent).toEqual([{ reason: 'Mattress', afterDischarge: true }]));
});

test('an admission between opening and pressing is said, and the bed can be closed after the discharge', async () => {
  let isTaken = false;
  const sent: unknown[] = [];
  open(() => [aRoom([bed(1, 'A', { isTaken })])], {
    [`POST /api/beds/${id(1)}/close`]: ({ body }) => {
      sent.push(body);
      isTaken = true;
      return sent.length === 1 ? refused(409, 'bed_taken', 'Someone lies in this bed now.') : { body: aRoom([]) };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Close: 206-A' }));
  type(/Reason/, 'Mattress');
  type(/Expected to be open/, '18/11/2999');
  press('Close it');
  expect(await screen.findByText('Someone was admitted meanwhile.')).toBeDefined();
  await screen.findAllByText('occupied');
  press('Close after discharge');
  await waitFor(() =>
    expect(sent).toEqual([
      { reason: 'Mattress', until: '2999-11-18' },
      { reason: 'Mattress', until: '2999-11-18', afterDischarge: true },
    ]),
  );
});

test('rooms are added as they are numbered, and a number that is taken is said at its field', async () => {
  const sent: unknown[] = [];
  open(() => [], {
    'POST /api/rooms/several': ({ body }) => {
      sent.push(body);
      return refused(409, 'room_exists', 'There is one of this name already.', {
        name: 'There is a room of this name.',
      });
    },
  });
  expect(await screen.findByText(/There is no room yet/)).toBeDefined();
  type(/^Rooms/, '0');
  press('Add rooms');
  expect(await screen.findByText('A whole number from 1 to 40.')).toBeDefined();
  type(/^Ward/, ' Day ward ');
  type(/First room number/, '101');
  type(/^Rooms/, '3');
  press('Add rooms');
  expect(await screen.findByText('One of these numbers is a room already.')).toBeDefined();
  expect(sent).toEqual([{ ward: 'Day ward', firstNumber: 101, rooms: 3, bedsEach: 2 }]);
});

test('a closed room is opened again, and its beds do not offer to be closed one by one', async () => {
  let isOpened = false;
  const closed = () => aRoom([bed(1, 'A', { isClosed: !isOpened })], { closing: isOpened ? null : CLOSING });
  open(() => [closed()], {
    [`POST /api/rooms/${id(50)}/open`]: () => {
      isOpened = true;
      return { body: closed() };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Open it now: room 206' }));
  expect(await screen.findByRole('button', { name: 'Close 206' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Close: 206-A' })).toBeDefined();
});

test('a room is saved from the state that was seen, and who was second is told', async () => {
  const sent: unknown[] = [];
  let ward = 'Ward 2';
  open(() => [aRoom([bed(1, 'A')], { ward })], {
    [`PATCH /api/rooms/${id(50)}`]: ({ body }) => {
      sent.push(body);
      ward = 'Ward 3';
      return refused(409, 'version_outdated', 'Someone changed this in the meantime.');
    },
  });
  await screen.findByLabelText(/Name on the door/);
  type(/Name on the door/, '207');
  const save = () => press('Save');
  save();
  expect(await screen.findByText('Someone changed this in the meantime.')).toBeDefined();
  await screen.findByRole('region', { name: 'Ward 3' });
  save();
  const stale = { name: '207', ward: 'Ward 2', was: { name: '206', ward: 'Ward 2' } };
  await waitFor(() => expect(sent).toEqual([stale, stale]));
  press('Put it back');
  const detail = within(screen.getByRole('region', { name: 'Room 206' }));
  expect(detail.getByLabelText(/^Ward/)).toHaveProperty('value', 'Ward 3');
});
