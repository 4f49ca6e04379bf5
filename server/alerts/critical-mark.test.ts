import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '../db/transaction.ts';
import { takeIntoCare } from '../patients/testing.ts';
import { openTestHouse, type TestHouse } from '../testing-house.ts';
import { acknowledgeAlert, attendAlert, closeAlert } from './answer-alert.ts';
import { raiseAlert } from './raise-alert.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

test('a patient is critical in the list of those who care for them while an alert is open', async () => {
  const [patient, doctor] = [await house.aPatient(), await house.aDoctor()];
  await takeIntoCare(house, doctor, patient);
  const listed = async (search = '') => (await house.as(doctor.cookie).get(`/api/patients${search}`)).json();
  const cause = { patientId: patient.patientId, source: 'sos' as const, reason: 'Chest pain' };
  const { id } = await transaction(house.db, (tx) => raiseAlert(tx, house.deps, patient.actor, cause));

  expect(await listed('?filter=critical')).toMatchObject([{ id: patient.patientId, status: 'Critical' }]);
  await acknowledgeAlert(house.deps, doctor.actor, id, null);
  await attendAlert(house.deps, doctor.actor, id);
  await closeAlert(house.deps, doctor.actor, id, 'Sent to hospital.');
  expect(await listed('?filter=critical')).toEqual([]);
  expect(await listed()).toMatchObject([{ status: 'Active' }]);
});
