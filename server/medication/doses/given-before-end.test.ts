// A doctor changes, replaces or stops an order while a nurse gives it. What was given is recorded, once, and is not due again.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#contract/durations.ts';
import { type Admitted, anInpatient } from '#server/admissions/testing.ts';
import { listNotices } from '#server/notices/read-notices.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import { listStayDoses } from '../list-stay-doses.ts';
import { changeMedication, stopMedication } from '../orders/change-medication.ts';
import { listOrders } from '../orders/list-orders.ts';
import { type NewOrder, orderMedication } from '../orders/order-medication.ts';
import { AS_NEEDED } from '../testing.ts';
import { giveAsNeeded } from './give-as-needed.ts';
import { listTasks, readTask } from './list-tasks.ts';
import { giveDose, leaveDose } from './record-dose.ts';
import { takeBackTask } from './take-back.ts';

// Asia/Kolkata: 08:00 is 02:30 UTC.
const EVENING = new Date('2026-03-02T13:00:00.000Z');
const EIGHT = new Date('2026-03-03T02:30:00.000Z');
const minutesOn = (minutes: number) => new Date(EIGHT.getTime() + minutes * MINUTE_MS);
const FIVE: NewOrder = {
  ...{ medication: 'Amlodipine', dose: { amount: 5, unit: 'mg' }, route: 'by mouth' },
  ...{ frequency: 'once-a-day', priority: 'medium' },
};
const TEN: NewOrder = { ...FIVE, dose: { amount: 10, unit: 'mg' } };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.clock.set(EVENING));
afterAll(() => app.close());

const order = ({ doctor, id }: Admitted, input: NewOrder) => orderMedication(app.deps, doctor.actor, id, input);
const change = ({ doctor }: Admitted, id: string, { medication: _same, ...terms }: NewOrder, version = 1) =>
  changeMedication(app.deps, doctor.actor, id, { ...terms, version });
const openOf = async ({ nurse, id }: Admitted) =>
  (await listTasks(app.deps, nurse.actor, { inpatientId: id })).filter(({ administration }) => administration === null);
/** An order of the evening, whose first dose is due at eight, and the card of that dose five minutes later. */
async function due(input: NewOrder = FIVE) {
  const stay = await anInpatient(app);
  const { id } = await order(stay, input);
  app.clock.set(minutesOn(5));
  const [card] = await openOf(stay);
  const taskId = card?.id ?? expect.fail('nothing is due');
  const record = (givenAt?: Date, more: object = {}) =>
    giveDose(app.deps, stay.nurse.actor, taskId, {
      orderVersion: 1,
      ...(givenAt && { givenAt: givenAt.toISOString() }),
      ...more,
    });
  return { stay, id, taskId, record };
}
const chartOf = async ({ id }: Admitted) =>
  (await listStayDoses(app.deps, id))
    .filter(({ due: at }) => at !== null && Date.parse(at) <= app.clock.now().getTime())
    .map(({ dosage, outcome, endedAt }) => `${dosage} ${outcome ?? (endedAt ? 'ended' : 'open')}`);
const runningOf = async ({ nurse, id }: Admitted) =>
  (await listOrders(app.deps, nurse.actor, id)).find(({ state }) => state === 'running') ?? expect.fail('none runs');

