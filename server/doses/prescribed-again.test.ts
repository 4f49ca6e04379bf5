import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MedicineOrder } from '#contract/medicines/medicines.ts';
import { anInpatient } from '../admissions/testing.ts';
import { findRunningMedicines } from '../care/prescriptions/list-prescriptions.ts';
import { aForm, signFor, type Treated } from '../care/testing.ts';
import { listTasks } from '../medication/doses/list-tasks.ts';
import { giveDose } from '../medication/doses/record-dose.ts';
import { findOrders } from '../medication/orders/list-orders.ts';
import type { NewOrder } from '../medication/orders/order-medication.ts';
import { takeOverPrescriptions } from '../medication/orders/take-over-prescriptions.ts';
import { anOrder } from '../medication/testing.ts';
import { listNotices } from '../notices/read-notices.ts';
import { trailAbout } from '../patients/testing.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { discharge } from './after-stay/discharge.ts';
import { answerDose } from './answer-dose.ts';
import { listDoses } from './list-doses.ts';
import { moveTimes } from './move-times.ts';
import { remindOfDoses } from './remind-of-doses.ts';
import { askRepeat } from './repeats/ask-repeat.ts';
import { AMLODIPINE, type AtHome, aPatientAtHome, at, CETIRIZINE } from './testing.ts';

// Asia/Kolkata: 08:00 is 02:30 UTC.
const SIGNED = new Date('2026-03-02T01:00:00.000Z');
const LATER = new Date('2026-03-05T01:00:00.000Z');
const TEN: MedicineOrder = { ...AMLODIPINE, dose: { amount: 10, unit: 'mg' } };
const REASON = 'Both together make up the dose that she needs.';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.clock.set(SIGNED));
afterAll(() => app.close());

const sign = async ({ doctor, patient }: Treated, medications: MedicineOrder[], answers: object[] = []) => {
  app.clock.set(LATER);
  const cookie = await app.login(doctor);
  return app.as(cookie).post('/api/diagnoses', { ...aForm(patient, { medications }), answers });
};
/** A reason for everything that the check asks. */
const answersTo = async (known: Treated, medications: MedicineOrder[]) => {
  const refused = (await sign(known, medications)).json();
  return Object.keys(refused.fields ?? {}).map((finding) => ({ finding, reason: REASON }));
};
const plannedOn = async ({ patient }: AtHome, day: string) =>
  (await listDoses(at(app, LATER), patient.actor)).doses
    .filter((dose) => dose.day === day)
    .map(({ name, dosage, status }) => `${name} ${dosage} ${status}`);
const medicinesOf = async ({ patient }: AtHome) =>
  (await listDoses(at(app, LATER), patient.actor)).medicines.map(({ name, dosage }) => `${name} ${dosage}`);

