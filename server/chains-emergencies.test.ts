// Chains that begin with broken glass or an open alert, and where their reach ends (decision 24).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { aBed, anInpatient } from './admissions/testing.ts';
import { callForHelp } from './alerts/call-for-help.ts';
import { anOrder } from './medication/testing.ts';
import { takeIntoCare, trailAbout } from './patients/testing.ts';
import { changeDuty } from './staffing/duty.ts';
import { startTestApp, type TestApp } from './testing-app.ts';
import * as chains from './testing-chains.ts';
import type { Patient, Person } from './testing-people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const chartSeenBy = (person: Person, patient: { patientId: string }) => chains.chartSeenBy(app, person, patient);
const post = (person: Person, path: string, body: object = {}) => chains.postAs(app, person, path, body);
const REASON = 'Found unconscious at the gate.';

const EMERGENCIES = {
  glass: (doctor: Person, { patientId }: Patient) =>
    post(doctor, `/patients/${patientId}/break-glass`, { reason: REASON }),
  alert: async (doctor: Person, patient: Patient) => {
    await changeDuty(app.deps, doctor.actor, true);
    return callForHelp(app.deps, patient.actor, {});
  },
};

async function admit(doctor: Person, { patientId }: Patient) {
  const body = { patientId, bedId: (await aBed(app)).id, doctorId: doctor.id, diagnosis: 'Collapse' };
  const admitted = await post(doctor, '/inpatients', body);
  expect(admitted.statusCode).toBe(201);
  return admitted.json<{ id: string; version: number }>();
}

async function discharge(doctor: Person, id: string): Promise<void> {
  const left = await post(doctor, `/inpatients/${id}/discharge`, { summary: 'Went home.', version: 1 });
  expect([left.statusCode, left.body]).toEqual([200, expect.any(String)]);
}

const groundOf = async (id: string) =>
  (await app.db.selectFrom('admissions').select('acceptance_ground').where('id', '=', id).executeTakeFirstOrThrow())
    .acceptance_ground;

const toldTo = async (reader: Person, words: string) =>
  (await app.as(reader.cookie).get('/api/notices'))
    .json<{ title: string }[]>()
    .filter(({ title }) => title.includes(words));

describe.each(['glass', 'alert'] as const)('a doctor who admits on the ground of %s alone', (ground) => {
  test('may do so; the stay and the trail say how, and the patient and the administrators are told', async () => {
    const [{ doctor, patient }, administrator] = [await chains.aWorld(app), await app.anAdministrator()];
    await EMERGENCIES[ground](doctor, patient);
    const { id } = await admit(doctor, patient);
    expect(await groundOf(id)).toBe(ground);
    const entries = (await trailAbout(app, patient.patientId)).filter(
      ({ action }) => action === 'admission.accepted_in_emergency',
    );
    expect(entries).toMatchObject([{ actor_id: doctor.id, details: { flagged: true, ground, by: doctor.id } }]);
    for (const reader of [patient, administrator]) {
      expect(await toldTo(reader, 'accepted an admission after opening the record')).toHaveLength(1);
    }
  });

  test('keeps nothing of the chart a day after the discharge, unless they wrote in the stay', async () => {
    const [idle, writer] = [await chains.aWorld(app), await chains.aWorld(app)];
    for (const { doctor, patient } of [idle, writer]) {
      await EMERGENCIES[ground](doctor, patient);
      const { id } = await admit(doctor, patient);
      expect(await chartSeenBy(doctor, patient)).toBe(200);
      if (doctor === writer.doctor) await post(doctor, `/inpatients/${id}/notes`, { note: 'Glucose 2.1, given 20 g.' });
      await discharge(doctor, id);
    }
    app.clock.advance(DAY_MS + 1);
    expect(await chartSeenBy(idle.doctor, idle.patient)).toBe(404);
    expect(await chartSeenBy(writer.doctor, writer.patient)).toBe(200);
  });
});

test('a doctor who is there by an open alert alone stops a ward order: flagged in the trail and told to whoever ordered it', async () => {
  const stay = await anInpatient(app);
  const order = await anOrder(app, stay);
  const doctor = await app.aDoctor({ name: 'Dr. Passing By' });
  await changeDuty(app.deps, doctor.actor, true);
  await callForHelp(app.deps, stay.patient.actor, {});
  const stop = (who: Person, id: string) => post(who, `/medication-orders/${id}/stop`, { reason: 'Anaphylaxis.' });
  expect((await stop(doctor, order.id)).statusCode).toBe(200);
  const own = await anOrder(app, stay);
  expect((await stop(stay.doctor, own.id)).statusCode).toBe(200);
  const entries = (await trailAbout(app, stay.patient.patientId)).filter(
    ({ action }) => action === 'medication.stopped',
  );
  const flags = entries.map(({ actor_id, details }) => [actor_id, (details as { flagged?: boolean }).flagged]);
  expect(flags).toEqual(
    expect.arrayContaining([
      [doctor.id, true],
      [stay.doctor.id, undefined],
    ]),
  );
  expect(await toldTo(stay.doctor, 'Dr. Passing By stopped your order')).toHaveLength(1);
});

test('an admission by a doctor who treats the patient is not flagged, and neither is one that a nurse asked for', async () => {
  const treated = await chains.aWorld(app);
  await takeIntoCare(app, treated.doctor, treated.patient);
  const { id } = await admit(treated.doctor, treated.patient);
  const named = await chains.aWorld(app);
  await EMERGENCIES.alert(named.doctor, named.patient);
  const bed = await aBed(app);
  const body = { patientId: named.patient.patientId, bedId: bed.id, doctorId: named.doctor.id, diagnosis: 'Collapse' };
  const waiting = (await post(named.nurse, '/inpatients', body)).json<{ id: string }>();
  expect((await post(named.doctor, `/inpatients/${waiting.id}/accept`)).statusCode).toBe(200);
  expect([await groundOf(id), await groundOf(waiting.id)]).toEqual(['care', 'named']);
  for (const { patient } of [treated, named]) {
    const actions = (await trailAbout(app, patient.patientId)).map(({ action }) => action);
    expect(actions).not.toContain('admission.accepted_in_emergency');
  }
});
