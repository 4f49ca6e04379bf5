import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAppointment } from '../appointments/testing.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { addNote, changeNote, removeNote } from './change-notes.ts';
import { readBoard } from './read-board.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const inMinutes = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000).toISOString();

// spec: 2.45
test('a board shows booked appointments and notes of one’s own in three lists', async () => {
  const { patient, id } = await anAppointment(app, { status: 'approved' });
  await addNote(app.deps, patient.actor, { type: 'prescription', title: 'Amlodipine 5 mg' });
  await addNote(app.deps, patient.actor, { type: 'appointment', title: 'Dentist, across town' });
  await addNote(app.deps, patient.actor, { type: 'reminder', title: 'Drink water', at: inMinutes(30) });

  const board = await readBoard(app.deps, patient.actor);

  expect(board.appointments.booked.map((booked) => booked.id)).toEqual([id]);
  expect(board.appointments.notes.map((note) => note.title)).toEqual(['Dentist, across town']);
  expect(board.prescriptions).toMatchObject([{ title: 'Amlodipine 5 mg', detail: '', at: null, delivery: null }]);
  expect(board.reminders).toMatchObject([{ title: 'Drink water', delivery: 'planned', doneAt: null }]);
});

test('nobody sees, changes or removes a note of someone else', async () => {
  const [owner, stranger] = [await app.aPatient(), await app.aPatient()];
  const note = await addNote(app.deps, owner.actor, { type: 'reminder', title: 'Mine' });

  const change = changeNote(app.deps, stranger.actor, note.id, { title: 'Yours', version: note.version });
  await expect(change).rejects.toMatchObject({ code: 'not_found' });
  await expect(removeNote(app.deps, stranger.actor, note.id)).rejects.toMatchObject({ code: 'not_found' });

  expect((await readBoard(app.deps, stranger.actor)).reminders).toEqual([]);
  expect((await readBoard(app.deps, owner.actor)).reminders).toMatchObject([{ title: 'Mine' }]);
});

test('of two changes to one version the second is told to look again', async () => {
  const { actor } = await app.aPatient();
  const { id, version } = await addNote(app.deps, actor, { type: 'reminder', title: 'Walk' });

  const changes = ['Walk in the park', 'Walk by the river'].map((title) =>
    changeNote(app.deps, actor, id, { title, version }),
  );
  const outcomes = await Promise.allSettled(changes);

  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
  expect(refused).toEqual(['version_outdated']);
});

test('a done note stays on the board as done, a removed one is gone', async () => {
  const { actor } = await app.aPatient();
  const note = await addNote(app.deps, actor, { type: 'reminder', title: 'Fasting blood test' });

  const done = await changeNote(app.deps, actor, note.id, { title: note.title, isDone: true, version: note.version });
  expect(done.doneAt).toBe(app.clock.now().toISOString());

  await removeNote(app.deps, actor, note.id);
  expect((await readBoard(app.deps, actor)).reminders).toEqual([]);
});

test('a reminder in the past is refused at its field', async () => {
  const { cookie } = await app.aPatient();

  const reply = await app.as(cookie).post('/api/board/notes', { type: 'reminder', title: 'Late', at: inMinutes(-1) });

  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({ code: 'time_past', fields: { at: 'Choose a time that is still to come.' } });
});

// spec: 2.46
test('a note sent twice with one key is one note', async () => {
  const { cookie, actor } = await app.aPatient();
  const note = { type: 'prescription', title: 'Cetirizine 10 mg' };

  const send = () => app.as(cookie).post('/api/board/notes', note, { 'idempotency-key': 'one-and-the-same' });
  const replies = await Promise.all([send(), send(), send()]);

  expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
  expect((await readBoard(app.deps, actor)).prescriptions).toHaveLength(1);
});
