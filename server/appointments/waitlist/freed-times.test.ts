// Times that become free in any other way than by a cancellation, holds and wishes that end, and processes that do.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { tripsOf } from '#server/db/testing-statements.ts';
import { transaction } from '#server/db/transaction.ts';
import { addExtraSession, removeFromSchedule, takeDayOff } from '#server/schedule/change-schedule.ts';
import { closeDay, openDay } from '#server/schedule/close-day.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import { refuseRows } from '#server/testing-failing-rows.ts';
import { cancelAppointment } from '../changing/cancel-appointment.ts';
import { expireRequests, releaseRejectedSlots } from '../changing/expire-requests.ts';
import { closeDoctor } from '../leaving/close-doctor.ts';
import { closePatient } from '../leaving/close-patient.ts';
import { anAppointment, aScheduledDoctor, freeTimes, statusOf, toldTo, tomorrow } from '../testing.ts';
import { keepWaitlist, lookAtWaitlist } from './keep-waitlist.ts';
import { markedDoctors } from './store.ts';
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
} from './testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => forgetWaitlist(app));

describe('a time that becomes free in another way is offered, too:', () => {
  test('moved by the patient', async () => {
    const { doctor, visit } = await aFullDoctor(app);
    const waiting = await someoneWaiting(app, doctor);
    const body = { date: tomorrow(app, 2), time: '11:30' };
    expect((await app.as(visit.patient.cookie).put(`/api/appointments/${visit.id}`, body)).statusCode).toBe(200);
    expect(await holders(app, [waiting])).toEqual([0]);
  });

  test('moved by the doctor', async () => {
    const { doctor, visit } = await aFullDoctor(app);
    const waiting = await someoneWaiting(app, doctor);
    const body = { date: tomorrow(app, 2), time: '11:30', reason: 'A meeting', version: 2 };
    expect((await app.as(doctor.cookie).post(`/api/appointments/${visit.id}/move`, body)).statusCode).toBe(200);
    expect(await holders(app, [waiting])).toEqual([0]);
  });

  test('turned down by the doctor, once that can no longer be undone', async () => {
    const doctor = await aScheduledDoctor(app, { hours: { firstStart: '11:30', lastStart: '11:30' } });
    const asked = await anAppointment(app, { doctor, at: app.clock.now() });
    const waiting = await someoneWaiting(app, doctor);
    const body = { status: 'rejected', reason: 'I am away.' };
    await app.as(doctor.cookie).put(`/api/doctor/appointments/${asked.id}/status`, body);
    await releaseRejectedSlots(app.deps);
    expect(await holders(app, [waiting])).toEqual([]);
    app.clock.advance(10_000);
    await releaseRejectedSlots(app.deps);
    expect(await holders(app, [waiting])).toEqual([0]);
  });

  test('not answered by the doctor', async () => {
    const doctor = await aScheduledDoctor(app, { hours: { firstStart: '11:30', lastStart: '11:30' } });
    const date = tomorrow(app, 5);
    for (const days of [1, 2, 3, 4])
      await anAppointment(app, { doctor, date: tomorrow(app, days), status: 'approved' });
    await anAppointment(app, { doctor, date, at: app.clock.now() });
    const waiting = await someoneWaiting(app, doctor, { until: date });
    app.clock.advance(2 * DAY_MS);
    await expireRequests(app.deps);
    expect(await holders(app, [waiting])).toEqual([0]);
  });

  test('new hours', async () => {
    const { doctor } = await aFullDoctor(app);
    const waiting = await someoneWaiting(app, doctor, { dayParts: ['evening'] });
    const session = { date: tomorrow(app), firstStart: '18:00', lastStart: '18:15' };
    await addExtraSession(app.deps, doctor.actor, session);
    await keepWaitlist(app.deps);
    expect(await heldFor(app, waiting)).toMatchObject({ time: '18:00' });
    expect(await freeTimes(app, doctor)).toEqual(['18:15']);
  });
});

test('many new times are looked at no more often than there are people to ask', async () => {
  const tripsFor = async (lastStart: string) => {
    const { doctor } = await aFullDoctor(app);
    await someoneWaiting(app, doctor, { dayParts: ['evening'] });
    await addExtraSession(app.deps, doctor.actor, { date: tomorrow(app), firstStart: '18:00', lastStart });
    return (await tripsOf(app.database.pool, () => keepWaitlist(app.deps))).length;
  };
  await tripsFor('18:00');
  const few = await tripsFor('18:15');
  expect(await tripsFor('23:45')).toBeLessThan(few + 5);
});