describe('a dose that was given before its order changed', () => {
  test('is recorded in the amount that was given, with its time', async () => {
    const { stay, id, record } = await due();
    await change(stay, id, TEN);
    app.clock.set(minutesOn(10));
    await expect(record()).rejects.toMatchObject({ code: 'order_changed' });
    await expect(record(minutesOn(6))).rejects.toMatchObject({ code: 'order_changed' });
    expect((await record(minutesOn(2))).administration).toMatchObject({
      dosage: '5 mg',
      at: minutesOn(2).toISOString(),
    });
    expect([await openOf(stay), await chartOf(stay)]).toEqual([[], ['5 mg given']]);
  });

  test('is recorded also where the new terms plan no dose at that time, and the next one waits for it', async () => {
    const { stay, id, taskId, record } = await due();
    const night = await change(stay, id, { ...FIVE, frequency: 'at-night' });
    expect(night.nextDue).toBe(minutesOn(14 * 60).toISOString());
    app.clock.set(minutesOn(10));
    expect(await chartOf(stay)).toEqual(['5 mg ended']);
    expect(await readTask(app.deps, stay.nurse.actor, taskId)).toMatchObject({
      orderVersion: 1,
      ended: { at: minutesOn(5).toISOString(), why: 'Changed to 5 mg by mouth, once a day, at night: 22:00.' },
      can: { complete: false, notGiven: false },
    });
    await expect(record()).rejects.toMatchObject({
      code: 'order_changed',
      message: expect.stringContaining('changed at 08:05'),
    });
    await record(minutesOn(2));
    expect(await chartOf(stay)).toEqual(['5 mg given']);
    expect((await runningOf(stay)).nextDue).toBe(minutesOn(38 * 60).toISOString());
  });

  test('and by mistake was given after it, is recorded with a reason, and the doctor is told', async () => {
    const { stay, id, record } = await due();
    await change(stay, id, TEN);
    app.clock.set(minutesOn(10));
    await expect(record(minutesOn(6), { despiteEnd: true })).rejects.toMatchObject({ code: 'order_changed' });
    const why = { despiteEnd: true, reason: 'Given before the change was seen.' };
    expect((await record(minutesOn(6), why)).administration).toMatchObject({ dosage: '5 mg' });
    expect(await openOf(stay)).toEqual([]);
    const notices = await listNotices(app.deps, stay.doctor.actor, { limit: 50 });
    expect(notices.find(({ kind }) => kind === 'medication')?.text).toContain(
      '5 mg by mouth at 3 Mar, 08:06, by terms that held until 3 Mar, 08:05.',
    );
  });

  test('is not recorded as left out any more', async () => {
    const { stay, id, taskId } = await due();
    await change(stay, id, { ...FIVE, frequency: 'at-night' });
    const left = leaveDose(app.deps, stay.nurse.actor, taskId, { outcome: 'held', reason: 'Low pressure.' });
    await expect(left).rejects.toMatchObject({ code: 'order_not_running' });
  });
});

describe('a dose that was given before its order ended', () => {
  test('is recorded with its time, once', async () => {
    const { stay, id, record } = await due();
    await stopMedication(app.deps, stay.doctor.actor, id, 'Swollen ankles.');
    app.clock.set(minutesOn(10));
    expect(await chartOf(stay)).toEqual(['5 mg ended']);
    await expect(record(minutesOn(7))).rejects.toMatchObject({ code: 'not_found' });
    await record(minutesOn(2));
    await expect(record(minutesOn(2))).rejects.toMatchObject({ code: 'already_recorded' });
    expect(await chartOf(stay)).toEqual(['5 mg given']);
  });

  test('an infusion that was running is recorded by its beginning, and is not hung a second time', async () => {
    const iv: NewOrder = {
      ...{ medication: 'Paracetamol', dose: { amount: 1, unit: 'g' }, route: 'into a vein', priority: 'medium' },
      ...{ frequency: 'every-6-hours', times: ['02:00', '08:00', '14:00', '20:00'] },
    };
    const stay = await anInpatient(app);
    app.clock.set(minutesOn(-60));
    const { id } = await order(stay, iv);
    app.clock.set(minutesOn(10));
    const [card] = await openOf(stay);
    const half: NewOrder = { ...iv, dose: { amount: 500, unit: 'mg' }, insteadOf: [id] };
    await order(stay, half);
    app.clock.set(minutesOn(30));
    expect((await openOf(stay)).map(({ dosage }) => dosage)).toEqual(['500 mg']);
    const started = { orderVersion: 1, givenAt: minutesOn(1).toISOString() };
    await giveDose(app.deps, stay.nurse.actor, card?.id ?? '', started);
    expect(await openOf(stay)).toEqual([]);
    expect(await chartOf(stay)).toEqual(['1 g given']);
    expect((await runningOf(stay)).nextDue).toBe(minutesOn(6 * 60).toISOString());
  });
});

