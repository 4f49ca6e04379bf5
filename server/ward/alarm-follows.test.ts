import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Alert } from '#contract/alerts.ts';
import type { TypedSet } from '#contract/ward/observations.ts';
import { acceptAdmission } from '../admissions/accept-admission.ts';
import { admitPatient } from '../admissions/admit-patient.ts';
import { dischargeInpatient } from '../admissions/discharge-inpatient.ts';
import { type Admitted, aBed, anInpatient } from '../admissions/testing.ts';
import { acknowledgeAlert, attendAlert, closeAlert, readTakenBack } from '../alerts/answer-alert.ts';
import { escalateAlerts } from '../alerts/escalate-alerts.ts';
import { listAlerts } from '../alerts/list-alerts.ts';
import { listPatients } from '../patients/listing/list-patients.ts';
import { fixedClock } from '../platform/clock.ts';
import { changeDuty } from '../staffing/duty.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import type { Person } from '../testing-people.ts';
import { readHandover } from './handover/read-handover.ts';
import { markObservationWrong } from './mark-observation-wrong.ts';
import { observe } from './observe.ts';
import { ILL, ILL_7, ILL_13, WELL } from './testing.ts';

let app: TestApp;
let watcher: Person;
beforeAll(async () => {
  app = await startTestApp();
  watcher = await app.aNurse({ name: 'Rahul Deshpande' });
});
afterAll(() => app.close());

const at = (minutes: number) => ({
  ...app.deps,
  clock: fixedClock(new Date(app.clock.now().getTime() + minutes * 60_000)),
});
const timeAt = (minutes: number) => at(minutes).clock.now().toISOString();
const alertsOf = async ({ patient }: Admitted) =>
  (await listAlerts(at(1_000), watcher.actor)).filter(({ patientId }) => patientId === patient.patientId);
const alertOf = async (stay: Admitted): Promise<Alert> => {
  const [alert] = await alertsOf(stay);
  if (!alert) throw new Error('There is no alert.');
  return alert;
};
const save = (stay: Admitted, minutes: number, set: TypedSet) => observe(at(minutes), stay.nurse.actor, stay.id, set);
const take = (stay: Admitted, alert: Alert, minutes: number) =>
  acknowledgeAlert(at(minutes), stay.nurse.actor, alert.id, alert.score);

/** Nothing of an earlier test goes on. */
async function acknowledgeAll() {
  for (const { id, status, score } of await listAlerts(app.deps, watcher.actor))
    if (status === 'raised') await acknowledgeAlert(app.deps, watcher.actor, id, score);
}

/** NEWS2 7, acknowledged a minute later by Sita Pillai. */
async function acknowledgedAtSeven(): Promise<Admitted> {
  const stay = await anInpatient(app);
  await save(stay, 0, ILL_7);
  await take(stay, await alertOf(stay), 1);
  return stay;
}

