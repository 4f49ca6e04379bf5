import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import { refuseRows } from '#server/testing-failing-rows.ts';
import {
  anAppointment,
  aScheduledDoctor,
  entriesAbout,
  freeTimes,
  rowOf,
  statusOf,
  toldTo,
  tomorrow,
} from '../testing.ts';
import { expireRequests } from './expire-requests.ts';

let app: TestApp;
let beside: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  beside = await startTestApp({ beside: app });
});
afterAll(async () => {
  await beside.close();
  await app.close();
});

test('a request that nobody answers expires after 48 hours, and not a moment before', async () => {
  const made = await anAppointment(app, { date: tomorrow(app, 10), at: app.clock.now() });
  expect((await rowOf(app, made)).expires_at).toEqual(new Date(app.clock.now().getTime() + 48 * HOUR_MS));
  app.clock.advance(48 * HOUR_MS - 1);
  expect(await expireRequests(app.deps)).toBe(0);
  expect(await statusOf(app, made)).toBe('pending');

  app.clock.advance(1);
  expect(await expireRequests(app.deps)).toBe(1);
  expect(await statusOf(app, made)).toBe('expired');
  expect(await freeTimes(app, made.doctor, made.date)).toContain('11:30');
  expect((await entriesAbout(app, made)).at(-1)).toEqual({
    action: 'appointment.expired',
    actor_id: null,
    actor_role: 'system',
    patient_id: made.patient.patientId,
  });
  // Two days are more than a session: the patient comes back to it.
  const cookie = await app.login(made.patient);
  expect((await toldTo(app, { ...made.patient, cookie }))[0]).toMatchObject({
    title: 'Nobody answered your request in time',
    text: expect.stringContaining('Please choose another time'),
    mail: 'kept',
  });
});

test('a request for sooner than that expires when it would begin', async () => {
  const made = await anAppointment(app, { at: app.clock.now() });
  app.clock.set(new Date(made.startsAt.getTime() - 1));
  expect(await expireRequests(app.deps)).toBe(0);
  app.clock.set(made.startsAt);
  expect(await expireRequests(app.deps)).toBe(1);
});

test('what was answered does not expire', async () => {
  const approved = await anAppointment(app, { status: 'approved' });
  const rejected = await anAppointment(app, { status: 'rejected' });
  app.clock.advance(3 * DAY_MS);
  expect(await expireRequests(app.deps)).toBe(0);
  expect(await statusOf(app, approved)).toBe('approved');
  expect(await statusOf(app, rejected)).toBe('rejected');
});

test('two servers put a request away once', async () => {
  const doctor = await aScheduledDoctor(app);
  const times = (await freeTimes(app, doctor)).slice(0, 12);
  const made = [];
  for (const time of times) made.push(await anAppointment(app, { doctor, time }));
  app.clock.advance(3 * DAY_MS);

  const servers = [app, beside, app, beside];
  const counts = await Promise.all(servers.map(({ deps }) => expireRequests(deps)));
  // One that came while another was at it may have skipped all of them.
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12);
  for (const one of made) {
    const actions = (await entriesAbout(app, one)).map(({ action }) => action);
    expect(actions).toEqual(['appointment.booked', 'appointment.expired']);
    expect(await app.mails(one.patient.email)).toHaveLength(1);
  }
});

test('a request that cannot be put away keeps no other waiting, and is tried again', async () => {
  const doctor = await aScheduledDoctor(app);
  const [first, second] = await freeTimes(app, doctor);
  const stuck = await anAppointment(app, { doctor, ...(first ? { time: first } : {}) });
  const other = await anAppointment(app, { doctor, ...(second ? { time: second } : {}) });
  app.clock.advance(3 * DAY_MS);
  const when = `new.id = '${stuck.id}'`;
  const { mend } = await refuseRows(app, { on: 'update', table: 'appointments', when });

  await expect(expireRequests(app.deps)).rejects.toThrow(`Failed: appointment ${stuck.id}`);
  expect([await statusOf(app, stuck), await statusOf(app, other)]).toEqual(['pending', 'expired']);

  await mend();
  expect(await expireRequests(app.deps)).toBe(1);
  for (const { patient } of [stuck, other]) expect(await app.mails(patient.email)).toHaveLength(1);
});
