import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_OPEN_ALERTS } from '#contract/alerts.ts';
import { transaction } from '../db/transaction.ts';
import { requireChart } from '../patients/chart-access/require-chart.ts';
import { SYSTEM } from '../platform/actor.ts';
import { fixedClock } from '../platform/clock.ts';
import { changeDuty } from '../staffing/duty.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { refuseRows } from '../testing-failing-rows.ts';
import { acknowledgeAlert, attendAlert, closeAlert } from './answer-alert.ts';
import { callForHelp, readOwnAlerts } from './call-for-help.ts';
import { escalateAlerts } from './escalate-alerts.ts';
import { followScore } from './follow-score.ts';
import { listAlerts } from './list-alerts.ts';
import { passOnAlerts } from './pass-on-alerts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const MINUTE_MS = 60_000;
const afterMinutes = (minutes: number) => ({
  ...app.deps,
  clock: fixedClock(new Date(app.clock.now().getTime() + minutes * MINUTE_MS)),
});
const find = async (id: string) =>
  (await listAlerts(app.deps, (await app.aNurse()).actor)).find((alert) => alert.id === id);

test('a call for help shows name, place and reason to doctors and nurses', async () => {
  const patient = await app.aPatient({ name: 'Ravi Menon' });

  const { id } = await callForHelp(app.deps, patient.actor, { place: 'Waiting room', reason: 'I feel faint' });

  expect(await find(id)).toMatchObject({
    patient: 'Ravi Menon',
    place: 'Waiting room',
    reason: 'I feel faint',
    source: 'sos',
    status: 'raised',
  });
});

test('ten calls at once are one open alert; one from another source is another', async () => {
  const patient = await app.aPatient();

  const calls = await Promise.all(Array.from({ length: 10 }, () => callForHelp(app.deps, patient.actor, {})));
  const scored = {
    ...{ patientId: patient.patientId, score: 8, weight: 8, from: null, note: null, readings: 'Resp 26 +3' },
    ...{ unmeasured: [], instead: null, observationId: randomUUID(), at: app.clock.now(), staySince: app.clock.now() },
  };
  await transaction(app.db, (tx) => followScore(tx, app.deps, SYSTEM, scored));

  expect(new Set(calls.map(({ id }) => id)).size).toBe(1);
  expect((await readOwnAlerts(app.deps, patient.actor)).map(({ source }) => source).sort()).toEqual(['news2', 'sos']);
});

test('it is acknowledged, attended and closed in this order, each by name', async () => {
  const [patient, nurse, doctor] = [await app.aPatient(), await app.aNurse(), await app.aDoctor()];
  const { id } = await callForHelp(app.deps, patient.actor, {});

  await expect(attendAlert(app.deps, nurse.actor, id)).rejects.toMatchObject({ code: 'alert_moved_on' });
  await acknowledgeAlert(app.deps, nurse.actor, id, null);
  await expect(closeAlert(app.deps, nurse.actor, id, 'Over')).rejects.toMatchObject({ code: 'alert_moved_on' });
  await attendAlert(app.deps, doctor.actor, id);
  const closed = await closeAlert(app.deps, doctor.actor, id, 'Sugar given, feels well.');

  expect(closed).toMatchObject({
    status: 'closed',
    acknowledged: { name: nurse.name },
    attended: { name: doctor.name },
    outcome: 'Sugar given, feels well.',
  });
  expect(await readOwnAlerts(app.deps, patient.actor)).toEqual([]);
});

test('SOS that is pressed again without words keeps those that were told, also where it is raised again', async () => {
  const [patient, nurse] = [await app.aPatient(), await app.aNurse()];
  const told = { reason: 'Crushing chest pain', place: 'Toilet of ward 3' };
  const { id } = await callForHelp(app.deps, patient.actor, told);
  await callForHelp(app.deps, patient.actor, {});
  const find = async () => (await listAlerts(app.deps, nurse.actor)).find((alert) => alert.id === id);
  expect(await find()).toMatchObject(told);
  await acknowledgeAlert(app.deps, nurse.actor, id, null);
  await callForHelp(app.deps, patient.actor, {});
  expect(await find()).toMatchObject({ ...told, acknowledged: null });
});

test('SOS is taken whatever signs its words hold, and no line of it passes for another’s', async () => {
  const [patient, nurse] = [await app.aPatient(), await app.aNurse()];
  const words = {
    reason: 'Chest pain\u202e\nTold for the patient:\u00a0all is well\u0007',
    place: 'Stairs\nCancelled',
  };
  const { id } = (await app.as(patient.cookie).post('/api/alerts', words)).json();
  const shown = (await listAlerts(app.deps, nurse.actor)).find((alert) => alert.id === id);
  expect(shown).toMatchObject({
    reason: 'Chest pain / Told for the patient: all is well',
    place: 'Stairs Cancelled',
  });
});

