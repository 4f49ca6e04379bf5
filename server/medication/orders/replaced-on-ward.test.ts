import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import type { MedicineOrder } from '#contract/medicines/medicines.ts';
import { type Admitted, anInpatient } from '#server/admissions/testing.ts';
import { checkDiagnosis } from '#server/care/check-safety.ts';
import { stopMedicine } from '#server/care/prescriptions/stop-medicine.ts';
import { aTreatedPatient, signFor } from '#server/care/testing.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import { listTasks } from '../doses/list-tasks.ts';
import { dosesToPassOn } from '../doses/pass-on-doses.ts';
import { changeMedication } from './change-medication.ts';
import { listOrders } from './list-orders.ts';
import { checkMedication, type NewOrder, orderMedication } from './order-medication.ts';
import { takeOverPrescriptions } from './take-over-prescriptions.ts';

// Asia/Kolkata: 08:00 is 02:30 UTC.
const EVENING = new Date('2026-03-02T13:00:00.000Z');
const EIGHT = new Date('2026-03-03T02:30:00.000Z');
const JUST_AFTER_EIGHT = new Date('2026-03-03T02:30:20.000Z');

const FIVE: MedicineOrder = {
  name: 'Amlodipine',
  dose: { amount: 5, unit: 'mg' },
  route: 'by mouth',
  frequency: 'once-a-day',
};
const TEN: MedicineOrder = { ...FIVE, dose: { amount: 10, unit: 'mg' } };
const { name: medication, ...asAtHome } = FIVE;
const BY_HAND: NewOrder = { medication, ...asAtHome, priority: 'medium' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.clock.set(EVENING));
afterAll(() => app.close());

const medicineOf = async (known: Parameters<typeof signFor>[1], order: MedicineOrder): Promise<string> =>
  (await signFor(app, known, { medications: [order] })).prescription?.medicines[0]?.id ?? '';

/** Prescribed on the ward in the evening, and taken over. */
async function prescribedOnWard() {
  const stay = await anInpatient(app);
  const medicineId = await medicineOf(stay, FIVE);
  await takeOverPrescriptions(app.deps);
  return { stay, medicineId };
}

/** Prescribed before the stay, and ordered by hand in it. */
async function orderedByHand() {
  const treated = await aTreatedPatient(app);
  const medicineId = await medicineOf(treated, FIVE);
  app.clock.advance(MINUTE_MS);
  const stay = await anInpatient(app, { ...treated, pregnancy: 'no', born: null });
  const { findings } = await checkMedication(app.deps, stay.doctor.actor, stay.id, BY_HAND);
  const answers = findings
    .filter(({ needsReason }) => needsReason)
    .map(({ key }) => ({ finding: key, reason: 'The same medicine as at home, given here.' }));
  const order = await orderMedication(app.deps, stay.doctor.actor, stay.id, { ...BY_HAND, answers });
  return { stay, medicineId, order };
}

const ordersOf = async ({ nurse, id }: Admitted) =>
  (await listOrders(app.deps, nurse.actor, id)).map(({ dosage, state }) => `${dosage} ${state}`).toSorted();
const dueNow = async ({ nurse, id }: Admitted) =>
  (await listTasks(app.deps, nurse.actor, { inpatientId: id }))
    .filter(({ time, status }) => Date.parse(time) <= app.clock.now().getTime() && status !== 'completed')
    .map(({ dosage, time }) => `${dosage} ${time}`);