describe('a NEWS2 alert', () => {
  test('that was acknowledged at 7 is raised again at 13, with both scores in its words', async () => {
    const stay = await acknowledgedAtSeven();
    await attendAlert(at(2), stay.nurse.actor, (await alertOf(stay)).id);

    await save(stay, 30, ILL_13);

    expect(await alertOf(stay)).toMatchObject({
      ...{ status: 'raised', score: 13, reason: 'NEWS2 is 13, it was 7 when it was acknowledged.' },
      readings: 'Resp 26 +3, SpO2 90 % +3, oxygen 6 L +2, 98/56 +2, pulse 122 +2, 38.6 °C +1',
      ...{ raisedAgainAt: timeAt(30), unansweredSince: timeAt(30), rungAt: timeAt(30) },
      before: { name: 'Sita Pillai', score: 7, at: timeAt(1) },
      ...{ acknowledged: null, attended: null },
    });
    const trail = await app.db
      .selectFrom('audit_entries')
      .select('details')
      .where('patient_id', '=', stay.patient.patientId)
      .where('action', '=', 'alert.raised_again')
      .execute();
    expect(trail).toMatchObject([{ details: { score: 13, was: 7, acknowledged_before_by: stay.nurse.id } }]);
  });

  test('that is raised again rings, mails the doctors and mails the administrators anew, counted from then', async () => {
    const doctor = await app.aDoctor();
    await changeDuty(app.deps, doctor.actor, true);
    const admin = await app.anAdministrator();
    await acknowledgeAll();
    const stay = await anInpatient(app, { name: 'Ravi Menon' });
    await save(stay, 0, ILL_7);
    for (const minutes of [1, 3, 5]) await escalateAlerts(at(minutes));
    await take(stay, await alertOf(stay), 6);
    await save(stay, 30, ILL_13);
    const mails = async (to: Person, word: RegExp) =>
      (await app.mails(to.email)).filter(({ text }) => word.test(text)).length;
    const told = async () => [await mails(doctor, /Ravi Menon/), await mails(admin, /emergency alerts now/)];
    const before = await told();

    await escalateAlerts(at(30.9));
    expect((await alertOf(stay)).rungAt).toBe(timeAt(30));
    await escalateAlerts(at(31));
    expect((await alertOf(stay)).rungAt).toBe(timeAt(31));
    await escalateAlerts(at(33));
    await escalateAlerts(at(33.5));
    await escalateAlerts(at(35));

    expect(await told()).toEqual(before.map((count) => count + 1));
  });

  test('that nobody has acknowledged follows a higher score and sounds again, while its clock runs on', async () => {
    const stay = await anInpatient(app);
    await save(stay, 0, ILL_7);
    await save(stay, 2, ILL_13);

    expect(await alertOf(stay)).toMatchObject({
      ...{ status: 'raised', score: 13, reason: 'NEWS2 is 13, it was 7.', raisedAgainAt: null },
      ...{ unansweredSince: timeAt(0), rungAt: timeAt(2) },
    });
  });

  test('follows a lower score in its words without a sound, and stays acknowledged', async () => {
    const stay = await acknowledgedAtSeven();
    await save(stay, 30, WELL);

    expect(await alertOf(stay)).toMatchObject({
      ...{ status: 'acknowledged', score: 0, reason: 'NEWS2 is 0, it was 7.', rungAt: timeAt(0) },
    });
    await save(stay, 60, ILL_7);
    expect(await alertOf(stay)).toMatchObject({ status: 'raised', score: 7, reason: 'NEWS2 is 7, it was 0.' });
  });

  test('cannot be acknowledged at a score that has risen meanwhile', async () => {
    const stay = await anInpatient(app);
    await save(stay, 0, ILL_7);
    const seen = await alertOf(stay);
    await save(stay, 1, ILL_13);

    const path = `/api/alerts/${seen.id}/acknowledge`;
    const refused = await app.as(watcher.cookie).post(path, { score: 7 });
    const unnamed = await app.as(watcher.cookie).post(path, {});

    expect([refused.statusCode, refused.json().code, refused.json().message]).toEqual([
      409,
      'alert_has_risen',
      'NEWS2 is 13 now. Look at it again, then acknowledge 13.',
    ]);
    expect(unnamed.statusCode).toBe(409);
    expect((await app.as(watcher.cookie).post(path, { score: 13 })).json()).toMatchObject({ status: 'acknowledged' });
  });

  test('loses nothing when sets and acknowledgements come at the same moment', async () => {
    const stay = await anInpatient(app);
    await save(stay, 0, ILL_7);
    const seen = await alertOf(stay);

    await Promise.allSettled([
      save(stay, 3, ILL_13),
      save(stay, 2, ILL),
      take(stay, seen, 3),
      acknowledgeAlert(at(3), watcher.actor, seen.id, 7),
    ]);

    // Whichever came first: nobody has taken on the 13 by acknowledging a 7.
    expect(await alertOf(stay)).toMatchObject({ status: 'raised', score: 13 });
  });

  test('prints its latest score in the handover', async () => {
    const stay = await acknowledgedAtSeven();
    await save(stay, 30, ILL_13);
    expect(JSON.stringify(await readHandover(at(31), stay.nurse.actor))).toContain(
      'Open alert: NEWS2 is 13, it was 7 when it was acknowledged.',
    );
  });
});

