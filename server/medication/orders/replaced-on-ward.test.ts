import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts';
import type { MedicineOrder, SafetyFinding } from '#contract/medicines/medicines.ts';
import { type Admitted, anInpatient } from '#server/admissions/testing.ts';
import { checkDiagnosis } from '#server/care/check-safety.ts';
import { stopMedicine } from '#server/care/prescriptions/stop-medicine.ts';
import { aForm, signFor } from '#server/care/testing.ts';
import { listNotices } from '#server/notices/read-notices.ts';
import { trailAbout } from '#server/patients/testing.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import { listTasks } from '../doses/list-tasks.ts';
import { giveDose } from '../doses/record-dose.ts';
import { takeBackTask } from '../doses/take-back.ts';
import { listStayDoses } from '../list-stay-doses.ts';
import { changeMedication, stopMedication } from './change-medication.ts';
import { listOrders } from './list-orders.ts';
import { checkMedication, type NewOrder, orderMedication } from './order-medication.ts';
import { takeOverPrescriptions } from './take-over-prescriptions.ts';

// Asia/Kolkata: 08:00 is 02:30 UTC.
const EVENING = new Date('2026-03-02T13:00:00.000Z');
const EIGHT = new Date('2026-03-03T02:30:00.000Z');
const minutesOn = (minutes: number) => new Date(EIGHT.getTime() + minutes * MINUTE_MS);
const daysOn = (days: number) => new Date(EIGHT.getTime() + days * DAY_MS);
const JUST_AFTER_EIGHT = minutesOn(0.3);

const FIVE: MedicineOrder = {
  name: 'Amlodipine',
  dose: { amount: 5, unit: 'mg' },
  route: 'by mouth',
  frequency: 'once-a-day',
};
const TEN: MedicineOrder = { ...FIVE, dose: { amount: 10, unit: 'mg' } };
const { name: medication, ...terms } = FIVE;
const BY_HAND: NewOrder = { medication, ...terms, priority: 'medium' };
const TEN_BY_HAND: NewOrder = { ...BY_HAND, dose: { amount: 10, unit: 'mg' } };
const REASON = 'Both together make up the dose that she needs.';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.clock.set(EVENING));
afterAll(() => app.close());

const inpatient = () => anInpatient(app);
const order = ({ doctor, id }: Admitted, input: NewOrder) => orderMedication(app.deps, doctor.actor, id, input);
const reasonsFor = (findings: readonly SafetyFinding[]) =>
  findings.filter(({ needsReason }) => needsReason).map(({ key }) => ({ finding: key, reason: REASON }));
const signed = async (stay: Admitted, medicine: MedicineOrder, answers: { finding: string; reason: string }[] = []) =>
  (await signFor(app, stay, { medications: [medicine], answers })).prescription?.medicines[0]?.id ?? '';

const ordersOf = async ({ nurse, id }: Admitted) =>
  (await listOrders(app.deps, nurse.actor, id)).map(({ dosage, state }) => `${dosage} ${state}`).toSorted();
/** What a nurse finds to give until four hours from now. */
const openOf = async ({ nurse, id }: Admitted) =>
  (await listTasks(app.deps, nurse.actor, { inpatientId: id })).filter(({ administration }) => administration === null);
const dueOf = async (stay: Admitted) => (await openOf(stay)).map(({ dosage, time }) => `${dosage} ${time}`);
const give = async (stay: Admitted) => {
  const [task] = await openOf(stay);
  await giveDose(app.deps, stay.nurse.actor, task?.id ?? '', { orderVersion: task?.orderVersion ?? 0 });
};
const orderOf = async ({ nurse, id }: Admitted, dosage: string) => {
  const found = (await listOrders(app.deps, nurse.actor, id)).find((one) => one.dosage === dosage);
  return found ?? expect.fail(`no order of ${dosage}`);
};

