import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '../testing-house.ts';
import { deactivatePatient, reactivatePatient } from './deactivate-patient.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

test('a patient who is deactivated and reactivated is told of both, by mail and on the screen, each once', async () => {
  const [patient, nurse] = [await house.aPatient(), await house.aNurse()];
  for (let n = 0; n < 2; n += 1) await deactivatePatient(house.deps, nurse.actor, patient.patientId);
  for (let n = 0; n < 2; n += 1) await reactivatePatient(house.deps, nurse.actor, patient.patientId);

  const subjects = ['Your account is closed', 'Your account is open again'];
  const mails = await house.mails(patient.email);
  expect(mails.map(({ subject }) => subject)).toEqual(subjects);
  expect(mails[0]?.text).toContain('please call us');
  const notices = (await house.as(await house.login(patient)).get('/api/notices')).json() as { title: string }[];
  expect(notices.map(({ title }) => title).sort()).toEqual(subjects);
});

test('whom no mail reaches, the desk reads that it should call', async () => {
  const [patient, nurse] = [await house.aPatient({ name: 'Usha Pai' }), await house.aNurse()];
  await house.db.updateTable('patients').set({ email: null }).where('id', '=', patient.patientId).execute();
  await deactivatePatient(house.deps, nurse.actor, patient.patientId);

  const [notice] = (await house.as(nurse.cookie).get('/api/notices')).json();
  expect(notice).toMatchObject({ title: expect.stringMatching(/^Call Usha Pai: \+/), kind: 'account' });
});