test('new words stand before those that were told, and raise an acknowledged call again', async () => {
  const [patient, nurse] = [await app.aPatient(), await app.aNurse()];
  const { id } = await callForHelp(app.deps, patient.actor, { reason: 'I fell' });
  await acknowledgeAlert(app.deps, nurse.actor, id, null);
  await callForHelp(app.deps, patient.actor, { reason: 'I fell' });
  const find = async () => (await listAlerts(app.deps, nurse.actor)).find((alert) => alert.id === id);
  expect(await find()).toMatchObject({ reason: 'I fell', status: 'acknowledged' });
  await callForHelp(app.deps, patient.actor, { reason: 'I cannot feel my leg' });
  expect(await find()).toMatchObject({ reason: 'I cannot feel my leg\nI fell', status: 'raised' });
});

test.each(['acknowledged', 'attended'] as const)(
  'SOS that is pressed again rings anew, also where the earlier call is %s and no word is new',
  async (status) => {
    const [patient, nurse] = [await app.aPatient(), await app.aNurse({ name: 'Sita Pillai' })];
    const { id } = await callForHelp(app.deps, patient.actor, {});
    await acknowledgeAlert(app.deps, nurse.actor, id, null);
    if (status === 'attended') await attendAlert(app.deps, nurse.actor, id);
    const [seconds, minute] = [afterMinutes(5 / 60), afterMinutes(1)];

    expect(await callForHelp(seconds, patient.actor, {})).toMatchObject({ id, status });
    expect((await find(id))?.rungAt).toBe(app.clock.now().toISOString());

    const again = minute.clock.now().toISOString();
    const own = await callForHelp(minute, patient.actor, {});
    expect(own).toMatchObject({ id, status: 'raised', raisedAgainAt: again, acknowledged: null, attended: null });
    expect(await find(id)).toMatchObject({
      ...{ status: 'raised', rungAt: again, unansweredSince: again, raisedAgainAt: again },
      before: { name: 'Sita Pillai' },
    });
  },
);

test('the place of an answered call is not said of one that comes hours later', async () => {
  const [patient, nurse] = [await app.aPatient(), await app.aNurse()];
  const { id } = await callForHelp(app.deps, patient.actor, { place: 'Waiting room' });
  await callForHelp(afterMinutes(90), patient.actor, {});
  expect((await find(id))?.place).toBe('Waiting room');
  await acknowledgeAlert(app.deps, nurse.actor, id, null);
  await callForHelp(afterMinutes(30), patient.actor, {});
  expect((await find(id))?.place).toBe('Waiting room');
  await acknowledgeAlert(afterMinutes(31), nurse.actor, id, null);
  await callForHelp(afterMinutes(120), patient.actor, {});
  expect((await find(id))?.place).toBeNull();
});

test('whoever pressed SOS by mistake takes it back, and the clinic sees that until it was read', async () => {
  const [patient, nurse] = [await app.aPatient(), await app.aNurse()];
  const { id } = (await app.as(patient.cookie).post('/api/alerts', {})).json();
  const answer = await app.as(patient.cookie).post(`/api/alerts/${id}/take-back`);
  expect([answer.statusCode, answer.json().status]).toEqual([200, 'taken-back']);
  expect((await app.as(patient.cookie).get('/api/alerts/mine')).json()).toEqual([]);
  const shown = (await listAlerts(app.deps, nurse.actor)).find((alert) => alert.id === id);
  expect(shown).toMatchObject({ status: 'taken-back', isRead: false, outcome: 'Pressed by mistake' });
  expect((await app.as(patient.cookie).post(`/api/alerts/${id}/take-back`)).json().code).toBe('alert_moved_on');
  const again = (await app.as(patient.cookie).post('/api/alerts', {})).json();
  expect([again.status, again.id === id]).toEqual(['raised', false]);
});

test('a fourth call in an hour is not taken back: each stands on every screen', async () => {
  const { cookie } = await app.aPatient();
  const codes = [];
  for (let n = 0; n < 4; n += 1) {
    const { id } = (await app.as(cookie).post('/api/alerts', {})).json();
    codes.push((await app.as(cookie).post(`/api/alerts/${id}/take-back`)).statusCode);
  }
  expect(codes).toEqual([200, 200, 200, 409]);
});

