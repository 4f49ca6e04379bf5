import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PatientSummary } from '#contract/patients/chart.ts';
import { anInpatient } from '../admissions/testing.ts';
import { PARACETAMOL as PRESCRIBED, signFor } from '../care/testing.ts';
import { giveDose } from '../medication/doses/record-dose.ts';
import { stopMedication } from '../medication/orders/change-medication.ts';
import { checkMedication } from '../medication/orders/order-medication.ts';
import { takeOverPrescriptions } from '../medication/orders/take-over-prescriptions.ts';
import { aDose, anOrder, PARACETAMOL } from '../medication/testing.ts';
import { saveProfile } from '../records/save-profile.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const summaryFor = async (cookie: string, patientId: string): Promise<PatientSummary> =>
  (await app.as(cookie).get(`/api/patients/${patientId}/summary`)).json();

test("the medicines of an inpatient are the ward's orders, with the last dose, who gave it, and the next", async () => {
  const stay = await anInpatient(app);
  const { patientId } = stay.patient;
  await saveProfile(app.deps, stay.doctor.actor, patientId, { medicines: ['Amlodipine 5 mg'] });
  const dose = await aDose(app, stay);
  await giveDose(app.deps, stay.nurse.actor, dose.id, { orderVersion: dose.orderVersion });

  const { medicinesNow, stay: now } = await summaryFor(stay.doctor.cookie, patientId);

  expect(now).toMatchObject({ inpatientId: stay.id, place: stay.bed.place, day: 1, condition: 'Pneumonia' });
  expect(medicinesNow).toMatchObject([
    {
      source: 'ward',
      name: 'Paracetamol',
      lastGiven: { by: 'Sita Pillai', dosage: '500 mg', at: app.clock.now().toISOString() },
    },
    { source: 'home', name: 'Amlodipine 5 mg', lastGiven: null },
  ]);
});

test('a prescription that became an order of the ward is named once, and one that the ward stopped says so', async () => {
  const stay = await anInpatient(app);
  await signFor(app, stay, { medications: [PRESCRIBED] });
  await takeOverPrescriptions(app.deps);
  const before = await summaryFor(stay.doctor.cookie, stay.patient.patientId);
  expect(before.medicinesNow.map(({ source, name }) => [source, name])).toEqual([['ward', 'Paracetamol']]);

  const orderId = before.medicinesNow[0]?.id ?? '';
  await stopMedication(app.deps, stay.doctor.actor, orderId, 'Liver values rise');

  const after = await summaryFor(stay.doctor.cookie, stay.patient.patientId);
  expect(after.medicinesNow).toMatchObject([{ source: 'prescribed', note: 'Stopped on the ward: Liver values rise' }]);
});

test('what was prescribed before the stay and has no order of the ward is named as such', async () => {
  const [doctor, patient] = [await app.aDoctor(), await app.aPatient()];
  const first = await anInpatient(app, { doctor, patient });
  await signFor(app, { doctor, patient }, { medications: [PRESCRIBED] });
  // Nobody has taken it over yet.
  const { medicinesNow } = await summaryFor(doctor.cookie, patient.patientId);
  expect(first.patient).toBe(patient);
  expect(medicinesNow).toMatchObject([{ source: 'prescribed', note: 'Not ordered on the ward' }]);
});

test('patients read their medicines, without the reasons that doctors wrote for each other', async () => {
  const stay = await anInpatient(app, { allergies: ['Penicillin'] });
  const input = { ...PARACETAMOL, medication: 'Amoxicillin' };
  const { findings } = await checkMedication(app.deps, stay.doctor.actor, stay.id, input);
  const reason = 'She has taken amoxicillin twice since, without a reaction.';
  await anOrder(app, stay, { ...input, answers: findings.map(({ key }) => ({ finding: key, reason })) });

  const own = await summaryFor(stay.patient.cookie, stay.patient.patientId);
  const read = await summaryFor(stay.doctor.cookie, stay.patient.patientId);

  expect(own.medicinesNow.map(({ name, overrides }) => [name, overrides])).toEqual([['Amoxicillin', []]]);
  expect(read.medicinesNow[0]?.overrides).toMatchObject([{ kind: 'allergy', reason, by: 'Dr. Mira Das' }]);
});
