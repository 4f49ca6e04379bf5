// A patient is here: says so with the code at the desk, or is marked there.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { transaction } from '#server/db/transaction.ts';
import { giveAccess } from '#server/patients/access/testing.ts';
import type { Actor } from '#server/platform/actor.ts';
import { fixedClock } from '#server/platform/clock.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import { cancelAppointment } from '../changing/cancel-appointment.ts';
import { confirmAppointment } from '../changing/confirm-appointment.ts';
import { moveAppointment } from '../changing/move-appointment.ts';
import { rescheduleAppointment } from '../changing/reschedule-appointment.ts';
import { readAppointment } from '../read-appointment.ts';
import {
  anAppointment,
  entriesAbout,
  type MadeAppointment,
  rowOf,
  someoneWaitsForALock,
  toldTo,
  tomorrow,
} from '../testing.ts';
import { arrive } from './arrive.ts';
import { isDeskCode, readDeskCode } from './desk-code.ts';
import { aVisitSoon } from './testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const send = ({ id }: MadeAppointment, cookie: string, body: object) =>
  app.as(cookie).post(`/api/appointments/${id}/arrive`, body);
const theCode = async () =>
  (await app.as((await app.aNurse()).cookie).get('/api/desk-code')).json<{ code: string; changesAt: string }>();
const wrongCode = async () => ((await theCode()).code === '0000' ? '0001' : '0000');
const at = (time: Date) => ({ ...app.deps, clock: fixedClock(time) });
const codeAt = (time: Date) => readDeskCode(at(time)).code;
const ahead = ({ startsAt }: MadeAppointment, ms: number) => new Date(startsAt.getTime() - ms);
const arriveAt = (made: MadeAppointment, actor: Actor, time: Date) =>
  arrive(at(time), actor, made.id, { code: codeAt(time) });

describe('a patient with the code at the desk', () => {
  test('has arrived: both sides see when, the doctor is told, and the trail knows', async () => {
    const made = await aVisitSoon(app);
    const { code } = await theCode();
    expect(code).toMatch(/^\d{4}$/);
    const answer = await send(made, made.patient.cookie, { code });
    const arrivedAt = app.clock.now().toISOString();
    expect(answer.json()).toMatchObject({
      status: 'approved',
      arrivedAt,
      can: { arrive: false, confirm: false, cancel: true },
    });
    expect(await readAppointment(app.deps, made.doctor.actor, made.id)).toMatchObject({ arrivedAt });
    expect((await toldTo(app, made.doctor))[0]?.title).toBe('Asha Rao has arrived');
    expect((await entriesAbout(app, made)).at(-1)).toMatchObject({
      action: 'appointment.arrived',
      actor_id: made.patient.id,
    });
  });

  test('arrives once, however often the button is pressed', async () => {
    const made = await aVisitSoon(app);
    const { code } = await theCode();
    const answers = await Promise.all([1, 2, 3].map(() => send(made, made.patient.cookie, { code })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const entries = await entriesAbout(app, made);
    expect(entries.filter(({ action }) => action === 'appointment.arrived')).toHaveLength(1);
  });

  test('arrives also when the visit is confirmed on another phone in the same moment', async () => {
    const made = await aVisitSoon(app);
    const { patient } = made;
    const { arriving } = await transaction(app.db, async (tx) => {
      await confirmAppointment({ ...app.deps, db: tx }, patient.actor, made.id);
      const arriving = arrive(app.deps, patient.actor, made.id, readDeskCode(app.deps));
      await someoneWaitsForALock(app);
      return { arriving };
    });
    const now = app.clock.now().toISOString();
    expect(await arriving).toMatchObject({ confirmedAt: now, arrivedAt: now });
  });

  test('does not arrive for a visit that is moved to another day in the same moment', async () => {
    const made = await aVisitSoon(app);
    const { version } = await rowOf(app, made);
    const { arriving } = await transaction(app.db, async (tx) => {
      const to = { date: tomorrow(app, 2), time: '12:00', reason: 'A meeting', version };
      await moveAppointment({ ...app.deps, db: tx }, made.doctor.actor, made.id, to);
      const arriving = arrive(app.deps, made.patient.actor, made.id, readDeskCode(app.deps)).catch((error) => error);
      await someoneWaitsForALock(app);
      return { arriving };
    });
    expect(await arriving).toMatchObject({ code: 'appointment_moved_on' });
    expect(await rowOf(app, made)).toMatchObject({ arrived_at: null });
  });

  test('does not arrive with another code, or without one, and cannot go on guessing', async () => {
    const made = await aVisitSoon(app);
    const code = await wrongCode();
    for (const body of [{ code }, {}, { code: '' }, { code }, { code }]) {
      const answer = await send(made, made.patient.cookie, body);
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'wrong_desk_code']);
    }
    const { code: right } = await theCode();
    expect((await send(made, made.patient.cookie, { code: right })).statusCode).toBe(429);
    expect(await rowOf(app, made)).toMatchObject({ arrived_at: null });
  });

  test('cannot go on guessing by somebody who acts for them, nor while nobody has seen who they are', async () => {
    const [helped, held] = [await aVisitSoon(app), await aVisitSoon(app)];
    const helper = await app.aPatient();
    await giveAccess(app, helper, helped.patient, { relation: 'helper', parts: ['appointments'] });
    await app.db
      .updateTable('patients')
      .set({ record_held_since: app.clock.now() })
      .where('id', '=', held.patient.patientId)
      .execute();
    const code = await wrongCode();
    const { code: right } = await theCode();
    for (const [made, cookie, whose] of [
      [helped, helper.cookie, `?for=${helped.patient.patientId}`],
      [held, held.patient.cookie, ''],
    ] as const) {
      const guess = (typed: string) =>
        app.as(cookie).post(`/api/appointments/${made.id}/arrive${whose}`, { code: typed });
      const answers = [];
      for (const typed of [code, code, code, code, code, right]) answers.push((await guess(typed)).statusCode);
      expect(answers).toEqual([422, 422, 422, 422, 422, 429]);
      expect(await rowOf(app, made)).toMatchObject({ arrived_at: null });
    }
  });

  test('with the right code is counted for nothing, also said again and again', async () => {
    const made = await aVisitSoon(app);
    const { code } = await theCode();
    for (let time = 0; time < 8; time += 1)
      expect((await send(made, made.patient.cookie, { code })).statusCode).toBe(200);
  });

  test.each([
    ['from two hours before', 2 * HOUR_MS, true],
    ['not a moment earlier', 2 * HOUR_MS + 1, false],
    ['until an hour after the start', -HOUR_MS, true],
    ['not later', -HOUR_MS - 1, false],
  ])('arrives %s', async (_when, early, may) => {
    const made = await anAppointment(app, { status: 'approved' });
    const time = ahead(made, early);
    const { can } = await readAppointment(at(time), made.patient.actor, made.id);
    const arriving = arriveAt(made, made.patient.actor, time);
    if (may) expect(await arriving).toMatchObject({ arrivedAt: time.toISOString() });
    else await expect(arriving).rejects.toMatchObject({ code: 'appointment_moved_on' });
    expect(can.arrive).toBe(may);
  });

  test.each([
    ['pending', 'This request is not approved yet.'],
    ['cancelled', 'This appointment is already cancelled by Asha Rao.'],
  ] as const)('does not arrive for what is %s', async (status, message) => {
    const made = await anAppointment(app, { status });
    const arriving = arriveAt(made, made.patient.actor, ahead(made, 30 * MINUTE_MS));
    await expect(arriving).rejects.toMatchObject({ code: 'appointment_moved_on', message });
  });
});