describe('a prescription that is signed while the ward gives the same by hand', () => {
  test('is not signed without a word on the order of the ward', async () => {
    const stay = await inpatient();
    const { id } = await order(stay, BY_HAND);
    await expect(signed(stay, TEN)).rejects.toMatchObject({ code: 'safety_unanswered' });
    const { findings } = await checkDiagnosis(app.deps, stay.doctor.actor, aForm(stay.patient, { medications: [TEN] }));
    expect(findings.flatMap(({ replaces }) => replaces ?? [])).toEqual([
      { id, isChosen: false, words: 'Amlodipine 5 mg by mouth, once a day, on the ward' },
    ]);
  });

  test('ends the order that it replaces, and the dose that is due this minute is given as the new one says', async () => {
    const stay = await inpatient();
    const { id } = await order(stay, { ...BY_HAND, isTimeCritical: true });
    app.clock.set(JUST_AFTER_EIGHT);
    expect(await dueOf(stay)).toEqual([`5 mg ${EIGHT.toISOString()}`]);

    await signed(stay, { ...TEN, replaces: [id] });
    await Promise.all([takeOverPrescriptions(app.deps), takeOverPrescriptions(app.deps)]);
    await takeOverPrescriptions(app.deps);

    expect(await ordersOf(stay)).toEqual(['10 mg running', '5 mg stopped']);
    expect(await dueOf(stay)).toEqual([`10 mg ${EIGHT.toISOString()}`]);
    const [ten, five] = [await orderOf(stay, '10 mg'), await orderOf(stay, '5 mg')];
    expect([ten.isTimeCritical, five.stopReason]).toEqual([true, 'Replaced by Amlodipine 10 mg.']);
    const trail = await trailAbout(app, stay.patient.patientId);
    expect(trail.find(({ action }) => action === 'medication.stopped')).toMatchObject({
      details: { replacedBy: ten.id },
    });
  });

  test('takes over the times of the ward', async () => {
    const stay = await inpatient();
    const { id } = await order(stay, { ...BY_HAND, times: ['09:30'] });
    await signed(stay, { ...TEN, replaces: [id] });
    await takeOverPrescriptions(app.deps);
    expect((await orderOf(stay, '10 mg')).times).toEqual(['09:30']);
  });

  test('stands beside it for a written reason', async () => {
    const stay = await inpatient();
    await order(stay, BY_HAND);
    const form = aForm(stay.patient, { medications: [TEN] });
    const { findings } = await checkDiagnosis(app.deps, stay.doctor.actor, form);
    await signed(stay, TEN, reasonsFor(findings));
    await takeOverPrescriptions(app.deps);
    expect(await ordersOf(stay)).toEqual(['10 mg running', '5 mg running']);
  });

  test('cannot be two in the place of one order, nor replace the order of somebody else', async () => {
    const [stay, other] = [await inpatient(), await inpatient()];
    const [{ id }, { id: others }] = [await order(stay, BY_HAND), await order(other, BY_HAND)];
    const night: MedicineOrder = { ...TEN, frequency: 'at-night', replaces: [id] };
    const two = signFor(app, stay, { medications: [{ ...TEN, replaces: [id] }, night] });
    await expect(two).rejects.toMatchObject({ code: expect.stringMatching(/bad_input|safety_unanswered/) });
    const another = signFor(app, stay, { medications: [{ ...TEN, replaces: [others, id] }] });
    await expect(another).rejects.toMatchObject({ fields: { 'medications.0.replaces': expect.any(String) } });
    expect(await ordersOf(other)).toEqual(['5 mg running']);
  });

  test('by another way is not offered in its place', async () => {
    const stay = await inpatient();
    const { id } = await order(stay, { ...BY_HAND, medication: 'Paracetamol', dose: { amount: 500, unit: 'mg' } });
    const iv: MedicineOrder = { ...FIVE, name: 'Paracetamol', dose: { amount: 1, unit: 'g' }, route: 'into a vein' };
    const form = aForm(stay.patient, { medications: [{ ...iv, replaces: [id] }] });
    const { findings, comparedWith } = await checkDiagnosis(app.deps, stay.doctor.actor, form);
    expect(comparedWith).toContain('Paracetamol');
    const refused = signFor(app, stay, { ...form, answers: reasonsFor(findings) });
    await expect(refused).rejects.toMatchObject({ code: 'bad_input' });
  });
});