describe('a record of a dose given before that is crossed out', () => {
  const told = async ({ actor }: Admitted['doctor'] | Admitted['nurse']) =>
    (await listNotices(app.deps, actor, { limit: 50 }))
      .filter(({ kind }) => kind === 'medication')
      .map(({ text }) => text);
  const undo = (stay: Admitted, taskId: string, reason: string | null = null) =>
    takeBackTask(app.deps, stay.nurse.actor, taskId, { reason });

  test('brings back the dose that went over, and tells nurse and doctor', async () => {
    const { stay, id, taskId, record } = await due();
    await order(stay, { ...TEN, insteadOf: [id] });
    app.clock.set(minutesOn(10));
    await record(minutesOn(2));
    expect(await openOf(stay)).toEqual([]);
    await undo(stay, taskId);
    expect((await openOf(stay)).map(({ dosage, time }) => [dosage, time])).toEqual([['10 mg', EIGHT.toISOString()]]);
    expect((await runningOf(stay)).firstDoseFrom).toBeNull();
    for (const person of [stay.doctor, stay.nurse]) {
      expect((await told(person))[0]).toMatch(
        /Amlodipine of 3 Mar, 08:02 was entered in error\. Amlodipine 10 mg by mouth of 3 Mar, 08:00 is due again\./,
      );
    }
    const [card] = await openOf(stay);
    await giveDose(app.deps, stay.nurse.actor, card?.id ?? '', { orderVersion: 1 });
    expect((await chartOf(stay)).toSorted()).toEqual(['10 mg given', '5 mg ended']);
  });

  test('brings back the times of the new terms, and leaves the old dose as it was', async () => {
    const { stay, id, taskId, record } = await due();
    await change(stay, id, { ...FIVE, frequency: 'at-night' });
    app.clock.set(minutesOn(10));
    await record(minutesOn(2));
    expect((await runningOf(stay)).nextDue).toBe(minutesOn(38 * 60).toISOString());
    await undo(stay, taskId);
    expect((await runningOf(stay)).nextDue).toBe(minutesOn(14 * 60).toISOString());
    expect([await openOf(stay), await chartOf(stay)]).toEqual([[], ['5 mg ended']]);
    expect((await told(stay.nurse))[0]).toContain('The next dose is planned for 3 Mar, 22:00.');
  });

  test('brings back no dose that is too late by then: the doctor decides, and the nurse is told to ask', async () => {
    const { stay, id, taskId, record } = await due();
    await order(stay, { ...TEN, insteadOf: [id] });
    app.clock.set(minutesOn(10));
    await record(minutesOn(2));
    app.clock.set(minutesOn(13 * 60));
    await undo(stay, taskId, 'It was the neighbour.');
    expect(await openOf(stay)).toEqual([]);
    expect((await runningOf(stay)).nextDue).toBe(minutesOn(24 * 60).toISOString());
    const missed = '10 mg by mouth of 3 Mar, 08:00 was not given and is not due any more.';
    expect((await told(stay.doctor))[0]).toMatch(new RegExp(`${missed}.*order it once`));
    expect((await told(stay.nurse))[0]).toMatch(new RegExp(`${missed}.*Ask ${stay.doctor.name} whether`));
  });

  test('leaves an order alone that has changed since: the doctor knew of the dose then', async () => {
    const { stay, id, taskId, record } = await due();
    const next = await order(stay, { ...TEN, insteadOf: [id] });
    app.clock.set(minutesOn(10));
    await record(minutesOn(2));
    await change(stay, next.id, { ...TEN, frequency: 'at-night' });
    const before = (await runningOf(stay)).nextDue;
    await undo(stay, taskId, 'It was the neighbour.');
    expect([await openOf(stay), (await runningOf(stay)).nextDue]).toEqual([[], before]);
    expect((await told(stay.doctor))[0]).toContain('if one is needed now, order it once');
    expect((await told(stay.nurse))[0]).toContain(`ask ${stay.doctor.name} whether one is needed now`);
  });
});

