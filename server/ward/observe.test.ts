import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderScale } from '../admissions/order-scale.ts';
import { anInpatient } from '../admissions/testing.ts';
import { acknowledgeAlert, attendAlert, closeAlert } from '../alerts/answer-alert.ts';
import { listAlerts } from '../alerts/list-alerts.ts';
import { listPatients } from '../patients/listing/list-patients.ts';
import { fixedClock } from '../platform/clock.ts';
import { addReadings } from '../records/readings/add-readings.ts';
import { listReadings } from '../records/readings/list-readings.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { listInpatients } from './list-inpatients.ts';
import { markObservationWrong } from './mark-observation-wrong.ts';
import { observe } from './observe.ts';
import { readInpatient } from './read-inpatient.ts';
import { ILL, WELL } from './testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const afterMinutes = (minutes: number) => ({
  ...app.deps,
  clock: fixedClock(new Date(app.clock.now().getTime() + minutes * 60_000)),
});
const alertOf = async (patientId: string) =>
  (await listAlerts(app.deps, (await app.aNurse()).actor)).filter((alert) => alert.patientId === patientId);

describe('a set of observations', () => {
  test('is scored, says when the next is due, and its values are in the record', async () => {
    const { id, nurse, patient } = await anInpatient(app);

    const observed = await observe(app.deps, nurse.actor, id, { ...WELL, temperature: 38.5 });

    expect(observed).toMatchObject({
      observation: { score: 1, status: 'stable', by: 'Sita Pillai', points: { temperature: 1, pulse: 0 }, missing: [] },
      nextObservationDue: afterMinutes(240).clock.now().toISOString(),
      hasAlert: false,
    });
    const kinds = (await listReadings(app.deps, patient.actor, patient.patientId, {})).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual([
      'blood-pressure',
      'heart-rate',
      'oxygen-saturation',
      'respiration',
      'temperature',
    ]);
  });

  test('is never refused because many were entered: who is measured every 15 minutes is the sickest', async () => {
    const { id, nurse, patient } = await anInpatient(app);
    for (let nth = 0; nth < 41; nth++) await observe(afterMinutes(nth * 15), nurse.actor, id, WELL);

    const worse = await observe(afterMinutes(41 * 15), nurse.actor, id, ILL);

    expect(worse).toMatchObject({ observation: { score: 9 }, hasAlert: true });
    expect(await alertOf(patient.patientId)).toHaveLength(1);
  });

  test('is not refused because the patient has entered as many readings as a day takes, and takes none of them away', async () => {
    const { id, nurse, patient } = await anInpatient(app);
    const steps = Array.from({ length: 20 }, () => ({ kind: 'steps', value: 5_000 }) as const);
    const atHome = (readings: typeof steps) => addReadings(app.deps, patient.actor, patient.patientId, { readings });
    await observe(app.deps, nurse.actor, id, WELL);
    for (let nth = 0; nth < 10; nth++) await atHome(steps);
    await expect(atHome(steps.slice(0, 1))).rejects.toMatchObject({ code: 'too_many_requests' });

    expect(await observe(afterMinutes(1), nurse.actor, id, ILL)).toMatchObject({ hasAlert: true });
  });

  test('of 7 or more raises one alert with the place, and marks the patient in the doctor’s list', async () => {
    const { id, nurse, doctor, patient, bed } = await anInpatient(app);
    await observe(app.deps, nurse.actor, id, WELL);

    const first = await observe(afterMinutes(10), nurse.actor, id, ILL);
    const second = await observe(afterMinutes(20), nurse.actor, id, ILL);

    expect([first.hasAlert, first.isContinuous, second.hasAlert]).toEqual([true, true, true]);
    const alerts = await alertOf(patient.patientId);
    expect(alerts).toMatchObject([{ source: 'news2', reason: 'NEWS2 is 9, it was 0.', place: bed.place }]);
    const [listed] = await listPatients(app.deps, doctor.actor, { limit: 10 });
    expect(listed).toMatchObject({ status: 'Critical' });

    await observe(afterMinutes(30), nurse.actor, id, WELL);
    const alertId = alerts[0]?.id ?? '';
    await acknowledgeAlert(app.deps, nurse.actor, alertId, 0);
    await attendAlert(app.deps, nurse.actor, alertId);
    await closeAlert(app.deps, nurse.actor, alertId, 'Fluids, better.');
    const [better] = await listPatients(app.deps, doctor.actor, { limit: 10 });
    expect(better).toMatchObject({ status: 'Active' });
  });

  test('that is entered late and overtaken by a newer one raises nothing', async () => {
    const { id, nurse, patient } = await anInpatient(app);
    await observe(afterMinutes(60), nurse.actor, id, WELL);
    const measuredAt = afterMinutes(30).clock.now().toISOString();
    const observed = await observe(afterMinutes(61), nurse.actor, id, { ...ILL, measuredAt });
    expect(observed.hasAlert).toBe(false);
    expect(await alertOf(patient.patientId)).toEqual([]);
  });

  test('and another at the same moment come one after the other: the mark follows the newest', async () => {
    const { id, nurse, doctor } = await anInpatient(app);
    const measuredAt = (minutes: number) => afterMinutes(-minutes).clock.now().toISOString();
    await Promise.all([
      observe(app.deps, nurse.actor, id, { ...ILL, measuredAt: measuredAt(2) }),
      observe(app.deps, nurse.actor, id, { ...WELL, measuredAt: measuredAt(1) }),
      observe(app.deps, nurse.actor, id, { ...ILL, measuredAt: measuredAt(3) }),
    ]);
    expect(await readInpatient(app.deps, nurse.actor, id)).toMatchObject({ status: 'stable', news2: { score: 0 } });
    const marks = await app.db.selectFrom('patient_marks').selectAll().where('source_id', '=', id).execute();
    expect(marks).toEqual([]);
    expect(await listInpatients(app.deps, doctor.actor)).toHaveLength(1);
  });

  test('is sent twice with one key and stored once', async () => {
    const { id, nurse } = await anInpatient(app);
    const key = { 'idempotency-key': randomUUID() };
    const send = () => app.as(nurse.cookie).post(`/api/inpatients/${id}/observations`, WELL, key);
    const answers = [await send(), await send()];
    expect(answers.map((answer) => answer.json().observation.id)).toEqual(
      answers.map(() => answers[0]?.json().observation.id),
    );
    expect((await app.as(nurse.cookie).get(`/api/inpatients/${id}/observations`)).json()).toHaveLength(1);
  });

  test.each([
    ['a pulse of 301', { ...WELL, pulse: 301 }, 400, 'pulse'],
    ['a pressure of 80/80', { ...WELL, systolic: 80, diastolic: 80 }, 400, 'systolic'],
    ['a pressure with one value', { ...WELL, diastolic: undefined }, 400, 'systolic'],
    ['litres of air', { ...WELL, oxygenLitres: 4 }, 400, 'oxygenLitres'],
    ['a respiration of 5', { ...WELL, respiration: 5 }, 409, 'respiration'],
    ['41.5 °C', { ...WELL, temperature: 41.5 }, 409, 'temperature'],
  ])('with %s is refused or confirmed at its field', async (_what, set, status, field) => {
    const { id, nurse } = await anInpatient(app);
    const answer = await app.as(nurse.cookie).post(`/api/inpatients/${id}/observations`, set);
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([status, [field]]);
    if (status !== 409) return;
    const confirmed = await app
      .as(nurse.cookie)
      .post(`/api/inpatients/${id}/observations`, { ...set, confirmed: true });
    expect(confirmed.statusCode).toBe(201);
  });

  test('without any value is refused', async () => {
    const { id, nurse } = await anInpatient(app);
    const answer = await app.as(nurse.cookie).post(`/api/inpatients/${id}/observations`, {});
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'nothing_measured']);
  });

  test('is scored on scale 2 only where a doctor ordered it', async () => {
    const { id, nurse, doctor } = await anInpatient(app);
    const set = { ...WELL, oxygenSaturation: 89 };
    const before = await observe(app.deps, nurse.actor, id, set);
    await orderScale(app.deps, doctor.actor, id, { scale: 2, reason: 'Hypercapnic before.' });
    const after = await observe(afterMinutes(1), nurse.actor, id, set);
    expect([before, after].map(({ observation: { scale, score } }) => [scale, score])).toEqual([
      [1, 3],
      [2, 0],
    ]);
    const asNurse = app.as(nurse.cookie).put(`/api/inpatients/${id}/saturation-scale`, { scale: 1, reason: 'No.' });
    expect((await asNurse).statusCode).toBe(403);
  });

  test('entered in error no longer counts, stays visible, and leaves the record as well', async () => {
    const { id, nurse, patient } = await anInpatient(app);
    await observe(app.deps, nurse.actor, id, WELL);
    const wrong = await observe(afterMinutes(1), nurse.actor, id, { ...WELL, consciousness: 'C' });
    expect(await readInpatient(app.deps, nurse.actor, id)).toMatchObject({ status: 'attention' });

    const other = await app.aNurse();
    const attempt = markObservationWrong(app.deps, other.actor, wrong.observation.id, 'Not mine.');
    await expect(attempt).rejects.toMatchObject({ code: 'not_found' });
    await markObservationWrong(app.deps, nurse.actor, wrong.observation.id, 'It was the other bed.');

    const now = await readInpatient(app.deps, nurse.actor, id);
    expect(now).toMatchObject({ status: 'stable', news2: { score: 0 } });
    expect(now.observations.map((set) => set.wrong?.reason ?? null)).toEqual(['It was the other bed.', null]);
    expect(await listReadings(app.deps, patient.actor, patient.patientId, {})).toHaveLength(5);
  });
});
