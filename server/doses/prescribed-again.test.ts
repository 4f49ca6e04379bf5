import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MedicineOrder } from '#contract/medicines/medicines.ts';
import { aForm, type Treated } from '../care/testing.ts';
import { listNotices } from '../notices/read-notices.ts';
import { trailAbout } from '../patients/testing.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
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
      text: 'From now on: Amlodipine 10 mg by mouth, once a day. No longer: Amlodipine 5 mg by mouth, once a day. Do not take both.',
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
        /^From now on: Amlodipine 10 mg .+morning; Amlodipine 5 mg .+night\. No longer: .+ Take only/,
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
