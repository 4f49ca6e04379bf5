import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import type { Addressee, InboxThread, InboxThreadInFull } from '#contract/inbox.ts';
import { listenAs } from '../appointments/testing.ts';
import { closeDay, openDay } from '../schedule/close-day.ts';
import { disableAccount } from '../staffing/change-account.ts';
import { changeDuty } from '../staffing/duty.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import type { Patient, Person } from '../testing-people.ts';
import { askEngine, WAITING_OF_ACCOUNT } from '../triage/engine/ask-engine.ts';
import { checkAgain, nextCheck } from './checks/check-again.ts';
import { remindOfInbox } from './remind-of-inbox.ts';
import { aThread, aVisitedPatient, CHEST_PAIN, FASTING } from './testing.ts';
import { checkForDanger, writeToClinic } from './write-to-clinic.ts';

let app: TestApp;
beforeAll(async () => {
  // A Monday, half past two in the afternoon at the clinic.
  app = await startTestApp({ env: { RATE_LIMIT_CALLS: '100000' } });
});
afterAll(() => app.close());

type Sent = { doctorId: string | null; message: string; isDangerDenied?: boolean };
const write = ({ cookie }: Person, body: Sent, key: string = randomUUID()) =>
  app.as(cookie).post('/api/inbox', body, { 'idempotency-key': key });
const read = ({ cookie }: Person, id: string) => app.as(cookie).get(`/api/inbox/${id}`);
const listed = async ({ cookie }: Person, search = '') =>
  (await app.as(cookie).get(`/api/inbox${search}`)).json<InboxThread[]>();
const rowOf = async (person: Person, id: string) => (await listed(person)).find((thread) => thread.id === id);
const countsOf = async ({ cookie }: Person) => (await app.as(cookie).get('/api/inbox/counts')).json();
const does = ({ cookie }: Person, act: string, id: string, body: object) =>
  app.as(cookie).post(`/api/inbox/${id}/${act}`, body);
const answer = (person: Person, thread: InboxThreadInFull, message = 'Yes, for eight hours.') =>
  does(person, 'replies', thread.id, { message, seen: thread.messages.at(-1)?.id, version: thread.version });
const noticesOf = async ({ cookie }: Person) =>
  (await app.as(cookie).get('/api/notices')).json<{ title: string; text: string; link: string }[]>();
const addresseesOf = async ({ cookie }: Person) =>
  (await app.as(cookie).get('/api/inbox/addressees')).json<{ addressees: Addressee[]; answering: object }>();

