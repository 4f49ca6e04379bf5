import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Admitted, anInpatient } from '#server/admissions/testing.ts';
import { signDiagnosis } from '#server/care/sign-diagnosis.ts';
import { fixedClock } from '#server/platform/clock.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import { changeMedication, stopMedication } from '../orders/change-medication.ts';
import { listAsNeeded } from '../orders/list-orders.ts';
import { takeOverPrescriptions } from '../orders/take-over-prescriptions.ts';
import { AS_NEEDED, aDose, anOrder, PARACETAMOL } from '../testing.ts';
import { giveAsNeeded } from './give-as-needed.ts';
import { listTasks, readTask } from './list-tasks.ts';
import { giveDose } from './record-dose.ts';
import { takeBackTask } from './take-back.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_CALLS: '100000' } });
});
afterAll(() => app.close());

const give = { orderVersion: 1 };
const afterHours = (hours: number) => ({
  ...app.deps,
  clock: fixedClock(new Date(app.clock.now().getTime() + hours * 3_600_000)),
});
const inHours = (hours: number) => afterHours(hours).clock.now().toISOString();
const AMLODIPINE = { medication: 'Amlodipine', dose: { amount: 5, unit: 'mg' } } as const;
const answers = async (stay: Admitted, input: Parameters<typeof anOrder>[2]) => {
  const body = { ...PARACETAMOL, ...input };
  const check = await app.as(stay.doctor.cookie).post(`/api/inpatients/${stay.id}/medication-orders/check`, body);
  const reason = 'Talked over with the patient and the family.';
  return check.json().findings.map(({ key }: { key: string }) => ({ finding: key, reason }));
};

describe('the last dose of an ingredient', () => {
  test('is found under an order that was stopped and written anew, and asks for a reason', async () => {
    const stay = await anInpatient(app);
    const old = await aDose(app, stay, AMLODIPINE);
    await giveDose(app.deps, stay.nurse.actor, old.id, give);
    await stopMedication(app.deps, stay.doctor.actor, old.orderId, 'Written anew.');
    const task = await aDose(app, stay, AMLODIPINE);

    const now = await readTask(afterHours(0.25), stay.nurse.actor, task.id);
    expect(now.reasonNeededFor).toBe('gap');
    expect(now.lastDoses).toMatchObject([
      {
        ...{ ingredients: ['amlodipine'], medication: 'Amlodipine', dosage: '5 mg', by: 'Sita Pillai' },
        ...{ isOtherOrder: true, isInsideGap: true, gapHours: 4, gapEndsAt: inHours(4) },
        ...{ orderStoppedAt: inHours(0), dosesIn24Hours: 1, amountIn24Hours: '5 mg' },
      },
    ]);
    await expect(giveDose(afterHours(0.25), stay.nurse.actor, task.id, give)).rejects.toMatchObject({
      code: 'too_soon_after_last',
      message:
        'Sita Pillai gave Amlodipine 5 mg at 14:30 under another order: less than 4 hours before this dose, of the same ingredient (amlodipine). Wait, or say why now.',
    });
    const reason = 'The first one was vomited.';
    const given = await giveDose(afterHours(0.25), stay.nurse.actor, task.id, { ...give, reason });
    expect(given.administration).toMatchObject({ reason });
  });

  test('is told for seven days, outside its gap too, and then no more', async () => {
    const stay = await anInpatient(app);
    const first = await aDose(app, stay, AMLODIPINE);
    await giveDose(app.deps, stay.nurse.actor, first.id, give);
    const task = await aDose(app, stay, AMLODIPINE);
    const seenAfter = async (hours: number) =>
      (await readTask(afterHours(hours), stay.nurse.actor, task.id)).lastDoses.map(({ isInsideGap }) => isInsideGap);
    expect(await seenAfter(3.9)).toEqual([true]);
    expect(await seenAfter(4)).toEqual([false]);
    expect(await seenAfter(167.9)).toEqual([false]);
    expect(await seenAfter(168)).toEqual([]);
  });

  test('is found in a medicine that holds two', async () => {
    const stay = await anInpatient(app);
    const single = await aDose(app, stay, { medication: 'Amoxicillin' });
    const medication = 'Amoxicillin with clavulanic acid';
    const both = await aDose(app, stay, { medication, answers: await answers(stay, { medication }) });
    expect(both.ingredients.toSorted()).toEqual(['amoxicillin', 'clavulanic acid']);
    await giveDose(app.deps, stay.nurse.actor, single.id, give);
    const attempt = giveDose(app.deps, stay.nurse.actor, both.id, give);
    await expect(attempt).rejects.toMatchObject({ code: 'too_soon_after_last' });
  });

  test('is found by its name where the safety table does not know the medicine', async () => {
    const stay = await anInpatient(app);
    const [one, other, another] = ['Zyxolan 5 mg tablets', 'ZYXOLAN', 'Zyxolan forte drops'];
    const order = async (medication: string) =>
      aDose(app, stay, { medication, answers: await answers(stay, { medication }) });
    const [first, second, third] = [await order(one), await order(other), await order(another)];
    const checked = { ...give, otherMedicinesChecked: true };
    await giveDose(app.deps, stay.nurse.actor, first.id, checked);
    for (const { id } of [second, third]) {
      await expect(giveDose(app.deps, stay.nurse.actor, id, checked)).rejects.toMatchObject({
        code: 'too_soon_after_last',
      });
    }
  });

  test('counts no more when it was entered in error', async () => {
    const stay = await anInpatient(app);
    const [first, second] = [await aDose(app, stay), await aDose(app, stay)];
    await giveDose(app.deps, stay.nurse.actor, first.id, give);
    await takeBackTask(app.deps, stay.nurse.actor, first.id, { reason: 'It was the other bed.' });
    expect((await readTask(app.deps, stay.nurse.actor, second.id)).lastDoses).toEqual([]);
    expect(await giveDose(app.deps, stay.nurse.actor, second.id, give)).toMatchObject({ status: 'completed' });
  });
});