describe('a prescription that the ward took over', () => {
  async function takenOver(medicine = FIVE) {
    const stay = await inpatient();
    const medicineId = await signed(stay, medicine);
    await takeOverPrescriptions(app.deps);
    return { stay, medicineId };
  }

  test('leaves the dose that is due this minute to the one that replaces it', async () => {
    const { stay, medicineId } = await takenOver();
    app.clock.set(JUST_AFTER_EIGHT);
    await signed(stay, { ...TEN, replaces: [medicineId] });
    await takeOverPrescriptions(app.deps);
    expect(await ordersOf(stay)).toEqual(['10 mg running', '5 mg stopped']);
    expect(await dueOf(stay)).toEqual([`10 mg ${EIGHT.toISOString()}`]);
  });

  test('leaves it through all links of a chain, also where the ward never had the one between', async () => {
    const { stay, medicineId } = await takenOver();
    app.clock.set(JUST_AFTER_EIGHT);
    const between = await signed(stay, { ...TEN, replaces: [medicineId] });
    const last: MedicineOrder = { ...FIVE, dose: { amount: 7.5, unit: 'mg' }, replaces: [between] };
    await signed(stay, last);
    await takeOverPrescriptions(app.deps);
    expect(await ordersOf(stay)).toEqual(['5 mg stopped', '7.5 mg running']);
    expect(await dueOf(stay)).toEqual([`7.5 mg ${EIGHT.toISOString()}`]);
  });

  test('and is then stopped, leaves none', async () => {
    const { stay, medicineId } = await takenOver();
    app.clock.set(JUST_AFTER_EIGHT);
    await stopMedicine(app.deps, stay.doctor.actor, medicineId, 'Low pressure.');
    await takeOverPrescriptions(app.deps);
    expect([await ordersOf(stay), await dueOf(stay)]).toEqual([['5 mg stopped'], []]);
  });

  test('names what the ward gives where the ward has changed it', async () => {
    const { stay, medicineId } = await takenOver();
    const { id } = await orderOf(stay, '5 mg');
    const less = { ...terms, dose: { amount: 2.5, unit: 'mg' }, priority: 'medium', version: 1 } as const;
    await changeMedication(app.deps, stay.doctor.actor, id, less);
    const form = aForm(stay.patient, { medications: [{ ...TEN, replaces: [medicineId] }] });
    const { findings } = await checkDiagnosis(app.deps, stay.doctor.actor, form);
    expect(findings.map(({ title }) => title)).toContain(
      'It replaces Amlodipine 2.5 mg by mouth, once a day, on the ward (prescribed: 5 mg by mouth, once a day)',
    );
  });

  test('keeps its weekday when it is replaced', async () => {
    const weekly: MedicineOrder = { ...FIVE, frequency: 'once-a-week' };
    const { stay, medicineId } = await takenOver(weekly);
    expect((await orderOf(stay, '5 mg')).nextDue).toBe(EIGHT.toISOString());
    app.clock.set(EIGHT);
    await give(stay);
    app.clock.set(daysOn(2));
    await signed(stay, { ...weekly, dose: TEN.dose, replaces: [medicineId] });
    await takeOverPrescriptions(app.deps);
    expect((await orderOf(stay, '10 mg')).nextDue).toBe(daysOn(7).toISOString());
  });

  test('once a week, leaves a dose that was not given for half of the week', async () => {
    const weekly: MedicineOrder = { ...FIVE, frequency: 'once-a-week' };
    const { stay, medicineId } = await takenOver(weekly);
    app.clock.set(daysOn(2));
    await signed(stay, { ...weekly, dose: TEN.dose, replaces: [medicineId] });
    await takeOverPrescriptions(app.deps);
    expect(await dueOf(stay)).toEqual([`10 mg ${EIGHT.toISOString()}`]);
  });
});

