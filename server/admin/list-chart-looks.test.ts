import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChartLook } from '#contract/admin.ts';
import { takeIntoCare, trailAbout } from '../patients/testing.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('an administrator finds who opened and who tried to open the chart of one patient, and asking is in the trail', async () => {
  const [patient, other] = [await app.aPatient(), await app.aPatient()];
  const [treats, curious] = [await app.aDoctor({ name: 'Dr. Mira Das' }), await app.aDoctor({ name: 'Dr. Nosy' })];
  await takeIntoCare(app, treats, patient);
  const statusFor = async (cookie: string, id: string) =>
    (await app.as(cookie).get(`/api/patients/${id}/profile`)).statusCode;
  expect(await statusFor(treats.cookie, patient.patientId)).toBe(200);
  expect(await statusFor(curious.cookie, patient.patientId)).toBe(404);
  expect(await statusFor(curious.cookie, other.patientId)).toBe(404);

  const admin = await app.anAdministrator();
  const ask = (search: string) => app.as(admin.cookie).get(`/api/admin/chart-looks${search}`);
  const all = (await ask(`?pud=${patient.pud}`)).json<ChartLook[]>();
  expect(all.map(({ who, isRefused }) => [who, isRefused])).toEqual([
    ['Dr. Nosy', true],
    ['Dr. Mira Das', false],
  ]);
  const refused = (await ask(`?pud=${patient.pud.toLowerCase()}&only=refused`)).json<ChartLook[]>();
  expect(refused).toMatchObject([{ who: 'Dr. Nosy', whoId: curious.id, role: 'doctor', isRefused: true }]);
  const asked = (await trailAbout(app, patient.patientId)).filter(({ action }) => action === 'looks.listed');
  expect(asked).toMatchObject([{ actor_id: admin.id }, { actor_id: admin.id }]);

  expect((await ask('?pud=PUD-00000-00000')).statusCode).toBe(404);
  expect((await app.as(curious.cookie).get(`/api/admin/chart-looks?pud=${patient.pud}`)).statusCode).toBe(403);
});
