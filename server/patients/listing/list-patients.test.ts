import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PatientListed } from '#contract/patients.ts';
import { anAppointment, aScheduledDoctor } from '#server/appointments/testing.ts';
import { transaction } from '#server/db/transaction.ts';
import { openTestHouse, type TestHouse } from '#server/testing-house.ts';
import { takeIntoCare } from '../testing.ts';
import { lowerMarks, raiseMark } from './marks.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const listed = async ({ cookie }: { cookie: string }, search = ''): Promise<PatientListed[]> =>
  (await house.as(cookie).get(`/api/patients${search}`)).json();
const mark = (patientId: string, kind: 'critical' | 'follow-up', fromDay?: string) => {
  const sourceId = randomUUID();
  const wish = { patientId, kind, sourceId, ...(fromDay ? { fromDay } : {}) };
  return transaction(house.db, (tx) => raiseMark(tx, house.deps, wish)).then(() => sourceId);
};

describe('the status in the list', () => {
  test('is the worst that is marked, from its day on, until the mark is lowered', async () => {
    const [doctor, patient] = [await house.aDoctor(), await house.aPatient()];
    await takeIntoCare(house, doctor, patient);
    const status = async () => (await listed(doctor))[0]?.status;
    expect(await status()).toBe('Active');

    await mark(patient.patientId, 'follow-up', '2026-03-03');
    expect(await status()).toBe('Active');
    const result = await mark(patient.patientId, 'follow-up');
    expect(await status()).toBe('Follow-up');
    const alert = await mark(patient.patientId, 'critical');
    expect(await status()).toBe('Critical');
    expect(await listed(doctor, '?filter=follow-up')).toEqual([]);

    await transaction(house.db, (tx) => lowerMarks(tx, [alert, result]));
    expect(await status()).toBe('Active');
  });

  test('and the condition are told to those who care for the patient, and to nobody else', async () => {
    const { patient } = await anAppointment(house, { status: 'completed', date: '2026-02-20', reason: 'A secret' });
    await mark(patient.patientId, 'critical');
    const stranger = await house.aDoctor();
    const found = (await house.as(stranger.cookie).get(`/api/patients/search?q=${patient.pud}`)).json();
    expect(found).toMatchObject([{ status: 'Active', condition: null, lastVisit: null, isInCare: false }]);
    expect(await listed(await house.aNurse(), '?filter=critical')).toEqual([]);
    expect(await listed(await house.aNurse(), '?q=secret')).toEqual([]);
  });
});

describe('the list', () => {
  test('of today holds those with a visit to the caller today', async () => {
    const doctor = await aScheduledDoctor(house);
    const { patient } = await anAppointment(house, { doctor, status: 'approved', date: '2026-03-02', time: '17:00' });
    await anAppointment(house, { doctor, status: 'approved', date: '2026-03-03' });
    await anAppointment(house, { doctor, status: 'pending', date: '2026-03-02', time: '17:30' });
    expect((await listed(doctor, '?filter=today')).map(({ id }) => id)).toEqual([patient.patientId]);
    expect(await listed(doctor, '?filter=mine')).toHaveLength(3);
  });

  test('is searched by any part of a name, whatever its case and accents, page by page', async () => {
    const doctor = await house.aDoctor();
    for (const name of ['José Álvarez', 'Joseph Fernandes', 'Anjali Deshmukh', 'Majoor Sen']) {
      await takeIntoCare(house, doctor, await house.aPatient({ name }));
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
