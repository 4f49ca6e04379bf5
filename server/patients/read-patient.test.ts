import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '../db/transaction.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import type { Patient, Person } from '../testing-people.ts';
import { ageOn } from './age.ts';
import { closeCare } from './chart-access/care.ts';
import { takeIntoCare, trailAbout } from './testing.ts';

let app: TestApp;
let patient: Patient;
let doctor: Person;
let nurse: Person;
beforeAll(async () => {
  app = await startTestApp();
  patient = await app.aPatient({ name: 'Ananya Rao' });
  doctor = await app.aDoctor();
  nurse = await app.aNurse();
});
afterAll(() => app.close());

const read = (who: { cookie: string }, id = patient.patientId) => app.as(who.cookie).get(`/api/patients/${id}`);
const names = async (who: { cookie: string }, query = '') =>
  (await app.as(who.cookie).get(`/api/patients${query}`)).json<{ name: string }[]>().map(({ name }) => name);

describe('one patient', () => {
  // spec: 7.7
  test('reads their own details', async () => {
    const answer = await read(patient);
    expect(answer.json()).toMatchObject({
      id: patient.patientId,
      pud: patient.pud,
      name: 'Ananya Rao',
      email: patient.email,
      newEmail: null,
      hasAccount: true,
      isDeactivated: false,
      version: 1,
    });
  });

  // spec: 7.7
  test('does not exist for another patient, nor for a doctor who does not care for them', async () => {
    for (const stranger of [await app.aPatient(), doctor]) {
      const answer = await read(stranger);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    }
    expect((await read(doctor, randomUUID())).statusCode).toBe(404);
  });

  // spec: 6.7
  test('is open to the doctor from the request until the care ends, and the trail says so', async () => {
    const sourceId = await takeIntoCare(app, doctor, patient);
    expect((await read(doctor)).statusCode).toBe(200);
    await transaction(app.db, (tx) => closeCare(tx, sourceId, app.clock.now()));
    expect((await read(doctor)).statusCode).toBe(404);

    const tries = (await trailAbout(app, patient.patientId)).filter(({ actor_id }) => actor_id === doctor.id);
    expect(tries.slice(-2)).toMatchObject([
      { action: 'chart.opened', details: { part: 'contact' } },
      { action: 'access.refused', details: { code: 'not_found' } },
    ]);
  });

  test('can be reached by the desk, which opens no chart by that, and the trail says so', async () => {
    expect((await read(nurse)).json()).toMatchObject({ email: patient.email });

    const opened = (await trailAbout(app, patient.patientId)).filter(({ actor_id }) => actor_id === nurse.id);
    expect(opened).toMatchObject([{ action: 'contact.opened' }]);
  });
});

describe('the list', () => {
  // spec: 3.9
  test("holds a doctor's patients in care, and no others, once each", async () => {
    const colleague = await app.aDoctor();
    const [mine, ours, theirs] = [
      await app.aPatient({ name: 'Édith Mine' }),
      await app.aPatient({ name: 'Zara Ours' }),
      await app.aPatient({ name: 'Not Mine' }),
    ];
    const self = await app.aDoctor();
    await takeIntoCare(app, self, mine);
    await takeIntoCare(app, self, mine);
    await takeIntoCare(app, self, ours);
    await takeIntoCare(app, colleague, ours);
    await takeIntoCare(app, colleague, theirs);
    await takeIntoCare(app, self, theirs, new Date(app.clock.now().getTime() - 1));

    expect(await names(self)).toEqual(['Édith Mine', 'Zara Ours']);
  });

  // spec: 6.11, 7.8
  test('holds everyone at the desk, by name, page after page', async () => {
    const all = await names(nurse, '?limit=200');
    const seen: string[] = [];
    let url: string | undefined = '/api/patients?limit=2';
    while (url) {
      const answer = await app.as(nurse.cookie).get(url);
      seen.push(...answer.json<{ name: string }[]>().map(({ name }) => name));
      url = /<([^>]+)>/.exec(String(answer.headers.link ?? ''))?.[1];
    }
    expect(seen).toEqual(all);
    expect(all).toEqual(expect.arrayContaining(['Ananya Rao', 'Not Mine', 'Zara Ours', 'Édith Mine']));
    expect(all.indexOf('Édith Mine')).toBeLessThan(all.indexOf('Not Mine'));
  });
});

describe('an age', () => {
  test.each([
    ['1990-03-02', '2026-03-01', 35],
    ['1990-03-02', '2026-03-02', 36],
    ['2000-02-29', '2026-02-28', 25],
    ['2000-02-29', '2026-03-01', 26],
    ['2026-03-02', '2026-03-02', 0],
  ])('born on %s, on %s is %i', (date_of_birth, day, years) => {
    expect(ageOn({ date_of_birth, age_years: null, age_given_on: null }, day)).toBe(years);
  });

  test('given on a day, it grows from there', () => {
    const facts = { date_of_birth: null, age_years: 40, age_given_on: '2024-06-15' };
    expect([ageOn(facts, '2025-06-14'), ageOn(facts, '2025-06-15'), ageOn(facts, '2026-06-15')]).toEqual([40, 41, 42]);
    expect(ageOn({ date_of_birth: null, age_years: null, age_given_on: null }, '2026-01-01')).toBeNull();
  });
});