describe('who waits or is held a time is told when it ends:', () => {
  test('the doctor takes the day off: the hold ends, the place stays', async () => {
    const { doctor, visit } = await aFullDoctor(app);
    const waiting = await someoneWaiting(app, doctor);
    await cancelAppointment(app.deps, visit.patient.actor, visit.id, null);
    const held = await heldFor(app, waiting);
    await takeDayOff(app.deps, doctor.actor, { date: tomorrow(app) });
    expect(codeOf(await answer(app, waiting, held, 'accept'))).toBe('422 slot_not_offered');
    await keepWaitlist(app.deps);
    expect(await wishesSeenBy(app, waiting)).toMatchObject([{ place: 1, offer: null }]);
    const told = (await toldTo(app, waiting)).map(({ title }) => title);
    expect(told).toContain('The time that was held for you is no longer offered');
  });

  test('the clinic closes on that day: the hold ends at once for whoever accepts, and for the others within a minute', async () => {
    const { doctor, visit } = await aFullDoctor(app);
    const waiting = await someoneWaiting(app, doctor);
    await cancelAppointment(app.deps, visit.patient.actor, visit.id, null);
    const held = await heldFor(app, waiting);
    const admin = await app.anAdministrator();
    const closed = await closeDay(app.deps, admin.actor, { date: tomorrow(app), name: 'Election day' });
    expect(codeOf(await answer(app, waiting, held, 'accept'))).toBe('422 slot_not_offered');
    await lookAtWaitlist(app.deps);
    await keepWaitlist(app.deps);
    expect(await wishesSeenBy(app, waiting)).toMatchObject([{ place: 1, offer: null }]);
    const told = (await toldTo(app, waiting)).map(({ title }) => title);
    expect(told).toContain('The time that was held for you is no longer offered');

    await openDay(app.deps, admin.actor, closed.id);
    await lookAtWaitlist(app.deps);
    await keepWaitlist(app.deps);
    expect(await holders(app, [waiting])).toEqual([0]);
  });

  test('they book another visit at that time: it goes to the next within a minute, and nobody is told that they lost it', async () => {
    const { doctor, visit } = await aFullDoctor(app);
    const other = await aScheduledDoctor(app, { hours: { firstStart: '11:30', lastStart: '11:30' } });
    const line = [await someoneWaiting(app, doctor), await someoneWaiting(app, doctor)] as const;
    await cancelAppointment(app.deps, visit.patient.actor, visit.id, null);
    const held = await heldFor(app, line[0]);
    const elsewhere = await anAppointment(app, { doctor: other, patient: line[0], time: '11:30' });
    expect(codeOf(await answer(app, line[0], held, 'accept'))).toBe('409 patient_busy');
    await lookAtWaitlist(app.deps);
    await keepWaitlist(app.deps);
    expect(await holders(app, line)).toEqual([1]);
    expect((await toldTo(app, line[0])).map(({ title }) => title)).not.toContain(
      'The time that was held for you is no longer offered',
    );

    await cancelAppointment(app.deps, line[0].actor, elsewhere.id, null);
    expect((await answer(app, line[1], await heldFor(app, line[1]), 'decline')).statusCode).toBe(200);
    await keepWaitlist(app.deps);
    expect(await holders(app, line)).toEqual([0]);
  });

  test('the doctor takes the day off and comes after all: the same person is asked again', async () => {
    const { doctor, visit } = await aFullDoctor(app);
    const line = [await someoneWaiting(app, doctor), await someoneWaiting(app, doctor)];
    await cancelAppointment(app.deps, visit.patient.actor, visit.id, null);
    const { daysOff } = await takeDayOff(app.deps, doctor.actor, { date: tomorrow(app) });
    await keepWaitlist(app.deps);
    expect(await holders(app, line)).toEqual([]);
    await removeFromSchedule(app.deps, doctor.actor, daysOff[0]?.id ?? '');
    await keepWaitlist(app.deps);
    expect(await holders(app, line)).toEqual([0]);
  });

  test('the doctor leaves: holds and wishes end', async () => {
    const { doctor, visit } = await aFullDoctor(app);
    const line = [await someoneWaiting(app, doctor), await someoneWaiting(app, doctor)] as const;
    await cancelAppointment(app.deps, visit.patient.actor, visit.id, null);
    await closeDoctor(app.deps, (await app.anAdministrator()).actor, doctor.id, {});
    expect(await openOffers(app)).toEqual([]);
    expect(await wishesSeenBy(app, line[1])).toEqual([]);
    expect((await toldTo(app, line[1]))[0]).toMatchObject({
      title: `You no longer wait for ${doctor.name}`,
      text: expect.stringContaining('no longer sees patients here'),
    });
  });

  test('the last doctor of a department leaves: nobody goes on waiting for it, and nobody joins', async () => {
    const department = 'Ayurveda';
    const [first, last] = [await aFullDoctor(app, department), await aFullDoctor(app, department)];
    const waiting = await someoneWaiting(app, first.doctor, { doctor: undefined });
    const leave = async ({ doctor, visit }: typeof first) => {
      const visits = [{ id: visit.id, version: 2 }];
      await closeDoctor(app.deps, (await app.anAdministrator()).actor, doctor.id, { reason: 'Gone.', visits });
    };
    await leave(first);
    expect(await wishesSeenBy(app, waiting)).toHaveLength(1);
    await leave(last);
    expect(await wishesSeenBy(app, waiting)).toEqual([]);
    expect((await toldTo(app, waiting))[0]).toMatchObject({
      title: 'You no longer wait for Ayurveda',
      text: expect.stringContaining('Nobody of this department sees patients here.'),
    });
    const again = someoneWaiting(app, first.doctor, { doctor: undefined }, waiting);
    await expect(again).rejects.toMatchObject({ code: 'unknown_doctor' });
  });

  test('the patient is closed: the held time goes to the next', async () => {
    const { doctor, visit } = await aFullDoctor(app);
    const line = [await someoneWaiting(app, doctor), await someoneWaiting(app, doctor)] as const;
    await cancelAppointment(app.deps, visit.patient.actor, visit.id, null);
    await closePatient(app.deps, (await app.aNurse()).actor, line[0].patientId, {});
    expect(await holders(app, [line[1]])).toEqual([0]);
  });

  test('the last day is over', async () => {
    const { doctor } = await aFullDoctor(app);
    const waiting = await someoneWaiting(app, doctor);
    await lookAtWaitlist(app.deps);
    expect(await wishesSeenBy(app, waiting)).toHaveLength(1);
    await lookAtWaitlist({
      ...app.deps,
      clock: { ...app.clock, now: () => new Date(app.clock.now().getTime() + 2 * DAY_MS) },
    });
    expect(await wishesSeenBy(app, waiting)).toEqual([]);
    expect((await toldTo(app, waiting))[0]?.text).toContain('No time that suits you became free.');
  });
});

