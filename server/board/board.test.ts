import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAppointment } from '../appointments/testing.ts';
import { openTestHouse, type TestHouse } from '../testing-house.ts';
import { addNote, changeNote, removeNote } from './change-notes.ts';
import { readBoard } from './read-board.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const inMinutes = (minutes: number) => new Date(house.clock.now().getTime() + minutes * 60_000).toISOString();

test('a board shows booked appointments and notes of one’s own in three lists', async () => {
  const { patient, id } = await anAppointment(house, { status: 'approved' });
  await addNote(house.deps, patient.actor, { type: 'prescription', title: 'Amlodipine 5 mg' });
  await addNote(house.deps, patient.actor, { type: 'appointment', title: 'Dentist, across town' });
  await addNote(house.deps, patient.actor, { type: 'reminder', title: 'Drink water', at: inMinutes(30) });

  const board = await readBoard(house.deps, patient.actor);

  expect(board.appointments.booked.map((booked) => booked.id)).toEqual([id]);
  expect(board.appointments.notes.map((note) => note.title)).toEqual(['Dentist, across town']);
  expect(board.prescriptions).toMatchObject([{ title: 'Amlodipine 5 mg', detail: '', at: null, delivery: null }]);
  expect(board.reminders).toMatchObject([{ title: 'Drink water', delivery: 'planned', doneAt: null }]);
});

test('nobody sees, changes or removes a note of someone else', async () => {
  const [owner, stranger] = [await house.aPatient(), await house.aPatient()];
  const note = await addNote(house.deps, owner.actor, { type: 'reminder', title: 'Mine' });

  const change = changeNote(house.deps, stranger.actor, note.id, { title: 'Yours', version: note.version });
  await expect(change).rejects.toMatchObject({ code: 'not_found' });
  await expect(removeNote(house.deps, stranger.actor, note.id)).rejects.toMatchObject({ code: 'not_found' });

  expect((await readBoard(house.deps, stranger.actor)).reminders).toEqual([]);
  expect((await readBoard(house.deps, owner.actor)).reminders).toMatchObject([{ title: 'Mine' }]);
});

test('of two changes to one version the second is told to look again', async () => {
  const { actor } = await house.aPatient();
  const { id, version } = await addNote(house.deps, actor, { type: 'reminder', title: 'Walk' });

  const changes = ['Walk in the park', 'Walk by the river'].map((title) =>
    changeNote(house.deps, actor, id, { title, version }),
  );
  const outcomes = await Promise.allSettled(changes);

  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
  expect(refused).toEqual(['version_outdated']);
});

test('a done note stays on the board as done, a removed one is gone', async () => {
  const { actor } = await house.aPatient();
  const note = await addNote(house.deps, actor, { type: 'reminder', title: 'Fasting blood test' });

  const done = await changeNote(house.deps, actor, note.id, { title: note.title, isDone: true, version: note.version });
  expect(done.doneAt).toBe(house.clock.now().toISOString());

  await removeNote(house.deps, actor, note.id);
  expect((await readBoard(house.deps, actor)).reminders).toEqual([]);
});

test('a reminder in the past is refused at its field', async () => {
  const { cookie } = await house.aPatient();

  const reply = await house.as(cookie).post('/api/board/notes', { type: 'reminder', title: 'Late', at: inMinutes(-1) });

  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({ code: 'time_past', fields: { at: 'Choose a time that is still to come.' } });
});

test('a note sent twice with one key is one note', async () => {
  const { cookie, actor } = await house.aPatient();
  const note = { type: 'prescription', title: 'Cetirizine 10 mg' };

  const send = () => house.as(cookie).post('/api/board/notes', note, { 'idempotency-key': 'one-and-the-same' });
  const replies = await Promise.all([send(), send(), send()]);

  expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
  expect((await readBoard(house.deps, actor)).prescriptions).toHaveLength(1);
});