describe('a set marked as entered in error', () => {
  const markWrong = (stay: Admitted, id: string, minutes: number) =>
    markObservationWrong(at(minutes), stay.nurse.actor, id, 'wrong patient');

  test('takes back the alert that rests on it alone, visibly to each until read', async () => {
    const stay = await anInpatient(app);
    await save(stay, 0, WELL);
    const wrong = await save(stay, 10, ILL_13);

    await markWrong(stay, wrong.observation.id, 12);

    const taken = await alertOf(stay);
    expect(taken).toMatchObject({
      ...{ status: 'taken-back', isRead: false, outcome: 'Set entered in error: wrong patient' },
      closed: { name: 'Sita Pillai', at: timeAt(12) },
    });
    const [listed] = await listPatients(app.deps, stay.doctor.actor, { limit: 10 });
    expect(listed).toMatchObject({ status: 'Active' });
    expect(await readTakenBack(at(13), watcher.actor, taken.id)).toMatchObject({ isRead: true });
    expect(await alertOf(stay)).toMatchObject({ isRead: true });
    expect((await listAlerts(at(14), stay.nurse.actor)).find(({ id }) => id === taken.id)?.isRead).toBe(false);
    await escalateAlerts(at(20));
    expect((await alertOf(stay)).rungAt).toBe(timeAt(10));
  });

  test('leaves an alert that other sets still bear, with the score that counts', async () => {
    const stay = await anInpatient(app);
    await save(stay, 0, ILL);
    const wrong = await save(stay, 10, ILL_13);

    await markWrong(stay, wrong.observation.id, 12);

    expect(await alertOf(stay)).toMatchObject({ status: 'raised', score: 9, reason: 'NEWS2 is 9.' });
  });

  test('gives the acknowledgement back that it had set aside', async () => {
    const stay = await acknowledgedAtSeven();
    const wrong = await save(stay, 30, ILL_13);

    await markWrong(stay, wrong.observation.id, 31);

    expect(await alertOf(stay)).toMatchObject({
      ...{ status: 'acknowledged', score: 7, before: null, raisedAgainAt: null },
      acknowledged: { name: 'Sita Pillai', at: timeAt(1) },
    });
  });

  test('does not take back an alert that was rightly raised and has calmed down', async () => {
    const stay = await acknowledgedAtSeven();
    await save(stay, 30, WELL);
    const wrong = await save(stay, 40, { ...WELL, pulse: 95 });

    await markWrong(stay, wrong.observation.id, 41);

    expect(await alertOf(stay)).toMatchObject({ status: 'acknowledged', score: 0 });
  });

  test('raises what was entered late and overtaken by it, for now it counts', async () => {
    const stay = await anInpatient(app);
    const newer = await save(stay, 10, WELL);
    await save(stay, 20, { ...ILL_13, measuredAt: timeAt(5) });
    expect(await alertsOf(stay)).toEqual([]);

    await markWrong(stay, newer.observation.id, 25);

    expect(await alertsOf(stay)).toMatchObject([{ status: 'raised', score: 13, raisedAt: timeAt(20) }]);
  });

  test('raises nothing anew of which an alert was closed', async () => {
    const stay = await acknowledgedAtSeven();
    const { id } = await alertOf(stay);
    await attendAlert(at(2), stay.nurse.actor, id);
    await closeAlert(at(8), stay.nurse.actor, id, 'Better.');
    const newer = await save(stay, 30, WELL);

    await markWrong(stay, newer.observation.id, 35);

    expect(await alertsOf(stay)).toMatchObject([{ id, status: 'closed' }]);
  });

  test('raises an alert anew when the next set is really critical', async () => {
    const stay = await anInpatient(app);
    const wrong = await save(stay, 0, ILL_13);
    await markWrong(stay, wrong.observation.id, 1);
    await save(stay, 2, ILL);
    expect((await alertsOf(stay)).map(({ status }) => status)).toEqual(['raised', 'taken-back']);
  });
});

