import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aWaitingInpatient } from '../admissions/testing.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import type { Person } from '../testing-people.ts';
import { patientsIn } from './patients-in.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function entriesAfter({ cookie }: Person, path: string) {
  const answer = await app.as(cookie).get(`/api${path}`);
  expect(answer.statusCode).toBe(200);
  return app.db
    .selectFrom('audit_entries')
    .select(['action', 'patient_id', 'details', 'request_id'])
    .where('request_id', '=', String(answer.headers['x-request-id']))
    .execute();
}

test('a list leaves one entry with the ids it gave; asked again with the same answer it names that request instead', async () => {
  const nurse = await app.aNurse();
  const patients = [await app.aPatient({ name: 'Uma Rao' }), await app.aPatient({ name: 'Uma Rao' })];
  const ids = patients.map(({ patientId }) => patientId).toSorted();
  const [first, ...more] = await entriesAfter(nurse, '/patients/search?q=uma%20rao');
  expect(more).toEqual([]);
  expect(first).toMatchObject({ action: 'list.opened', details: { list: 'get.patients.search', found: 2 } });
  const { patients: given } = (first?.details ?? {}) as { patients?: string[] };
  expect(given?.toSorted()).toEqual(ids);

  const again = await entriesAfter(nurse, '/patients/search?q=uma%20rao');
  expect(again).toMatchObject([{ details: { found: 2, same: first?.request_id } }]);
  expect(JSON.stringify(again[0]?.details)).not.toContain(ids[0]);

  app.clock.advance(16 * 60_000);
  const cookie = await app.login(nurse);
  const later = await entriesAfter({ ...nurse, cookie }, '/patients/search?q=uma%20rao');
  expect(later).toMatchObject([{ details: { patients: expect.any(Array) } }]);
});

test('a search that finds nobody is noted, too', async () => {
  const entries = await entriesAfter(await app.aNurse(), '/patients/search?q=nobody%20like%20this');
  expect(entries).toMatchObject([{ action: 'list.opened', details: { found: 0 } }]);
});

test('a list of one names the patient like an opened chart', async () => {
  const { doctor, patient } = await aWaitingInpatient(app);
  const entries = await entriesAfter(doctor, '/admissions/waiting');
  expect(entries).toMatchObject([{ action: 'list.opened', patient_id: patient.patientId }]);
});

test('a chart that was opened is noted once, not again as a list', async () => {
  const patient = await app.aPatient();
  const nurse = await app.aNurse();
  const entries = await entriesAfter(nurse, `/patients/${patient.patientId}`);
  expect(entries.map(({ action }) => action)).toEqual(['contact.opened']);
});

test('what patients read of themselves leaves no list entry', async () => {
  const patient = await app.aPatient();
  expect(await entriesAfter(patient, '/appointments')).toEqual([]);
});

test('the patient sees who saw them in a list, in plain words, once a day however often it was asked for', async () => {
  const patient = await app.aPatient({ name: 'Devika Nambiar' });
  const nurse = await app.aNurse({ name: 'Sita Pillai' });
  for (let n = 0; n < 5; n += 1) await entriesAfter(nurse, '/patients/search?q=devika%20nambiar');
  const opened = (await app.as(patient.cookie).get(`/api/patients/${patient.patientId}/opened-by`)).json();
  const looks = opened.filter(({ who }: { who: string }) => who === 'Sita Pillai');
  expect(looks).toMatchObject([{ role: 'Nurse', what: 'found you in a search or in the list of patients' }]);
});

test.each([
  ['a list', [{ patientId: 'a' }, { patientId: 'b' }, { patientId: 'a' }], ['a', 'b']],
  ['a patient inside of something', { beds: [{ patient: { patientId: 'a' } }, { patient: null }] }, ['a']],
  ['nobody', { count: 3, patientId: null }, []],
])('patients are found in %s, each once', (_what, answer, ids) => {
  expect(patientsIn(answer, ['patientId'])).toEqual(ids);
});

test('who waits until a read is in the trail holds no connection: others are answered meanwhile, and nobody before', async () => {
  const [patient, nurse, doctor] = [await app.aPatient(), await app.aNurse(), await app.aDoctor()];
  const holder = await app.database.ownerDb.startTransaction().execute();
  await sql`lock table audit_entries in exclusive mode`.execute(holder);
  let answered = 0;
  const reads = Array.from({ length: 40 }, async () => {
    const answer = await app.as(nurse.cookie).get(`/api/patients/${patient.patientId}`);
    answered += 1;
    return answer.statusCode;
  });
  // Reads nothing about anyone.
  expect((await app.as(doctor.cookie).get('/api/sessions')).statusCode).toBe(200);
  expect(answered).toBe(0);
  await holder.rollback().execute();
  expect(new Set(await Promise.all(reads))).toEqual(new Set([200]));
  const { count } = await app.db
    .selectFrom('audit_entries')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('patient_id', '=', patient.patientId)
    .where('action', '=', 'contact.opened')
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(40);
});