describe('an order that is written by hand while another of the same runs', () => {
  test('is refused until the doctor says whether it is given instead or beside', async () => {
    const stay = await inpatient();
    const { id } = await order(stay, BY_HAND);
    await expect(order(stay, TEN_BY_HAND)).rejects.toMatchObject({ code: 'safety_unanswered' });
    const { findings } = await checkMedication(app.deps, stay.doctor.actor, stay.id, TEN_BY_HAND);
    expect(findings.flatMap(({ replaces }) => replaces ?? [])).toEqual([
      { id, isChosen: false, words: 'Amlodipine 5 mg by mouth, once a day: 08:00' },
    ]);
    await order(stay, { ...TEN_BY_HAND, answers: reasonsFor(findings) });
    expect(await ordersOf(stay)).toEqual(['10 mg running', '5 mg running']);
  });

  test('instead of it ends it and takes over its times and the dose that is due', async () => {
    const stay = await inpatient();
    const { id } = await order(stay, { ...BY_HAND, times: ['07:45'] });
    app.clock.set(JUST_AFTER_EIGHT);
    const ten = await order(stay, { ...TEN_BY_HAND, insteadOf: [id] });
    expect(ten.times).toEqual(['07:45']);
    expect(await ordersOf(stay)).toEqual(['10 mg running', '5 mg stopped']);
    expect(await dueOf(stay)).toEqual([`10 mg ${minutesOn(-15).toISOString()}`]);
    expect((await orderOf(stay, '5 mg')).stopReason).toBe('Replaced by Amlodipine 10 mg by mouth, once a day: 07:45.');
  });

  test('by two doctors at once, one of them looks again', async () => {
    const stay = await inpatient();
    const { id } = await order(stay, BY_HAND);
    const both = await Promise.allSettled(
      [5.5, 6].map((amount) => order(stay, { ...BY_HAND, dose: { amount, unit: 'mg' }, insteadOf: [id] })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await ordersOf(stay)).filter((one) => one.endsWith('running'))).toHaveLength(1);
  });

  test('instead of an order of somebody else is refused', async () => {
    const [stay, other] = [await inpatient(), await inpatient()];
    const { id } = await order(other, BY_HAND);
    const refused = order(stay, { ...TEN_BY_HAND, insteadOf: [id] });
    await expect(refused).rejects.toMatchObject({ code: 'bad_input', fields: { insteadOf: expect.any(String) } });
    expect(await ordersOf(other)).toEqual(['5 mg running']);
  });
});

describe('no second dose on the day of the change', () => {
  test('what was given early is not due again under the new order, and the order says from when on', async () => {
    const stay = await inpatient();
    const { id } = await order(stay, BY_HAND);
    app.clock.set(minutesOn(-50));
    await give(stay);
    app.clock.set(minutesOn(-30));
    const morning = await order(stay, { ...TEN_BY_HAND, frequency: 'in-the-morning', insteadOf: [id] });
    expect(await dueOf(stay)).toEqual([]);
    expect(morning).toMatchObject({
      firstDoseFrom: minutesOn(12 * 60 - 50).toISOString(),
      nextDue: minutesOn(24 * 60).toISOString(),
    });
  });

  test('a changed frequency waits, too, and a change of the change does not forget it', async () => {
    const stay = await inpatient();
    const { id } = await order(stay, BY_HAND);
    app.clock.set(EIGHT);
    await give(stay);
    app.clock.set(minutesOn(10));
    const change = (frequency: 'at-night' | 'once-a-day', version: number) =>
      changeMedication(app.deps, stay.doctor.actor, id, { ...terms, frequency, priority: 'medium', version });
    const night = await change('at-night', 1);
    expect(night.nextDue).toBe(minutesOn(38 * 60).toISOString());
    // Once a day at the time that the ward has by now.
    expect((await change('once-a-day', 2)).nextDue).toBe(minutesOn(38 * 60).toISOString());
  });

  test('a dose that is due is not given before one of the new terms that is near', async () => {
    const stay = await inpatient();
    const { id } = await order(stay, BY_HAND);
    app.clock.set(minutesOn(5));
    const night = { ...terms, frequency: 'at-night', priority: 'medium', version: 1 } as const;
    const changed = await changeMedication(app.deps, stay.doctor.actor, id, night);
    expect([await dueOf(stay), changed.nextDue]).toEqual([[], minutesOn(14 * 60).toISOString()]);
  });

  test('what was stopped and written anew by itself waits as well', async () => {
    const stay = await inpatient();
    const { id } = await order(stay, BY_HAND);
    app.clock.set(EIGHT);
    await give(stay);
    app.clock.set(minutesOn(10));
    await stopMedication(app.deps, stay.doctor.actor, id, 'At night from now on.');
    const night = await order(stay, { ...BY_HAND, frequency: 'at-night' });
    expect(night.nextDue).toBe(minutesOn(38 * 60).toISOString());
  });
});

