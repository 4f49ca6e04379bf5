import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { transaction } from '#server/db/transaction.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import { closeCare, openCare, prolongCare } from './care.ts';
import { isChartOpen } from './require-chart.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const inDays = (days: number) => new Date(app.clock.now().getTime() + days * DAY_MS);

test('an end that is set later does not open a chart again that had closed; prolonging does', async () => {
  const [doctor, { patientId }] = [await app.aDoctor(), await app.aPatient()];
  const care = { patientId, clinicianId: doctor.actor.accountId, kind: 'task', sourceId: randomUUID() } as const;
  const isOpen = () => isChartOpen(app.deps, doctor.actor, patientId);
  await transaction(app.db, (tx) => openCare(tx, app.deps, { ...care, closesAt: inDays(1) }));
  expect(await isOpen()).toBe(true);
  app.clock.advance(2 * DAY_MS);

  await transaction(app.db, (tx) => closeCare(tx, care.sourceId, inDays(1)));
  expect(await isOpen()).toBe(false);

  await transaction(app.db, (tx) => prolongCare(tx, care.sourceId, inDays(1)));
  expect(await isOpen()).toBe(true);
});

test('care without an end closes when it is told to', async () => {
  const [doctor, { patientId }] = [await app.aDoctor(), await app.aPatient()];
  const care = { patientId, clinicianId: doctor.actor.accountId, kind: 'admission', sourceId: randomUUID() } as const;
  await transaction(app.db, (tx) => openCare(tx, app.deps, { ...care, closesAt: null }));

  await transaction(app.db, (tx) => closeCare(tx, care.sourceId, app.clock.now()));

  expect(await isChartOpen(app.deps, doctor.actor, patientId)).toBe(false);
});