describe('a patient', () => {
  test('may write to the doctor of a visit in the last 90 days, and to the desk, and is told when an answer comes', async () => {
    const { patient, doctor } = await aVisitedPatient(app);
    const { addressees, answering } = await addresseesOf(patient);
    expect(addressees).toMatchObject([
      { doctorId: doctor.id, doctor: 'Dr. Meera Iyer', visitOn: '2026-02-27', canWrite: true, thread: null },
      { doctorId: null, doctor: null, canWrite: true, thread: null },
    ]);
    expect(answering).toMatchObject({ from: '09:00', until: '18:00', withinHours: 4, isOpen: true });

    const sent = await write(patient, { doctorId: doctor.id, message: FASTING });
    expect(sent.statusCode).toBe(201);
    expect(sent.json()).toMatchObject({
      status: 'open',
      // Half past three are left of Monday, half an hour is Tuesday's.
      answerBy: '2026-03-03T04:00:00.000Z',
      isDanger: false,
      messages: [{ text: FASTING, isMine: true, isFromClinic: false, isRead: false }],
    });
  });

  test.each([
    ['whose visit is over 90 days ago', async (patient: Patient) => aVisitedPatient(app, { patient, daysAgo: 92 })],
    ['who has never seen them', async () => aVisitedPatient(app)],
  ])('does not write to a doctor %s: to them it does not exist', async (_who, visit) => {
    const patient = await app.aPatient();
    const { doctor } = await visit(patient);
    expect((await addresseesOf(patient)).addressees.map(({ doctorId }) => doctorId)).toEqual([null]);
    const refused = await write(patient, { doctorId: doctor.id, message: FASTING });
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'not_found']);
  });

  test('reads an old thread with a doctor, and writes there no more', async () => {
    const { patient, doctor } = await aVisitedPatient(app, { daysAgo: 89 });
    const { id } = await aThread(app, patient, doctor);
    app.clock.advance(2 * DAY_MS);
    const cookie = await app.login(patient);
    expect((await read({ ...patient, cookie }, id)).json().can).toMatchObject({ write: false });
    app.clock.advance(-2 * DAY_MS);
  });

  test('has one thread with each, also when several messages are sent at once, and none is lost or doubled', async () => {
    const { patient, doctor } = await aVisitedPatient(app);
    const key = randomUUID();
    // The engine reads few texts of one account at once.
    const sent = await Promise.all([
      ...['One', 'Two', 'Three'].map((message) => write(patient, { doctorId: doctor.id, message })),
      ...Array.from({ length: 4 }, () => write(patient, { doctorId: doctor.id, message: 'The same' }, key)),
    ]);
    expect(sent.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(201));
    expect(new Set(sent.map((one) => one.json<InboxThread>().id)).size).toBe(1);
    const { messages } = (await read(doctor, sent[0]?.json<InboxThread>().id ?? '')).json<InboxThreadInFull>();
    expect(messages.map(({ text }) => text).toSorted()).toEqual(['One', 'The same', 'Three', 'Two']);
  });

  test('writes at most twenty messages an hour, also when the last come at once', async () => {
    const patient = await app.aPatient();
    for (let at = 0; at < 18; at += 1) await aThread(app, patient, null);
    const sent = await Promise.all(
      Array.from({ length: 4 }, (_, at) => write(patient, { doctorId: null, message: `Question ${at}` })),
    );
    const refused = sent.filter(({ statusCode }) => statusCode !== 201);
    expect(refused.map((one) => one.json().code)).toEqual(Array(2).fill('too_many_messages'));
  });

  test.each([
    ['empty', '   '],
    ['too long', 'a'.repeat(2001)],
  ])('sends no message that is %s', async (_what, message) => {
    const refused = await write(await app.aPatient(), { doctorId: null, message });
    expect([refused.statusCode, refused.json().fields?.message]).toEqual([400, expect.any(String)]);
  });

  test('whose record is held reads and writes nothing', async () => {
    const patient = await app.aPatient();
    const { id } = await aThread(app, patient, null);
    await app.db
      .updateTable('patients')
      .set({ record_held_since: app.clock.now() })
      .where('id', '=', patient.patientId)
      .execute();
    const answers = [
      await write(patient, { doctorId: null, message: FASTING }),
      await read(patient, id),
      await app.as(patient.cookie).get('/api/inbox/addressees'),
    ];
    expect(answers.map((one) => one.json().code)).toEqual(Array(3).fill('identity_unconfirmed'));
  });
});