describe('what another doctor or nurse does at the same time', () => {
  test('an order that a prescription ends already is not replaced a second time by hand', async () => {
    const stay = await inpatient();
    const { id } = await order(stay, BY_HAND);
    await signed(stay, { ...TEN, replaces: [id] });
    const six: NewOrder = { ...BY_HAND, dose: { amount: 6, unit: 'mg' }, insteadOf: [id] };
    const { findings } = await checkMedication(app.deps, stay.doctor.actor, stay.id, six);
    expect(findings.flatMap(({ replaces }) => replaces?.id ?? [])).not.toContain(id);
    const refused = order(stay, { ...six, answers: reasonsFor(findings) });
    await expect(refused).rejects.toMatchObject({ fields: { insteadOf: expect.stringContaining('already') } });
    await takeOverPrescriptions(app.deps);
    expect(await ordersOf(stay)).toEqual(['10 mg running', '5 mg stopped']);
  });

  test('a dose that was given before the change is recorded after it, and is not due again', async () => {
    const stay = await inpatient();
    const { id } = await order(stay, BY_HAND);
    app.clock.set(minutesOn(5));
    const [card] = await openOf(stay);
    await order(stay, { ...TEN_BY_HAND, insteadOf: [id] });
    expect(await dueOf(stay)).toEqual([`10 mg ${EIGHT.toISOString()}`]);
    app.clock.set(minutesOn(6));
    const record = (givenAt?: string) =>
      giveDose(app.deps, stay.nurse.actor, card?.id ?? '', { orderVersion: 1, ...(givenAt && { givenAt }) });
    await expect(record()).rejects.toMatchObject({
      code: 'order_not_running',
      message: expect.stringContaining('Replaced by Amlodipine 10 mg'),
    });
    const late = await record(minutesOn(1).toISOString());
    expect(late.administration).toMatchObject({ at: minutesOn(1).toISOString() });
    expect(await dueOf(stay)).toEqual([]);
    expect((await orderOf(stay, '10 mg')).nextDue).toBe(minutesOn(24 * 60).toISOString());
  });
});

test('a combination waits for the last dose of one of its ingredients', async () => {
  const stay = await inpatient();
  const { id } = await order(stay, BY_HAND);
  app.clock.set(EIGHT);
  await give(stay);
  app.clock.set(minutesOn(10));
  await stopMedication(app.deps, stay.doctor.actor, id, 'A combination from now on.');
  const both: NewOrder = { ...BY_HAND, medication: 'Telma AM', frequency: 'at-night' };
  const { findings } = await checkMedication(app.deps, stay.doctor.actor, stay.id, both);
  const night = await order(stay, { ...both, answers: reasonsFor(findings) });
  expect(night.nextDue).toBe(minutesOn(38 * 60).toISOString());
});

test('a medicine that the ward took over and then replaced by hand is not counted a second time', async () => {
  const stay = await inpatient();
  await signed(stay, FIVE);
  await takeOverPrescriptions(app.deps);
  const { id } = await orderOf(stay, '5 mg');
  await order(stay, { ...TEN_BY_HAND, insteadOf: [id] });
  const { findings } = await checkMedication(app.deps, stay.doctor.actor, stay.id, BY_HAND);
  expect(findings.filter(({ kind }) => kind === 'duplicate')).toHaveLength(1);
});

test('a dose that was given late leaves the next one where only the amount changes', async () => {
  const stay = await inpatient();
  const twice: NewOrder = { ...BY_HAND, frequency: 'twice-a-day' };
  const { id } = await order(stay, twice);
  app.clock.set(minutesOn(-12 * 60));
  await give(stay);
  app.clock.set(minutesOn(6.5 * 60));
  const card = (await openOf(stay)).find(({ time }) => time === EIGHT.toISOString());
  const late = { orderVersion: 1, reason: 'She was in the theatre.' };
  await giveDose(app.deps, stay.nurse.actor, card?.id ?? '', late);
  app.clock.set(minutesOn(7 * 60));
  const less = { amount: 2.5, unit: 'mg' } as const;
  const change = { ...terms, frequency: 'twice-a-day', dose: less, priority: 'medium', version: 1 } as const;
  const changed = await changeMedication(app.deps, stay.doctor.actor, id, change);
  expect(changed).toMatchObject({ firstDoseFrom: null, nextDue: minutesOn(12 * 60).toISOString() });
});

