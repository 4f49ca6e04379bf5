import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '#contract/durations.ts';
import { takeIntoCare } from '#server/patients/testing.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import { saveProfile } from '../save-profile.ts';
import { addReadings } from './add-readings.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a reading of childhood is not judged by the ranges of an adult', async () => {
  const { actor, patientId } = await app.aPatient();
  await saveProfile(app.deps, actor, patientId, { dateOfBirth: '2007-06-01' });
  const heartRate = (measuredAt: string) => ({ kind: 'heart-rate', value: 130, measuredAt }) as const;
  const readings = await addReadings(app.deps, actor, patientId, {
    readings: [heartRate('2026-03-01T10:00:00Z'), heartRate('2012-03-01T10:00:00Z')],
  });
  expect(readings.map(({ flag }) => flag)).toEqual(['High', null]);
});

test('a temperature that was converted is kept without a tail of digits', async () => {
  const { actor, patientId } = await app.aPatient();
  const readings = [{ kind: 'temperature', value: ((99.5 - 32) * 5) / 9 }] as const;
  expect(await addReadings(app.deps, actor, patientId, { readings: [...readings] })).toMatchObject([{ value: 37.5 }]);
});

test('a wrong reading is crossed out by whoever entered it, and stays in the database', async () => {
  const patient = await app.aPatient();
  const doctor = await app.aDoctor();
  await takeIntoCare(app, doctor, patient);
  const [reading] = await addReadings(app.deps, patient.actor, patient.patientId, {
    readings: [{ kind: 'weight', value: 614 }],
    confirmed: true,
  });

  expect((await app.as(doctor.cookie).delete(`/api/readings/${reading?.id}`)).statusCode).toBe(404);
  expect((await app.as(patient.cookie).delete(`/api/readings/${reading?.id}`)).statusCode).toBe(200);

  expect((await app.as(patient.cookie).get(`/api/patients/${patient.patientId}/readings`)).json()).toEqual([]);
  const kept = await app.db
    .selectFrom('readings')
    .selectAll()
    .where('id', '=', reading?.id ?? '')
    .executeTakeFirst();
  expect(kept).toMatchObject({ value: 614, wrong_by: patient.id });
});

test('a reading of tomorrow is refused at its field', async () => {
  const { cookie, patientId } = await app.aPatient();
  const measuredAt = new Date(app.clock.now().getTime() + 86_400_000).toISOString();

  const reply = await app
    .as(cookie)
    .post(`/api/patients/${patientId}/readings`, { readings: [{ kind: 'heart-rate', value: 70, measuredAt }] });

  expect([reply.statusCode, reply.json().fields]).toEqual([
    400,
    { 'readings.0.measuredAt': 'Choose a time that has been.' },
  ]);
});

test('what is measured at home keeps its note and whether it was fasting, and the doctor sees that the patient told it', async () => {
  const patient = await app.aPatient();
  const doctor = await app.aDoctor();
  await takeIntoCare(app, doctor, patient);
  const path = `/api/patients/${patient.patientId}/readings`;
  const glucose = { kind: 'blood-glucose', value: 112, isFasting: true, note: 'After a bad night' };
  expect((await app.as(patient.cookie).post(path, { readings: [glucose] })).statusCode).toBe(201);
  expect((await app.as(doctor.cookie).post(path, { readings: [{ kind: 'heart-rate', value: 72 }] })).statusCode).toBe(
    201,
  );

  const seen = (await app.as(doctor.cookie).get(path)).json() as Record<string, unknown>[];
  const of = (kind: string) => seen.find((reading) => reading.kind === kind);
  expect(of('blood-glucose')).toMatchObject({ ...glucose, isFromPatient: true, flag: 'A little high', unit: 'mg/dL' });
  expect(of('heart-rate')).toMatchObject({ isFromPatient: false });
});

test('a peak flow below half of the own best says at once what to do', async () => {
  const { actor, patientId } = await app.aPatient();
  const add = async (value: number, hoursAgo: number) => {
    const measuredAt = new Date(app.clock.now().getTime() - hoursAgo * HOUR_MS).toISOString();
    const readings = [{ kind: 'peak-flow', value, measuredAt } as const];
    return (await addReadings(app.deps, actor, patientId, { readings }))[0];
  };
  expect(await add(480, 96)).toMatchObject({ isChecked: false, advice: null });
  expect(await add(140, 95)).toMatchObject({ isChecked: false });
  expect(await add(450, 72)).toMatchObject({ isChecked: false });
  expect(await add(440, 48)).toMatchObject({ isChecked: false });
  expect(await add(450, 24.5)).toMatchObject({ isChecked: true, flag: null, ownBest: 480 });
  const low = await add(230, 0);
  expect(low).toMatchObject({ flag: 'Low', ownBest: 480, advice: { urgency: 4, care: 'asthma' } });
});

test('of one patient 200 readings are taken in a day, and more on the next', async () => {
  const { actor, patientId } = await app.aPatient();
  const steps = Array.from({ length: 20 }, () => ({ kind: 'steps', value: 5_000 }) as const);
  for (let nth = 0; nth < 10; nth++) await addReadings(app.deps, actor, patientId, { readings: [...steps] });
  const one = () => addReadings(app.deps, actor, patientId, { readings: [{ kind: 'steps', value: 5_000 }] });

  await expect(one()).rejects.toMatchObject({ code: 'too_many_requests' });
  app.clock.advance(25 * HOUR_MS);
  expect(await one()).toHaveLength(1);
});
