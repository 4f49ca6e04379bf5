import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HistoryEntry } from '#contract/patients/chart.ts';
import { anAppointment } from '../appointments/testing.ts';
import { PARACETAMOL, signFor } from '../care/testing.ts';
import { aLabOrder } from '../labs/testing.ts';
import { addReadings } from '../records/readings/add-readings.ts';
import { saveProfile } from '../records/save-profile.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { analyzeSymptoms } from '../triage/answering/analyze-symptoms.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const SYMPTOMS = 'A cough with yellow phlegm for five days and fever at night.';

async function aChart() {
  const { doctor, patient } = await anAppointment(app, {
    status: 'completed',
    date: '2026-02-20',
    reason: 'A cough',
  });
  await saveProfile(app.deps, patient.actor, patient.patientId, {
    age: 54,
    sex: 'female',
    pregnancy: 'no',
    allergyState: 'none-known',
  });
  await addReadings(app.deps, patient.actor, patient.patientId, { readings: [{ kind: 'heart-rate', value: 104 }] });
  await analyzeSymptoms(app.deps, patient.actor, { symptoms: SYMPTOMS });
  const treated = { doctor, patient };
  await signFor(app, treated, {
    medications: [PARACETAMOL],
    tests: [{ name: 'Chest X-ray' }],
    notes: 'Right base.',
    followUpOn: '2026-03-09',
  });
  await aLabOrder(app, { ...treated, state: 'released', value: 7.4 });
  return treated;
}

test('the medical history is one line of time, newest first, and says what no clinician has confirmed', async () => {
  const { doctor, patient } = await aChart();
  const history: HistoryEntry[] = (
    await app.as(doctor.cookie).get(`/api/patients/${patient.patientId}/history`)
  ).json();

  expect(history.map(({ kind }) => kind).toSorted()).toEqual([
    'diagnosis',
    'diagnosis',
    'prescription',
    'result',
    'triage',
    'visit',
  ]);
  expect(history.at(-1)).toMatchObject({ kind: 'visit', date: '2026-02-20', detail: 'A cough' });
  const times = history.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(history.find(({ diagnosis }) => diagnosis === 'Pneumonia, unspecified organism')).toMatchObject({
    treatment: 'Paracetamol 500 mg by mouth, 3 times a day, for 5 days. Tests: Chest X-ray',
    code: 'J18.9',
    detail: 'Right base.',
    mark: null,
  });
  expect(history.find(({ kind }) => kind === 'triage')).toMatchObject({
    mark: 'Nadi’s rules, not checked by a clinician',
    detail: SYMPTOMS,
  });
  expect(history.find(({ kind }) => kind === 'result')).toMatchObject({
    title: 'HbA1c: abnormal',
    detail: '7.4 % (high)',
  });
});

test('the summary has on one page what another clinician needs first', async () => {
  const { doctor, patient } = await aChart();
  const summary = (await app.as(doctor.cookie).get(`/api/patients/${patient.patientId}/summary`)).json();
  expect(summary).toMatchObject({
    patient: { name: 'Asha Rao', pud: patient.pud },
    profile: { age: 54, allergyState: 'none-known' },
    medicines: [{ name: 'Paracetamol', isActive: true }],
    readings: [{ kind: 'heart-rate', value: 104, flag: 'High' }],
    results: [{ test: 'HbA1c', status: 'abnormal' }],
    lastVisit: '2026-02-20',
    nextVisit: null,
  });
  const conditions = summary.conditions.map(({ diagnosis }: { diagnosis: string }) => diagnosis);
  expect(conditions.toSorted()).toEqual(['Pneumonia, unspecified organism', 'Type 2 diabetes']);
});

test('patients read their own history, without what was not released, and every look is in the trail', async () => {
  const { patient, doctor } = await aChart();
  await aLabOrder(app, { doctor, patient, state: 'resulted', value: 9.1 });
  const own: HistoryEntry[] = (await app.as(patient.cookie).get(`/api/patients/${patient.patientId}/history`)).json();
  expect(own.filter(({ kind }) => kind === 'result')).toHaveLength(1);

  await app.as(doctor.cookie).get(`/api/patients/${patient.patientId}/history`);
  const seen = (await app.as(patient.cookie).get(`/api/patients/${patient.patientId}/opened-by`)).json();
  const told = seen.map(({ what }: { what: string }) => what);
  expect(told).toEqual(expect.arrayContaining(['opened the record', 'signed a diagnosis', 'reviewed a result']));
});