test('a course whose days are left as they are ends when it was to end', async () => {
  const stay = await inpatient();
  const { id, endsAt } = await order(stay, { ...BY_HAND, days: 3 });
  expect(endsAt).toBe(new Date(EIGHT.getTime() + 3 * DAY_MS).toISOString());
  app.clock.set(minutesOn(10));
  const ten = { ...terms, dose: TEN.dose, priority: 'medium', version: 1, keepsEnd: true } as const;
  expect((await changeMedication(app.deps, stay.doctor.actor, id, ten)).endsAt).toBe(endsAt);
});

describe('a dose that was due and that nobody recorded', () => {
  const PARACETAMOL_IV: MedicineOrder = {
    ...{ name: 'Paracetamol', dose: { amount: 1, unit: 'g' }, route: 'into a vein', frequency: 'once-a-day' },
  };
  const chartOf = async ({ id }: Admitted) =>
    (await listStayDoses(app.deps, id))
      .filter(({ due }) => due !== null && Date.parse(due) <= app.clock.now().getTime())
      .map(({ dosage, due, endedAt }) => `${dosage} ${due} ${endedAt ? 'ended' : 'open'}`);
  const noticesOf = async ({ doctor }: Admitted) =>
    (await listNotices(app.deps, doctor.actor, { limit: 50 })).filter(({ kind }) => kind === 'medication');

  test('stays on the chart where its order is replaced, and the newest goes over', async () => {
    const stay = await inpatient();
    const { id } = await order(stay, BY_HAND);
    app.clock.set(daysOn(1));
    await order(stay, { ...TEN_BY_HAND, insteadOf: [id] });
    expect(await chartOf(stay)).toEqual([`5 mg ${EIGHT.toISOString()} ended`, `10 mg ${daysOn(1).toISOString()} open`]);
    expect(await dueOf(stay)).toEqual([`10 mg ${daysOn(1).toISOString()}`]);
  });

  test('does not go over by another way: the card says so before, and a notice names the dose after', async () => {
    const stay = await inpatient();
    const iv = await signed(stay, PARACETAMOL_IV);
    await takeOverPrescriptions(app.deps);
    app.clock.set(minutesOn(5));
    const oral: MedicineOrder = { ...PARACETAMOL_IV, route: 'by mouth', replaces: [iv] };
    const { findings } = await checkDiagnosis(
      app.deps,
      stay.doctor.actor,
      aForm(stay.patient, { medications: [oral] }),
    );
    expect(findings.find(({ replaces }) => replaces?.isChosen)?.instead).toContain('in another way');
    await signed(stay, oral, reasonsFor(findings));
    await takeOverPrescriptions(app.deps);

    expect([await dueOf(stay), await chartOf(stay)]).toEqual([[], [`1 g ${EIGHT.toISOString()} ended`]]);
    expect(await noticesOf(stay)).toMatchObject([
      {
        title: 'Paracetamol: a dose that was due has not been recorded',
        text: expect.stringMatching(
          /Due 3 Mar, 08:00, .+ The first dose of the new one: 4 Mar, 08:00\..+ order it once\.$/,
        ),
      },
    ]);
  });

  test('is named to the doctor before an order is signed by hand, whether it goes over or not', async () => {
    const stay = await inpatient();
    const { id } = await order(stay, BY_HAND);
    app.clock.set(minutesOn(5));
    const beginsOf = async (input: NewOrder & { replaces?: string }) =>
      (await checkMedication(app.deps, stay.doctor.actor, stay.id, input)).begins;
    expect(await beginsOf({ ...TEN_BY_HAND, insteadOf: [id] })).toEqual([
      'The dose of 3 Mar, 08:00 is not recorded. It is given as this order says.',
    ]);
    expect(await beginsOf({ ...BY_HAND, frequency: 'at-night', replaces: id })).toEqual([
      expect.stringMatching(/^The dose of 3 Mar, 08:00 is not recorded, and ends with the earlier terms/),
    ]);
    await give(stay);
    expect(await beginsOf({ ...BY_HAND, frequency: 'at-night', replaces: id })).toEqual([
      'Last dose 3 Mar, 08:05, first dose of this order 4 Mar, 22:00: 38 hours apart.',
    ]);
  });
});

