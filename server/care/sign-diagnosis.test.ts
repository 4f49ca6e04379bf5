import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Diagnosis } from '#contract/patients/diagnoses.ts';
import { listenAs, toldTo } from '../appointments/testing.ts';
import { trailAbout } from '../patients/testing.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { until } from '../testing-stream.ts';
import { aForm, aTreatedPatient, medicineIdOf, PARACETAMOL, signFor, testIdOf } from './testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const post = (cookie: string, body: object, key?: string) =>
  app.as(cookie).post('/api/diagnoses', body, key ? { 'idempotency-key': key } : {});
const countOf = async (patientId: string) =>
  (await app.db.selectFrom('diagnoses').select('id').where('patient_id', '=', patientId).execute()).length;

describe('a signed diagnosis', () => {
  // spec: 3.10
  test('becomes a prescription, orders and tasks, all at once', async () => {
    const { doctor, patient } = await aTreatedPatient(app);
    const nurse = await app.aNurse({ name: 'Priya Thomas' });
    const reply = await post(doctor.cookie, {
      ...aForm(patient),
      medications: [{ ...PARACETAMOL, id: await medicineIdOf(app, 'Paracetamol') }],
      tests: [{ id: await testIdOf(app, 'Chest X-ray'), name: 'Chest X-ray' }, { name: 'Sweat test' }],
      staffTasks: [{ task: 'SpO2 again', to: nurse.id, dueAt: '2026-03-02T10:00:00Z', priority: 'high' }],
      notes: 'Crackles right base.',
      followUpOn: '2026-03-09',
    });

    expect(reply.statusCode).toBe(201);
    const signed = reply.json<Diagnosis>();
    expect(signed).toMatchObject({
      patient: 'Anjali Deshmukh',
      diagnosis: 'Pneumonia, unspecified organism',
      code: 'J18.9',
      notes: 'Crackles right base.',
      date: '2026-03-02',
      followUpOn: '2026-03-09',
      signedBy: 'Dr. Arjun Nair',
      prescription: {
        number: expect.stringMatching(/^RX-2026-\d{6}$/),
        medicines: [
          {
            name: 'Paracetamol',
            category: 'Pain and fever',
            inWords: '500 mg by mouth, 3 times a day, for 5 days',
            startsOn: '2026-03-02',
            endsOn: '2026-03-06',
            isActive: true,
          },
        ],
      },
      labOrders: [
        { test: 'Chest X-ray', category: 'Imaging', state: 'ordered' },
        { test: 'Sweat test', category: 'Custom', state: 'ordered' },
      ],
      staffTasks: [{ task: 'SpO2 again', to: 'Priya Thomas', state: 'open', priority: 'high' }],
      safety: [],
    });
    const actions = (await trailAbout(app, patient.patientId)).map(({ action }) => action);
    expect(actions.filter((action) => action === 'diagnosis.signed')).toHaveLength(1);
  });

  // spec: 3.10
  test('sent ten times with one key is one diagnosis and one prescription', async () => {
    const { doctor, patient } = await aTreatedPatient(app);
    const body = aForm(patient, { medications: [PARACETAMOL], tests: [{ name: 'ECG' }] });
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 10 }, () => post(doctor.cookie, body, key)));

    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
    expect(await countOf(patient.patientId)).toBe(1);
    const orders = await app.db
      .selectFrom('lab_orders')
      .select('id')
      .where('patient_id', '=', patient.patientId)
      .execute();
    expect(orders).toHaveLength(1);
  });

  test('is never edited, not even by the application itself', async () => {
    const treated = await aTreatedPatient(app);
    const { id } = await signFor(app, treated);
    for (const statement of [
      `update diagnoses set notes = 'x' where id = '${id}'`,
      `delete from diagnoses where id = '${id}'`,
    ]) {
      await expect(sql.raw(statement).execute(app.db)).rejects.toMatchObject({ code: '42501' });
    }
  });

  test('reaches the patient at once: among the prescriptions, as a notice, and by a mail that says nothing of it', async () => {
    const treated = await aTreatedPatient(app);
    const { patient, doctor } = treated;
    const browser = listenAs(app, patient);
    await signFor(app, treated, { medications: [PARACETAMOL] });
    await until(() => browser.heard.some(({ type }) => type === 'prescriptions'));
    browser.leave();

    const own = (await app.as(patient.cookie).get(`/api/patients/${patient.patientId}/prescriptions`)).json();
    expect(own).toMatchObject([{ doctor: doctor.name, medicines: [{ name: 'Paracetamol' }] }]);
    expect((await toldTo(app, patient))[0]).toMatchObject({ title: 'Dr. Arjun Nair prescribed you something' });
    for (const mail of await app.mails(patient.email))
      expect(`${mail.subject} ${mail.text}`).not.toMatch(/paracetamol|pneumonia/i);
  });

  test('in one’s own words is marked as uncoded', async () => {
    const treated = await aTreatedPatient(app);
    const { doctor, patient } = treated;
    const { code: _code, ...uncoded } = aForm(patient, { diagnosis: 'Something with the chest' });
    expect((await post(doctor.cookie, uncoded)).json()).toMatchObject({
      diagnosis: 'Something with the chest',
      code: null,
    });
  });

  test.each([
    ['without a diagnosis', { diagnosis: '   ' }, 'diagnosis', 'Diagnosis is needed.'],
    ['with a code that is none', { code: 'pneumonia' }, 'code', 'An ICD-10 code looks like J18.9.'],
    ['of tomorrow', { date: '2026-03-03' }, 'date', 'Choose today or an earlier day.'],
    [
      'as needed without limits',
      { medications: [{ ...PARACETAMOL, frequency: 'as-needed' }] },
      'medications.0.mostIn24Hours',
      'Say how many in 24 hours at most.',
    ],
  ])('%s is refused at its field', async (_what, input, field, sentence) => {
    const { doctor, patient } = await aTreatedPatient(app);
    const refused = await post(doctor.cookie, { ...aForm(patient), ...input });
    expect([refused.statusCode, refused.json().fields[field]]).toEqual([400, sentence]);
    expect(await countOf(patient.patientId)).toBe(0);
  });

  test.each([
    ['a medicine', { medications: [{ ...PARACETAMOL, id: randomUUID() }] }, 'unknown_medicine'],
    ['a test', { tests: [{ id: randomUUID(), name: 'ECG' }] }, 'unknown_test'],
    ['a nurse', { staffTasks: [{ task: 'Weigh', to: randomUUID() }] }, 'unknown_colleague'],
  ])('that names %s which does not exist is refused, and nothing of it is kept', async (_what, input, code) => {
    const { doctor, patient } = await aTreatedPatient(app);
    const refused = await post(doctor.cookie, { ...aForm(patient), ...input });
    expect([refused.statusCode, refused.json().code]).toEqual([422, code]);
    expect(await countOf(patient.patientId)).toBe(0);
  });

  test('a follow-up day in the past is refused', async () => {
    const { doctor, patient } = await aTreatedPatient(app);
    const refused = await post(doctor.cookie, aForm(patient, { followUpOn: '2026-03-02' }));
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'time_past']);
  });
});
