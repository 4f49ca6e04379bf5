// A cancelled time: who is offered it, who else may have it meanwhile, and what becomes of an answer.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { cancelAppointment } from '#server/appointments/changing/cancel-appointment.ts';
import { closePatient } from '#server/appointments/leaving/close-patient.ts';
import {
  anAppointment,
  aRequest,
  entriesAbout,
  freeTimes,
  listenAs,
  toldTo,
  tomorrow,
} from '#server/appointments/testing.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Patient } from '#server/testing-people.ts';
import { keepWaitlist, lookAtWaitlist } from '../keep-waitlist.ts';
import {
  aFullDoctor,
  answer,
  codeOf,
  forgetWaitlist,
  heldFor,
  holders,
  openOffers,
  someoneWaiting,
  wishesSeenBy,
} from '../testing.ts';
import { declineOffer } from './decline-offer.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
// Offers of an earlier test would lapse in the middle of the next.
beforeEach(() => forgetWaitlist(app));

describe('a cancelled time', () => {
  test('is offered to the first in line in the same moment, and is held for ten minutes', async () => {
    const { doctor, visit } = await aFullDoctor(app);
    const line = [await someoneWaiting(app, doctor), await someoneWaiting(app, doctor)];
    const [first] = line;
    const ears = listenAs(app, first as Patient);
    await cancelAppointment(app.deps, visit.patient.actor, visit.id, null);

    expect(await holders(app, line)).toEqual([0]);
    const held = await heldFor(app, first as Patient);
    expect(held).toMatchObject({ doctor: doctor.name, date: tomorrow(app), time: '11:30' });
    expect(Date.parse(held?.heldUntil ?? '') - app.clock.now().getTime()).toBe(10 * MINUTE_MS);
    expect(held?.secondsLeft).toBe(600);
    expect(await freeTimes(app, doctor)).toEqual([]);
    await expect
      .poll(() => ears.heard.map(({ type }) => type))
      .toEqual(expect.arrayContaining(['waitlist', 'notices']));
    ears.leave();
    expect(await entriesAbout(app, { id: held?.id ?? '' })).toMatchObject([
      { action: 'waitlist.offered', actor_role: 'system', patient_id: first?.patientId },
    ]);
    expect((await toldTo(app, first as Patient))[0]?.title).toBe(`A time has become free: ${doctor.name}`);
    const mail = (await app.mails(first?.email)).at(-1);
    expect(mail?.subject).toMatch(/^A time is held for you until \d\d:\d\d$/);
    for (const secret of [doctor.name, 'Cardiology', 'Tue', '11:30']) expect(mail?.text).not.toContain(secret);
  });

  test('can be taken by nobody else while it is held: not by booking, nor by moving, nor at the desk', async () => {
    const { doctor, visit } = await aFullDoctor(app);
    const elsewhere = await anAppointment(app, { doctor, date: tomorrow(app, 2), status: 'approved' });
    const waiting = await someoneWaiting(app, doctor);
    await cancelAppointment(app.deps, visit.patient.actor, visit.id, null);
    const date = tomorrow(app);
    const [other, desk] = [await app.aPatient(), await app.aNurse()];
    const named = await app.as(other.cookie).post('/api/appointments/book', aRequest(app, doctor, { time: '11:30' }));
    const anyTime = await app.as(other.cookie).post('/api/appointments/book', aRequest(app, doctor));
    const own = await app.as(waiting.cookie).post('/api/appointments/book', aRequest(app, doctor, { time: '11:30' }));
    const moved = await app
      .as(elsewhere.patient.cookie)
      .put(`/api/appointments/${elsewhere.id}`, { date, time: '11:30' });
    const move = { date, time: '11:30', reason: 'A meeting', version: 2 };
    const byDoctor = await app.as(doctor.cookie).post(`/api/appointments/${elsewhere.id}/move`, move);
    const byDesk = await app.as(desk.cookie).post(`/api/appointments/${elsewhere.id}/move`, move);
    expect([named, anyTime, own, moved, byDoctor, byDesk].map(codeOf)).toEqual([
      ...['409 slot_taken', '409 day_full', '409 slot_taken', '409 slot_taken', '409 slot_taken', '409 slot_taken'],
    ]);
    const direct = app.db
      .updateTable('appointments')
      .set({ during: (await openOffers(app))[0]?.during ?? '' })
      .where('id', '=', elsewhere.id)
      .execute();
    await expect(direct).rejects.toMatchObject({ constraint: 'held_slot_is_kept' });
  });

  test('is booked by accepting it, once, as any booking', async () => {
    const { doctor, visit } = await aFullDoctor(app);
    const waiting = await someoneWaiting(app, doctor, { reason: 'A cough' });
    await cancelAppointment(app.deps, visit.patient.actor, visit.id, null);
    const held = await heldFor(app, waiting);
    const stranger = await app.aPatient();
    expect([
      codeOf(await answer(app, stranger, held, 'accept')),
      codeOf(await answer(app, stranger, held, 'decline')),
    ]).toEqual([...['404 not_found', '404 not_found']]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => answer(app, waiting, held, 'accept')));
    const booked = answers.filter(({ statusCode }) => statusCode === 201);
    expect(booked.map((one) => one.json())).toMatchObject([{ status: 'pending', time: '11:30', reason: 'A cough' }]);
    expect(answers.filter(({ statusCode }) => statusCode !== 201).map(codeOf)).toEqual(Array(9).fill('409 offer_over'));
    expect(await wishesSeenBy(app, waiting)).toEqual([]);
    expect((await toldTo(app, doctor)).map(({ title }) => title)).toContain('Asha Rao asks for an appointment');
  });

  test('goes to the next when the first declines, who keeps the place and is not asked about it again', async () => {
    const { doctor, visit } = await aFullDoctor(app);
    const line = [await someoneWaiting(app, doctor), await someoneWaiting(app, doctor)] as const;
    await cancelAppointment(app.deps, visit.patient.actor, visit.id, null);
    expect((await answer(app, line[0], await heldFor(app, line[0]), 'decline')).statusCode).toBe(200);
    expect(await holders(app, line)).toEqual([1]);
    expect(await wishesSeenBy(app, line[0])).toMatchObject([{ place: 1, offer: null }]);
    await answer(app, line[1], await heldFor(app, line[1]), 'decline');
    await lookAtWaitlist(app.deps);
    await keepWaitlist(app.deps);
    expect(await holders(app, line)).toEqual([]);
    expect(await freeTimes(app, doctor)).toEqual(['11:30']);
  });

  test('goes to the next when one declines who waits for the doctor and for the department', async () => {
    const { doctor, visit } = await aFullDoctor(app, 'Ayurveda');
    const first = await someoneWaiting(app, doctor);
    await someoneWaiting(app, doctor, { doctor: undefined }, first);
    const next = await someoneWaiting(app, doctor);
    await cancelAppointment(app.deps, visit.patient.actor, visit.id, null);
    await answer(app, first, await heldFor(app, first), 'decline');
    expect(await holders(app, [first, next])).toEqual([1]);
    await answer(app, next, await heldFor(app, next), 'decline');
    await lookAtWaitlist(app.deps);
    await keepWaitlist(app.deps);
    expect(await holders(app, [first, next])).toEqual([]);
  });

  test('goes to the next after ten minutes without an answer, and not a moment before', async () => {
    const { doctor, visit } = await aFullDoctor(app);
    const line = [await someoneWaiting(app, doctor), await someoneWaiting(app, doctor)] as const;
    await cancelAppointment(app.deps, visit.patient.actor, visit.id, null);
    const held = await heldFor(app, line[0]);
    app.clock.advance(10 * MINUTE_MS - 1);
    await keepWaitlist(app.deps);
    expect(await holders(app, line)).toEqual([0]);
    app.clock.advance(1);
    expect(codeOf(await answer(app, line[0], held, 'accept'))).toBe('409 offer_over');
    await keepWaitlist(app.deps);
    expect(await holders(app, line)).toEqual([1]);
    expect((await toldTo(app, line[0]))[0]?.title).toBe('The time that was held for you went to the next');
    expect((await entriesAbout(app, { id: held?.id ?? '' })).at(-1)).toMatchObject({ action: 'waitlist.lapsed' });
  });

  test('goes to the next when the first leaves the list', async () => {
    const { doctor, visit } = await aFullDoctor(app);
    const line = [await someoneWaiting(app, doctor), await someoneWaiting(app, doctor)] as const;
    await cancelAppointment(app.deps, visit.patient.actor, visit.id, null);
    const leave = (who: Patient) => app.as(who.cookie).delete(`/api/waitlist/${line[0].wishId}`);
    expect(codeOf(await leave(line[1]))).toBe('404 not_found');
    expect((await leave(line[0])).statusCode).toBe(200);
    expect(codeOf(await leave(line[0]))).toBe('409 wish_ended');
    expect(await holders(app, line)).toEqual([1]);
  });

  test.each([
    ['has three requests waiting', 'pending'],
    ['is elsewhere at that time', 'busy'],
    ['has another time held', 'held'],
    ['was closed at the desk', 'closed'],
    ['had that very time before', 'before'],
  ])('passes over whoever %s', async (_why, why) => {
    const { doctor, visit } = await aFullDoctor(app);
    const first = await someoneWaiting(app, doctor, {}, why === 'before' ? visit.patient : undefined);
    const next = await someoneWaiting(app, doctor);
    if (why === 'pending') {
      for (const time of ['09:00', '10:00', '12:00']) await anAppointment(app, { patient: first, time });
    }
    if (why === 'busy') await anAppointment(app, { patient: first, time: '11:30', status: 'approved' });
    if (why === 'held') {
      const other = await aFullDoctor(app);
      await someoneWaiting(app, other.doctor, {}, first);
      await cancelAppointment(app.deps, other.visit.patient.actor, other.visit.id, null);
      expect((await heldFor(app, first))?.doctor).toBe(other.doctor.name);
    }
    if (why === 'closed') await closePatient(app.deps, (await app.aNurse()).actor, first.patientId, {});
    await cancelAppointment(app.deps, visit.patient.actor, visit.id, null);
    expect(await holders(app, [next])).toEqual([0]);
  });

  test('goes by urgency first, and to a wish for any doctor of the department, too', async () => {
    const { doctor, visit } = await aFullDoctor(app, 'Dermatology');
    const early = await someoneWaiting(app, doctor);
    const patient = await app.aPatient();
    const triageId = await aTriage(patient.patientId, 3);
    const urgent = await someoneWaiting(app, doctor, { doctor: undefined, triageId }, patient);
    expect(await wishesSeenBy(app, early)).toMatchObject([{ place: 2 }]);
    await cancelAppointment(app.deps, visit.patient.actor, visit.id, null);
    expect(await holders(app, [early, urgent])).toEqual([1]);
  });

  test('is not offered within the hour before it, nor at night for another day', async () => {
    const { doctor, visit } = await aFullDoctor(app);
    const waiting = await someoneWaiting(app, doctor);
    const at = (time: Date) => ({ ...app.deps, clock: { ...app.clock, now: () => time } });
    const night = new Date(visit.startsAt.getTime() - 12.5 * HOUR_MS - 5 * MINUTE_MS);
    await cancelAppointment(at(night), visit.patient.actor, visit.id, null);
    expect(await holders(app, [waiting])).toEqual([]);
    await lookAtWaitlist(at(new Date(visit.startsAt.getTime() - HOUR_MS + 1)));
    await keepWaitlist(at(new Date(visit.startsAt.getTime() - HOUR_MS + 1)));
    expect(await holders(app, [waiting])).toEqual([]);
    // The same day, at seven in the morning.
    await lookAtWaitlist(at(new Date(visit.startsAt.getTime() - 4.5 * HOUR_MS)));
    await keepWaitlist(at(new Date(visit.startsAt.getTime() - 4.5 * HOUR_MS)));
    expect(await holders(app, [waiting])).toEqual([0]);
  });
});

