// Many wait, others book, two servers do their tasks: a freed time is offered to one at a time and taken once.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE_MS } from '#contract/durations.ts';
import { transaction } from '#server/db/transaction.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Patient } from '#server/testing-people.ts';
import { cancelAppointment } from '../changing/cancel-appointment.ts';
import { aRequest, type MadeAppointment, type ScheduledDoctor, someoneWaitsForALock, tomorrow } from '../testing.ts';
import { keepWaitlist } from './keep-waitlist.ts';
import { aFullDoctor, heldFor, openOffers, someoneWaiting, type Waiting } from './testing.ts';
import { leaveWaitlist } from './wishes/leave-waitlist.ts';

const CROWD = process.env.NADI_TEST_FULL === '1' ? 50 : 15;

let app: TestApp;
let beside: TestApp;
const others: Patient[] = [];
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_CALLS: '100000' } });
  beside = await startTestApp({ beside: app, env: { RATE_LIMIT_CALLS: '100000' } });
  while (others.length < CROWD) others.push(...(await Promise.all([1, 2, 3, 4, 5].map(() => app.aPatient()))));
}, 120_000);
afterAll(async () => {
  await beside.close();
  await app.close();
});

async function aLineOf(count: number): Promise<{ doctor: ScheduledDoctor; visit: MadeAppointment; line: Waiting[] }> {
  const { doctor, visit } = await aFullDoctor(app);
  const line: Waiting[] = [];
  while (line.length < count) line.push(await someoneWaiting(app, doctor));
  return { doctor, visit, line };
}

const book = ({ cookie }: Patient, doctor: ScheduledDoctor, server = app) =>
  server.as(cookie).post('/api/appointments/book', aRequest(app, doctor, { date: tomorrow(app), time: '11:30' }));
const cancel = ({ patient, id }: MadeAppointment) => app.as(patient.cookie).delete(`/api/appointments/${id}`);
const accept = ({ cookie }: Patient, id: string, server = app) =>
  server.as(cookie).post(`/api/waitlist/offers/${id}/accept`);
const codesOf = (answers: { statusCode: number }[]) => [...new Set(answers.map(({ statusCode }) => statusCode))].sort();

const livePatients = async ({ id }: ScheduledDoctor) =>
  (
    await app.db
      .selectFrom('appointments')
      .select('patient_id')
      .where('doctor_id', '=', id)
      .where('holds_slot', '=', true)
      .execute()
  ).map(({ patient_id }) => patient_id);

