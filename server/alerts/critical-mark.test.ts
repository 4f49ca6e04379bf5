import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '../db/transaction.ts';
import { takeIntoCare } from '../patients/testing.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { acknowledgeAlert, attendAlert, closeAlert } from './answer-alert.ts';
import { raiseAlert } from './raise-alert.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a patient is critical in the list of those who care for them while an alert is open', async () => {
  const [patient, doctor] = [await app.aPatient(), await app.aDoctor()];
  await takeIntoCare(app, doctor, patient);
  const listed = async (search = '') => (await app.as(doctor.cookie).get(`/api/patients${search}`)).json();
  const cause = { patientId: patient.patientId, source: 'sos' as const, reason: 'Chest pain' };
  const { id } = await transaction(app.db, (tx) => raiseAlert(tx, app.deps, patient.actor, cause));

  expect(await listed('?filter=critical')).toMatchObject([{ id: patient.patientId, status: 'Critical' }]);
  await acknowledgeAlert(app.deps, doctor.actor, id, null);
  await attendAlert(app.deps, doctor.actor, id);
  await closeAlert(app.deps, doctor.actor, id, 'Sent to hospital.');
  expect(await listed('?filter=critical')).toEqual([]);
  expect(await listed()).toMatchObject([{ status: 'Active' }]);
});
