import { afterAll, beforeAll, expect, test } from 'vitest';
import { anInpatient } from '../admissions/testing.ts';
import { sendMessage } from '../messages/send-message.ts';
import { openTestHouse, type TestHouse } from '../testing-house.ts';
import { observe } from '../ward/observe.ts';
import { ILL_13 } from '../ward/testing.ts';
import { callForHelp } from './call-for-help.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

test('a locked screen learns how many emergencies are open and how bad, and neither name nor place', async () => {
  const [doctor, nurse] = [await house.aDoctor(), await house.aNurse()];
  const stay = await anInpatient(house, { name: 'Ramesh Kulkarni' });
  await observe(house.deps, stay.nurse.actor, stay.id, ILL_13);
  const patient = await house.aPatient({ name: 'Geeta Bhosale' });
  await callForHelp(house.deps, patient.actor, { place: 'Waiting room', reason: 'Chest pain' });
  await sendMessage(house.deps, doctor.actor, { priority: 'critical', subject: 'Lactate', message: 'Now.' });
  await house.as(nurse.cookie).post('/api/session/lock', {});

  const answer = await house.as(nurse.cookie).get('/api/alarms/glance');

  const at = house.clock.now().toISOString();
  expect(answer.json()).toEqual({
    ...{ open: 2, unacknowledged: 2, criticalMessages: 1, rungAt: at },
    worst: { source: 'news2', score: 13, since: at },
  });
  expect((await house.as(nurse.cookie).get('/api/alerts')).statusCode).toBe(423);
});

test('only clinicians may look: a locked patient and a locked administrator are refused', async () => {
  for (const { cookie } of [await house.aPatient(), await house.anAdministrator()]) {
    await house.as(cookie).post('/api/session/lock', {});
    expect((await house.as(cookie).get('/api/alarms/glance')).statusCode).toBe(403);
  }
});

test('looking from a locked screen does not keep the session alive', async () => {
  const nurse = await house.aNurse();
  await house.as(nurse.cookie).post('/api/session/lock', {});
  const seen = () =>
    house.db.selectFrom('sessions').select('seen_at').where('account_id', '=', nurse.id).executeTakeFirstOrThrow();
  const before = await seen();
  await house.as(nurse.cookie).get('/api/alarms/glance');
  expect(await seen()).toEqual(before);
});