test('a process that dies between freeing a time and offering it loses nothing: the next look finds it', async () => {
  const { doctor, visit } = await aFullDoctor(app);
  const waiting = await someoneWaiting(app, doctor);
  // What a process leaves that ended right after its statement was committed, in a release that offers nothing itself.
  const freed = { status: 'cancelled', holds_slot: false } as const;
  await app.db.updateTable('appointments').set(freed).where('id', '=', visit.id).execute();
  expect(await holders(app, [waiting])).toEqual([]);
  const beside = await startTestApp({ beside: app });
  await Promise.all([keepWaitlist(app.deps), keepWaitlist(beside.deps)]);
  await beside.close();
  expect(await holders(app, [waiting])).toEqual([0]);
  expect(await openOffers(app)).toHaveLength(1);
});

test('a process that is killed while it cancels leaves the visit as it was, and offers nothing', async () => {
  const { doctor, visit } = await aFullDoctor(app);
  const waiting = await someoneWaiting(app, doctor);
  const killed = transaction(app.db, async (tx) => {
    await cancelAppointment({ ...app.deps, db: tx }, visit.patient.actor, visit.id, null);
    throw new Error('killed');
  });
  await expect(killed).rejects.toThrow('killed');
  expect([await statusOf(app, visit), await holders(app, [waiting])]).toEqual(['approved', []]);
  expect((await toldTo(app, waiting)).map(({ title }) => title)).toEqual([]);
});

