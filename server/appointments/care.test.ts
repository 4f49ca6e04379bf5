// A request opens the chart to its doctor; the end of it closes the chart again.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { requireChart } from '../patients/chart-access/require-chart.ts';
import { fixedClock } from '../platform/clock.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { expireRequests, releaseRejectedSlots } from './changing/expire-requests.ts';
import { anAppointment, type MadeAppointment } from './testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const mayOpen = ({ doctor, patient }: MadeAppointment, at = app.clock.now()) =>
  requireChart({ db: app.db, clock: fixedClock(at) }, doctor.actor, patient.patientId).then(
    () => true,
    () => false,
  );
const setStatus = ({ id, doctor }: MadeAppointment, status: string) =>
  app.as(doctor.cookie).put(`/api/doctor/appointments/${id}/status`, { status, reason: 'I am away.' });

/** To the millisecond: 90 days after the visit is over. */
const endOfCare = ({ startsAt }: MadeAppointment) => new Date(startsAt.getTime() + 15 * 60_000 + 90 * DAY_MS);

test.each(['pending', 'approved', 'completed', 'no-show'] as const)(
  'one that is %s keeps the chart open until 90 days after the visit',
  async (status) => {
    const isOver = status === 'completed' || status === 'no-show';
    const made = await anAppointment(app, { status, ...(isOver ? { date: '2026-03-02', time: '09:00' } : {}) });
    expect(await mayOpen(made)).toBe(true);
    expect(await mayOpen(made, new Date(endOfCare(made).getTime() - 1))).toBe(true);
    expect(await mayOpen(made, endOfCare(made))).toBe(false);
  },
);

test.each(['rejected', 'cancelled'] as const)('one that is %s closes it', async (status) => {
  expect(await mayOpen(await anAppointment(app, { status }))).toBe(false);
});

test('a rejection that is taken back opens it again', async () => {
  const made = await anAppointment(app);
  await setStatus(made, 'rejected');
  expect(await mayOpen(made)).toBe(false);
  await app.as(made.doctor.cookie).post(`/api/appointments/${made.id}/undo`);
  expect(await mayOpen(made)).toBe(true);
  await releaseRejectedSlots(app.deps);
  expect(await mayOpen(made)).toBe(true);
});

test('a visit that is moved moves the end with it', async () => {
  const made = await anAppointment(app);
  await app.as(made.patient.cookie).put(`/api/appointments/${made.id}`, { date: '2026-04-20', time: '11:30' });
  const moved = { ...made, startsAt: new Date('2026-04-20T06:00:00Z') };
  expect(await mayOpen(made, endOfCare(made))).toBe(true);
  expect(await mayOpen(made, new Date(endOfCare(moved).getTime() - 1))).toBe(true);
  expect(await mayOpen(made, endOfCare(moved))).toBe(false);
});

test('one of two that ends leaves the other', async () => {
  const visit = await anAppointment(app, { status: 'completed', date: '2026-02-27' });
  const { doctor, patient } = visit;
  await anAppointment(app, { doctor, patient, time: '12:00', status: 'cancelled' });
  expect(await mayOpen(visit)).toBe(true);
});

test('another doctor has no part in it', async () => {
  const made = await anAppointment(app, { status: 'approved' });
  const other = await anAppointment(app);
  expect(await mayOpen({ ...made, doctor: other.doctor })).toBe(false);
});

test('one that nobody answered closes it', async () => {
  const made = await anAppointment(app);
  app.clock.set(made.startsAt);
  await expireRequests(app.deps);
  expect(await mayOpen(made)).toBe(false);
});
