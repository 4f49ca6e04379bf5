import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '../testing-house.ts';
import { expireRequests } from './expire-requests.ts';
import {
  anAppointment,
  aScheduledDoctor,
  DAY_MS,
  entriesAbout,
  freeTimes,
  HOUR_MS,
  rowOf,
  statusOf,
  toldTo,
  tomorrow,
} from './testing.ts';

let house: TestHouse;
let beside: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
  beside = await openTestHouse({ beside: house });
});
afterAll(async () => {
  await beside.close();
  await house.close();
});

test('a request that nobody answers expires after 48 hours, and not a moment before', async () => {
  const made = await anAppointment(house, { date: tomorrow(house, 10), at: house.clock.now() });
  expect((await rowOf(house, made)).expires_at).toEqual(new Date(house.clock.now().getTime() + 48 * HOUR_MS));
  house.clock.advance(48 * HOUR_MS - 1);
  expect(await expireRequests(house.deps)).toBe(0);
  expect(await statusOf(house, made)).toBe('pending');

  house.clock.advance(1);
  expect(await expireRequests(house.deps)).toBe(1);
  expect(await statusOf(house, made)).toBe('expired');
  expect(await freeTimes(house, made.doctor, made.date)).toContain('11:30');
  expect((await entriesAbout(house, made)).at(-1)).toEqual({
    action: 'appointment.expired',
    actor_id: null,
    actor_role: 'system',
    patient_id: made.patient.patientId,
  });
  // Two days are more than a session: the patient comes back to it.
  const cookie = await house.login(made.patient);
  expect((await toldTo(house, { ...made.patient, cookie }))[0]).toMatchObject({
    title: 'Nobody answered your request in time',
    text: expect.stringContaining('Please choose another time'),
    mail: 'kept',
  });
});

test('a request for sooner than that expires when it would begin', async () => {
  const made = await anAppointment(house, { at: house.clock.now() });
  house.clock.set(new Date(made.startsAt.getTime() - 1));
  expect(await expireRequests(house.deps)).toBe(0);
  house.clock.set(made.startsAt);
  expect(await expireRequests(house.deps)).toBe(1);
});

test('what was answered does not expire', async () => {
  const approved = await anAppointment(house, { status: 'approved' });
  const rejected = await anAppointment(house, { status: 'rejected' });
  house.clock.advance(3 * DAY_MS);
  expect(await expireRequests(house.deps)).toBe(0);
  expect(await statusOf(house, approved)).toBe('approved');
  expect(await statusOf(house, rejected)).toBe('rejected');
});

test('two servers put a request away once', async () => {
  const doctor = await aScheduledDoctor(house);
  const times = (await freeTimes(house, doctor)).slice(0, 12);
  const made = [];
  for (const time of times) made.push(await anAppointment(house, { doctor, time }));
  house.clock.advance(3 * DAY_MS);

  const servers = [house, beside, house, beside];
  const counts = await Promise.all(servers.map(({ deps }) => expireRequests(deps)));
  // One that came while another was at it may have skipped all of them.
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12);
  for (const one of made) {
    const actions = (await entriesAbout(house, one)).map(({ action }) => action);
    expect(actions).toEqual(['appointment.booked', 'appointment.expired']);
    expect(await house.mails(one.patient.email)).toHaveLength(1);
  }
});