describe('a message that names a danger', () => {
  test.each([CHEST_PAIN, 'seene mein dard hai', 'I want to die', 'I cannot breathe', 'my face droops since morning'])(
    '“%s” is not taken before the danger signs: the number to call is said instead',
    async (message) => {
      const patient = await app.aPatient();
      const refused = await write(patient, { doctorId: null, message });
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'danger_in_message']);
      expect(refused.json().message).toContain('call 112');
      expect((await addresseesOf(patient)).addressees).toMatchObject([{ thread: null }]);
    },
  );

  test.each([FASTING, 'No chest pain any more, thank you.', 'Can I come at 10 instead of 11?', 'Please send my bill.'])(
    'is not “%s”',
    async (message) => {
      const sent = await write(await app.aPatient(), { doctorId: null, message });
      expect([sent.statusCode, sent.json().isDanger]).toEqual([201, false]);
    },
  );

  test('after the danger signs stands first in the clinic, marked, and the whole desk and the doctor are told at once', async () => {
    const { patient, doctor } = await aVisitedPatient(app);
    const nurse = await app.aNurse();
    const other = await aVisitedPatient(app, { doctor });
    await aThread(app, other.patient, doctor);
    const sent = await write(patient, { doctorId: doctor.id, message: CHEST_PAIN, isDangerDenied: true });
    const thread = sent.json<InboxThreadInFull>();
    expect(thread).toMatchObject({ isDanger: true, messages: [{ isDanger: true }] });

    expect((await listed(doctor))[0]).toMatchObject({ id: thread.id, isDanger: true, lastText: CHEST_PAIN });
    expect((await listed(nurse)).find(({ id }) => id === thread.id)).toMatchObject({
      isDanger: true,
      isWithheld: true,
    });
    for (const person of [doctor, nurse]) {
      expect(await noticesOf(person)).toContainEqual(
        expect.objectContaining({ title: 'Read first: Asha Rao may be in danger' }),
      );
    }
    expect((await countsOf(doctor)).danger).toBe(1);
    expect(JSON.stringify([await noticesOf(doctor), await app.mails()])).not.toContain('chest');
  });

  test('that nobody answers within ten minutes goes to the desk and the doctors on duty, again every ten minutes, and each of them can take it', async () => {
    const patient = await app.aPatient({ name: 'Kamala Das' });
    const onDuty = await app.aDoctor();
    await changeDuty(app.deps, onDuty.actor, true);
    await aThread(app, patient, null, CHEST_PAIN);
    const told = async () =>
      (await noticesOf(onDuty)).filter(({ title }) => title === 'Nobody has answered Kamala Das, who may be in danger');
    app.clock.advance(9 * MINUTE_MS);
    await remindOfInbox(app.deps);
    expect(await told()).toHaveLength(0);
    expect(await app.mails(onDuty.email)).toEqual([]);
    app.clock.advance(MINUTE_MS);
    await Promise.all([remindOfInbox(app.deps), remindOfInbox(app.deps)]);
    expect(await told()).toHaveLength(1);
    const mails = await app.mails(onDuty.email);
    const waiting = (await noticesOf(onDuty)).filter(({ title }) => title.startsWith('Nobody has answered'));
    expect(mails.length).toBe(waiting.length);
    expect(`${mails[0]?.subject} ${mails[0]?.text}`).not.toMatch(/Kamala|danger|chest/i);
    app.clock.advance(9 * MINUTE_MS);
    await remindOfInbox(app.deps);
    expect(await told()).toHaveLength(1);
    app.clock.advance(MINUTE_MS);
    await Promise.all([remindOfInbox(app.deps), remindOfInbox(app.deps)]);
    expect(await told()).toHaveLength(2);

    const dangers = (await listed(onDuty)).filter((thread) => thread.patient === 'Kamala Das');
    expect(dangers).toMatchObject([{ can: { assign: true } }]);
  });

  test('that nobody answers while no doctor is on duty reaches all doctors by mail', async () => {
    await app.db.updateTable('clinicians').set({ on_duty_since: null }).execute();
    const doctor = await app.aDoctor();
    await aThread(app, await app.aPatient(), null, CHEST_PAIN);
    app.clock.advance(10 * MINUTE_MS);
    await remindOfInbox(app.deps);
    expect((await app.mails(doctor.email)).length).toBeGreaterThan(0);
    expect(await listed(doctor)).toContainEqual(expect.objectContaining({ isDanger: true }));
  });

  test('cannot be closed without an answer', async () => {
    const patient = await app.aPatient();
    const nurse = await app.aNurse();
    const { id, version } = await aThread(app, patient, null, CHEST_PAIN);
    expect((await does(nurse, 'close', id, { version })).json().code).toBe('danger_unanswered');
  });
});

