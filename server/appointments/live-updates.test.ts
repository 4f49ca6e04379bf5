// Who hears of a change at once, on whichever server they are, and who does not.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { publish } from '../platform/events.ts';
import { setHours } from '../schedule/change-schedule.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import type { Person } from '../testing-people.ts';
import { expireRequests, releaseRejectedSlots } from './changing/expire-requests.ts';
import { anAppointment, aRequest, aScheduledDoctor, listenAs } from './testing.ts';

let app: TestApp;
let beside: TestApp;
let others: Person[];
beforeAll(async () => {
  app = await startTestApp();
  beside = await startTestApp({ beside: app });
  others = [await app.aPatient(), await app.aDoctor(), await app.aNurse(), await app.anAdministrator()];
});
afterAll(async () => {
  await beside.close();
  await app.close();
});

const LAST = 'duty';

/** What each of them heard while this was done: types of news, each once, in the order of the alphabet. */
async function heardDuring(people: Person[], work: () => Promise<unknown>): Promise<string[][]> {
  const listeners = people.map((person, index) => listenAs(index % 2 ? beside : app, person));
  // News arrives in order: once this is heard, so is everything before it.
  const hearAll = async () => {
    await publish(app.db, { type: LAST, to: { accounts: people.map(({ id }) => id) } });
    await vi.waitFor(() => {
      for (const { heard } of listeners) expect(heard.at(-1)?.type).toBe(LAST);
    }, 10_000);
  };
  await hearAll();
  for (const { heard } of listeners) heard.length = 0;
  await work();
  await hearAll();
  for (const { leave } of listeners) leave();
  return listeners.map(({ heard }) =>
    [...new Set(heard.map(({ type }) => type))].filter((type) => type !== LAST).sort(),
  );
}

const APPOINTMENT_AND_SLOTS = ['appointments', 'slots'];
/** Another patient, another doctor, the desk, an administrator: only the desk hears of the appointment itself. */
const OTHERS_HEAR = [['slots'], ['slots'], APPOINTMENT_AND_SLOTS, []];

test('a booking reaches its doctor, and everyone who looks at free times', async () => {
  const doctor = await aScheduledDoctor(app);
  const patient = await app.aPatient();
  const heard = await heardDuring([patient, doctor, ...others.slice(0, 3)], () =>
    app.as(patient.cookie).post('/api/appointments/book', aRequest(app, doctor)),
  );
  expect(heard).toEqual([APPOINTMENT_AND_SLOTS, ['appointments', 'notices', 'slots'], ...OTHERS_HEAR.slice(0, 3)]);
});

test.each(['approved', 'rejected', 'cancelled'])('a decision reaches both sides: %s', async (status) => {
  const { id, doctor, patient } = await anAppointment(app);
  const heard = await heardDuring([patient, doctor, ...others], () =>
    app.as(doctor.cookie).send('PATCH', `/api/appointments/${id}/status`, { status, reason: 'I am away.' }),
  );
  const [atPatient, atDoctor, ...atOthers] = heard;
  expect(atPatient).toEqual(['appointments', 'notices', 'slots']);
  expect(atDoctor).toEqual(APPOINTMENT_AND_SLOTS);
  // An administrator keeps the outbox, so a mail is news there.
  expect(atOthers).toEqual([...OTHERS_HEAR.slice(0, 3), ['mails']]);
});

test('an expired request reaches both sides', async () => {
  const { startsAt, doctor, patient } = await anAppointment(app);
  const before = app.clock.now();
  app.clock.set(startsAt);
  const heard = await heardDuring([patient, doctor, ...others.slice(0, 2)], () => expireRequests(beside.deps));
  app.clock.set(before);
  expect(heard).toEqual([['appointments', 'notices', 'slots'], APPOINTMENT_AND_SLOTS, ['slots'], ['slots']]);
});

test('a slot that becomes free after a rejection is news for everyone who looks', async () => {
  await anAppointment(app, { status: 'rejected' });
  expect(await heardDuring(others.slice(0, 3), () => releaseRejectedSlots(app.deps))).toEqual([
    ['slots'],
    ['slots'],
    ['slots'],
  ]);
});

test('so are new working hours', async () => {
  const doctor = await aScheduledDoctor(app);
  const heard = await heardDuring(others.slice(0, 1), () => setHours(app.deps, doctor.actor, []));
  expect(heard).toEqual([['slots']]);
});

test('a refused booking is no news', async () => {
  const { doctor, date, time } = await anAppointment(app);
  const patient = await app.aPatient();
  const heard = await heardDuring([doctor, ...others.slice(0, 3)], () =>
    app.as(patient.cookie).post('/api/appointments/book', aRequest(app, doctor, { date, time })),
  );
  expect(heard).toEqual([[], [], [], []]);
});
