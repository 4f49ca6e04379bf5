import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLabOrder } from '../labs/testing.ts';
import { saveProfile } from '../records/save-profile.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { aForm, aTreatedPatient, PARACETAMOL, signFor } from './testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const order = (name: string, amount: number) => ({ ...PARACETAMOL, name, dose: { amount, unit: 'mg' as const } });

test('a child’s weight and the problem list reach the check', async () => {
  const { doctor, patient } = await aTreatedPatient(app, { weight: 23.8, conditions: ['asthma'] });
  await saveProfile(app.deps, doctor.actor, patient.patientId, { age: 8 });
  const ask = { patient: patient.patientId, medications: [order('Paracetamol', 650), order('Propranolol', 10)] };
  const { findings, comparedWith } = (await app.as(doctor.cookie).post('/api/diagnoses/check', ask)).json();
  expect(findings).toContainEqual(
    expect.objectContaining({ kind: 'child', title: expect.stringContaining('23.8 kg') }),
  );
  expect(findings).toContainEqual(expect.objectContaining({ kind: 'condition', severity: 'severe' }));
  expect(comparedWith).toContainEqual(expect.stringContaining('Weight: 23.8 kg'));
});

test('the diagnosis that is being written counts, and is checked again when it is signed', async () => {
  const { doctor, patient } = await aTreatedPatient(app);
  const medications = [order('Propranolol', 40)];
  const ask = { patient: patient.patientId, medications, diagnosis: 'Asthma', code: 'J45.9' };
  const { findings } = (await app.as(doctor.cookie).post('/api/diagnoses/check', ask)).json();
  expect(findings).toMatchObject([{ kind: 'condition', severity: 'severe' }]);
  const form = aForm(patient, { medications, diagnosis: 'Asthma', code: 'J45.9' });
  const signed = await app.as(doctor.cookie).post('/api/diagnoses', form);
  expect(signed.json().code).toBe('safety_unanswered');
});

test('the newest creatinine, the weight and the signed codes reach the check', async () => {
  const treated = await aTreatedPatient(app, { age: 50 });
  const { doctor, patient } = treated;
  await aLabOrder(app, { ...treated, state: 'resulted', test: 'Kidney function', value: 2.2 });
  await signFor(app, treated, { diagnosis: 'Myasthenia gravis', code: 'G70.0' });
  const medications = [order('Metformin', 1000), order('Ciprofloxacin', 500)];
  const ask = { patient: patient.patientId, medications };
  const { findings, comparedWith } = (await app.as(doctor.cookie).post('/api/diagnoses/check', ask)).json();
  expect(findings).toContainEqual(expect.objectContaining({ kind: 'kidney', severity: 'severe' }));
  expect(findings).toContainEqual(
    expect.objectContaining({ kind: 'condition', title: expect.stringContaining('Ciprofloxacin') }),
  );
  expect(comparedWith).toContainEqual(expect.stringContaining('Kidneys: eGFR 27 of '));
});

test('a child’s high creatinine reaches the check without an eGFR', async () => {
  const treated = await aTreatedPatient(app, { weight: 28 });
  const { doctor, patient } = treated;
  await saveProfile(app.deps, doctor.actor, patient.patientId, { age: 10 });
  await aLabOrder(app, { ...treated, state: 'resulted', test: 'Kidney function', value: 5 });
  const medications = [{ ...order('Gentamicin', 70), route: 'into a vein' as const }];
  const ask = { patient: patient.patientId, medications };
  const { findings, comparedWith } = (await app.as(doctor.cookie).post('/api/diagnoses/check', ask)).json();
  expect(findings).toContainEqual(expect.objectContaining({ kind: 'kidney', severity: 'severe' }));
  expect(comparedWith).toContainEqual(expect.stringContaining('Kidneys: creatinine 5 mg/dL of '));
});

test('a problem by its code, a kidney function of elsewhere and agreed contraception reach the check', async () => {
  const { doctor, patient } = await aTreatedPatient(app, { age: 29, sex: 'female' });
  const profile = (body: object) => app.as(doctor.cookie).put(`/api/patients/${patient.patientId}/profile`, body);
  const found = async (name: string) => {
    const ask = { patient: patient.patientId, medications: [order(name, 500)] };
    const { findings } = (await app.as(doctor.cookie).post('/api/diagnoses/check', ask)).json();
    return (findings as { kind: string; severity: string }[]).map(({ kind, severity }) => `${severity} ${kind}`);
  };
  expect(await found('Metformin')).toEqual([]);
  const measuredOn = app.clock.now().toISOString().slice(0, 10);
  await profile({ kidney: { what: 'egfr', value: 24, measuredOn } });
  expect(await found('Metformin')).toContain('severe kidney');

  const myasthenia = { name: 'Weak eyelids', code: 'G70.0', since: '2019', isActive: true, isConfirmed: true };
  const saved = await profile({ problems: [myasthenia] });
  expect(saved.json()).toMatchObject({ conditions: ['Weak eyelids'], problems: [{ code: 'G70.0', since: '2019' }] });
  expect(await found('Ciprofloxacin')).toContain('severe condition');
  await profile({ problems: [{ ...myasthenia, isActive: false }] });
  expect(await found('Ciprofloxacin')).not.toContain('severe condition');

  expect(await found('Sodium valproate')).toContain('severe prevention');
  await profile({ pregnancy: 'no', contraception: 'Coil' });
  expect(await found('Sodium valproate')).not.toContain('severe prevention');
});