test('what was stopped with a dose that nobody recorded is named when the same is ordered in another way', async () => {
  const stay = await inpatient();
  const iv: NewOrder = {
    ...{ medication: 'Paracetamol', dose: { amount: 1, unit: 'g' }, route: 'into a vein' },
    ...{ frequency: 'once-a-day', priority: 'medium' },
  };
  const { id } = await order(stay, iv);
  app.clock.set(minutesOn(5));
  await stopMedication(app.deps, stay.doctor.actor, id, 'By mouth from now on.');
  const oral: NewOrder = { ...iv, route: 'by mouth' };
  const { begins } = await checkMedication(app.deps, stay.doctor.actor, stay.id, oral);
  expect(begins).toEqual([
    expect.stringMatching(/^Paracetamol of 3 Mar, 08:00 is not recorded, and ended with its order/),
  ]);
});

test('twice a day becomes once a day with the next dose, and the doctor reads how far apart they are', async () => {
  const stay = await inpatient();
  const { id } = await order(stay, { ...BY_HAND, dose: { amount: 2.5, unit: 'mg' }, frequency: 'twice-a-day' });
  app.clock.set(minutesOn(-12 * 60));
  await give(stay);
  app.clock.set(minutesOn(-30));
  const { begins } = await checkMedication(app.deps, stay.doctor.actor, stay.id, { ...BY_HAND, replaces: id });
  expect(begins).toEqual(['Last dose 2 Mar, 20:00, first dose of this order 3 Mar, 08:00: 12 hours apart.']);
});

describe('a single dose', () => {
  const once = { ...terms, frequency: 'once', priority: 'medium', version: 1 } as const;
  test('is not made of an order that goes on', async () => {
    const stay = await inpatient();
    const { id } = await order(stay, BY_HAND);
    const changed = changeMedication(app.deps, stay.doctor.actor, id, once);
    await expect(changed).rejects.toMatchObject({ fields: { frequency: expect.stringContaining('Stop this order') } });
  });

  test('is changed while it is open, and not when it is recorded', async () => {
    const stay = await inpatient();
    const { id } = await order(stay, { ...BY_HAND, frequency: 'once' });
    await changeMedication(app.deps, stay.doctor.actor, id, { ...once, dose: TEN.dose });
    expect(await dueOf(stay)).toEqual([`10 mg ${EVENING.toISOString()}`]);
    await give(stay);
    const again = changeMedication(app.deps, stay.doctor.actor, id, { ...once, version: 2 });
    await expect(again).rejects.toMatchObject({ fields: { frequency: expect.stringContaining('recorded') } });
  });
});

test('what ended by itself keeps the next order waiting like what was stopped', async () => {
  const stay = await inpatient();
  await order(stay, { ...BY_HAND, days: 1 });
  app.clock.set(EIGHT);
  await give(stay);
  app.clock.set(daysOn(1));
  expect(await ordersOf(stay)).toEqual(['5 mg ended']);
  const weekly = await order(stay, { ...BY_HAND, frequency: 'once-a-week' });
  expect(weekly.nextDue).toBe(daysOn(6).toISOString());
});

test('a dose that was entered in error is told to the doctor whose order waits for it', async () => {
  const stay = await inpatient();
  const { id } = await order(stay, BY_HAND);
  app.clock.set(EIGHT);
  const [card] = await openOf(stay);
  await give(stay);
  app.clock.set(minutesOn(5));
  await order(stay, { ...TEN_BY_HAND, frequency: 'at-night', insteadOf: [id] });
  await takeBackTask(app.deps, stay.nurse.actor, card?.id ?? '', { reason: 'It was the other bed.' });
  const notices = await listNotices(app.deps, stay.doctor.actor, { limit: 50 });
  expect(notices.find(({ kind }) => kind === 'medication')).toMatchObject({
    title: 'Amlodipine: it waits for a dose that was not given',
    text: expect.stringContaining(
      'Amlodipine of 3 Mar, 08:00 was entered in error. Your order gives none before 4 Mar, 02:00',
    ),
  });
});
