import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoredTriage } from '#contract/triage/stored-triage.ts';
import { takeIntoCare, trailAbout } from '../patients/testing.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import type { Patient } from '../testing-people.ts';
import { COLD, HEART } from './testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const RESULT = { potentialCauses: ['Indigestion'], nextSteps: ['Drink some tea.'] };
const SCAN = {
  analysis: '**Eczema** 80%',
  imageType: 'image/jpeg',
  additionalContext: 'None',
  timestamp: '2026-03-02T08:00:00.000Z',
};

const save = ({ cookie }: Patient, body: object, headers = {}) =>
  app.as(cookie).post('/api/symptoms/save', body, headers);
const list = async (cookie: string, search = '') =>
  (await app.as(cookie).get(`/api/symptoms${search}`)).json<StoredTriage[]>();

describe('a result that was made elsewhere', () => {
  // spec: 7.14
  test('is kept as reported, and our own engine says how urgent it is', async () => {
    const patient = await app.aPatient();

    const saved = await save(patient, { pud: patient.pud, symptoms: HEART, result: RESULT });

    expect(saved.statusCode).toBe(201);
    expect(saved.json()).toMatchObject({ pud: patient.pud, symptoms: HEART, result: RESULT, reportedByClient: true });
    expect(saved.json().urgency).toBe(5);
    expect(await list(patient.cookie)).toEqual([saved.json()]);
  });

  // spec: 3.18
  test('of a photo has the shape of the scan record', async () => {
    const patient = await app.aPatient();
    const symptoms = 'Image Analysis - No additional context';

    const saved = (await save(patient, { pud: 'UNKNOWN', symptoms, result: SCAN })).json();

    expect(saved).toMatchObject({ kind: 'scan', symptoms, result: SCAN, reportedByClient: true, hasPhoto: false });
    expect(Object.keys(saved)).toEqual(expect.arrayContaining(['pud', 'symptoms', 'result', 'urgency', 'createdAt']));
  });

  test('of a questionnaire is answered again, so that its base urgency stands', async () => {
    const patient = await app.aPatient();
    const questionnaire = { part: 'chest', answers: [1, 3] };
    const saved = (await save(patient, { symptoms: 'Chest', result: RESULT, questionnaire })).json();
    expect(saved).toMatchObject({ kind: 'questionnaire', part: 'chest', urgency: 5, specialist: 'Cardiologist' });
  });

  // spec: 7.14
  test('carries the own Health ID or UNKNOWN, read as the own one', async () => {
    const [patient, other] = [await app.aPatient(), await app.aPatient()];
    expect((await save(patient, { pud: 'UNKNOWN', symptoms: COLD, result: RESULT })).json().pud).toBe(patient.pud);

    const refused = await save(patient, { pud: other.pud, symptoms: COLD, result: RESULT });
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'not_your_name']);
    expect(await list(other.cookie)).toEqual([]);
  });

  test('sent twice with one key is kept once', async () => {
    const patient = await app.aPatient();
    const body = { symptoms: COLD, result: RESULT };
    const key = { 'idempotency-key': randomUUID() };
    const [first, second] = [await save(patient, body, key), await save(patient, body, key)];
    expect(second.json()).toEqual(first.json());
    expect(await list(patient.cookie)).toHaveLength(1);
  });

  // spec: 7.14
  test('needs a session', async () => {
    const answer = await app.as().post('/api/symptoms/save', { pud: 'UNKNOWN', symptoms: COLD, result: RESULT });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'not_signed_in']);
  });

  test('of neither shape is refused', async () => {
    const patient = await app.aPatient();
    const answer = await save(patient, { symptoms: COLD, result: { ...RESULT, ...SCAN } });
    expect(answer.statusCode).toBe(400);
  });
});

describe('the list', () => {
  test('is newest first, in pages', async () => {
    const patient = await app.aPatient();
    for (const symptoms of ['first cough', 'second cough', 'third cough']) {
      app.clock.advance(1_000);
      await save(patient, { symptoms, result: RESULT });
    }
    const page = await app.as(patient.cookie).get('/api/symptoms?limit=2');
    expect(page.json<StoredTriage[]>().map(({ symptoms }) => symptoms)).toEqual(['third cough', 'second cough']);
    const next = /<\/api(.+)>; rel="next"/.exec(String(page.headers.link))?.[1] ?? '';
    const rest = (await app.as(patient.cookie).get(`/api${next}`)).json<StoredTriage[]>();
    expect(rest.map(({ symptoms }) => symptoms)).toEqual(['first cough']);
  });

  test("shows a doctor the patients in care, and nobody else's; each chart counts as opened", async () => {
    const [doctor, mine, other] = [await app.aDoctor(), await app.aPatient(), await app.aPatient()];
    for (const patient of [mine, other]) await save(patient, { symptoms: COLD, result: RESULT });
    await takeIntoCare(app, doctor, mine);

    expect((await list(doctor.cookie)).map(({ pud }) => pud)).toEqual([mine.pud]);
    expect(await list(doctor.cookie, `?patientId=${mine.patientId}`)).toHaveLength(1);
    const hidden = await app.as(doctor.cookie).get(`/api/symptoms?patientId=${other.patientId}`);
    expect(hidden.statusCode).toBe(404);
    const opened = (await trailAbout(app, mine.patientId)).filter(({ actor_id }) => actor_id === doctor.id);
    expect(opened).toMatchObject([1, 2].map(() => ({ action: 'chart.opened', details: { part: 'symptoms' } })));
  });
});

describe('one result', () => {
  test('opens to the patient and to a doctor in care, with how it came about', async () => {
    const [doctor, patient] = [await app.aDoctor(), await app.aPatient()];
    const body = { symptoms: HEART, person: { age: 61, sex: 'male' } };
    const { resultId } = (await app.as(patient.cookie).post('/api/symptoms/analyze', body)).json();
    const address = `/api/symptoms/${resultId}`;

    const own = (await app.as(patient.cookie).get(address)).json();
    expect(own).toMatchObject({ urgency: 5, reportedByClient: false, person: { age: 61, sex: 'male' } });
    expect(own.answer.flags[0].because).toEqual(expect.any(String));
    expect(own.result).toEqual({ potentialCauses: own.answer.potentialCauses, nextSteps: own.answer.nextSteps });

    expect((await app.as(doctor.cookie).get(address)).statusCode).toBe(404);
    await takeIntoCare(app, doctor, patient);
    expect((await app.as(doctor.cookie).get(address)).json()).toEqual(own);
  });

  test('is not there for another patient, a nurse, an administrator or a visitor', async () => {
    const patient = await app.aPatient();
    const { id } = (await save(patient, { symptoms: COLD, result: RESULT })).json();
    const statuses = [];
    for (const { cookie } of [await app.aPatient(), await app.aNurse(), await app.anAdministrator(), { cookie: '' }])
      statuses.push((await app.as(cookie).get(`/api/symptoms/${id}`)).statusCode);
    expect(statuses).toEqual([404, 403, 403, 401]);
  });
});
