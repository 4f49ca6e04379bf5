import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChartLook } from '#contract/admin.ts';
import { takeIntoCare, trailAbout } from '../patients/testing.ts';
import { openTestHouse, type TestHouse } from '../testing-house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

test('an administrator finds who opened and who tried to open the chart of one patient, and asking is in the trail', async () => {
  const [patient, other] = [await house.aPatient(), await house.aPatient()];
  const [treats, curious] = [await house.aDoctor({ name: 'Dr. Mira Das' }), await house.aDoctor({ name: 'Dr. Nosy' })];
  await takeIntoCare(house, treats, patient);
  const statusFor = async (cookie: string, id: string) =>
    (await house.as(cookie).get(`/api/patients/${id}/profile`)).statusCode;
  expect(await statusFor(treats.cookie, patient.patientId)).toBe(200);
  expect(await statusFor(curious.cookie, patient.patientId)).toBe(404);
  expect(await statusFor(curious.cookie, other.patientId)).toBe(404);

  const admin = await house.anAdministrator();
  const ask = (search: string) => house.as(admin.cookie).get(`/api/admin/chart-looks${search}`);
  const all = (await ask(`?pud=${patient.pud}`)).json<ChartLook[]>();
  expect(all.map(({ who, isRefused }) => [who, isRefused])).toEqual([
    ['Dr. Nosy', true],
    ['Dr. Mira Das', false],
  ]);
  const refused = (await ask(`?pud=${patient.pud.toLowerCase()}&only=refused`)).json<ChartLook[]>();
  expect(refused).toMatchObject([{ who: 'Dr. Nosy', whoId: curious.id, role: 'doctor', isRefused: true }]);
  const asked = (await trailAbout(house, patient.patientId)).filter(({ action }) => action === 'looks.listed');
  expect(asked).toMatchObject([{ actor_id: admin.id }, { actor_id: admin.id }]);

  expect((await ask('?pud=PUD-00000-00000')).statusCode).toBe(404);
  expect((await house.as(curious.cookie).get(`/api/admin/chart-looks?pud=${patient.pud}`)).statusCode).toBe(403);
});