describe('a medicine that the patient takes at home already', () => {
  test('is not signed again without a word on the earlier one', async () => {
    const known = await aPatientAtHome(app);
    const refused = await sign(known, [AMLODIPINE]);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'safety_unanswered']);
    expect(Object.values(refused.json().fields)).toEqual(['amlodipine twice: Amlodipine and Amlodipine']);
    expect(await medicinesOf(known)).toEqual(['Amlodipine 5 mg']);
  });

  test('is replaced: the earlier one ends, and the plan and the reminder have it once', async () => {
    const known = await aPatientAtHome(app);
    const signed = await sign(known, [{ ...TEN, replaces: [known.medicineId] }]);
    expect(signed.statusCode).toBe(201);
    const [now] = signed.json().prescription.medicines;

    expect(await medicinesOf(known)).toEqual(['Amlodipine 10 mg']);
    expect(await plannedOn(known, '2026-03-05')).toEqual(['Amlodipine 10 mg planned']);
    expect(await plannedOn(known, '2026-03-06')).toEqual(['Amlodipine 10 mg planned']);
    const DUE = at(app, '2026-03-05T02:31:00.000Z');
    await remindOfDoses(DUE);
    const notices = await listNotices(DUE, known.patient.actor, { limit: 50 });
    expect(notices.filter(({ title }) => title === 'Time for Amlodipine')).toHaveLength(1);
    expect(notices.find(({ title }) => title.includes('replaces'))).toMatchObject({
      text: 'From now on: Amlodipine: 10 mg by mouth, once a day. No longer: Amlodipine: 5 mg by mouth, once a day. Do not take both.',
    });

    const earlier = await app.db
      .selectFrom('prescribed_medicines')
      .select(['stopped_by', 'stop_reason'])
      .where('id', '=', known.medicineId)
      .executeTakeFirstOrThrow();
    expect(earlier).toEqual({
      stopped_by: known.doctor.actor.accountId,
      stop_reason: 'Replaced by Amlodipine 10 mg by mouth, once a day.',
    });
    const trail = await trailAbout(app, known.patient.patientId);
    expect(trail.find(({ action }) => action === 'medicine.stopped')).toMatchObject({
      details: { replacedBy: now.id },
    });
  });

  test('is taken beside the earlier one for a written reason', async () => {
    const known = await aPatientAtHome(app);
    const [finding = ''] = Object.keys((await sign(known, [AMLODIPINE])).json().fields);
    const signed = await sign(known, [AMLODIPINE], [{ finding, reason: REASON }]);
    expect(signed.json().safety).toMatchObject([{ kind: 'duplicate', reason: REASON }]);
    expect(await medicinesOf(known)).toEqual(['Amlodipine 5 mg', 'Amlodipine 5 mg']);
  });

  test('is asked for again by itself when it is over: what was meant to be taken beside it does not take its place', async () => {
    const course: MedicineOrder = { ...CETIRIZINE, days: 10 };
    const known = await aPatientAtHome(app, [course]);
    const second: MedicineOrder = { ...course, dose: { amount: 5, unit: 'mg' } };
    await sign(known, [second], await answersTo(known, [second]));
    const OVER = at(app, '2026-03-13T01:00:00.000Z');
    const { medicines } = await listDoses(OVER, known.patient.actor);
    expect(medicines.map(({ dosage }) => dosage).toSorted()).toEqual(['10 mg', '5 mg']);
    expect(await askRepeat(OVER, known.patient.actor, known.medicineId)).toMatchObject({ repeat: { state: 'open' } });
  });

  test('is not summed with what it replaces', async () => {
    const grams: MedicineOrder = { ...AMLODIPINE, name: 'Paracetamol', dose: { amount: 1, unit: 'g' } };
    const known = await aPatientAtHome(app, [{ ...grams, frequency: '3-times-a-day' }]);
    const again = { ...grams, frequency: 'twice-a-day' as const };
    expect(Object.values((await sign(known, [again])).json().fields)).toContain('Too much paracetamol: 5 g a day');
    expect((await sign(known, [{ ...again, replaces: [known.medicineId] }])).statusCode).toBe(201);
    expect(await medicinesOf(known)).toEqual(['Paracetamol 1 g']);
  });
});