describe('a message that could not be checked, because the engine was busy,', () => {
  // Words that nothing has read yet: those that are known to be calm need no engine.
  async function writeUnchecked({ actor }: Patient, body: Sent): Promise<InboxThreadInFull> {
    const by = { caller: actor, address: null };
    // In one go, so that as many texts of this patient wait as may: the next is sent away.
    const before = Array.from({ length: 2 * WAITING_OF_ACCOUNT }, () =>
      askEngine(app.deps, { text: FASTING, person: {} }, { vitals: {} }, by).catch(() => null),
    );
    const check = await checkForDanger(app.deps, actor, body.message, null);
    await Promise.all(before);
    expect(check).toBe('not-checked');
    return writeToClinic(app.deps, actor, body, check);
  }

  test('is taken, says so, claims no danger sign, and the whole desk and the doctor are told to read it first', async () => {
    const { patient, doctor } = await aVisitedPatient(app);
    const nurse = await app.aNurse();
    const other = await aVisitedPatient(app, { doctor });
    await aThread(app, other.patient, doctor);
    const thread = await writeUnchecked(patient, { doctorId: doctor.id, message: 'May I drink tea before the test?' });
    const notChecked = { isDanger: false, isNotChecked: true };
    expect(thread).toMatchObject({ ...notChecked, messages: [notChecked] });

    // Before it stand only those that name a danger.
    const first = (await listed(doctor)).find(({ isDanger }) => !isDanger);
    expect(first).toMatchObject({ id: thread.id, ...notChecked });
    expect(await rowOf(nurse, thread.id)).toMatchObject({ ...notChecked, isWithheld: true });
    expect(await countsOf(doctor)).toMatchObject({ notChecked: 1 });
    for (const person of [doctor, nurse]) {
      const titles = (await noticesOf(person)).map(({ title }) => title);
      expect(titles).toContain('Read first: a message of Asha Rao was not checked');
    }
    const refused = await does(doctor, 'close', thread.id, { version: thread.version });
    expect(refused.json().message).toBe(
      'This message could not be checked for danger signs. Answer first, then close.',
    );
    expect((await answer(doctor, thread)).json()).toMatchObject({ isNotChecked: false, can: { close: true } });
  });

  test('and that nobody answers within ten minutes goes to the doctors on duty', async () => {
    const patient = await app.aPatient({ name: 'Nalini Sen' });
    const onDuty = await app.aDoctor();
    await changeDuty(app.deps, onDuty.actor, true);
    const { id } = await writeUnchecked(patient, { doctorId: null, message: 'Is the desk open on Sunday?' });
    app.clock.advance(10 * MINUTE_MS);
    await remindOfInbox(app.deps);
    const titles = (await noticesOf(onDuty)).map(({ title }) => title);
    expect(titles).toContain('Nobody has answered Nalini Sen, whose message was not checked');
    expect(titles).not.toContain('Nobody has answered Nalini Sen, who may be in danger');
    expect(await rowOf(onDuty, id)).toMatchObject({ can: { assign: true } });
  });

  test('is checked when the engine has time again, and waits like any other where it names no danger', async () => {
    const { patient, doctor } = await aVisitedPatient(app);
    const { id } = await writeUnchecked(patient, { doctorId: doctor.id, message: 'Where is my form signed?' });
    const told = await noticesOf(doctor);
    await checkAgain(app.deps);
    expect(await rowOf(doctor, id)).toMatchObject({ isNotChecked: true });

    app.clock.advance(MINUTE_MS);
    await checkAgain(app.deps);

    const none = { isDanger: false, isNotChecked: false };
    expect((await read(doctor, id)).json()).toMatchObject({ ...none, can: { close: true }, messages: [none] });
    expect(await noticesOf(doctor)).toEqual(told);
  });

  test('and names a danger, raises the alarm when it is checked, once, and the patient is told to call', async () => {
    const { patient, doctor } = await aVisitedPatient(app);
    const nurse = await app.aNurse();
    const { id } = await writeUnchecked(patient, { doctorId: doctor.id, message: CHEST_PAIN });
    const sentAt = app.clock.now().toISOString();
    app.clock.advance(MINUTE_MS);
    await Promise.all([checkAgain(app.deps), checkAgain(app.deps)]);
    app.clock.advance(MINUTE_MS);
    await checkAgain(app.deps);

    const found = { isDanger: true, isNotChecked: false };
    const thread = (await read(doctor, id)).json();
    expect(thread).toMatchObject({ ...found, messages: [{ ...found, isFoundLater: true }], waitingSince: sentAt });
    expect(await rowOf(nurse, id)).toMatchObject({ ...found, isWithheld: true });
    expect((await does(doctor, 'close', id, { version: thread.version })).json().code).toBe('danger_unanswered');
    const titlesOf = async (person: Person) => (await noticesOf(person)).map(({ title }) => title);
    for (const person of [doctor, nurse]) {
      const read = (await titlesOf(person)).filter((title) => title === 'Read first: Asha Rao may be in danger');
      expect(read).toHaveLength(1);
    }
    const { emergencyNumber } = app.deps.config.clinic;
    const toPatient = (await titlesOf(patient)).filter((title) => title.includes(`call ${emergencyNumber}`));
    expect(toPatient).toHaveLength(1);
  });

  test('and names a danger, is told to who wants no news of messages, too, and to a record that is held', async () => {
    const { patient, doctor } = await aVisitedPatient(app);
    const { choices, quietHours } = (await app.as(patient.cookie).get('/api/notice-settings')).json();
    const messages = { push: false, sms: false, whatsapp: false, mail: false };
    const chosen = { choices: { ...choices, messages }, quietHours };
    expect((await app.as(patient.cookie).put('/api/notice-settings', chosen)).statusCode).toBe(200);
    await writeUnchecked(patient, { doctorId: doctor.id, message: CHEST_PAIN });
    const isHeld = app.db.updateTable('patients').set({ record_held_since: app.clock.now() });
    await isHeld.where('id', '=', patient.patientId).execute();
    app.clock.advance(MINUTE_MS);
    await checkAgain(app.deps);

    const { emergencyNumber } = app.deps.config.clinic;
    const [newest] = await noticesOf(patient);
    expect(newest?.title).toBe(`This may be an emergency: call ${emergencyNumber}`);
    const mails = (await app.mails()).filter(({ kind }) => kind === 'danger');
    expect(mails.map(({ text }) => text.includes(`call ${emergencyNumber}`))).toContain(true);
  });

  test('is checked also when somebody has answered it: a danger waits first of all again until it is answered once more', async () => {
    const { patient, doctor } = await aVisitedPatient(app);
    const thread = await writeUnchecked(patient, { doctorId: doctor.id, message: CHEST_PAIN });
    await answer(doctor, thread, 'You hear from us tomorrow.');
    app.clock.advance(MINUTE_MS);
    await checkAgain(app.deps);
    const found = (await read(doctor, thread.id)).json<InboxThreadInFull>();
    expect(found).toMatchObject({ isDanger: true, waitingSince: app.clock.now().toISOString() });
    expect((await noticesOf(patient)).filter(({ title }) => title.includes('emergency'))).toHaveLength(1);
    const dangers = async () => (await noticesOf(doctor)).filter(({ title }) => title.includes('may be in danger'));
    expect(await dangers()).toHaveLength(1);

    app.clock.advance(10 * MINUTE_MS);
    await remindOfInbox(app.deps);
    expect(await dangers()).toHaveLength(2);
    await answer(doctor, found, 'Please call 112 now.');
    expect((await read(doctor, thread.id)).json()).toMatchObject({ isDanger: false, waitingSince: null });
  });

  test('is not taken off the list by an answer that was begun before the danger was found, and by the next one is', async () => {
    const { patient, doctor } = await aVisitedPatient(app);
    const shown = await writeUnchecked(patient, { doctorId: doctor.id, message: CHEST_PAIN });
    app.clock.advance(MINUTE_MS);
    await checkAgain(app.deps);

    const refused = await answer(doctor, shown, 'You hear from us tomorrow.');
    expect(refused.json()).toMatchObject({ code: 'inbox_moved_on' });
    const found = (await read(doctor, shown.id)).json<InboxThreadInFull>();
    expect(found).toMatchObject({ isDanger: true, messages: [{ isFoundLater: true }] });

    expect((await answer(doctor, found, 'Please call 112 now.')).statusCode).toBe(201);
    expect((await read(doctor, shown.id)).json()).toMatchObject({ isDanger: false, waitingSince: null });
  });

  test('but in which the browser read a danger, is a danger', async () => {
    const patient = await app.aPatient();
    const thread = await writeUnchecked(patient, { doctorId: null, message: CHEST_PAIN, isDangerDenied: true });
    expect(thread).toMatchObject({ isDanger: true, isNotChecked: false });
  });
});

