import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerAtDesk } from '#server/records/register-at-desk.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Patient, Person } from '#server/testing-people.ts';
import { takeIntoCare } from '../testing.ts';
import { searchPatients } from './search-patients.ts';

let app: TestApp;
let nurse: Person;
let doctor: Person;
let ananya: Patient;

beforeAll(async () => {
  app = await startTestApp();
  nurse = await app.aNurse();
  doctor = await app.aDoctor();
  ananya = await app.aPatient({ name: 'Ananya Rao' });
  await desk("Maria D'Souza", '+91 97410 33562');
  await desk('Zoë Müller', '+49 30 1234 5678');
  await desk('राम कुमार', '+91 94480 90817');
  await desk('Srinivasan Gupta', '+91 98860 41230');
  await desk('Raman Gupta', '+91 98860 41231');
});
afterAll(() => app.close());

const desk = (name: string, phone: string) =>
  registerAtDesk(app.deps, nurse.actor, { name, phone, isAgeUnknown: true, sex: 'not-known' });
const find = async (typed: string) => (await searchPatients(app.deps, nurse.actor, typed)).map(({ name }) => name);

describe('a patient is found', () => {
  test.each([
    ['by the start of the first name', 'ana', 'Ananya Rao'],
    ['by the start of the last name, small or capital', 'RAO', 'Ananya Rao'],
    ['by two beginnings, in any order', 'rao ana', 'Ananya Rao'],
    ['by the part behind an apostrophe', 'souza', "Maria D'Souza"],
    ['with or without the apostrophe', 'dsouza', "Maria D'Souza"],
    ['without the accents', 'zoe mul', 'Zoë Müller'],
    ['in another script', 'कुमा', 'राम कुमार'],
    ['by the whole phone number', '+91 97410 33562', "Maria D'Souza"],
    ['by the phone number without its country code', '9741033562', "Maria D'Souza"],
    ['by the last four digits', '3562', "Maria D'Souza"],
  ])('%s', async (_how, typed, name) => {
    expect(await find(typed)).toEqual([name]);
  });

  // spec: 7.12
  test('by the start of the PUD, however it is typed', async () => {
    const letters = ananya.pud.slice(4).replace('-', '');
    for (const typed of [ananya.pud, ananya.pud.toLowerCase().slice(0, 11), letters, `pud ${letters.slice(0, 8)}`]) {
      expect(await find(typed)).toEqual(['Ananya Rao']);
    }
  });

  test('only when every word fits', async () => {
    expect(await find('gupta')).toEqual(['Raman Gupta', 'Srinivasan Gupta']);
    expect(await find('gupta sri')).toEqual(['Srinivasan Gupta']);
  });

  // spec: 7.12
  test.each([
    ['srinivsan', 'Srinivasan Gupta'],
    ['anaya rao', 'Ananya Rao'],
    ['Maria Dsuoza', "Maria D'Souza"],
    ['raman gutpa', 'Raman Gupta'],
  ])('although %s is mistyped', async (typed, name) => {
    expect(await find(typed)).toContain(name);
  });

  test('and nobody is invented for letters that fit no one', async () => {
    expect(await find('qqqqqq')).toEqual([]);
    expect(await find('🌸🌸🌸')).toEqual([]);
    expect(await find('%%%')).toEqual([]);
    expect(await find('___')).toEqual([]);
  });
});

test('a mistyped word is only looked for when nothing fits as it is typed', async () => {
  expect(await find('raman')).toEqual(['Raman Gupta']);
});

test('under a new name one is found, and under the old one no longer', async () => {
  const patient = await app.aPatient({ name: 'Old Nameless' });
  const body = { name: 'Fresh Nameful', email: patient.email, phone: '+91 90000 99001', version: 1 };
  expect((await app.as(patient.cookie).put(`/api/patients/${patient.patientId}`, body)).statusCode).toBe(200);

  expect(await find('nameful')).toEqual(['Fresh Nameful']);
  expect(await find('9001')).toEqual(['Fresh Nameful']);
  expect(await find('nameless')).not.toContain('Fresh Nameful');
});

test('a doctor finds anybody, and reads why they came only of those in care', async () => {
  const stranger = await app.aPatient({ name: 'Visited Stranger' });
  const known = await app.aPatient({ name: 'Visited Friend' });
  await takeIntoCare(app, doctor, known);
  for (const { patientId } of [stranger, known]) await aVisit(patientId, 'Cough since Monday');

  const found = await searchPatients(app.deps, doctor.actor, 'visited');

  expect(found).toMatchObject([
    { name: 'Visited Friend', condition: 'Cough since Monday', lastVisit: '2026-02-20', status: 'Active' },
    { name: 'Visited Stranger', condition: null, lastVisit: null, status: 'Active' },
  ]);
});

test('two characters are refused at the field', async () => {
  const answer = await app.as(nurse.cookie).get('/api/patients/search?q=%20ab%20');
  expect([answer.statusCode, answer.json().fields]).toEqual([400, { q: 'Type at least three characters.' }]);
});

async function aVisit(patientId: string, reason: string): Promise<void> {
  const { id: departmentId } = await app.db.selectFrom('departments').select('id').limit(1).executeTakeFirstOrThrow();
  const at = new Date('2026-02-20T05:00:00Z');
  await app.db
    .insertInto('appointments')
    .values({
      patient_id: patientId,
      doctor_id: doctor.id,
      department_id: departmentId,
      during: sql<string>`tstzrange(${at}::timestamptz, ${at}::timestamptz + interval '15 minutes')`,
      status: 'completed',
      holds_slot: false,
      reason,
      requested_at: at,
      expires_at: at,
    })
    .execute();
}