describe('a prescription that is replaced on the ward just when its dose is due', () => {
  test('leaves that dose to be given, as the new one says', async () => {
    const { stay, medicineId } = await prescribedOnWard();
    app.clock.set(JUST_AFTER_EIGHT);
    expect(await dueNow(stay)).toEqual([`5 mg ${EIGHT.toISOString()}`]);

    await medicineOf(stay, { ...TEN, replaces: [medicineId] });
    await takeOverPrescriptions(app.deps);

    expect(await ordersOf(stay)).toEqual(['10 mg running', '5 mg stopped']);
    expect(await dueNow(stay)).toEqual([`10 mg ${EIGHT.toISOString()}`]);
    await takeOverPrescriptions(app.deps);
    expect(await dueNow(stay)).toHaveLength(1);
  });

  test('and one that is stopped leaves none', async () => {
    const { stay, medicineId } = await prescribedOnWard();
    app.clock.set(JUST_AFTER_EIGHT);
    await stopMedicine(app.deps, stay.doctor.actor, medicineId, 'Low pressure.');
    await takeOverPrescriptions(app.deps);
    expect(await dueNow(stay)).toEqual([]);
  });

  const at = (hours: number) => new Date(EIGHT.getTime() + hours * HOUR_MS);
  const DAILY = { frequency: 'once-a-day', least_gap_hours: 12 } as const;
  test.each([
    ['what is due this minute', [0], 1, DAILY, [24], 0.01, 1],
    ['what was due some hours ago', [0], 1, DAILY, [24], 5, 1],
    ['not what was missed', [0], 1, DAILY, [24], 12, 0],
    ['not what was missed where it is given more often', [0], 4, DAILY, [24], 4, 0],
    ['not what comes later', [1], 1, DAILY, [24], 0, 0],
    [
      'not beside a dose of the new one',
      [0],
      1,
      { frequency: 'twice-a-day', least_gap_hours: 6 } as const,
      [1, 13],
      0,
      0,
    ],
    ['nothing to what is given as needed', [0], 1, { frequency: 'as-needed', least_gap_hours: 4 } as const, [], 0, 0],
    ['nothing to a single dose', [0], 1, { frequency: 'once', least_gap_hours: 0 } as const, [0], 0, 0],
  ])('passed on: %s', (_what, due, perDay, next, own, replacedAt, count) => {
    const doses = { due: due.map(at), perDay, next, own: own.map(at), at: at(replacedAt) };
    expect(dosesToPassOn(doses)).toHaveLength(count);
  });
});

describe('an order that was written by hand for a prescription from home', () => {
  test('ends when that prescription is replaced, and the ward gives the new one alone', async () => {
    const { stay, medicineId } = await orderedByHand();
    app.clock.set(JUST_AFTER_EIGHT);
    const form = { patient: stay.patient.patientId, medications: [{ ...TEN, replaces: [medicineId] }] };
    const { findings } = await checkDiagnosis(app.deps, stay.doctor.actor, form);
    expect(findings.filter(({ kind }) => kind === 'duplicate').map(({ title }) => title)).toEqual([
      'It replaces Amlodipine 5 mg by mouth, once a day',
    ]);

    await medicineOf(stay, { ...TEN, replaces: [medicineId] });
    await takeOverPrescriptions(app.deps);

    expect(await ordersOf(stay)).toEqual(['10 mg running', '5 mg stopped']);
    expect(await dueNow(stay)).toEqual([`10 mg ${EIGHT.toISOString()}`]);
  });

  test('must be answered before the same is prescribed beside it', async () => {
    const { stay } = await orderedByHand();
    await expect(signFor(app, stay, { medications: [TEN] })).rejects.toMatchObject({ code: 'safety_unanswered' });
  });

  test('runs on when that prescription is stopped: the ward decides for itself', async () => {
    const { stay, medicineId } = await orderedByHand();
    await stopMedicine(app.deps, stay.doctor.actor, medicineId, 'She has enough of it.');
    await takeOverPrescriptions(app.deps);
    expect(await ordersOf(stay)).toEqual(['5 mg running']);
  });
});

test('where the ward has changed the order, the card names what the ward gives, and what was prescribed', async () => {
  const { stay, medicineId, order } = await orderedByHand();
  const { medication: _same, ...terms } = BY_HAND;
  const changed = { ...terms, dose: { amount: 2.5, unit: 'mg' }, version: 1 } as const;
  const asked = await checkMedication(app.deps, stay.doctor.actor, stay.id, {
    ...BY_HAND,
    ...changed,
    replaces: order.id,
  });
  const answers = asked.findings
    .filter(({ needsReason }) => needsReason)
    .map(({ key }) => ({ finding: key, reason: 'Low pressure.' }));
  await changeMedication(app.deps, stay.doctor.actor, order.id, { ...changed, answers });

  const form = { patient: stay.patient.patientId, medications: [{ ...TEN, replaces: [medicineId] }] };
  const { findings } = await checkDiagnosis(app.deps, stay.doctor.actor, form);

  expect(findings.map(({ title }) => title)).toContain(
    'It replaces Amlodipine 2.5 mg by mouth, once a day on the ward (prescribed: 5 mg by mouth, once a day)',
  );
});
