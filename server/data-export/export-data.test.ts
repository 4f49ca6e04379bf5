import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAppointment } from '../appointments/testing.ts';
import { addNote } from '../board/change-notes.ts';
import { PARACETAMOL, signFor } from '../care/testing.ts';
import { giveAccess } from '../patients/access/testing.ts';
import { trailAbout } from '../patients/testing.ts';
import { addReadings } from '../records/readings/add-readings.ts';
import { markReadingWrong } from '../records/readings/mark-reading-wrong.ts';
import { saveProfile } from '../records/save-profile.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { analyzeSymptoms } from '../triage/answering/analyze-symptoms.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const download = (cookie: string, patientId: string) => app.as(cookie).get(`/api/patients/${patientId}/everything`);

test('everything about me is one object: every version, what was crossed out, visits, notes and who opened it', async () => {
  const { patient, doctor } = await anAppointment(app, { status: 'approved' });
  const { actor, patientId, cookie, pud } = patient;
  await saveProfile(app.deps, actor, patientId, { bloodGroup: 'B+', weight: 61.4 });
  await saveProfile(app.deps, actor, patientId, { bloodGroup: 'A+', version: 1 });
  const [wrong] = await addReadings(app.deps, actor, patientId, { readings: [{ kind: 'height', value: 64 }] });
  await markReadingWrong(app.deps, actor, wrong?.id ?? '');
  await addNote(app.deps, actor, { type: 'prescription', title: 'Amlodipine 5 mg' });
  await saveProfile(app.deps, actor, patientId, { age: 40, allergyState: 'none-known' });
  const written = { diagnosis: 'Essential (primary) hypertension', code: 'I10', medications: [PARACETAMOL] };
  await signFor(app, { doctor, patient }, written);

  await analyzeSymptoms(app.deps, actor, { symptoms: 'A sore throat and a runny nose since Tuesday.' });

  const everything = (await download(cookie, patientId)).json();

  expect(everything).toMatchObject({
    symptomChecks: [{ symptoms: 'A sore throat and a runny nose since Tuesday.', reportedByClient: false }],
    person: { healthId: pud },
    profile: { bloodGroup: 'A+' },
    profileVersions: [{ bloodGroup: 'B+' }, { bloodGroup: 'A+' }, { age: 40 }],
    appointments: [{ status: 'approved' }],
    videoVisits: [],
    waitingList: [],
    diagnoses: [
      { diagnosis: 'Essential (primary) hypertension', prescription: { medicines: [{ name: 'Paracetamol' }] } },
    ],
    notes: [{ title: 'Amlodipine 5 mg' }],
  });
  const crossedOut = everything.readings.map(({ kind, crossedOutAt }: Record<string, unknown>) => [kind, crossedOutAt]);
  expect(crossedOut.toSorted()).toEqual([
    ['height', app.clock.now().toISOString()],
    ['weight', null],
  ]);
  expect(everything.notices.length).toBeGreaterThan(0);
  expect(everything.whoOpened.length).toBeGreaterThan(0);
  expect(JSON.stringify(everything)).not.toContain('argon2');
});

test('calls for help are in it with what came of them, and everyone who could act for me', async () => {
  const [patient, son] = [await app.aPatient(), await app.aPatient({ name: 'Ravi Rao' })];
  const nurse = await app.aNurse();
  const id = await giveAccess(app, son, patient, { relation: 'helper' });
  const raised = (await app.as(patient.cookie).post('/api/alerts', { reason: 'I fell in the bath.' })).json();
  await app.as(nurse.cookie).post(`/api/alerts/${raised.id}/acknowledge`, {});
  await app.as(nurse.cookie).post(`/api/alerts/${raised.id}/attend`);
  await app.as(nurse.cookie).post(`/api/alerts/${raised.id}/close`, { outcome: 'A bruise, walks well.' });
  expect((await app.as(patient.cookie).post(`/api/family/access/${id}/end`, {})).statusCode).toBeLessThan(300);

  const everything = (await download(patient.cookie, patient.patientId)).json();

  expect(everything.callsForHelp).toMatchObject([
    {
      ...{ source: 'sos', reason: 'I fell in the bath.', raisedBy: patient.name },
      ...{ attendedBy: nurse.name, outcome: 'A bruise, walks well.' },
    },
  ]);
  expect(everything.actedFor).toMatchObject([{ name: 'Ravi Rao', relation: 'helper', state: 'ended' }]);
});

test('whoever acts for me and may not see all gets neither', async () => {
  const [patient, son] = [await app.aPatient(), await app.aPatient()];
  await giveAccess(app, son, patient, { relation: 'helper' });
  await app.as(patient.cookie).post('/api/alerts', { reason: 'I fell in the bath.' });

  const reply = await app.as(son.cookie).get(`/api/patients/${patient.patientId}/everything?for=${patient.patientId}`);

  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({ callsForHelp: [], actedFor: [] });
});

test('the download is in the trail, and nobody downloads another person', async () => {
  const [patient, stranger] = [await app.aPatient(), await app.aPatient()];
  expect((await download(patient.cookie, patient.patientId)).statusCode).toBe(200);
  expect((await download(stranger.cookie, patient.patientId)).statusCode).toBe(404);
  expect((await download((await app.aDoctor()).cookie, patient.patientId)).statusCode).toBe(403);

  const actions = (await trailAbout(app, patient.patientId)).map(({ action }) => action);
  expect(actions.filter((action) => action === 'record.downloaded')).toHaveLength(1);
});
