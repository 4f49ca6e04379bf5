import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '#server/testing-app.ts';
import { until } from '#server/testing-stream.ts';

const app = await startTestApp();
afterAll(() => app.close());

const CONNECTIONS = 10;

/** Every connection to the database is in use until the answer is called. */
async function holdAllConnections(): Promise<() => Promise<void>> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let holding = 0;
  const all = Array.from({ length: CONNECTIONS }, () =>
    app.db.connection().execute(async () => {
      holding += 1;
      await held;
    }),
  );
  await until(() => holding === CONNECTIONS);
  return async () => {
    letGo();
    await Promise.all(all);
  };
}

test('while requests wait for the database for too long, new ones are asked to come back, and those that wait are answered', async () => {
  const patient = await app.aPatient();
  const nurse = await app.aNurse();
  const letGo = await holdAllConnections();
  const waiting = app.as(patient.cookie).get('/api/appointments');
  await until(() => app.database.opened.longestWaitMs() > 3_000);

  const refused = await app.as(patient.cookie).get('/api/appointments');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('2');
  expect(refused.json()).toMatchObject({ code: 'unavailable' });

  const sos = app.as(patient.cookie).post('/api/alerts', {});
  const glance = app.as(nurse.cookie).get('/api/alarms/glance');
  await letGo();
  expect((await sos).statusCode).toBe(201);
  expect((await glance).statusCode).toBe(200);
  expect((await waiting).statusCode).toBe(200);
  expect((await app.as(patient.cookie).get('/api/appointments')).statusCode).toBe(200);
});
