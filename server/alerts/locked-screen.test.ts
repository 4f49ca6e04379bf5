import { afterAll, beforeAll, expect, test } from 'vitest';
import { anInpatient } from '../admissions/testing.ts';
import { sendMessage } from '../messages/send-message.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { observe } from '../ward/observe.ts';
import { ILL_13 } from '../ward/testing.ts';
import { callForHelp } from './call-for-help.ts';

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