describe('the smallest gap', () => {
  test('of an as-needed order holds for the planned dose of the same ingredient, and the other way round', async () => {
    const stay = await anInpatient(app);
    const { id } = await anOrder(app, stay, { ...AS_NEEDED, smallestGapHours: 6 });
    const task = await aDose(app, stay, { frequency: 'once-a-day', times: ['15:00'] });
    await giveDose(app.deps, stay.nurse.actor, task.id, give);
    const [order] = (await listAsNeeded(afterHours(1), stay.nurse.actor)).filter((each) => each.id === id);
    // Half of a day is the larger one of the two.
    expect(order).toMatchObject({ giveFrom: inHours(12), lastDoses: [{ isOtherOrder: true, isInsideGap: true }] });
    const soon = giveAsNeeded(afterHours(7), stay.nurse.actor, id, give);
    await expect(soon).rejects.toMatchObject({ code: 'too_soon_after_last' });
    expect(await giveAsNeeded(afterHours(12), stay.nurse.actor, id, give)).toMatchObject({ giveFrom: inHours(24) });
  });

  test('is kept although a change made the order’s own gap shorter', async () => {
    const stay = await anInpatient(app);
    const order = await anOrder(app, stay, { ...AS_NEEDED, smallestGapHours: 8 });
    await giveAsNeeded(app.deps, stay.nurse.actor, order.id, give);
    const { medication: _same, ...terms } = { ...AS_NEEDED, smallestGapHours: 1, version: 1 };
    await changeMedication(app.deps, stay.doctor.actor, order.id, terms);
    const soon = giveAsNeeded(afterHours(2), stay.nurse.actor, order.id, { orderVersion: 2 });
    await expect(soon).rejects.toMatchObject({ code: 'too_soon_after_last' });
    expect(await giveAsNeeded(afterHours(8), stay.nurse.actor, order.id, { orderVersion: 2 })).toBeTruthy();
  });

  test('holds around a dose that is written down late', async () => {
    const stay = await anInpatient(app);
    const { id } = await anOrder(app, stay, AS_NEEDED);
    await giveAsNeeded(afterHours(3), stay.nurse.actor, id, give);
    const before = giveAsNeeded(afterHours(3.5), stay.nurse.actor, id, { ...give, givenAt: inHours(0) });
    await expect(before).rejects.toMatchObject({ code: 'too_soon_after_last' });
  });

  test('lets one of two nurses give when two orders of one ingredient are given at once; the other is told who and when', async () => {
    const stay = await anInpatient(app);
    const tasks = [await aDose(app, stay), await aDose(app, stay), await aDose(app, stay)];
    const nurses = await Promise.all(tasks.map((_, n) => app.aNurse({ name: `Nurse ${n}` })));
    const outcomes = await Promise.allSettled(
      tasks.map(({ id }, n) => giveDose(app.deps, nurses[n]?.actor ?? stay.nurse.actor, id, give)),
    );
    const won = outcomes.findIndex(({ status }) => status === 'fulfilled');
    const lost = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(lost).toHaveLength(2);
    for (const refusal of lost) {
      expect(refusal).toMatchObject({ code: 'too_soon_after_last', fields: { reason: 'Say why it is given now.' } });
      expect(refusal.message).toContain(`Nurse ${won} gave Paracetamol 500 mg at 14:30 under another order`);
    }
  });

  test('is kept by the database itself, whatever writes the record', async () => {
    const stay = await anInpatient(app);
    const [first, second] = [await aDose(app, stay), await aDose(app, stay)];
    await giveDose(app.deps, stay.nurse.actor, first.id, give);
    const {
      id: _own,
      taken_off: _none,
      ...record
    } = await app.db
      .selectFrom('administrations')
      .selectAll()
      .where('task_id', '=', first.id)
      .executeTakeFirstOrThrow();
    const other = { ...record, order_id: second.orderId, task_id: second.id };
    const write = (values: typeof other) => app.db.insertInto('administrations').values(values).execute();
    await expect(write(other)).rejects.toMatchObject({ constraint: 'gap_of_one_ingredient_is_kept' });
    await write({ ...other, reason: 'Vomited.' });
    // The reason cannot be taken away afterwards either.
    const emptied = app.db.updateTable('administrations').set({ reason: null }).where('task_id', '=', second.id);
    await expect(emptied.execute()).rejects.toMatchObject({ constraint: 'gap_of_one_ingredient_is_kept' });
  });
});

