import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedClock } from '../platform/clock.ts';
import { changeDuty } from '../staffing/duty.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { refuseRows } from '../testing-failing-rows.ts';
import type { Person } from '../testing-people.ts';
import { acknowledgeMessage } from './answer-message.ts';
import { escalateMessages } from './escalate-messages.ts';
import { listCriticalMessages } from './list-critical-messages.ts';
import { countMessages } from './list-messages.ts';
import { sendMessage } from './send-message.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const afterMinutes = (minutes: number) => ({
  ...app.deps,
  clock: fixedClock(new Date(app.clock.now().getTime() + minutes * 60_000)),
});
const LACTATE = { priority: 'critical', subject: 'Lactate', message: 'Back at 4.1, fluids 500 ml now.' } as const;
const waitsFor = async ({ actor }: Person, id: string) =>
  (await listCriticalMessages(app.deps, actor)).find((message) => message.id === id);

test('a critical message of a doctor waits on every nurse’s screen until one acknowledges it', async () => {
  const [doctor, nurse, other] = [
    await app.aDoctor({ name: 'Dr. Arjun Nair' }),
    await app.aNurse(),
    await app.aNurse(),
  ];
  const plain = await sendMessage(app.deps, doctor.actor, { ...LACTATE, priority: 'high' });
  const { id } = await sendMessage(app.deps, doctor.actor, LACTATE);

  for (const person of [nurse, other]) {
    expect(await waitsFor(person, id)).toMatchObject({ author: 'Dr. Arjun Nair', message: LACTATE.message });
    expect(await waitsFor(person, plain.id)).toBeUndefined();
  }
  expect(await waitsFor(doctor, id)).toBeUndefined();
  expect(await countMessages(app.deps, nurse.actor)).toMatchObject({ critical: 1 });

  await acknowledgeMessage(app.deps, nurse.actor, id);
  expect(await waitsFor(other, id)).toBeUndefined();
});

test('a critical message to a doctor waits on that doctor’s screen only', async () => {
  const [doctor, stranger, nurse] = [await app.aDoctor(), await app.aDoctor(), await app.aNurse()];
  const { id } = await sendMessage(app.deps, nurse.actor, { ...LACTATE, doctorId: doctor.id });
  expect(await waitsFor(doctor, id)).toBeDefined();
  expect(await waitsFor(stranger, id)).toBeUndefined();
  expect(await waitsFor(nurse, id)).toBeUndefined();
});

test('unacknowledged, it sounds again after 1 minute, mails its readers after 3 and the administrators after 5', async () => {
  const [doctor, onDuty, offDuty, admin] = [
    await app.aDoctor(),
    await app.aNurse(),
    await app.aNurse(),
    await app.anAdministrator(),
  ];
  await changeDuty(app.deps, onDuty.actor, true);
  const { id } = await sendMessage(app.deps, doctor.actor, LACTATE);
  const mails = async ({ email }: Person) =>
    (await app.mails(email)).filter(({ subject }) => subject.startsWith('A critical message'));

  await escalateMessages(afterMinutes(1));
  expect((await waitsFor(onDuty, id))?.rungAt).toBe(afterMinutes(1).clock.now().toISOString());
  expect(await mails(onDuty)).toEqual([]);
  await escalateMessages(afterMinutes(3));
  await escalateMessages(afterMinutes(3.1));
  expect([(await mails(onDuty)).length, (await mails(offDuty)).length]).toEqual([1, 0]);
  const notices = (await app.as(doctor.cookie).get('/api/notices')).json();
  expect(notices).toMatchObject([{ title: 'Nobody has acknowledged your critical message for 3 minutes' }]);

  await escalateMessages(afterMinutes(5));
  const [mail] = await mails(admin);
  expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/Lactate|4\.1|Nair/);
  expect(mail).toBeDefined();
});

test('unacknowledged while no nurse is on duty, it is mailed to all nurses', async () => {
  await app.db.updateTable('clinicians').set({ on_duty_since: null }).execute();
  const [doctor, nurse] = [await app.aDoctor(), await app.aNurse()];
  await sendMessage(app.deps, doctor.actor, LACTATE);
  await escalateMessages(afterMinutes(3));
  expect((await app.mails(nurse.email)).map(({ subject }) => subject)).toContain(
    'A critical message has not been acknowledged for 3 minutes',
  );
});

test('an acknowledged critical message is not escalated', async () => {
  const [doctor, nurse] = [await app.aDoctor(), await app.aNurse()];
  const { id } = await sendMessage(app.deps, nurse.actor, { ...LACTATE, doctorId: doctor.id });
  await acknowledgeMessage(app.deps, doctor.actor, id);
  await escalateMessages(afterMinutes(10));
  expect((await app.as(nurse.cookie).get('/api/notices')).json()).toEqual([]);
});

test('a critical message that cannot be escalated keeps no other silent, and is tried again', async () => {
  const [stuck, other, nurse] = [await app.aDoctor(), await app.aDoctor(), await app.aNurse()];
  const { id } = await sendMessage(app.deps, nurse.actor, { ...LACTATE, doctorId: stuck.id });
  await sendMessage(app.deps, nurse.actor, { ...LACTATE, doctorId: other.id });
  const told = async () => [(await app.mails(stuck.email)).length, (await app.mails(other.email)).length];
  const { mend } = await refuseRows(app, {
    ...{ on: 'insert', table: 'notices' },
    when: `new.account_id = '${stuck.id}' and new.once_key like 'message:${id}:%'`,
  });

  await expect(escalateMessages(afterMinutes(3))).rejects.toThrow(`Failed: message ${id}, readers_told_at`);
  expect(await told()).toEqual([0, 1]);
  const admin = await app.anAdministrator();
  await expect(escalateMessages(afterMinutes(5))).rejects.toThrow(`Failed: message ${id}, readers_told_at`);
  expect(await app.mails(admin.email)).toHaveLength(2);

  await mend();
  await escalateMessages(afterMinutes(6));
  expect(await told()).toEqual([1, 1]);
});