test('what somebody has acknowledged, and another’s call, is not taken back', async () => {
  const [patient, stranger, nurse] = [await app.aPatient(), await app.aPatient(), await app.aNurse()];
  const { id } = (await app.as(patient.cookie).post('/api/alerts', {})).json();
  expect((await app.as(stranger.cookie).post(`/api/alerts/${id}/take-back`)).statusCode).toBe(404);
  await acknowledgeAlert(app.deps, nurse.actor, id, null);
  const late = await app.as(patient.cookie).post(`/api/alerts/${id}/take-back`);
  expect([late.statusCode, late.json().message]).toEqual([
    409,
    `${nurse.name} has your call already. Tell them that you are well.`,
  ]);
});

test('of an acknowledgement and an undo at once one wins', async () => {
  const [patient, nurse] = [await app.aPatient(), await app.aNurse()];
  const { id } = (await app.as(patient.cookie).post('/api/alerts', {})).json();
  const answers = await Promise.all([
    app.as(patient.cookie).post(`/api/alerts/${id}/take-back`),
    app.as(nurse.cookie).post(`/api/alerts/${id}/acknowledge`, {}),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

test('of two who acknowledge at once one is first and the other is told who', async () => {
  const patient = await app.aPatient();
  const people = [await app.aNurse({ name: 'Sita Pillai' }), await app.aDoctor({ name: 'Dr. Mira Das' })];
  const { id } = await callForHelp(app.deps, patient.actor, {});

  const outcomes = await Promise.allSettled(people.map(({ actor }) => acknowledgeAlert(app.deps, actor, id, null)));

  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  const first = (await find(id))?.acknowledged?.name;
  expect(refused).toMatchObject([{ code: 'alert_moved_on', message: `${first} has already acknowledged this alert.` }]);
});

test('whoever answers may open the chart until a day after it is closed, and the patient hears of it', async () => {
  const [patient, nurse, other] = [await app.aPatient(), await app.aNurse({ name: 'Sita Pillai' }), await app.aNurse()];
  const { id } = await callForHelp(app.deps, patient.actor, {});
  const chart = (deps: typeof app.deps, { actor }: typeof nurse) => requireChart(deps, actor, patient.patientId);

  await acknowledgeAlert(app.deps, nurse.actor, id, null);
  await attendAlert(app.deps, nurse.actor, id);
  const news = await app.as(patient.cookie).get('/api/notices');
  expect(news.json()).toMatchObject([{ text: 'Sita Pillai has seen your call for help and is on it.' }]);

  await closeAlert(app.deps, nurse.actor, id, 'Feels well.');
  await expect(chart(app.deps, other)).rejects.toMatchObject({ code: 'not_found' });
  expect(await chart(afterMinutes(23 * 60), nurse)).toMatchObject({ id: patient.patientId });
  await expect(chart(afterMinutes(25 * 60), nurse)).rejects.toMatchObject({ code: 'not_found' });
});

test('unanswered, it rings again after 1 minute, mails the doctors on duty after 3 and the administrators after 5', async () => {
  const [onDuty, offDuty, admin] = [await app.aDoctor(), await app.aDoctor(), await app.anAdministrator()];
  await changeDuty(app.deps, onDuty.actor, true);
  const patient = await app.aPatient({ name: 'Ravi Menon' });
  const { id } = await callForHelp(app.deps, patient.actor, { reason: 'Chest pain' });

  await escalateAlerts(afterMinutes(0.9));
  expect((await find(id))?.rungAt).toBe(app.clock.now().toISOString());
  await escalateAlerts(afterMinutes(1));
  expect((await find(id))?.rungAt).toBe(afterMinutes(1).clock.now().toISOString());
  const mailsTo = async ({ email }: typeof onDuty) =>
    (await app.mails(email)).filter(({ text }) => text.includes('Ravi Menon: Chest pain'));
  expect(await mailsTo(onDuty)).toHaveLength(0);

  await escalateAlerts(afterMinutes(3));
  await escalateAlerts(afterMinutes(3.1));
  expect(await mailsTo(onDuty)).toHaveLength(1);
  expect(await mailsTo(offDuty)).toHaveLength(0);

  await escalateAlerts(afterMinutes(5));
  const [mail] = await app.mails(admin.email);
  expect(mail?.subject).toBe('An emergency alert has not been answered for 5 minutes');
  expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/Ravi|Menon|Chest/);
});

test('an open alert of a doctor whose licence lapses rings again and reaches the doctors who can sign', async () => {
  const [lapsing, other] = [await app.aDoctor({ name: 'Dr. Dev Anand' }), await app.aDoctor()];
  await app.db.updateTable('clinicians').set({ on_duty_since: null }).execute();
  await changeDuty(app.deps, lapsing.actor, true);
  const endsOn = '2026-03-02';
  await app.db
    .updateTable('clinicians')
    .set({ licence_ends_on: endsOn })
    .where('account_id', '=', lapsing.id)
    .execute();
  const patient = await app.aPatient({ name: 'Meera Pillai' });
  const { id } = await callForHelp(app.deps, patient.actor, { reason: 'Cannot breathe' });
  await acknowledgeAlert(app.deps, lapsing.actor, id, null);
  const told = async () => (await app.mails(other.email)).filter(({ subject }) => subject.includes('another doctor'));

  await passOnAlerts(app.deps);
  expect((await find(id))?.acknowledged).not.toBeNull();
  const tomorrow = afterMinutes(24 * 60);
  await passOnAlerts(tomorrow);
  await passOnAlerts(tomorrow);
  const again = await find(id);
  expect([again?.acknowledged, again?.rungAt]).toEqual([null, tomorrow.clock.now().toISOString()]);
  expect(await told()).toHaveLength(1);
  expect(
    (await app.trail()).filter(({ action, subject_id }) => action === 'alert.passed_on' && subject_id === id),
  ).toHaveLength(1);

  // Nobody who could sign is on duty: all who can are told, and not the lapsed one alone.
  await escalateAlerts(afterMinutes(24 * 60 + 3));
  expect(
    (await app.mails(other.email)).filter(({ text }) => text.includes('Meera Pillai: Cannot breathe')),
  ).toHaveLength(1);

  // A lapsed licence stops nobody from helping: what is answered since then stays answered.
  await acknowledgeAlert(tomorrow, lapsing.actor, id, null);
  await passOnAlerts(afterMinutes(24 * 60 + 5));
  expect((await find(id))?.acknowledged).not.toBeNull();
});

test('an acknowledged alert is not escalated', async () => {
  const [doctor, nurse, patient] = [
    await app.aDoctor(),
    await app.aNurse(),
    await app.aPatient({ name: 'Kavya Iyer' }),
  ];
  await changeDuty(app.deps, doctor.actor, true);
  const { id } = await callForHelp(app.deps, patient.actor, {});
  await acknowledgeAlert(app.deps, nurse.actor, id, null);

  await escalateAlerts(afterMinutes(10));

  expect((await find(id))?.rungAt).toBe(app.clock.now().toISOString());
  const told = (await app.mails(doctor.email)).filter(({ text }) => text.includes('Kavya Iyer'));
  expect(told).toEqual([]);
});

test('an alert that cannot be escalated keeps no other silent, nor its own next stage, and is tried again', async () => {
  const [doctor, admin] = [await app.aDoctor(), await app.anAdministrator()];
  await changeDuty(app.deps, doctor.actor, true);
  const [stuck, other] = [await app.aPatient({ name: 'Stuck Alert' }), await app.aPatient({ name: 'Other Alert' })];
  for (const { actor } of [stuck, other]) await callForHelp(app.deps, actor, {});
  const told = async () => {
    const texts = (await app.mails(doctor.email)).map(({ text }) => text);
    return [stuck, other].map(({ name }) => texts.filter((text) => text.includes(name)).length);
  };
  const { mend } = await refuseRows(app, {
    ...{ on: 'insert', table: 'notices' },
    when: `new.account_id = '${doctor.id}' and new.patient_id = '${stuck.patientId}'`,
  });

  await expect(escalateAlerts(afterMinutes(3))).rejects.toThrow(/^Failed: alert \S+, doctors_told_at$/);
  expect(await told()).toEqual([0, 1]);
  await expect(escalateAlerts(afterMinutes(5))).rejects.toThrow(/^Failed: alert \S+, doctors_told_at$/);
  expect(await app.mails(admin.email)).toHaveLength(2);

  await mend();
  await escalateAlerts(afterMinutes(6));
  expect(await told()).toEqual([1, 1]);
  expect(await app.mails(admin.email)).toHaveLength(2);
});

test('of more than 200 open alerts none is left out for whoever asks for all, and those that were closed do not push one away', async () => {
  const nurse = await app.aNurse();
  const patients: { patientId: string }[] = [];
  // One after the other: a hundred at once are refused a connection on a busy machine, as they should be.
  while (patients.length <= 100) patients.push(await app.aPatient());
  const now = app.clock.now();
  const raised = await app.db
    .insertInto('alerts')
    .values(
      patients.flatMap(({ patientId }) =>
        (['sos', 'triage'] as const).map((source) => ({
          ...{ patient_id: patientId, source, reason: 'Many at once' },
          ...{ raised_at: now, unanswered_since: now, rung_at: now },
        })),
      ),
    )
    .returning('id')
    .execute();
  const listed = new Set((await listAlerts(app.deps, nurse.actor, MAX_OPEN_ALERTS)).map(({ id }) => id));
  expect(raised.filter(({ id }) => !listed.has(id))).toEqual([]);
});
