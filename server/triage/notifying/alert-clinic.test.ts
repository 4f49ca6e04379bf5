import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Patient } from '#server/testing-people.ts';
import { COLD, HEART } from '../testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const check = async ({ cookie }: Patient, symptoms: string) =>
  (await app.as(cookie).post('/api/symptoms/analyze', { symptoms })).json().resultId as string;
const alert = ({ cookie }: Patient, id: string) =>
  app.as(cookie).post(`/api/symptoms/${id}/alert`, { place: 'At home' });
const openAlerts = async () => (await app.as((await app.aNurse()).cookie).get('/api/alerts')).json();

test('a red flag reaches every doctor and nurse once the patient says so, and only then', async () => {
  const patient = await app.aPatient({ name: 'Ravi Menon' });
  const id = await check(patient, HEART);
  expect(await openAlerts()).toEqual([]);

  const told = await alert(patient, id);

  expect(told.statusCode).toBe(201);
  expect(await openAlerts()).toMatchObject([
    {
      patient: 'Ravi Menon',
      source: 'triage',
      place: 'At home',
      status: 'raised',
      reason: expect.stringMatching(/heart/i),
    },
  ]);
});

test('who was hurt at home can alert the clinic although it is no emergency by level', async () => {
  const patient = await app.aPatient();
  const checked = await app
    .as(patient.cookie)
    .post('/api/symptoms/analyze', { symptoms: 'My husband hits me and I am afraid to go home.' });
  expect(checked.json()).toMatchObject({ urgency: 3, causes: [], flags: [{ danger: 'violence' }] });

  expect((await alert(patient, checked.json().resultId)).statusCode).toBe(201);
});

test('without a red flag nothing is raised', async () => {
  const patient = await app.aPatient();
  const reply = await alert(patient, await check(patient, COLD));
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'no_red_flag']);
});

test('the baseline of the chest questionnaire alone raises none', async () => {
  const patient = await app.aPatient();
  const answers = await app.as(patient.cookie).post('/api/symptoms/answers', { part: 'chest', answers: [1, 3] });
  expect(answers.json().urgency ?? answers.json().answer?.urgency).toBe(5);
  const id = answers.json().resultId ?? answers.json().answer?.resultId;
  const reply = await alert(patient, id);
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'no_red_flag']);
});

test('nobody raises one from another’s symptom check', async () => {
  const [owner, stranger] = [await app.aPatient(), await app.aPatient()];
  expect((await alert(stranger, await check(owner, HEART))).statusCode).toBe(404);
});
