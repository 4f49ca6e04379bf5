import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { deactivatePatient, reactivatePatient } from './deactivate-patient.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a patient who is deactivated and reactivated is told of both, by mail and on the screen, each once', async () => {
  const [patient, nurse] = [await app.aPatient(), await app.aNurse()];
  for (let n = 0; n < 2; n += 1) await deactivatePatient(app.deps, nurse.actor, patient.patientId);
  for (let n = 0; n < 2; n += 1) await reactivatePatient(app.deps, nurse.actor, patient.patientId);

  const subjects = ['Your account is closed', 'Your account is open again'];
  const mails = await app.mails(patient.email);
  expect(mails.map(({ subject }) => subject)).toEqual(subjects);
  expect(mails[0]?.text).toContain('please call us');
  const notices = (await app.as(await app.login(patient)).get('/api/notices')).json() as { title: string }[];
  expect(notices.map(({ title }) => title).sort()).toEqual(subjects);
});

test('whom no mail reaches, the desk reads that it should call', async () => {
  const [patient, nurse] = [await app.aPatient({ name: 'Usha Pai' }), await app.aNurse()];
  await app.db.updateTable('patients').set({ email: null }).where('id', '=', patient.patientId).execute();
  await deactivatePatient(app.deps, nurse.actor, patient.patientId);

  const [notice] = (await app.as(nurse.cookie).get('/api/notices')).json();
  expect(notice).toMatchObject({ title: expect.stringMatching(/^Call Usha Pai: \+/), kind: 'account' });
});