describe('a dose as needed that was given before', () => {
  const given = (stay: Admitted, id: string, givenAt?: Date) =>
    giveAsNeeded(app.deps, stay.nurse.actor, id, {
      orderVersion: 1,
      ...(givenAt && { givenAt: givenAt.toISOString() }),
    });

  test('its order was replaced counts for the gap of the new one', async () => {
    const stay = await anInpatient(app);
    const { id } = await order(stay, AS_NEEDED);
    app.clock.set(minutesOn(5));
    await order(stay, { ...AS_NEEDED, dose: { amount: 1, unit: 'g' }, insteadOf: [id] });
    app.clock.set(minutesOn(10));
    await expect(given(stay, id)).rejects.toMatchObject({
      code: 'order_not_running',
      message: expect.stringContaining('Replaced by Paracetamol 1 g'),
    });
    await given(stay, id, minutesOn(2));
    const now = await runningOf(stay);
    expect(now.giveFrom).toBe(minutesOn(2 + 4 * 60).toISOString());
    const again = giveAsNeeded(app.deps, stay.nurse.actor, now.id, { orderVersion: 1 });
    await expect(again).rejects.toMatchObject({ code: 'too_soon_after_last' });
  });

  test('its order changed is recorded in the amount that was given', async () => {
    const stay = await anInpatient(app);
    const { id } = await order(stay, AS_NEEDED);
    app.clock.set(minutesOn(5));
    await change(stay, id, { ...AS_NEEDED, dose: { amount: 1, unit: 'g' } });
    app.clock.set(minutesOn(10));
    await expect(given(stay, id)).rejects.toMatchObject({ code: 'order_changed' });
    expect((await given(stay, id, minutesOn(2))).lastGiven).toMatchObject({ dosage: '500 mg' });
  });
});

describe('at the same moment', () => {
  test('of two nurses, one records what she gave before and one gives the new one: the second is told', async () => {
    const { stay, id, record } = await due();
    const other = await app.aNurse();
    await order(stay, { ...TEN, insteadOf: [id] });
    app.clock.set(minutesOn(6));
    const [next] = await openOf(stay);
    const both = await Promise.allSettled([
      record(minutesOn(2)),
      giveDose(app.deps, other.actor, next?.id ?? '', { orderVersion: 1 }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(refused.reason.code).toMatch(/^(too_soon_after_last|not_found|order_not_running|order_changed)$/);
    // She did give it: with a reason both are on the chart, where the doctor finds them.
    expect((await chartOf(stay)).filter((one) => one.endsWith('given'))).toHaveLength(1);
  });

  test.each([1, 2, 3])(
    'a doctor replaces what a nurse records: given and not due again, or due once (%i)',
    async () => {
      const { stay, id, record } = await due();
      const [, recorded] = await Promise.allSettled([order(stay, { ...TEN, insteadOf: [id] }), record()]);
      const open = (await openOf(stay)).map(({ dosage }) => dosage);
      expect(open).toEqual(recorded.status === 'fulfilled' ? [] : ['10 mg']);
      expect((await chartOf(stay)).toSorted()).toEqual([recorded.status === 'fulfilled' ? '5 mg given' : '10 mg open']);
    },
  );
});

test('the card of a dose that went over shows old and new until one is given', async () => {
  const { stay, id } = await due();
  await order(stay, { ...TEN, insteadOf: [id] });
  const [card] = await openOf(stay);
  expect(card?.changed).toEqual({
    ...{ version: 1, at: minutesOn(5).toISOString(), by: stay.doctor.name },
    changes: [
      {
        what: 'Order',
        before: 'Amlodipine 5 mg by mouth, once a day: 08:00',
        after: 'Amlodipine 10 mg by mouth, once a day: 08:00',
      },
    ],
  });
});
