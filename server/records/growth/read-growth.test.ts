import { beforeAll, expect, test } from 'vitest';
import type { Growth } from '#contract/childhood/growth.ts';
import { anAppointment } from '#server/appointments/testing.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(new Date('2026-11-17T08:00:00Z'));
});

/** A boy of 200 days whose doctor has the chart open, and a nurse who has not. */
async function aBaby(profile: object = {}) {
  const patient = await app.aPatient();
  const { doctor } = await anAppointment(app, { patient, status: 'approved' });
  await app.as(patient.cookie).put(`/api/patients/${patient.patientId}/profile`, {
    dateOfBirth: '2026-05-01',
    sex: 'male',
    ...profile,
  });
  const [own, clinic] = [app.as(patient.cookie), app.as(doctor.cookie)];
  const path = `/api/patients/${patient.patientId}`;
  const grow = async (who = own) => (await who.get(`${path}/growth`)).json() as Growth;
  return { patient, doctor, own, clinic, path, grow };
}

const chart = (growth: Growth, measure: string) => growth.charts.find((one) => one.measure === measure);

test('a parent at home and the clinic measure; each point says who, and z comes from WHO', async () => {
  const { own, clinic, path, grow } = await aBaby();
  await own.post(`${path}/readings`, { readings: [{ kind: 'weight', value: 8 }] });
  await clinic.post(`${path}/readings`, {
    readings: [
      { kind: 'height', value: 68, position: 'lying' },
      { kind: 'head', value: 43.7 },
    ],
  });
  const growth = await grow(clinic);
  expect(growth.missing).toBeNull();
  expect(chart(growth, 'weight')?.points).toMatchObject([
    { value: 8, isFromPatient: true, days: 200, isFlagged: false },
  ]);
  expect(chart(growth, 'head')?.points[0]).toMatchObject({ isFromPatient: false, z: expect.closeTo(0, 1) });
  expect(chart(growth, 'bmi')?.points[0]).toMatchObject({ value: 17.3, readingId: null, isFromPatient: true });
  expect(chart(growth, 'weight')?.curves.length).toBeGreaterThan(20);
});

test('a weight in pounds is asked about before it is saved, and saved once it is confirmed', async () => {
  const { own, path, grow } = await aBaby();
  const readings = [{ kind: 'weight', value: 17.6 }];
  const asked = await own.post(`${path}/readings`, { readings });
  expect(asked.statusCode).toBe(409);
  expect(asked.json().fields['readings.0.value']).toContain('Was it 17.6 lb? That is 7.98 kg.');
  expect(chart(await grow(), 'weight')?.points).toEqual([]);
  await own.post(`${path}/readings`, { readings, confirmed: true });
  expect(chart(await grow(), 'weight')?.points).toMatchObject([{ value: 17.6, isFlagged: true }]);
});

test('the profile form asks the same, and a height below the last one is asked about', async () => {
  const { own, path } = await aBaby();
  const form = await own.put(`${path}/profile`, { weight: 17.6 });
  expect(form.json().fields.weight).toContain('lb');
  await own.post(`${path}/readings`, { readings: [{ kind: 'height', value: 70, measuredAt: '2026-11-10T08:00:00Z' }] });
  const shorter = await own.post(`${path}/readings`, { readings: [{ kind: 'height', value: 67 }] });
  expect(shorter.json().fields['readings.0.value']).toContain('3 cm smaller');
  const mixed = await own.post(`${path}/readings`, { readings: [{ kind: 'weight', value: 8, position: 'lying' }] });
  expect(mixed.statusCode).toBe(400);
});