test('a time of another day is offered to nobody in their own quiet hours, but to the next, and to them after those', async () => {
  const { doctor, visit } = await aFullDoctor(app);
  const line = [await someoneWaiting(app, doctor), await someoneWaiting(app, doctor)] as const;
  const [asleep, awake] = line;
  // 14:30 in the clinic.
  const { choices } = (await app.as(asleep.cookie).get('/api/notice-settings')).json();
  const quietHours = { isOn: true, from: '14:00', until: '15:00' };
  expect((await app.as(asleep.cookie).put('/api/notice-settings', { choices, quietHours })).statusCode).toBe(200);
  const at = (time: Date) => ({ ...app.deps, clock: { ...app.clock, now: () => time } });
  const halfPastTwo = new Date(visit.startsAt.getTime() - 21 * HOUR_MS);
  await cancelAppointment(at(halfPastTwo), visit.patient.actor, visit.id, null);
  expect(await holders(app, line)).toEqual([1]);

  const { id } = (await heldFor(app, awake)) ?? { id: '' };
  await declineOffer(at(halfPastTwo), awake.actor, id);
  await lookAtWaitlist(at(halfPastTwo));
  await keepWaitlist(at(halfPastTwo));
  expect(await holders(app, line)).toEqual([]);
  const three = new Date(halfPastTwo.getTime() + 30 * MINUTE_MS);
  await lookAtWaitlist(at(three));
  await keepWaitlist(at(three));
  expect(await holders(app, line)).toEqual([0]);
});

