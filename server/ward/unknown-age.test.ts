import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { TypedSet } from '#contract/ward/observations.ts';
import { anInpatient, aWaitingInpatient } from '../admissions/testing.ts';
import { listAlerts } from '../alerts/list-alerts.ts';
import { createDatabase, dropDatabase, inDatabase } from '../db/create-database.ts';
import { prepareDatabase } from '../db/prepare-database.ts';
import { withClient } from '../db/with-client.ts';
import { saveProfile } from '../records/save-profile.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { readHandover } from './handover/read-handover.ts';
import { observe } from './observe.ts';
import { readInpatient } from './read-inpatient.ts';
import { setStatus } from './set-status.ts';
import { ILL, WELL } from './testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const DYING: TypedSet = {
  ...{ respiration: 30, oxygenSaturation: 85, isOnOxygen: true, oxygenLitres: 10, systolic: 80, diastolic: 45 },
  ...{ pulse: 140, consciousness: 'U', temperature: 34.5 },
};
const { temperature: _, ...WITHOUT_TEMPERATURE } = DYING;

const alertsOf = async (patientId: string) =>
  (await listAlerts(app.deps, (await app.aNurse()).actor)).filter((alert) => alert.patientId === patientId);

test.each<[string, TypedSet, number | null, string, number, boolean]>([
  ['all well', WELL, 0, 'stable', 720, false],
  ['a single reading of 3', { ...WELL, consciousness: 'C' }, 3, 'attention', 60, false],
  ['a total of 9', ILL, 9, 'critical', 15, true],
  ['six readings of 3', DYING, 20, 'critical', 15, true],
  ['a partial set with a reading of 3', { consciousness: 'C' }, null, 'attention', 0, false],
  ['a partial set that is worth 17 already', WITHOUT_TEMPERATURE, null, 'critical', 0, true],
])('of unknown age, with %s, someone is judged as an adult', async (_name, set, score, status, minutes, hasAlert) => {
  const { id, nurse, patient } = await anInpatient(app, { born: null });

  const observed = await observe(app.deps, nurse.actor, id, set);

  expect(observed).toMatchObject({ observation: { score, status, isAgeUnknown: true }, hasAlert });
  expect(new Date(observed.nextObservationDue).getTime() - app.clock.now().getTime()).toBe(minutes * 60_000);
  expect(await readInpatient(app.deps, nurse.actor, id)).toMatchObject({ status });
  expect(await alertsOf(patient.patientId)).toHaveLength(hasAlert ? 1 : 0);
});

test('a score of unknown age says so in the alert, beside the score and at the handover', async () => {
  const { id, nurse, patient } = await anInpatient(app, { born: null, name: 'Asha Rao' });
  await observe(app.deps, nurse.actor, id, DYING);

  const [alert] = await alertsOf(patient.patientId);
  expect(alert?.reason).toContain('NEWS2 is 20');
  expect(alert?.reason).toContain('Age unknown: scored as an adult');
  expect((await readInpatient(app.deps, nurse.actor, id)).news2).toMatchObject({ score: 20, isAgeUnknown: true });
  const { current } = await readHandover(app.deps, nurse.actor);
  const letters = current.patients.find(({ name }) => name === 'Asha Rao');
  expect(letters?.situation).toContain('Age unknown: scored as an adult.');
});

test('a nurse enters the age at the bed; from then on the score says nothing of it', async () => {
  const { id, nurse, patient } = await anInpatient(app, { born: null });
  await observe(app.deps, nurse.actor, id, ILL);

  const saved = await app.as(nurse.cookie).put(`/api/patients/${patient.patientId}/profile`, { age: 71 });

  expect(saved.statusCode).toBe(200);
  expect(await readInpatient(app.deps, nurse.actor, id)).toMatchObject({
    ...{ age: 71, status: 'critical', news2: { score: 9, isAgeUnknown: false } },
  });
});

test('once the age turns out to be a child’s, the adult score no longer counts and limits of a child do', async () => {
  const { id, nurse, patient } = await anInpatient(app, { born: null });
  await observe(app.deps, nurse.actor, id, DYING);

  await saveProfile(app.deps, nurse.actor, patient.patientId, { age: 8 });

  expect(await readInpatient(app.deps, nurse.actor, id)).toMatchObject({
    ...{ status: 'critical', notScored: 'under-16', news2: null, can: { setStatus: true } },
    statusBecause:
      'Look now: SpO2 85 % is dangerously low at this age, on oxygen, pressure 80/45 is dangerously low at this age, pulse 140 is high at this age, unresponsive, temperature 34.5 °C is dangerously low at this age',
  });
  const said = await setStatus(app.deps, nurse.actor, id, { status: 'critical', reason: 'Unresponsive.' });
  expect(said).toMatchObject({ status: 'critical', statusBecause: 'Set by Sita Pillai' });
});