describe('what is replaced as often as before goes on', () => {
  test('what was taken today is not taken again, and keeps the dose that it was', async () => {
    const known = await aPatientAtHome(app);
    const early = at(app, LATER);
    await answerDose(early, known.patient.actor, known.medicineId, { day: '2026-03-05', nth: 0, outcome: 'taken' });
    await sign(known, [{ ...TEN, replaces: [known.medicineId] }]);
    expect(await plannedOn(known, '2026-03-05')).toEqual(['Amlodipine 5 mg taken']);
    expect(await plannedOn(known, '2026-03-06')).toEqual(['Amlodipine 10 mg planned']);
  });

  test('with the times that the patient chose', async () => {
    const known = await aPatientAtHome(app);
    await moveTimes(app.deps, known.patient.actor, known.medicineId, { times: ['09:30'], version: 0 });
    await sign(known, [{ ...TEN, replaces: [known.medicineId] }]);
    expect((await listDoses(at(app, LATER), known.patient.actor)).medicines).toMatchObject([{ times: ['09:30'] }]);
  });

  test('a weekly dose keeps its day', async () => {
    const weekly: MedicineOrder = { ...CETIRIZINE, frequency: 'once-a-week' };
    const known = await aPatientAtHome(app, [weekly]);
    await sign(known, [{ ...weekly, dose: { amount: 5, unit: 'mg' }, replaces: [known.medicineId] }]);
    const { medicines } = await listDoses(at(app, LATER), known.patient.actor);
    expect(medicines).toMatchObject([{ dosage: '5 mg', onDays: 'every Monday', nextOn: '2026-03-09' }]);
  });

  test.each<[string, MedicineOrder, number]>([
    ['the same dose adds to what is left', AMLODIPINE, 37],
    ['another dose begins its own supply', TEN, 10],
  ])('%s', async (_what, order, dosesLeft) => {
    const known = await aPatientAtHome(app, [{ ...AMLODIPINE, quantity: 30 }]);
    await sign(known, [{ ...order, quantity: 10, replaces: [known.medicineId] }]);
    const { medicines } = await listDoses(at(app, LATER), known.patient.actor);
    expect(medicines).toMatchObject([{ supply: { dosesLeft } }]);
  });

  test('a weekly dose keeps its day also when it is taken in another way', async () => {
    const weekly: MedicineOrder = { ...CETIRIZINE, frequency: 'once-a-week' };
    const known = await aPatientAtHome(app, [weekly]);
    const answers = await answersTo(known, [{ ...weekly, route: 'under the skin', replaces: [known.medicineId] }]);
    await sign(known, [{ ...weekly, route: 'under the skin', replaces: [known.medicineId] }], answers);
    const { medicines } = await listDoses(at(app, LATER), known.patient.actor);
    expect(medicines).toMatchObject([{ onDays: 'every Monday', nextOn: '2026-03-09' }]);
  });

  test('a dose of before the signature is the earlier one', async () => {
    const known = await aPatientAtHome(app);
    await sign(known, [{ ...TEN, replaces: [known.medicineId] }]);
    expect(await plannedOn(known, '2026-03-04')).toEqual([expect.stringMatching(/^Amlodipine 5 mg /)]);
  });

  test('a morning and an evening dose take the place of one, and one notice names all three', async () => {
    const known = await aPatientAtHome(app, [{ ...AMLODIPINE, frequency: 'in-the-morning' }]);
    const night: MedicineOrder = { ...AMLODIPINE, frequency: 'at-night', replaces: [known.medicineId] };
    const orders = [{ ...TEN, frequency: 'in-the-morning' as const }, night];
    await sign(known, orders, await answersTo(known, orders));
    expect((await medicinesOf(known)).toSorted()).toEqual(['Amlodipine 10 mg', 'Amlodipine 5 mg']);
    const notices = await listNotices(at(app, LATER), known.patient.actor, { limit: 50 });
    expect(notices.filter(({ title }) => title.includes('replaces')).map(({ text }) => text)).toEqual([
      expect.stringMatching(
        /^From now on: Amlodipine: 10 mg .+morning; Amlodipine: 5 mg .+night\. No longer: .+ Take only/,
      ),
    ]);
  });

  test('a repeat that was asked for before does not keep the patient from asking again', async () => {
    const known = await aPatientAtHome(app, [{ ...AMLODIPINE, days: 5 }]);
    app.clock.set(LATER);
    await askRepeat(app.deps, known.patient.actor, known.medicineId);
    await sign(known, [{ ...TEN, days: 5, replaces: [known.medicineId] }]);
    expect((await listDoses(at(app, LATER), known.patient.actor)).medicines).toMatchObject([{ repeat: null }]);
  });

  test('taken more often it is a plan of its own, and the earlier one is gone', async () => {
    const known = await aPatientAtHome(app);
    await sign(known, [{ ...AMLODIPINE, frequency: 'twice-a-day', replaces: [known.medicineId] }]);
    expect(await plannedOn(known, '2026-03-06')).toEqual(['Amlodipine 5 mg planned', 'Amlodipine 5 mg planned']);
  });
});