test('too many requests at the moment of accepting: the offer stands, and can be taken once one request is gone', async () => {
  const { doctor, visit } = await aFullDoctor(app);
  const waiting = await someoneWaiting(app, doctor);
  await cancelAppointment(app.deps, visit.patient.actor, visit.id, null);
  const made = [];
  for (const time of ['09:00', '10:00', '12:00']) made.push(await anAppointment(app, { patient: waiting, time }));
  const held = await heldFor(app, waiting);
  expect(codeOf(await answer(app, waiting, held, 'accept'))).toBe('409 too_many_pending');
  expect(await holders(app, [waiting])).toEqual([0]);
  await cancelAppointment(app.deps, waiting.actor, made[0]?.id ?? '', null);
  expect((await answer(app, waiting, held, 'accept')).statusCode).toBe(201);
});

/** A symptom check with this result; what else it holds does not matter in line. */
async function aTriage(patientId: string, urgency: 1 | 2 | 3 | 4 | 5) {
  const { id } = await app.db
    .insertInto('triage_results')
    .values({
      patient_id: patientId,
      kind: 'text',
      symptoms: 'A cough',
      ...{ input: '{}', answer: '{}', told: '{}', engine: 'test', specialist: 'Dermatologist' },
      provider: 'embedded',
      department: 'Dermatology',
      urgency,
      created_at: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