describe('an alert that was open when the patient was discharged', () => {
  /** NEWS2 9 acknowledged in a stay that ended; the patient is here again since minute 60. */
  async function hereAgain(): Promise<Admitted> {
    const { patient, doctor, nurse, ...first } = await anInpatient(app);
    await save({ patient, doctor, nurse, ...first }, 0, ILL);
    await take({ patient, doctor, nurse, ...first }, await alertOf({ patient, doctor, nurse, ...first }), 1);
    await dischargeInpatient(at(30), doctor.actor, first.id, { summary: 'Better.', version: 1 });
    const bed = await aBed(app);
    const about = { patientId: patient.patientId, bedId: bed.id, doctorId: doctor.id, diagnosis: 'Pneumonia' };
    const id = await admitPatient(at(60), nurse.actor, about);
    await acceptAdmission(at(60), doctor.actor, id);
    return { id, patient, doctor, nurse, bed };
  }

  test('is raised anew by a critical score of the next stay, even a lower one', async () => {
    const stay = await hereAgain();

    await save(stay, 70, ILL_7);

    expect(await alertOf(stay)).toMatchObject({
      ...{ status: 'raised', score: 7, acknowledged: null, rungAt: timeAt(70), unansweredSince: timeAt(70) },
    });
  });

  test('is not taken back by a set of the next stay that was entered in error', async () => {
    const stay = await hereAgain();
    const wrong = await save(stay, 70, { ...WELL, pulse: 95 });

    await markObservationWrong(at(71), stay.nurse.actor, wrong.observation.id, 'wrong patient');

    expect(await alertOf(stay)).toMatchObject({ status: 'acknowledged' });
  });

  test('raised anew by a set that was entered in error alone, is taken back', async () => {
    const stay = await hereAgain();
    const wrong = await save(stay, 70, ILL_13);

    await markObservationWrong(at(71), stay.nurse.actor, wrong.observation.id, 'wrong patient');

    expect(await alertOf(stay)).toMatchObject({ status: 'taken-back' });
  });

  test('is not given back to whoever acknowledged it in the earlier stay', async () => {
    const stay = await hereAgain();
    await save(stay, 70, ILL_7);
    const wrong = await save(stay, 72, ILL_13);

    await markObservationWrong(at(73), stay.nurse.actor, wrong.observation.id, 'wrong patient');

    expect(await alertOf(stay)).toMatchObject({ status: 'raised', score: 7, acknowledged: null });
  });
});

test('alerts are listed by need: unacknowledged first, then the higher score, then who waits longer', async () => {
  const [seven, nine, thirteen] = [await anInpatient(app), await anInpatient(app), await anInpatient(app)];
  await save(seven, 0, ILL_7);
  await save(nine, 1, ILL);
  await save(thirteen, 2, ILL_13);
  await take(thirteen, await alertOf(thirteen), 3);

  const mine = new Set([seven, nine, thirteen].map(({ patient }) => patient.patientId));
  const listed = (await listAlerts(at(4), watcher.actor)).filter(({ patientId }) => mine.has(patientId));

  expect(listed.map(({ score }) => score)).toEqual([9, 7, 13]);
  for (const stay of [seven, nine]) await take(stay, await alertOf(stay), 5);
  const all = (await listAlerts(at(6), watcher.actor)).filter(({ patientId }) => mine.has(patientId));
  expect(all.map(({ score }) => score)).toEqual([13, 9, 7]);
  for (const stay of [seven, nine, thirteen]) {
    const { id } = await alertOf(stay);
    await attendAlert(at(7), stay.nurse.actor, id);
    await closeAlert(at(8), stay.nurse.actor, id, 'Better.');
  }
});