describe('what was taken of the earlier one is not taken again', () => {
  /** Half past six in the morning: the dose of eight o'clock can be taken, and the patient says so. */
  async function takenEarly(order: MedicineOrder): Promise<AtHome> {
    const known = await aPatientAtHome(app, [order]);
    await answerDose(at(app, LATER), known.patient.actor, known.medicineId, {
      ...{ day: '2026-03-05', nth: 0, outcome: 'taken' },
    });
    return known;
  }
  const planned = async (known: AtHome, day: string) =>
    (await plannedOn(known, day)).filter((dose) => dose.endsWith('planned')).length;

  test.each<[MedicineOrder['frequency'], MedicineOrder['frequency'], number, number]>([
    ['once-a-day', 'in-the-morning', 0, 1],
    ['in-the-morning', 'once-a-day', 0, 1],
    ['once-a-day', 'twice-a-day', 1, 2],
    ['twice-a-day', 'every-12-hours', 1, 2],
    ['twice-a-day', 'once-a-day', 0, 1],
    ['once-a-day', 'at-night', 0, 1],
  ])('%s becomes %s', async (before, after, today, tomorrow) => {
    const known = await takenEarly({ ...AMLODIPINE, frequency: before });
    await sign(known, [{ ...AMLODIPINE, frequency: after, replaces: [known.medicineId] }]);
    expect([await planned(known, '2026-03-05'), await planned(known, '2026-03-06')]).toEqual([today, tomorrow]);
  });

  test('also through a chain of replacements, and the medicine says from when on', async () => {
    const known = await takenEarly(AMLODIPINE);
    const night: MedicineOrder = { ...AMLODIPINE, frequency: 'at-night', replaces: [known.medicineId] };
    const between = (await sign(known, [night])).json().prescription.medicines[0].id;
    await sign(known, [{ ...TEN, frequency: 'in-the-morning', replaces: [between] }]);
    expect([await planned(known, '2026-03-05'), await planned(known, '2026-03-06')]).toEqual([0, 1]);
    const { medicines } = await listDoses(at(app, LATER), known.patient.actor);
    expect(medicines).toMatchObject([{ dosage: '10 mg', firstDoseFrom: '2026-03-05T13:00:00.000Z' }]);
    const notices = await listNotices(at(app, LATER), known.patient.actor, { limit: 50 });
    expect(notices.map(({ text }) => text)).toContainEqual(
      expect.stringContaining('Amlodipine: 10 mg by mouth, once a day, in the morning, not before 5 Mar, 18:30.'),
    );
  });

  test('a weekly dose in the place of a daily one comes three quarters of a week later', async () => {
    const known = await takenEarly(CETIRIZINE);
    await sign(known, [{ ...CETIRIZINE, frequency: 'once-a-week', replaces: [known.medicineId] }]);
    const { medicines } = await listDoses(at(app, LATER), known.patient.actor);
    expect(medicines).toMatchObject([{ nextOn: '2026-03-11' }]);
  });

  test('a dose of today of which nobody said anything may have been taken, and the patient reads from when on', async () => {
    const known = await aPatientAtHome(app);
    const HALF_PAST_NINE = '2026-03-05T04:00:00.000Z';
    app.clock.set(new Date(HALF_PAST_NINE));
    const night: MedicineOrder = { ...AMLODIPINE, frequency: 'at-night', replaces: [known.medicineId] };
    await signFor(app, known, { medications: [night] });
    const later = at(app, HALF_PAST_NINE);
    const { doses } = await listDoses(later, known.patient.actor);
    const planned = doses.filter(({ status }) => status === 'planned').map(({ day }) => day);
    expect([planned.includes('2026-03-05'), planned.includes('2026-03-06')]).toEqual([false, true]);
    const notices = await listNotices(later, known.patient.actor, { limit: 50 });
    expect(notices.map(({ text }) => text)).toContainEqual(expect.stringContaining('not before 6 Mar, 02:00'));
  });

  test('a weekly dose in a combination keeps the day from which it is counted', async () => {
    const weekly: MedicineOrder = { ...AMLODIPINE, frequency: 'once-a-week' };
    const known = await aPatientAtHome(app, [weekly]);
    const both: MedicineOrder = { ...weekly, name: 'Telma AM', replaces: [known.medicineId] };
    await sign(known, [both], await answersTo(known, [both]));
    const { medicines } = await listDoses(at(app, LATER), known.patient.actor);
    expect(medicines).toMatchObject([{ name: 'Telma AM', onDays: 'every Monday', nextOn: '2026-03-09' }]);
  });

  test('a course that has to wait for its first dose has all of its doses', async () => {
    const known = await takenEarly(AMLODIPINE);
    const course: MedicineOrder = { ...TEN, frequency: 'in-the-morning', days: 3, replaces: [known.medicineId] };
    await sign(known, [course], await answersTo(known, [course]));
    const { doses } = await listDoses(at(app, '2026-03-11T01:00:00.000Z'), known.patient.actor);
    expect(doses.filter(({ dosage }) => dosage === '10 mg').map(({ day }) => day)).toEqual([
      '2026-03-06',
      '2026-03-07',
      '2026-03-08',
    ]);
  });
});