test('the desk marks someone without a phone as arrived, and needs no code', async () => {
  const made = await aVisitSoon(app);
  const { cookie } = await app.aNurse();
  expect((await send(made, cookie, {})).json()).toMatchObject({ arrivedAt: app.clock.now().toISOString() });
});

test('the code changes every hour, and the one before still holds', () => {
  const time = new Date('2026-03-02T09:59:59Z');
  const later = (hours: number) => at(new Date(time.getTime() + hours * HOUR_MS));
  const { code, changesAt } = readDeskCode(at(time));
  expect(changesAt).toBe('2026-03-02T10:00:00.000Z');
  expect([0, 1, 2].map((hours) => isDeskCode(later(hours), code))).toEqual([true, true, false]);
  const codes = Array.from({ length: 24 }, (_, hours) => readDeskCode(later(hours)).code);
  expect(new Set(codes).size).toBeGreaterThan(20);
});

test('the code may be typed in the digits of another script', () => {
  const { code } = readDeskCode(app.deps);
  const inHindi = code.replace(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit)));
  expect([isDeskCode(app.deps, inHindi), isDeskCode(app.deps, `${inHindi}०`)]).toEqual([true, false]);
});

describe('who is here', () => {
  const arrived = async (): Promise<MadeAppointment & { time: string; now: Date }> => {
    const made = await anAppointment(app, { status: 'approved' });
    const now = ahead(made, HOUR_MS);
    await arriveAt(made, made.patient.actor, now);
    return { ...made, now };
  };
  const move = async (made: MadeAppointment & { now: Date }, date: string) => {
    const { version } = await rowOf(app, made);
    const to = { date, time: '12:00', reason: 'A meeting', version };
    return moveAppointment(at(made.now), made.doctor.actor, made.id, to);
  };

  test('is still here when the visit is moved within the day, and not on another day', async () => {
    const [one, other] = [await arrived(), await arrived()];
    expect(await move(one, one.date)).toMatchObject({ arrivedAt: one.now.toISOString() });
    expect(await move(other, tomorrow(app, 2))).toMatchObject({ arrivedAt: null });
  });

  test('asks for another time, or cancels: no visit that waits for an answer has someone sitting there', async () => {
    const [one, other] = [await arrived(), await arrived()];
    const to = { date: tomorrow(app, 2), time: '12:00' };
    expect(await rescheduleAppointment(at(one.now), one.patient.actor, one.id, to)).toMatchObject({ arrivedAt: null });
    await cancelAppointment(at(other.now), other.patient.actor, other.id, null);
    expect(await rowOf(app, other)).toMatchObject({ status: 'cancelled' });
  });
});

test('whoever has arrived reads how many are called before, and nobody else does', async () => {
  const first = await aVisitSoon(app);
  const second = await anAppointment(app, {
    ...{ doctor: first.doctor, status: 'approved', date: first.date },
    time: first.time.endsWith('45')
      ? first.time.replace('45', '30')
      : first.time.replace(/..$/, (minutes) => `${Number(minutes) + 15}`),
  });
  const place = async ({ id }: MadeAppointment, cookie: string) => app.as(cookie).get(`/api/appointments/${id}/place`);
  const own = async (made: MadeAppointment) => (await place(made, made.patient.cookie)).json();
  expect(await own(second)).toEqual({ ahead: null });
  const code = readDeskCode(app.deps).code;
  for (const made of [first, second]) await send(made, made.patient.cookie, { code });

  expect([(await own(first)).ahead, (await own(second)).ahead].toSorted()).toEqual([0, 1]);
  expect((await place(first, second.patient.cookie)).statusCode).toBe(404);
});