test('sets that were left without a score for want of an age are scored when the clinic is updated', async () => {
  const server = inject('testServer');
  const name = 'nadi_test_unknown_age';
  await createDatabase(server.superUrl, { name, owner: server.owner, app: server.app });
  const urls = { ownerUrl: inDatabase(server.ownerUrl, name), appUrl: inDatabase(server.appUrl, name) };
  const all = path.join(import.meta.dirname, '../db/migrations');
  const before = fs.mkdtempSync('/tmp/nadi-migrations-');
  const files = fs.readdirSync(all).toSorted();
  for (const file of files.slice(
    0,
    files.findIndex((each) => each.endsWith('_unknown_age_is_scored.sql')),
  )) {
    fs.copyFileSync(path.join(all, file), path.join(before, file));
  }
  const grantsFile = path.join(before, 'grants');
  // Those of today name tables that are not there yet.
  fs.writeFileSync(grantsFile, '');
  await prepareDatabase({ ...urls, migrationsFolder: before, grantsFile });
  const points = (saturation: number, pulse: number | null) =>
    JSON.stringify({ ...{ respiration: 2, oxygenSaturation: saturation, isOnOxygen: 2, systolic: 0 }, pulse });
  const insert = (saturation: number, pulse: number | null) =>
    `insert into observations (admission_id, patient_id, measured_at, recorded_at, recorded_by, respiration,
       oxygen_saturation, is_on_oxygen, systolic, diastolic, pulse, consciousness, temperature, scale, is_pregnant,
       points, not_scored, has_three)
     values (gen_random_uuid(), gen_random_uuid(), now(), now(), gen_random_uuid(), 22, 90, true, 120, 80,
       ${pulse === null ? 'null' : 80}, 'A', 37, 1, false, '${points(saturation, pulse)}', 'age-unknown', ${saturation === 3})`;
  await withClient(inDatabase(server.superUrl, name), async (client) => {
    await client.query("set session_replication_role = 'replica'");
    for (const set of [insert(3, 0), insert(3, null), insert(1, 0)]) await client.query(set);
  });

  await prepareDatabase({ ...urls, migrationsFolder: all });

  const { rows } = await withClient(inDatabase(server.superUrl, name), (client) =>
    client.query('select score, not_scored, status from observations order by score'),
  );
  expect(rows).toEqual([
    { score: 5, not_scored: null, status: 'attention' },
    { score: 7, not_scored: null, status: 'critical' },
    { score: null, not_scored: 'partial', status: null },
  ]);
  await dropDatabase(server.superUrl, name);
  fs.rmSync(before, { recursive: true });
});

test('before a doctor has accepted, the age comes with the set, is kept, and the set is judged by it', async () => {
  const { id, nurse, patient } = await aWaitingInpatient(app, { born: null });
  const saved = await observe(app.deps, nurse.actor, id, { ...ILL, whose: { age: 8 } });
  expect(saved).toMatchObject({ observation: { score: null, notScored: 'under-16' }, hasAlert: false });
  const [profile] = await app.db
    .selectFrom('health_profiles')
    .select(['age_years', 'written_by'])
    .where('patient_id', '=', patient.patientId)
    .orderBy('version', 'desc')
    .execute();
  expect(profile).toEqual({ age_years: 8, written_by: nurse.id });
  const again = await observe(app.deps, nurse.actor, id, { ...ILL, whose: { age: 71 } });
  expect(again.observation.notScored).toBe('under-16');
});

test('an age that cannot be is refused, and the set is not kept', async () => {
  const { id, nurse } = await aWaitingInpatient(app, { born: null });
  const attempt = observe(app.deps, nurse.actor, id, { ...ILL, whose: { age: 400 } });
  await expect(attempt).rejects.toMatchObject({ code: 'bad_input' });
});

test('after a set that is not complete the answer says how the patient stands', async () => {
  const { id, nurse } = await anInpatient(app);
  await observe(app.deps, nurse.actor, id, ILL);
  const saved = await observe(app.deps, nurse.actor, id, { pulse: 135 });
  expect(saved).toMatchObject({
    status: 'critical',
    statusBecause: 'NEWS2 is 9',
    observation: { status: 'attention' },
  });
});
