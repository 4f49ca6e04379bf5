import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PatientListed } from '#contract/patients/patients.ts';
import { anAppointment, aScheduledDoctor } from '#server/appointments/testing.ts';
import { transaction } from '#server/db/transaction.ts';
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