describe('the clinic', () => {
  test('answers; the patient is told by notice and mail without a word of it, and reads who wrote', async () => {
    const { patient, doctor } = await aVisitedPatient(app);
    const thread = await aThread(app, patient, doctor);
    const answered = await answer(doctor, thread);
    expect([answered.statusCode, answered.json()]).toMatchObject([201, { waitingSince: null, answerBy: null }]);

    expect(await countsOf(patient)).toMatchObject({ unread: 1 });
    expect((await read(patient, thread.id)).json().messages).toMatchObject([
      { text: FASTING, isRead: true },
      { text: 'Yes, for eight hours.', author: 'Dr. Meera Iyer', isFromClinic: true, isMine: false },
    ]);
    expect((await noticesOf(patient))[0]).toMatchObject({
      title: 'New message from Dr. Meera Iyer',
      link: `/messages/${doctor.id}`,
      readAt: null,
    });
    const mails = await app.mails((await app.as(patient.cookie).get('/api/me')).json().email);
    expect(mails.at(-1)).toMatchObject({ subject: 'A message from Banyan Street Clinic' });
    expect(JSON.stringify(mails)).not.toMatch(/eight hours|fast before/);

    await does(patient, 'read', thread.id, { upTo: answered.json().messages[1].id });
    expect(await countsOf(patient)).toMatchObject({ unread: 0 });
    // Who has read the answer has read that there is one.
    expect((await noticesOf(patient))[0]).toMatchObject({ readAt: expect.any(String) });
    expect((await read(doctor, thread.id)).json().messages[1]).toMatchObject({ isRead: true });
  });

  test('an answer does not cover what the patient wrote while it was typed: that waits on', async () => {
    const { patient, doctor } = await aVisitedPatient(app);
    const first = await aThread(app, patient, doctor);
    app.clock.advance(MINUTE_MS);
    const { messages } = await aThread(app, patient, doctor, CHEST_PAIN);
    const answered = (await answer(doctor, first)).json<InboxThreadInFull>();
    expect(answered).toMatchObject({ waitingSince: messages[1]?.at, isDanger: true, unread: 1 });
    expect(answered.messages.map(({ isFromClinic }) => isFromClinic)).toEqual([false, false, true]);
  });

  test('sees what is late, and the desk that a doctor’s is late, without what it says', async () => {
    const { patient, doctor } = await aVisitedPatient(app);
    const nurse = await app.aNurse();
    const { id } = await aThread(app, patient, doctor);
    expect(await rowOf(nurse, id)).toBeUndefined();
    expect((await read(nurse, id)).statusCode).toBe(404);

    app.clock.advance(DAY_MS);
    const [later, laterNurse] = [
      { ...doctor, cookie: await app.login(doctor) },
      { ...nurse, cookie: await app.login(nurse) },
    ];
    expect(await rowOf(later, id)).toMatchObject({ isLate: true, lastText: FASTING });
    expect(await rowOf(laterNurse, id)).toMatchObject({ isLate: true, isWithheld: true, lastText: '' });
    expect((await read(laterNurse, id)).statusCode).toBe(404);
    await remindOfInbox(app.deps);
    await remindOfInbox(app.deps);
    const late = (await noticesOf(laterNurse)).filter(({ title }) => title === 'A message of Asha Rao is late');
    expect(late.length).toBeGreaterThan(0);

    const { version } = (await rowOf(laterNurse, id)) ?? { version: 0 };
    expect((await does(laterNurse, 'assign', id, { to: nurse.id, version })).json()).toMatchObject({
      assignee: { id: nurse.id },
      isWithheld: false,
      lastText: FASTING,
    });
    expect((await read(laterNurse, id)).statusCode).toBe(200);
    expect((await noticesOf(later)).map(({ title }) => title)).toContain(
      'A message of Asha Rao to you was given to a colleague',
    );
    app.clock.advance(-DAY_MS);
  });

  test('answers whoever waits longest first, of all that was written in one night', async () => {
    const patients = [await app.aPatient(), await app.aPatient(), await app.aPatient()];
    const nurse = await app.aNurse();
    app.clock.advance(6 * HOUR_MS);
    const asked: InboxThreadInFull[] = [];
    for (const patient of patients) {
      app.clock.advance(MINUTE_MS);
      asked.push(await aThread(app, patient, null));
    }
    expect(new Set(asked.map(({ answerBy }) => answerBy)).size).toBe(1);
    const ids = asked.map(({ id }) => id);
    const shown = await listed({ ...nurse, cookie: await app.login(nurse) });
    expect(shown.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual(ids);
    app.clock.advance(-6 * HOUR_MS - 3 * MINUTE_MS);
  });

  test('gives a thread of the desk to a doctor, who reads it from then on and is told', async () => {
    const { id, version } = await aThread(app, await app.aPatient(), null);
    const [nurse, doctor] = [await app.aNurse(), await app.aDoctor()];
    expect((await read(doctor, id)).statusCode).toBe(404);
    await does(nurse, 'assign', id, { to: doctor.id, version });
    expect((await read(doctor, id)).json()).toMatchObject({ assignee: { id: doctor.id } });
    expect(await noticesOf(doctor)).toMatchObject([{ title: 'A message of Asha Rao was given to you' }]);
    expect((await does(nurse, 'assign', id, { to: nurse.id, version })).json().code).toBe('inbox_moved_on');
    const { version: now } = (await read(nurse, id)).json();
    for (const to of [randomUUID(), (await app.aPatient()).id, (await app.anAdministrator()).id]) {
      expect((await does(nurse, 'assign', id, { to, version: now })).json().code).toBe('unknown_colleague');
    }
  });

  test('whoever helped with one message has not taken the place of the doctor for the next', async () => {
    const { patient, doctor } = await aVisitedPatient(app);
    const nurse = await app.aNurse();
    const { id, version } = await aThread(app, patient, doctor);
    await does(doctor, 'assign', id, { to: nurse.id, version });
    await answer(nurse, (await read(nurse, id)).json<InboxThreadInFull>());
    await aThread(app, patient, doctor);
    expect((await read(nurse, id)).statusCode).toBe(404);
    expect((await read(doctor, id)).json()).toMatchObject({ assignee: null });
  });

  test.each(['the desk', 'a doctor'])(
    'what was given to somebody who has left is with %s again, who is told of the next message',
    async (whose) => {
      const { patient, doctor } = await aVisitedPatient(app);
      const [nurse, leaving, admin] = [await app.aNurse(), await app.aDoctor(), await app.anAdministrator()];
      const to = whose === 'a doctor' ? doctor : null;
      const { id, version } = await aThread(app, patient, to);
      await does(to ?? nurse, 'assign', id, { to: leaving.id, version });
      expect((await read(to ?? nurse, id)).json()).toMatchObject({ assignee: { id: leaving.id } });
      await disableAccount(app.deps, admin.actor, leaving.id);
      expect((await read(to ?? nurse, id)).json()).toMatchObject({ assignee: null });
      const before = (await noticesOf(to ?? nurse)).length;
      const said = await write(patient, { doctorId: to?.id ?? null, message: 'Thank you for the answer.' });
      expect(said.statusCode).toBe(201);
      await answer(to ?? nurse, said.json());
      app.clock.advance(MINUTE_MS);
      await write(patient, { doctorId: to?.id ?? null, message: 'And when do you open?' });
      app.clock.advance(-MINUTE_MS);
      const notices = await noticesOf(to ?? nurse);
      expect(notices.length).toBeGreaterThan(before);
      expect(notices[0]).toMatchObject({ title: expect.stringContaining('wrote to') });
    },
  );

  test('closes a thread, and a new message opens it again', async () => {
    const patient = await app.aPatient();
    const nurse = await app.aNurse();
    const thread = await aThread(app, patient, null);
    const { version } = (await answer(nurse, thread)).json();
    expect((await does(nurse, 'close', thread.id, { version })).json()).toMatchObject({ status: 'closed' });
    expect((await listed(nurse, '?status=closed')).map(({ id }) => id)).toContain(thread.id);
    expect((await listed(nurse, '?status=open')).map(({ id }) => id)).not.toContain(thread.id);

    const again = await write(patient, { doctorId: null, message: 'One more question.' });
    expect(again.json()).toMatchObject({ id: thread.id, status: 'open', waitingSince: expect.any(String) });
    expect(again.json().messages).toHaveLength(3);
  });

  test('does not close over a message that it has not seen', async () => {
    const patient = await app.aPatient();
    const nurse = await app.aNurse();
    const { id, version } = await aThread(app, patient, null);
    await aThread(app, patient, null, 'And one more question.');
    expect((await does(nurse, 'close', id, { version })).json().code).toBe('inbox_moved_on');
  });

  test('answers once: the same answer with the same key is one message', async () => {
    const { id, messages, version } = await aThread(app, await app.aPatient(), null);
    const nurse = await app.aNurse();
    const [key, body] = [{ 'idempotency-key': randomUUID() }, { message: 'Yes.', seen: messages[0]?.id, version }];
    const send = () => app.as(nurse.cookie).post(`/api/inbox/${id}/replies`, body, key);
    await Promise.all([send(), send(), send()]);
    expect((await read(nurse, id)).json().messages).toHaveLength(2);
  });
});

test('a message is heard at once by its patient, its doctor and the desk, and by nobody else', async () => {
  const { patient, doctor } = await aVisitedPatient(app);
  const concerned = [patient, doctor, await app.aNurse()].map((person) => listenAs(app, person));
  const others = [await app.aPatient(), await app.aDoctor()].map((person) => listenAs(app, person));
  const { id } = await aThread(app, patient, doctor);
  const hasHeard = ({ heard }: { heard: { type: string; id: string | null }[] }) =>
    heard.some((news) => news.type === 'inbox' && news.id === id);
  await vi.waitFor(() => expect(concerned.map(hasHeard)).toEqual([true, true, true]), 10_000);
  expect(others.map(hasHeard)).toEqual([false, false]);
  for (const { leave } of [...concerned, ...others]) leave();
});

describe('who may read', () => {
  test('another patient, another doctor and a nurse without the thread get 404, and the trail says who tried', async () => {
    const { patient, doctor } = await aVisitedPatient(app);
    const { id, messages, version } = await aThread(app, patient, doctor);
    const seen = messages[0]?.id;
    for (const stranger of [await app.aPatient(), await app.aDoctor(), await app.aNurse()]) {
      expect((await read(stranger, id)).statusCode).toBe(404);
      expect((await does(stranger, 'read', id, { upTo: seen })).statusCode).toBe(404);
      const tried = (await app.trail()).filter(
        ({ action, actor_id }) => action === 'access.refused' && actor_id === stranger.id,
      );
      expect(tried).toHaveLength(2);
    }
    for (const stranger of [await app.aDoctor(), await app.aNurse()]) {
      expect((await does(stranger, 'replies', id, { message: 'Hello.', seen, version })).statusCode).toBe(404);
      expect((await does(stranger, 'assign', id, { to: stranger.id, version })).statusCode).toBe(404);
      expect((await does(stranger, 'close', id, { version })).statusCode).toBe(404);
    }
  });

  test('what is written lies sealed in the database, and nobody edits it', async () => {
    const { id } = await aThread(app, await app.aPatient(), null, 'A question about heron feathers.');
    const rows = await app.db.selectFrom('inbox_messages').selectAll().where('thread_id', '=', id).execute();
    expect(rows[0]?.sealed_text.toString('utf8')).not.toContain('heron');
    await expect(app.db.deleteFrom('inbox_messages').where('thread_id', '=', id).execute()).rejects.toThrow(
      /permission denied/,
    );
  });

  test('the copy of everything holds the messages', async () => {
    const patient = await app.aPatient();
    const thread = await aThread(app, patient, null);
    await answer(await app.aNurse(), thread);
    const everything = (await app.as(patient.cookie).get(`/api/patients/${patient.patientId}/everything`)).json();
    expect(everything.messages).toMatchObject([{ messages: [{ text: FASTING }, { text: 'Yes, for eight hours.' }] }]);
  });

  test('a patient sees in the list of who opened the record that a message was read', async () => {
    const patient = await app.aPatient();
    const { id } = await aThread(app, patient, null);
    const nurse = await app.aNurse();
    await read(nurse, id);
    const entries = await app.db
      .selectFrom('audit_entries')
      .select(['action', 'details'])
      .where('patient_id', '=', patient.patientId)
      .where('actor_id', '=', nurse.id)
      .execute();
    expect(entries).toMatchObject([{ action: 'list.opened', details: { list: 'get.inbox.id' } }]);
  });
});

// The length of a message's promise is tested beside answering-times.ts.
test('the promise of an answer is stored with the message, and kept when more are written', async () => {
  const patient = await app.aPatient();
  const { answerBy } = await aThread(app, patient, null);
  app.clock.advance(HOUR_MS);
  expect((await aThread(app, patient, null)).answerBy).toBe(answerBy);
});

test.each([
  ['a second time after two minutes', 1, 2],
  ['then after twice as long', 5, 32],
  ['after an hour at most', 9, 60],
  ['no more after ten tries', 10, null],
])('what could not be checked is tried again: %s', (_when, tries, minutes) => {
  const now = new Date('2026-03-02T09:00:00.000Z');
  const next = nextCheck(tries, now);
  expect(next && (next.getTime() - now.getTime()) / MINUTE_MS).toBe(minutes);
});

test('a day on which the clinic is closed does not count, and the patient is told which one lies before the answer', async () => {
  const admin = await app.anAdministrator();
  const before = (await aThread(app, await app.aPatient(), null)).answerBy;
  expect(before?.slice(0, 10)).toBe('2026-03-03');
  const holiday = { date: '2026-03-03', name: 'Holi' };
  const { id } = await closeDay(app.deps, admin.actor, holiday);

  const patient = await app.aPatient();
  expect((await addresseesOf(patient)).answering).toMatchObject({ closedDays: [holiday] });
  const thread = await aThread(app, patient, null);
  expect(thread.answerBy).toBe(new Date(Date.parse(before ?? '') + DAY_MS).toISOString());
  // What was written while an answer was typed waits by the same calendar.
  app.clock.advance(MINUTE_MS);
  await aThread(app, patient, null, 'And one more question.');
  const answered = (await answer(await app.aNurse(), thread)).json<InboxThreadInFull>();
  expect(answered.answerBy?.slice(0, 10)).toBe('2026-03-04');
  await openDay(app.deps, admin.actor, id);
});

test('a message that was not checked is left alone a day after it was answered', async () => {
  const { patient, doctor } = await aVisitedPatient(app);
  const thread = await aThread(app, patient, doctor);
  await answer(doctor, thread);
  const [message] = (await read(doctor, thread.id)).json<InboxThreadInFull>().messages;
  const check = { message_id: message?.id ?? '', check_at: app.clock.now() };
  await app.db.insertInto('inbox_checks').values(check).execute();
  app.clock.advance(DAY_MS);
  await checkAgain(app.deps);
  const kept = app.db
    .selectFrom('inbox_checks')
    .select(['check_at', 'result'])
    .where('message_id', '=', check.message_id);
  expect(await kept.execute()).toEqual([{ check_at: null, result: null }]);
});