test('many wait and as many others book while the time is cancelled: it is offered to the first, and nobody else gets it', async () => {
  const { doctor, visit, line } = await aLineOf(CROWD);
  const [cancelled, ...rest] = await Promise.all([
    cancel(visit),
    ...others.map((other, index) => book(other, doctor, index % 2 ? beside : app)),
    ...[app, beside, app, beside].map(async ({ deps }) => {
      await keepWaitlist(deps);
      return { statusCode: 409 };
    }),
  ]);
  expect([cancelled.statusCode, codesOf(rest)]).toEqual([200, [409]]);
  expect((await openOffers(app)).map(({ patient_id }) => patient_id)).toEqual([line[0]?.patientId]);

  // Down the whole line: each is asked once, in order, and what others try at the same time changes nothing.
  for (const [index, holder] of line.entries()) {
    const open = await openOffers(app);
    expect(open.map(({ patient_id }) => patient_id)).toEqual([holder.patientId]);
    const id = open[0]?.id ?? '';
    const next = line[index + 1];
    if (!next) break;
    // Few: whoever does nothing for half an hour finds the screen locked.
    const isSilent = index === 1 || index === 2;
    if (isSilent) app.clock.advance(10 * MINUTE_MS);
    const [booking, taking] = await Promise.all([
      book(others[index] as Patient, doctor),
      accept(next, id, beside),
      ...(isSilent ? [] : [app.as(holder.cookie).post(`/api/waitlist/offers/${id}/decline`)]),
      keepWaitlist(app.deps),
      keepWaitlist(beside.deps),
    ]);
    expect([booking.statusCode, taking.statusCode]).toEqual([409, 404]);
    expect(await livePatients(doctor)).toEqual([]);
  }

  const last = line.at(-1) as Waiting;
  const held = await heldFor(app, last);
  const answers = await Promise.all(
    Array.from({ length: CROWD }, (_, index) => accept(last, held?.id ?? '', index % 2 ? beside : app)),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(codesOf(answers)).toEqual([201, 409]);
  expect(await livePatients(doctor)).toEqual([last.patientId]);
  const offered = await app.db
    .selectFrom('waitlist_offers')
    .select('patient_id')
    .where('doctor_id', '=', doctor.id)
    .execute();
  expect(offered.map(({ patient_id }) => patient_id).sort()).toEqual(line.map(({ patientId }) => patientId).sort());
}, 240_000);

test('several times become free at once: nobody holds two, and nobody is passed over', async () => {
  const doctors = await Promise.all(Array.from({ length: 4 }, () => aFullDoctor(app, 'Dermatology')));
  const line: Waiting[] = [];
  const anyDoctor = doctors[0]?.doctor as ScheduledDoctor;
  while (line.length < 4) line.push(await someoneWaiting(app, anyDoctor, { doctor: undefined }));
  const answers = await Promise.all(doctors.map(({ visit }) => cancel(visit)));
  expect(codesOf(answers)).toEqual([200]);
  // Two who freed a time at once may both have met the same person; the marks they left bring the next.
  await keepWaitlist(app.deps);
  const open = (await openOffers(app)).map(({ patient_id }) => patient_id);
  expect(open.sort()).toEqual(line.map(({ patientId }) => patientId).sort());
});

// Each side locks what the other wants next; whoever PostgreSQL breaks off begins again and finds what the other did.
test('a patient accepts while the desk closes the account: one of both succeeds, and the time is never lost', async () => {
  const desk = await app.aNurse();
  const lines: Awaited<ReturnType<typeof aLineOf>>[] = [];
  while (lines.length < 8) lines.push(await aLineOf(2));
  for (const { visit } of lines) await cancel(visit);
  const race = async ({ doctor, line }: (typeof lines)[number]) => {
    const [first, next] = line as [Waiting, Waiting];
    const held = await heldFor(app, first);
    const [accepted, closed] = await Promise.all([
      accept(first, held?.id ?? ''),
      beside.as(desk.cookie).post(`/api/patients/${first.patientId}/deactivate`, {}),
    ]);
    const isBooked = accepted.statusCode === 201;
    expect([closed.statusCode, await livePatients(doctor), (await heldFor(app, next)) !== null]).toEqual(
      isBooked ? [409, [first.patientId], false] : [200, [], true],
    );
    expect(accepted.statusCode).toBeLessThan(500);
  };
  await Promise.all(lines.map(race));
});

test('a patient moves a visit in one window and asks for its old time in another: it moves, and the old time is held', async () => {
  const lines: Awaited<ReturnType<typeof aLineOf>>[] = [];
  while (lines.length < 8) lines.push(await aLineOf(1));
  const race = async ({ doctor, visit, line }: (typeof lines)[number]) => {
    const to = { date: tomorrow(app, 2), time: '11:30' };
    const [moved, ...booked] = await Promise.all([
      app.as(visit.patient.cookie).put(`/api/appointments/${visit.id}`, to),
      ...[beside, beside, app].map((server) => book(visit.patient, doctor, server)),
    ]);
    expect([moved.statusCode, codesOf(booked)]).toEqual([200, [409]]);
    expect((await heldFor(app, line[0] as Waiting))?.time).toBe('11:30');
  };
  await Promise.all(lines.map(race));
});

test('someone leaves the list while a time is being offered to them: it goes to the next at once', async () => {
  const { visit, line } = await aLineOf(2);
  const [first, next] = line as [Waiting, Waiting];
  const { leaving } = await transaction(app.db, async (tx) => {
    await cancelAppointment({ ...app.deps, db: tx }, visit.patient.actor, visit.id, null);
    const leaving = leaveWaitlist(app.deps, first.actor, first.wishId);
    await someoneWaitsForALock(app);
    return { leaving };
  });
  await leaving;
  expect((await heldFor(app, next))?.time).toBe('11:30');
});