describe('between home and the ward', () => {
  const WEEKLY: MedicineOrder = { ...AMLODIPINE, frequency: 'once-a-week' };
  const NEXT_MONDAY = '2026-03-09T02:30:00.000Z';
  const NINE = new Date('2026-03-05T03:30:00.000Z');
  const admitted = (known: AtHome) => anInpatient(app, known);
  const { name: medication, ...terms } = AMLODIPINE;
  const BY_HAND: NewOrder = { medication, ...terms, priority: 'medium' };

  test('a weekly dose that is prescribed again on the ward keeps its day', async () => {
    const known = await aPatientAtHome(app, [WEEKLY]);
    app.clock.set(NINE);
    const stay = await admitted(known);
    await signFor(app, known, { medications: [{ ...WEEKLY, dose: TEN.dose, replaces: [known.medicineId] }] });
    await takeOverPrescriptions(app.deps);
    expect(await findOrders(app.deps, stay.doctor.actor, stay.id)).toMatchObject([{ nextDue: NEXT_MONDAY }]);
  });

  test('a weekly dose that is ordered on the ward by hand has the day of home', async () => {
    const known = await aPatientAtHome(app, [WEEKLY]);
    app.clock.set(NINE);
    const stay = await admitted(known);
    expect(await anOrder(app, stay, { ...BY_HAND, frequency: 'once-a-week' })).toMatchObject({ nextDue: NEXT_MONDAY });
  });

  test('what was taken at home in the morning is not given on the ward at night', async () => {
    const known = await aPatientAtHome(app);
    app.clock.set(NINE);
    const today = { day: '2026-03-05', nth: 0, outcome: 'taken' } as const;
    await answerDose(app.deps, known.patient.actor, known.medicineId, today);
    const stay = await admitted(known);
    const night = await anOrder(app, stay, { ...BY_HAND, frequency: 'at-night' });
    expect(night.nextDue).toBe('2026-03-06T16:30:00.000Z');
  });

  test('what the ward gave in the morning is not taken at home at night', async () => {
    const stay = await anInpatient(app);
    app.clock.set(new Date('2026-03-05T01:00:00.000Z'));
    await anOrder(app, stay, BY_HAND);
    app.clock.set(NINE);
    const [task] = await listTasks(app.deps, stay.nurse.actor, { inpatientId: stay.id });
    await giveDose(app.deps, stay.nurse.actor, task?.id ?? '', { orderVersion: 1, reason: 'After the scan.' });
    await discharge(app.deps, stay.nurse.actor, stay.id, { summary: 'Well again.', version: 1 });
    const known = await aPatientAtHome(app, [{ ...AMLODIPINE, frequency: 'at-night' }], { treated: stay });
    const { medicines } = await listDoses(app.deps, known.patient.actor);
    expect(medicines).toMatchObject([{ firstDoseFrom: '2026-03-05T20:30:00.000Z' }]);
  });
});

test('the last doses of a course, on the day after its last day, run on: they are compared and replaced', async () => {
  const course: MedicineOrder = { ...CETIRIZINE, frequency: 'twice-a-day', days: 3 };
  // Begun at four in the afternoon: the last dose is taken at eight in the morning of the fourth day.
  app.clock.set(new Date('2026-03-02T10:30:00.000Z'));
  const known = await aPatientAtHome(app, [course]);
  const running = async (when: string) =>
    (await findRunningMedicines(at(app, when), known.doctor.actor, known.patient.patientId)).map(({ name }) => name);
  expect(await running('2026-03-05T02:29:00.000Z')).toEqual(['Cetirizine']);
  expect(await running('2026-03-05T10:31:00.000Z')).toEqual([]);

  expect((await sign(known, [CETIRIZINE])).json().code).toBe('safety_unanswered');
  expect((await sign(known, [{ ...CETIRIZINE, replaces: [known.medicineId] }])).statusCode).toBe(201);
});

describe('nothing ends unseen', () => {
  test('a medicine that the order does not replace is refused', async () => {
    const known = await aPatientAtHome(app, [AMLODIPINE]);
    const refused = await sign(known, [{ ...CETIRIZINE, replaces: [known.medicineId] }]);
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['medications.0.replaces']]);
    expect(await medicinesOf(known)).toEqual(['Amlodipine 5 mg']);
  });

  test('a medicine of somebody else is refused', async () => {
    const [known, other] = [await aPatientAtHome(app, []), await aPatientAtHome(app)];
    const refused = await sign(known, [{ ...TEN, replaces: [other.medicineId] }]);
    expect(refused.statusCode).toBe(400);
    expect(await medicinesOf(other)).toEqual(['Amlodipine 5 mg']);
  });

  test('what was stopped meanwhile needs no end', async () => {
    const known = await aPatientAtHome(app);
    app.clock.set(LATER);
    const cookie = await app.login(known.doctor);
    await app.as(cookie).post(`/api/prescribed-medicines/${known.medicineId}/stop`, { reason: 'Swollen ankles.' });
    expect((await sign(known, [{ ...TEN, replaces: [known.medicineId] }])).statusCode).toBe(201);
    expect(await medicinesOf(known)).toEqual(['Amlodipine 10 mg']);
  });
});