describe('what fails for one keeps nothing from the others, and is tried again:', () => {
  const at = (instant: Date) => ({ ...app.deps, clock: { ...app.clock, now: () => instant } });
  const inMs = (ms: number) => new Date(app.clock.now().getTime() + ms);

  test('offering what became free at a doctor', async () => {
    const waiting = new Map();
    for (let n = 0; n < 3; n += 1) {
      const { doctor } = await aFullDoctor(app);
      waiting.set(doctor.id, await someoneWaiting(app, doctor, { dayParts: ['evening'] }));
      await addExtraSession(app.deps, doctor.actor, { date: tomorrow(app), firstStart: '18:00', lastStart: '18:00' });
    }
    const [first] = await markedDoctors(app.db);
    const when = `new.doctor_id = '${first}'`;
    const { mend } = await refuseRows(app, { on: 'insert', table: 'waitlist_offers', when });

    await expect(keepWaitlist(app.deps)).rejects.toThrow(`Failed: doctor ${first}`);
    expect(await openOffers(app)).toHaveLength(2);
    expect(await heldFor(app, waiting.get(first))).toBeNull();

    await mend();
    await keepWaitlist(app.deps);
    expect(await openOffers(app)).toHaveLength(3);
  });

  test('passing on an offer that nobody answered', async () => {
    const offers = [];
    for (let n = 0; n < 2; n += 1) {
      const { doctor, visit } = await aFullDoctor(app);
      const line = [await someoneWaiting(app, doctor), await someoneWaiting(app, doctor)] as const;
      await cancelAppointment(app.deps, visit.patient.actor, visit.id, null);
      offers.push({ line, id: (await heldFor(app, line[0]))?.id });
    }
    const [stuck, other] = offers;
    if (!stuck || !other) throw new Error('Two times were to be held.');
    const when = `new.id = '${stuck.id}'`;
    const { mend } = await refuseRows(app, { on: 'update', table: 'waitlist_offers', when });

    app.clock.advance(10 * 60_000);
    await expect(keepWaitlist(app.deps)).rejects.toThrow(`Failed: waitlist-offer ${stuck.id}`);
    expect([await holders(app, stuck.line), await holders(app, other.line)]).toEqual([[0], [1]]);

    await mend();
    await keepWaitlist(app.deps);
    expect([await holders(app, stuck.line), await holders(app, other.line)]).toEqual([[1], [1]]);
  });

  test('ending a wish whose last day is over', async () => {
    const { doctor } = await aFullDoctor(app);
    const [stuck, other] = [await someoneWaiting(app, doctor), await someoneWaiting(app, doctor)];
    await app.db.deleteFrom('waitlist_rechecks').execute();
    const when = `new.id = '${stuck.wishId}'`;
    const { mend } = await refuseRows(app, { on: 'update', table: 'waitlist_wishes', when });

    await expect(lookAtWaitlist(at(inMs(2 * DAY_MS)))).rejects.toThrow(`Failed: waitlist-wish ${stuck.wishId}`);
    expect([(await wishesSeenBy(app, stuck)).length, (await wishesSeenBy(app, other)).length]).toEqual([1, 0]);
    // The doctors for whom someone waits are looked at all the same.
    expect(await markedDoctors(app.db)).toEqual([doctor.id]);

    await mend();
    await lookAtWaitlist(at(inMs(2 * DAY_MS)));
    for (const who of [stuck, other]) {
      const ended = (await toldTo(app, who)).filter(({ title }) => title === `You no longer wait for ${doctor.name}`);
      expect(ended).toHaveLength(1);
    }
  });

  test('freeing the slot of a rejection', async () => {
    const made = [];
    for (let n = 0; n < 2; n += 1) {
      const doctor = await aScheduledDoctor(app, { hours: { firstStart: '11:30', lastStart: '11:30' } });
      const asked = await anAppointment(app, { doctor, at: app.clock.now() });
      const waiting = await someoneWaiting(app, doctor);
      const body = { status: 'rejected', reason: 'I am away.' };
      await app.as(doctor.cookie).put(`/api/doctor/appointments/${asked.id}/status`, body);
      made.push({ id: asked.id, waiting });
    }
    const people = made.map(({ waiting }) => waiting);
    app.clock.advance(10_000);
    const when = `new.id = '${made[0]?.id}'`;
    const { mend } = await refuseRows(app, { on: 'update', table: 'appointments', when });

    await expect(releaseRejectedSlots(app.deps)).rejects.toThrow(`Failed: appointment ${made[0]?.id}`);
    expect(await holders(app, people)).toEqual([1]);

    await mend();
    await releaseRejectedSlots(app.deps);
    expect(await holders(app, people)).toEqual([0, 1]);
  });
});
