import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dischargeInpatient } from '#server/admissions/discharge-inpatient.ts';
import { anInpatient, aWaitingInpatient } from '#server/admissions/testing.ts';
import { someoneWaitsForALock } from '#server/appointments/testing.ts';
import { signFor } from '#server/care/testing.ts';
import { readSummary } from '#server/chart/read-summary.ts';
import { transaction } from '#server/db/transaction.ts';
import { findMedicines } from '#server/emergency-card/find-medicines.ts';
import { changeMedication, stopMedication } from '#server/medication/orders/change-medication.ts';
import type { NewOrder } from '#server/medication/orders/order-medication.ts';
import { checkMedication, orderMedication } from '#server/medication/orders/order-medication.ts';
import { listNotices } from '#server/notices/read-notices.ts';
import { isChartOpen } from '#server/patients/chart-access/require-chart.ts';
import { trailAbout } from '#server/patients/testing.ts';
import type { Deps } from '#server/platform/deps.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Person } from '#server/testing-people.ts';
import { answerDose } from '../answer-dose.ts';
import { listDoses } from '../list-doses.ts';
import { remindOfDoses } from '../remind-of-doses.ts';
import { askRepeat } from '../repeats/ask-repeat.ts';
import { AMLODIPINE, type AtHome, aPatientAtHome, at, CETIRIZINE } from '../testing.ts';
import { decideAfterStay } from './decide-after-stay.ts';
import { discharge } from './discharge.ts';
import { listLeavingMedicines } from './leaving-medicines.ts';

// Asia/Kolkata: 08:00 is 02:30 UTC.
const SIGNED = new Date('2026-03-02T09:00:00.000Z');
const ADMITTED = new Date('2026-03-03T09:00:00.000Z');
const LEFT = new Date('2026-03-05T09:00:00.000Z');
const NEXT_DUE = new Date('2026-03-06T02:31:00.000Z');
const NEXT = { day: '2026-03-06', nth: 0 };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.clock.set(SIGNED));
afterAll(() => app.close());

type Stay = Awaited<ReturnType<typeof anInpatient>>;

/** Amlodipine and cetirizine at home, and a stay in which the ward orders amlodipine as at home. */
async function anAdmittedPatient() {
  const atHome = await aPatientAtHome(app, [AMLODIPINE, CETIRIZINE]);
  app.clock.set(ADMITTED);
  const stay = await anInpatient(app, { patient: atHome.patient, doctor: atHome.doctor, pregnancy: 'no', born: null });
  const order = await orderOnWard(stay);
  return { ...atHome, stay, order };
}

const AS_AT_HOME: NewOrder = {
  medication: 'Amlodipine',
  dose: { amount: 5, unit: 'mg' },
  route: 'by mouth',
  frequency: 'once-a-day',
  priority: 'medium',
};

/** It is also prescribed: what the check says of that is answered. */
async function orderOnWard({ id, doctor }: Stay) {
  const { findings } = await checkMedication(app.deps, doctor.actor, id, AS_AT_HOME);
  const answers = findings
    .filter(({ needsReason }) => needsReason)
    .map(({ key }) => ({ finding: key, reason: 'The same medicine as at home, given here.' }));
  return orderMedication(app.deps, doctor.actor, id, { ...AS_AT_HOME, answers });
}

const LEAVING = { summary: 'Well again.', version: 1 } as const;
const leave = (by: Person, { stay }: { stay: Stay }, medicines?: Parameters<typeof discharge>[3]['medicines']) => {
  app.clock.set(LEFT);
  return discharge(app.deps, by.actor, stay.id, { ...LEAVING, medicines });
};
const plannedAt = async ({ patient }: Pick<AtHome, 'patient'>, when: Date) =>
  (await listDoses(at(app, when), patient.actor)).doses.filter(({ day }) => day === NEXT.day).map(({ name }) => name);
const titlesOf = async ({ actor }: Person) =>
  (await listNotices(app.deps, actor, { limit: 50 })).map(({ title }) => title);

