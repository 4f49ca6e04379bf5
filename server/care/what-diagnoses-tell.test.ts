import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAppointment } from '../appointments/testing.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import type { Person } from '../testing-people.ts';
import { aTreatedPatient, signFor } from './testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('the patient list', () => {
  const listed = async ({ cookie }: Person, search = '') => (await app.as(cookie).get(`/api/patients${search}`)).json();

  test('shows the latest signed diagnosis, and before there is one the reason of the last visit', async () => {
    const { doctor, patient } = await anAppointment(app, {
      status: 'completed',
      date: '2026-02-20',
      reason: 'A cough',
    });
    expect(await listed(doctor)).toMatchObject([{ condition: 'A cough', status: 'Active', isInCare: true }]);
    await signFor(app, { doctor, patient }, { diagnosis: 'Asthma, unspecified' });
    app.clock.advance(1_000);
    await signFor(app, { doctor, patient }, { diagnosis: 'Acute bronchitis' });
    expect(await listed(doctor)).toMatchObject([{ condition: 'Acute bronchitis' }]);
    expect(await listed(doctor, '?q=BRONCH')).toHaveLength(1);
    expect(await listed(doctor, '?q=asha')).toHaveLength(1);
    expect(await listed(doctor, '?q=100%25')).toEqual([]);
  });

  test('says Follow-up from the day that was set until the next diagnosis', async () => {
    const treated = await aTreatedPatient(app);
    await signFor(app, treated, { followUpOn: '2026-03-04' });
    expect(await listed(treated.doctor)).toMatchObject([{ status: 'Active' }]);

    app.clock.advance(2 * 86_400_000);
    const cookie = await app.login(treated.doctor);
    expect(await listed({ ...treated.doctor, cookie }, '?filter=follow-up')).toMatchObject([{ status: 'Follow-up' }]);
    await signFor(app, treated);
    expect(await listed({ ...treated.doctor, cookie }, '?filter=follow-up')).toEqual([]);
    app.clock.advance(-2 * 86_400_000);
  });

  test('finds coded diagnoses by everyday words, by code, and what one signs often first', async () => {
    const treated = await aTreatedPatient(app);
    const find = async (q: string) =>
      (await app.as(treated.doctor.cookie).get(`/api/diagnosis-codes?q=${encodeURIComponent(q)}`)).json();
    expect((await find('pneum'))[0]).toMatchObject({
      code: 'J18.9',
      name: 'Pneumonia, unspecified organism',
      usedByMe: 0,
    });
    expect((await find('high blood pressure'))[0]).toMatchObject({ code: 'I10', alsoCalled: 'high blood pressure' });
    expect((await find('e11'))[0].code).toMatch(/^E11/);
    await signFor(app, treated, { diagnosis: 'Lobar pneumonia, unspecified organism', code: 'J18.1' });
    expect((await find('pneum'))[0]).toMatchObject({ code: 'J18.1', usedByMe: 1 });
  });
});
