import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PatientListed } from '#contract/patients/patients.ts';
import { anInpatient } from '#server/admissions/testing.ts';
import { anAppointment, aScheduledDoctor } from '#server/appointments/testing.ts';
import { transaction } from '#server/db/transaction.ts';
import { saveProfile } from '#server/records/save-profile.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import { takeIntoCare } from '../testing.ts';
import { lowerMarks, raiseMark } from './marks.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const listed = async ({ cookie }: { cookie: string }, search = ''): Promise<PatientListed[]> =>
  (await app.as(cookie).get(`/api/patients${search}`)).json();
const mark = (patientId: string, kind: 'critical' | 'follow-up', fromDay?: string) => {
  const sourceId = randomUUID();
  const input = { patientId, kind, sourceId, ...(fromDay ? { fromDay } : {}) };
  return transaction(app.db, (tx) => raiseMark(tx, app.deps, input)).then(() => sourceId);
};

describe('the status in the list', () => {
  test('is the worst that is marked, from its day on, until the mark is lowered', async () => {
    const [doctor, patient] = [await app.aDoctor(), await app.aPatient()];
    await takeIntoCare(app, doctor, patient);
    const status = async () => (await listed(doctor))[0]?.status;
    expect(await status()).toBe('Active');

    await mark(patient.patientId, 'follow-up', '2026-03-03');
    expect(await status()).toBe('Active');
    const result = await mark(patient.patientId, 'follow-up');
    expect(await status()).toBe('Follow-up');
    const alert = await mark(patient.patientId, 'critical');
    expect(await status()).toBe('Critical');
    expect(await listed(doctor, '?filter=follow-up')).toEqual([]);

    await transaction(app.db, (tx) => lowerMarks(tx, [alert, result]));
    expect(await status()).toBe('Active');
  });

  test('and the condition are told to those who care for the patient, and to nobody else', async () => {
    const { patient } = await anAppointment(app, { status: 'completed', date: '2026-02-20', reason: 'A secret' });
    await mark(patient.patientId, 'critical');
    const stranger = await app.aDoctor();
    const found = (await app.as(stranger.cookie).get(`/api/patients/search?q=${patient.pud}`)).json();
    expect(found).toMatchObject([{ status: 'Active', condition: null, lastVisit: null, isInCare: false }]);
    expect(await listed(await app.aNurse(), '?filter=critical')).toEqual([]);
    expect(await listed(await app.aNurse(), '?q=secret')).toEqual([]);
  });
});

describe('a search', () => {
  test('shows of each person what the list shows to the same clinician, in care or not', async () => {
    const [doctor, nurse] = [await app.aDoctor(), await app.aNurse()];
    const seen = await anAppointment(app, { status: 'completed', date: '2026-02-20', reason: 'A secret' });
    const ill = await app.aPatient();
    const { patient: inpatient } = await anInpatient(app);
    const { patient: left } = await anInpatient(app);
    const closed = { closed_at: app.clock.now() };
    await app.db.updateTable('charts_open_to_nurses').set(closed).where('patient_id', '=', left.patientId).execute();
    await takeIntoCare(app, doctor, ill);
    await mark(ill.patientId, 'critical');
    await saveProfile(app.deps, ill.actor, ill.patientId, { age: 54, sex: 'female', allergyState: 'none-known' });
    await saveProfile(app.deps, ill.actor, ill.patientId, { age: 55, sex: 'female', allergyState: 'none-known' });

    const everyone = [seen.patient, ill, inpatient, left];
    const cases: [{ cookie: string }, boolean[], string][] = [
      [doctor, [false, true, false, false], '?filter=mine'],
      [seen.doctor, [true, false, false, false], '?filter=mine'],
      [nurse, [false, false, true, false], ''],
    ];
    for (const [who, isInCare, list] of cases) {
      const found: PatientListed[] = [];
      for (const { pud } of everyone) {
        found.push(...(await app.as(who.cookie).get(`/api/patients/search?q=${pud}`)).json());
      }
      expect(found.map((one) => one.isInCare)).toEqual(isInCare);
      const rows = await listed(who, list);
      for (const one of found.filter((person) => person.isInCare || list === '')) {
        expect(one).toEqual(rows.find(({ id }) => id === one.id));
      }
      expect(found[1]).toMatchObject({ age: 55, gender: 'Female', phoneEnding: expect.stringMatching(/^\d{4}$/) });
    }
  });
});

describe('the list', () => {
  test('of today holds those with a visit to the caller today', async () => {
    const doctor = await aScheduledDoctor(app);
    const { patient } = await anAppointment(app, { doctor, status: 'approved', date: '2026-03-02', time: '17:00' });
    await anAppointment(app, { doctor, status: 'approved', date: '2026-03-03' });
    await anAppointment(app, { doctor, status: 'pending', date: '2026-03-02', time: '17:30' });
    expect((await listed(doctor, '?filter=today')).map(({ id }) => id)).toEqual([patient.patientId]);
    expect(await listed(doctor, '?filter=mine')).toHaveLength(3);
  });

  test('is searched by any part of a name, whatever its case and accents, page by page', async () => {
    const doctor = await app.aDoctor();
    for (const name of ['José Álvarez', 'Joseph Fernandes', 'Anjali Deshmukh', 'Majoor Sen']) {
      await takeIntoCare(app, doctor, await app.aPatient({ name }));
    }
    const names = async (search: string) => (await listed(doctor, search)).map(({ name }) => name);
    expect(await names('?q=JOS')).toEqual(['José Álvarez', 'Joseph Fernandes']);
    expect(await names('?q=alvarez')).toEqual(['José Álvarez']);
    expect(await names('?q=jo&limit=2')).toEqual(['José Álvarez', 'Joseph Fernandes']);
    const [, last] = await listed(doctor, '?q=jo&limit=2');
    expect(await names(`?q=jo&limit=2&after=${last?.id}`)).toEqual(['Majoor Sen']);
    expect(await names('?q=%25')).toEqual([]);
    expect(await names('?q=_')).toEqual([]);
  });
});