describe('what the ward stopped', () => {
  test('is shown at discharge, and a doctor does not discharge before it is decided', async () => {
    const known = await anAdmittedPatient();
    await stopMedication(app.deps, known.doctor.actor, known.order.id, 'Low pressure.');

    expect(await listLeavingMedicines(app.deps, known.doctor.actor, known.stay.id)).toMatchObject({
      can: { decide: true },
      medicines: [
        { name: 'Amlodipine', onWard: 'stopped', wardWords: 'Low pressure.', mustDecide: true },
        { name: 'Cetirizine', onWard: 'not-ordered', mustDecide: true },
      ],
    });
    await expect(leave(known.doctor, known)).rejects.toMatchObject({ code: 'medicines_undecided' });
  });

  test('is not planned at home after a nurse discharged; the patient is told to ask, a doctor to decide', async () => {
    const known = await anAdmittedPatient();
    await stopMedication(app.deps, known.doctor.actor, known.order.id, 'Low pressure.');
    await leave(known.stay.nurse, known);

    expect(await plannedAt(known, NEXT_DUE)).toEqual(['Cetirizine']);
    const { medicines } = await listDoses(at(app, NEXT_DUE), known.patient.actor);
    expect(medicines).toMatchObject([
      { name: 'Amlodipine', hold: 'stopped', can: { askRepeat: false } },
      { name: 'Cetirizine', hold: null },
    ]);
    expect(await titlesOf(known.patient)).toContain('Ask your doctor before taking Amlodipine again');
    expect(await titlesOf(known.doctor)).toContain('Decide how Amlodipine goes on');
    const trail = await trailAbout(app, known.patient.patientId);
    expect(trail.map(({ action }) => action)).toContain('medicine.hold_told');
    await remindOfDoses(at(app, NEXT_DUE));
    expect(await titlesOf(known.patient)).toContain('Time for Cetirizine');
    const take = answerDose(at(app, NEXT_DUE), known.patient.actor, known.medicineId, { ...NEXT, outcome: 'taken' });
    await expect(take).rejects.toMatchObject({ code: 'dose_not_planned' });
    await expect(askRepeat(at(app, NEXT_DUE), known.patient.actor, known.medicineId)).rejects.toMatchObject({
      code: 'repeat_not_possible',
      message: expect.stringContaining('Ask your doctor before taking this again.'),
    });
  });

  test.each([
    ['as often as before', 'once-a-day', 1],
    ['more often', 'twice-a-day', 2],
  ] as const)(
    'waits no longer when it is prescribed anew, %s, and is planned as that says',
    async (_how, frequency, doses) => {
      const known = await anAdmittedPatient();
      await stopMedication(app.deps, known.doctor.actor, known.order.id, 'Low pressure.');
      await leave(known.stay.nurse, known);
      const anew = { ...AMLODIPINE, dose: { amount: 2.5, unit: 'mg' as const }, frequency };
      await expect(signFor(app, known, { medications: [anew] })).rejects.toMatchObject({ code: 'safety_unanswered' });
      await signFor(app, known, { medications: [{ ...anew, replaces: [known.medicineId] }] });

      const { medicines } = await listDoses(at(app, NEXT_DUE), known.patient.actor);
      expect(medicines).toMatchObject([
        { name: 'Amlodipine', dosage: '2.5 mg', hold: null },
        { name: 'Cetirizine', hold: null },
      ]);
      expect(await plannedAt(known, NEXT_DUE)).toEqual(expect.arrayContaining(Array(doses).fill('Amlodipine')));
      expect((await plannedAt(known, NEXT_DUE)).filter((name) => name === 'Amlodipine')).toHaveLength(doses);
      const decide = decideAfterStay(app.deps, known.doctor.actor, known.medicineId, 'continue');
      await expect(decide).rejects.toMatchObject({ code: 'nothing_to_decide' });
    },
  );

  test('says on the emergency card and in the chart that nobody has decided, until it is decided', async () => {
    const known = await anAdmittedPatient();
    await stopMedication(app.deps, known.doctor.actor, known.order.id, 'Low pressure.');
    await leave(known.stay.nurse, known);
    const { patientId } = known.patient;
    const card = await findMedicines(app.deps, known.patient.actor, { patientId, home: ['Amlodipine 5 mg'] });
    expect(card).toMatchObject([
      { name: 'Cetirizine' },
      { name: 'Amlodipine', inWords: expect.stringContaining('A doctor has not decided') },
    ]);
    const { medicinesNow } = await readSummary(app.deps, known.doctor.actor, patientId);
    expect(medicinesNow.find(({ name }) => name === 'Amlodipine')).toMatchObject({
      canDecide: true,
      note: expect.stringContaining('Stopped on the ward, and nobody has decided since.'),
    });
  });

  test('goes on at home when the doctor says so at discharge, and ends when the doctor stops it', async () => {
    const [goesOn, ends] = [await anAdmittedPatient(), await anAdmittedPatient()];
    for (const { doctor, order } of [goesOn, ends]) {
      app.clock.set(ADMITTED);
      await stopMedication(app.deps, doctor.actor, order.id, 'Low pressure.');
    }
    const [first = '', second = ''] = goesOn.medicineIds;
    await leave(goesOn.doctor, goesOn, [
      { id: first, onWard: 'stopped', decision: 'continue' },
      { id: second, onWard: 'not-ordered', decision: 'continue' },
    ]);
    expect(await plannedAt(goesOn, NEXT_DUE)).toEqual(['Amlodipine', 'Cetirizine']);

    const [amlodipine = '', cetirizine = ''] = ends.medicineIds;
    await leave(ends.doctor, ends, [
      { id: amlodipine, onWard: 'stopped', decision: 'stop' },
      { id: cetirizine, onWard: 'not-ordered', decision: 'continue' },
    ]);
    expect(await plannedAt(ends, NEXT_DUE)).toEqual(['Cetirizine']);
    expect(await titlesOf(ends.patient)).toContain('Stop taking Amlodipine');
  });

  test('is decided later by the doctor of the stay: once, and the plan goes on from then', async () => {
    const known = await anAdmittedPatient();
    await stopMedication(app.deps, known.doctor.actor, known.order.id, 'Low pressure.');
    await leave(known.stay.nurse, known);
    expect(await isChartOpen(app.deps, known.doctor.actor, known.patient.patientId)).toBe(true);

    await decideAfterStay(app.deps, known.doctor.actor, known.medicineId, 'continue');

    expect(await plannedAt(known, NEXT_DUE)).toEqual(['Amlodipine', 'Cetirizine']);
    expect(await titlesOf(known.patient)).toContain('Take Amlodipine as before');
    const again = decideAfterStay(app.deps, known.doctor.actor, known.medicineId, 'stop');
    await expect(again).rejects.toMatchObject({ code: 'nothing_to_decide' });
    const stranger = await app.aDoctor();
    await expect(decideAfterStay(app.deps, stranger.actor, known.medicineId, 'continue')).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('a later stay that does not order what waits since an earlier one', () => {
  const LATER = { admitted: new Date('2026-03-05T12:00:00.000Z'), left: new Date('2026-03-05T18:00:00.000Z') };

  /** Stopped on the ward, undecided, and admitted again. */
  async function admittedAgain() {
    app.clock.set(SIGNED);
    const known = await anAdmittedPatient();
    await stopMedication(app.deps, known.doctor.actor, known.order.id, 'Low pressure.');
    await leave(known.stay.nurse, known);
    app.clock.set(LATER.admitted);
    const { patient, doctor } = known;
    const stay = await anInpatient(app, { patient, doctor, pregnancy: 'no', born: null });
    app.clock.set(LATER.left);
    return { ...known, stay };
  }

  test('shows the doctor that it waits, and what the doctor decides at its end counts', async () => {
    const [goesOn, ends] = [await admittedAgain(), await admittedAgain()];
    expect(await listLeavingMedicines(app.deps, goesOn.doctor.actor, goesOn.stay.id)).toMatchObject({
      medicines: [
        {
          ...{ name: 'Amlodipine', onWard: 'not-ordered', isHeld: true },
          wardWords: expect.stringMatching(/^stopped in an earlier stay/),
        },
        { name: 'Cetirizine', onWard: 'not-ordered', wardWords: null, isHeld: false },
      ],
    });
    for (const [known, decision] of [
      [goesOn, 'continue'],
      [ends, 'stop'],
    ] as const) {
      const [amlodipine = '', cetirizine = ''] = known.medicineIds;
      const medicines = [
        { id: amlodipine, onWard: 'not-ordered', decision },
        { id: cetirizine, onWard: 'not-ordered', decision: 'continue' },
      ] as const;
      await discharge(app.deps, known.doctor.actor, known.stay.id, { ...LEAVING, medicines });
    }

    expect(await plannedAt(goesOn, NEXT_DUE)).toEqual(['Amlodipine', 'Cetirizine']);
    expect((await listDoses(at(app, NEXT_DUE), goesOn.patient.actor)).medicines).toMatchObject([
      { name: 'Amlodipine', hold: null },
      { name: 'Cetirizine', hold: null },
    ]);
    expect(await plannedAt(ends, NEXT_DUE)).toEqual(['Cetirizine']);
  });

  test('leaves it waiting when a nurse discharges', async () => {
    const known = await admittedAgain();
    await discharge(app.deps, known.stay.nurse.actor, known.stay.id, LEAVING);
    expect(await plannedAt(known, NEXT_DUE)).toEqual(['Cetirizine']);
    await decideAfterStay(app.deps, known.doctor.actor, known.medicineId, 'continue');
    expect(await plannedAt(known, NEXT_DUE)).toEqual(['Amlodipine', 'Cetirizine']);
  });
});

test('a decision on what the ward has done something else with meanwhile is asked again', async () => {
  const known = await anAdmittedPatient();
  const [amlodipine = '', cetirizine = ''] = known.medicineIds;
  await stopMedication(app.deps, known.doctor.actor, known.order.id, 'Bleeding.');

  const attempt = leave(known.doctor, known, [
    { id: amlodipine, onWard: 'continued', decision: 'continue' },
    { id: cetirizine, onWard: 'not-ordered', decision: 'continue' },
  ]);

  await expect(attempt).rejects.toMatchObject({ code: 'medicines_undecided' });
});

describe('at the same moment', () => {
  /** Starts the second while the first is not committed; what became of the second. */
  const oneAfterTheOther = (first: (deps: Deps) => Promise<unknown>, second: () => Promise<unknown>) =>
    transaction(app.db, async (tx) => {
      await first({ ...app.deps, db: tx });
      const became = second().then(
        () => 'done',
        (refusal: { code: string }) => refusal.code,
      );
      await Promise.race([someoneWaitsForALock(app), became]);
      return { became };
    }).then(({ became }) => became);

  test('a discharge waits for whoever stops an order of the ward, and is then asked again', async () => {
    const known = await anAdmittedPatient();
    const [amlodipine = '', cetirizine = ''] = known.medicineIds;

    const became = await oneAfterTheOther(
      (deps) => stopMedication(deps, known.doctor.actor, known.order.id, 'Bleeding.'),
      () =>
        leave(known.doctor, known, [
          { id: amlodipine, onWard: 'continued', decision: 'continue' },
          { id: cetirizine, onWard: 'not-ordered', decision: 'continue' },
        ]),
    );

    expect(became).toBe('medicines_undecided');
  });

  test('an order is not stopped any more while the patient is being discharged', async () => {
    const known = await anAdmittedPatient();
    app.clock.set(LEFT);

    const became = await oneAfterTheOther(
      (deps) => discharge(deps, known.stay.nurse.actor, known.stay.id, LEAVING),
      () => stopMedication(app.deps, known.doctor.actor, known.order.id, 'Bleeding.'),
    );

    expect(became).toBe('order_not_running');
    expect(await plannedAt(known, NEXT_DUE)).toEqual(['Amlodipine', 'Cetirizine']);
  });
});

test('of a stay that ended without anyone looking at the medicines nothing waits', async () => {
  const known = await anAdmittedPatient();
  await stopMedication(app.deps, known.doctor.actor, known.order.id, 'Low pressure.');
  app.clock.set(LEFT);
  await dischargeInpatient(app.deps, known.stay.nurse.actor, known.stay.id, LEAVING);

  expect(await plannedAt(known, NEXT_DUE)).toEqual(['Amlodipine', 'Cetirizine']);
});

test('what the ward changed waits for a doctor, too', async () => {
  const known = await anAdmittedPatient();
  const { medication: _same, ...terms } = AS_AT_HOME;
  const changed = { ...terms, dose: { amount: 10, unit: 'mg' }, version: 1 } as const;
  const answers = (
    await checkMedication(app.deps, known.doctor.actor, known.stay.id, {
      ...changed,
      medication: 'Amlodipine',
      replaces: known.order.id,
    })
  ).findings
    .filter(({ needsReason }) => needsReason)
    .map(({ key }) => ({ finding: key, reason: 'The same medicine as at home, given here.' }));
  await changeMedication(app.deps, known.doctor.actor, known.order.id, { ...changed, answers });
  await leave(known.stay.nurse, known);
  expect(await plannedAt(known, NEXT_DUE)).toEqual(['Cetirizine']);
  expect((await listDoses(at(app, NEXT_DUE), known.patient.actor)).medicines[0]).toMatchObject({ hold: 'changed' });
});

test('what the ward gave as at home goes on without a word', async () => {
  const known = await anAdmittedPatient();
  await leave(known.stay.nurse, known);
  expect(await plannedAt(known, NEXT_DUE)).toEqual(['Amlodipine', 'Cetirizine']);
});

test('a nurse decides nothing about medicines', async () => {
  const known = await anAdmittedPatient();
  const attempt = leave(known.stay.nurse, known, [{ id: known.medicineId, onWard: 'continued', decision: 'continue' }]);
  await expect(attempt).rejects.toMatchObject({ code: 'bad_input' });
});

test('who lies in a bed and is not accepted yet is on the ward: nothing is planned at home, and it says so', async () => {
  const { patient, doctor } = await aPatientAtHome(app);
  await aWaitingInpatient(app, { patient, doctor, pregnancy: 'no', born: null });
  const known = await listDoses(at(app, new Date('2026-03-03T02:31:00Z')), patient.actor);
  expect(known).toMatchObject({ isOnWard: true, doses: [] });
});