test('the most in 24 hours counts what other orders bring of the same ingredient, where amounts compare', async () => {
  const stay = await anInpatient(app);
  const { id } = await anOrder(app, stay, { ...AS_NEEDED, mostIn24Hours: 3, smallestGapHours: 1 });
  const large = await aDose(app, stay, { dose: { amount: 1, unit: 'g' } });
  const drops = await aDose(app, stay, {
    dose: { amount: 10, unit: 'drops' },
    answers: await answers(stay, { dose: { amount: 10, unit: 'drops' } }),
  });
  await giveDose(app.deps, stay.nurse.actor, large.id, give);
  await giveDose(app.deps, stay.nurse.actor, drops.id, { ...give, reason: 'The doctor is here.' });

  const third = await giveAsNeeded(afterHours(5), stay.nurse.actor, id, give);
  // 1 g is two doses of 500 mg; nobody knows what a drop holds.
  expect(third.givenIn24Hours).toBe(3);
  const fourth = giveAsNeeded(afterHours(10), stay.nurse.actor, id, { ...give, reason: 'Much pain.' });
  await expect(fourth).rejects.toMatchObject({ code: 'daily_limit_reached' });
});

test('a reason that a doctor wrote when signing a diagnosis reaches the nurse with the order, and only with that one', async () => {
  const stay = await anInpatient(app, { allergies: ['Penicillin'] });
  const medicine = (name: string) =>
    ({ name, dose: { amount: 500, unit: 'mg' }, route: 'by mouth', frequency: 'every-4-hours' }) as const;
  const form = {
    ...{ patient: stay.patient.patientId, diagnosis: 'Cellulitis', tests: [], staffTasks: [] },
    medications: [medicine('Amoxicillin'), medicine('Paracetamol')],
  };
  const check = await app
    .as(stay.doctor.cookie)
    .post('/api/diagnoses/check', { patient: form.patient, medications: form.medications });
  const reason = 'Tolerated it twice, under watch.';
  const found: { key: string }[] = check.json().findings;
  await signDiagnosis(app.deps, stay.doctor.actor, {
    ...form,
    answers: found.map(({ key }) => ({ finding: key, reason })),
  });
  await takeOverPrescriptions(app.deps);
  const tasks = await listTasks(app.deps, stay.nurse.actor, { inpatientId: stay.id });
  const overridesOf = (name: string) => tasks.find(({ medication }) => medication === name)?.overrides;
  expect(overridesOf('Amoxicillin')).toMatchObject([
    { kind: 'allergy', reason, by: 'Dr. Mira Das', mustConfirm: true },
  ]);
  expect(overridesOf('Paracetamol')).toEqual([]);
});

test('a dose names the neighbour whose name is alike', async () => {
  const patil = await anInpatient(app, { name: 'Sunita Patil', born: '1968-03-09' });
  const patel = await anInpatient(app, { name: 'Sunita Patel', born: '1965-01-02' });
  const [task, other] = [await aDose(app, patil), await aDose(app, await anInpatient(app, { name: 'Om Rao' }))];
  expect(task.alike).toMatchObject({
    ...{ patientId: patel.patient.patientId, name: 'Sunita Patel', dateOfBirth: '1965-01-02', age: 61 },
    ...{ bed: 'A', pud: patel.patient.pud },
  });
  expect(other.alike).toBeNull();
  // A doctor who has nothing to do with the neighbour is not told of her.
  expect((await readTask(app.deps, patil.doctor.actor, task.id)).alike).toBeNull();
});