test('a correction is a new version: the old value stays crossed out, of two corrections one wins', async () => {
  const { own, clinic, path, grow } = await aBaby();
  const [reading] = (await clinic.post(`${path}/readings`, { readings: [{ kind: 'weight', value: 7.2 }] })).json();
  const correct = (value: number, who = clinic) =>
    who.post(`/api/readings/${reading.id}/correction`, { value, reason: 'The nappy was weighed too.' });
  // What the clinic measured is not the parent's to correct.
  expect((await correct(7.1, own)).statusCode).toBe(404);
  const both = await Promise.all([correct(7), correct(7.05)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  const [point, ...rest] = chart(await grow(), 'weight')?.points ?? [];
  expect(rest).toEqual([]);
  expect(point?.corrected).toMatchObject({ value: 7.2, reason: 'The nappy was weighed too.' });
});

test('the BMI is asked about by the day of the reading, and only of one day', async () => {
  const { own, path } = await aBaby({ dateOfBirth: '2022-11-17' });
  const send = (readings: object[]) => own.post(`${path}/readings`, { readings });
  const then = '2022-12-20T08:00:00Z';
  const newborn = { kind: 'weight', value: 4.2, measuredAt: then };
  // 4.2 kg and 54 cm are ordinary at a month, and impossible at four years.
  const height = { kind: 'height', value: 54, position: 'lying', measuredAt: then };
  expect((await send([newborn, height])).statusCode).toBe(201);
  expect(
    (
      await send([
        { kind: 'weight', value: 4.3, measuredAt: '2022-12-24T08:00:00Z' },
        { kind: 'height', value: 102 },
      ])
    ).statusCode,
  ).toBe(201);
  const odd = await send([
    { kind: 'weight', value: 24 },
    { kind: 'height', value: 91 },
  ]);
  expect(odd.statusCode).toBe(409);
});

test('a weight that jumped within half a year is asked about', async () => {
  const { own, path } = await aBaby({ dateOfBirth: '2022-11-17' });
  const weigh = (value: number, measuredAt: string) =>
    own.post(`${path}/readings`, { readings: [{ kind: 'weight', value, measuredAt }] });
  await weigh(13, '2026-04-01T08:00:00Z');
  expect((await weigh(17.5, '2026-11-10T08:00:00Z')).statusCode).toBe(201);
  expect((await weigh(24, '2026-11-15T08:00:00Z')).json().fields['readings.0.value']).toContain('It was 17.5 kg');
});

test('only what the growth chart shows is corrected here, and its note stays', async () => {
  const { clinic, path, grow } = await aBaby();
  const add = async (reading: object) => (await clinic.post(`${path}/readings`, { readings: [reading] })).json()[0];
  const correct = (id: string, value: number) =>
    clinic.post(`/api/readings/${id}/correction`, { value, reason: 'Misread.', confirmed: true });
  const pulse = await add({ kind: 'heart-rate', value: 120 });
  expect((await correct(pulse.id, 121)).json().fields.value).toContain('Only weight, height and head');
  const weight = await add({ kind: 'weight', value: 7.4, note: 'With a cast.' });
  expect((await correct(weight.id, 7.3)).statusCode).toBe(201);
  expect(chart(await grow(), 'weight')?.points[0]).toMatchObject({ value: 7.3, note: 'With a cast.' });
});

test('a child born at 32 weeks is compared eight weeks younger, and the chart says until when', async () => {
  const { own, path, grow } = await aBaby({ gestation: { weeks: 32, days: 0 } });
  await own.post(`${path}/readings`, {
    readings: [
      { kind: 'weight', value: 6.4 },
      { kind: 'weight', value: 2.4, measuredAt: '2026-06-01T08:00:00Z' },
    ],
  });
  const growth = await grow();
  expect(growth).toMatchObject({ correctedUntil: '2028-05-01', gestation: { weeks: 32, days: 0 } });
  // Before the due date no figure of WHO applies.
  expect(chart(growth, 'weight')?.points).toMatchObject([
    { days: 31, comparedDays: -25, z: null },
    { days: 200, comparedDays: 144, isCorrectedAge: true },
  ]);
});

test('without a day of birth or a sex nothing is compared, and it says what is missing', async () => {
  const patient = await app.aPatient();
  const own = app.as(patient.cookie);
  const path = `/api/patients/${patient.patientId}`;
  expect((await own.get(`${path}/growth`)).json()).toMatchObject({ missing: 'date-of-birth', charts: [] });
  await own.put(`${path}/profile`, { dateOfBirth: '2020-02-02' });
  expect((await own.get(`${path}/growth`)).json()).toMatchObject({ missing: 'sex' });
  await own.put(`${path}/profile`, { sex: 'other' });
  expect((await own.get(`${path}/growth`)).json()).toMatchObject({ missing: 'sex-other' });
  const stranger = await app.aPatient();
  expect((await app.as(stranger.cookie).get(`${path}/growth`)).statusCode).toBe(404);
});
