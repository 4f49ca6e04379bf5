import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alarmOf, byNeed } from '#contract/alarm-order.ts';
import { type Alert, MAX_OPEN_ALERTS, OPEN_ALERTS_LISTED } from '#contract/alerts.ts';
import { anInpatient } from '../admissions/testing.ts';
import { sendMessage } from '../messages/send-message.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { observe } from '../ward/observe.ts';
import { ILL_13 } from '../ward/testing.ts';
import { callForHelp } from './call-for-help.ts';
import { listAlerts } from './list-alerts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a locked screen learns how many emergencies are open and how bad, and neither name nor place', async () => {
  const [doctor, nurse] = [await app.aDoctor(), await app.aNurse()];
  const stay = await anInpatient(app, { name: 'Ramesh Kulkarni' });
  await observe(app.deps, stay.nurse.actor, stay.id, ILL_13);
  const patient = await app.aPatient({ name: 'Geeta Bhosale' });
  await callForHelp(app.deps, patient.actor, { place: 'Waiting room', reason: 'Chest pain' });
  await sendMessage(app.deps, doctor.actor, { priority: 'critical', subject: 'Lactate', message: 'Now.' });
  await app.as(nurse.cookie).post('/api/session/lock', {});

  const answer = await app.as(nurse.cookie).get('/api/alarms/glance');

  const at = app.clock.now().toISOString();
  expect(answer.json()).toEqual({
    ...{ open: 2, unacknowledged: 2, criticalMessages: 1, rungAt: at },
    worst: { source: 'news2', score: 13, since: at },
  });
  expect((await app.as(nurse.cookie).get('/api/alerts')).statusCode).toBe(423);
});

test('only clinicians may look: a locked patient and a locked administrator are refused', async () => {
  for (const { cookie } of [await app.aPatient(), await app.anAdministrator()]) {
    await app.as(cookie).post('/api/session/lock', {});
    expect((await app.as(cookie).get('/api/alarms/glance')).statusCode).toBe(403);
  }
});

test('looking from a locked screen does not keep the session alive', async () => {
  const nurse = await app.aNurse();
  await app.as(nurse.cookie).post('/api/session/lock', {});
  const seen = () =>
    app.db.selectFrom('sessions').select('seen_at').where('account_id', '=', nurse.id).executeTakeFirstOrThrow();
  const before = await seen();
  await app.as(nurse.cookie).get('/api/alarms/glance');
  expect(await seen()).toEqual(before);
});

describe('with hundreds of open alerts', () => {
  const COUNT = 501;

  test('the list holds those that need somebody first, in the order of need, and the count names all', async () => {
    const ward = await startTestApp();
    const [nurse, taker] = [await ward.aNurse(), await ward.aNurse()];
    const at = ward.clock.now();
    const { account_id: _none, ...like } = await ward.db
      .selectFrom('patients')
      .selectAll()
      .where('account_id', '=', (await ward.aPatient()).id)
      .executeTakeFirstOrThrow();
    const patients = Array.from({ length: COUNT }, (_each, number) => ({
      ...like,
      id: randomUUID(),
      pud: `PUD-${String(number).padStart(5, 'A')}-AAAAA`,
    }));
    await ward.db.insertInto('patients').values(patients).execute();
    await ward.db
      .insertInto('alerts')
      .values(
        patients.map(({ id }, number) => {
          const since = new Date(at.getTime() - ((number * 37) % 500) * 1_000);
          const source = (['news2', 'sos', 'triage'] as const)[number % 3] ?? 'sos';
          return {
            ...{ patient_id: id, source, reason: 'Made up', raised_at: since, unanswered_since: since, rung_at: since },
            score: source === 'news2' ? 7 + (number % 12) : null,
            ...(number % 5 === 0 ? { acknowledged_at: at, acknowledged_by: taker.id } : {}),
          };
        }),
      )
      .execute();

    const all = await listAlerts(ward.deps, nurse.actor, MAX_OPEN_ALERTS);
    const first: Alert[] = (await ward.as(nurse.cookie).get('/api/alerts')).json();
    expect([all.length, first.length]).toEqual([COUNT, OPEN_ALERTS_LISTED]);
    const need = (alert: Alert) => byNeed(alarmOf(alert), alarmOf(all[0] ?? alert));
    expect(all.map(need)).toEqual(all.toSorted((one, other) => byNeed(alarmOf(one), alarmOf(other))).map(need));
    expect(first.map(({ id }) => id)).toEqual(all.slice(0, OPEN_ALERTS_LISTED).map(({ id }) => id));
    expect((await ward.as(nurse.cookie).get('/api/alarms/glance')).json()).toMatchObject({
      ...{ open: COUNT, unacknowledged: all.filter(({ status }) => status === 'raised').length },
      worst: { source: 'news2', score: 16 },
    });
    await ward.close();
  });
});
