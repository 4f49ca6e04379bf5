import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewMessage } from '#contract/messages.ts';
import { takeIntoCare } from '../patients/testing.ts';
import { changeDuty } from '../staffing/duty.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { acknowledgeMessage, markMessageRead, replyToMessage } from './answer-message.ts';
import { countMessages, listMessages } from './list-messages.ts';
import { sendMessage } from './send-message.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ALL = { limit: 50, onlyUnread: false };
const input = (about: Partial<NewMessage> = {}): NewMessage => ({
  priority: 'high',
  subject: 'Insulin at night',
  message: 'Please measure at two.',
  ...about,
});

// spec: 3.15
test('a doctor writes to the ward and every nurse has it unread, with doctor, specialty and patient', async () => {
  const doctor = await app.aDoctor({ name: 'Dr. Mira Das', department: 'Cardiology' });
  const [nurse, other] = [await app.aNurse(), await app.aNurse()];
  const patient = await app.aPatient({ name: 'Ravi Menon' });
  for (const carer of [doctor, nurse, other]) await takeIntoCare(app, carer, patient);

  const { id } = await sendMessage(app.deps, doctor.actor, input({ patientId: patient.patientId }));

  for (const { actor } of [nurse, other]) {
    expect((await listMessages(app.deps, actor, ALL)).find((message) => message.id === id)).toMatchObject({
      doctor: 'Dr. Mira Das',
      specialty: 'Cardiology',
      patient: 'Ravi Menon',
      subject: 'Insulin at night',
      message: 'Please measure at two.',
      status: 'unread',
      isMine: false,
    });
  }
});

// spec: 4.15
test('read state is each reader’s own, and the writer sees who has read it', async () => {
  const [doctor, nurse, other] = [await app.aDoctor(), await app.aNurse({ name: 'Sita Pillai' }), await app.aNurse()];
  const { id } = await sendMessage(app.deps, doctor.actor, input());

  expect(await markMessageRead(app.deps, nurse.actor, id)).toMatchObject({ status: 'read' });

  const unreadOf = async ({ actor }: typeof nurse) =>
    (await listMessages(app.deps, actor, { limit: 50, onlyUnread: true })).map((message) => message.id);
  expect(await unreadOf(nurse)).not.toContain(id);
  expect(await unreadOf(other)).toContain(id);
  const [sent] = await listMessages(app.deps, doctor.actor, ALL);
  expect(sent?.readBy.map(({ name }) => name)).toEqual(['Sita Pillai']);
  expect(await countMessages(app.deps, doctor.actor)).toMatchObject({ unread: 0 });
});

test('a reply stays in the thread, reads it for the one who replies, and is new to the other side', async () => {
  const [doctor, nurse] = [await app.aDoctor(), await app.aNurse()];
  const { id } = await sendMessage(app.deps, doctor.actor, input());

  const answered = await replyToMessage(app.deps, nurse.actor, id, 'It was 6.2.');

  expect(answered).toMatchObject({ status: 'read', replies: [{ message: 'It was 6.2.', isMine: true }] });
  expect(await countMessages(app.deps, doctor.actor)).toMatchObject({ unread: 1 });
  expect(await markMessageRead(app.deps, doctor.actor, id)).toMatchObject({ status: 'read' });
});

test('a nurse writes to one doctor; no other doctor sees the thread', async () => {
  const [doctor, stranger, nurse] = [await app.aDoctor(), await app.aDoctor(), await app.aNurse()];

  const { id } = await sendMessage(app.deps, nurse.actor, input({ doctorId: doctor.id }));

  expect(await listMessages(app.deps, doctor.actor, ALL)).toMatchObject([{ id, status: 'unread' }]);
  expect(await listMessages(app.deps, stranger.actor, ALL)).toEqual([]);
  for (const attempt of [markMessageRead, acknowledgeMessage]) {
    await expect(attempt(app.deps, stranger.actor, id)).rejects.toMatchObject({ code: 'not_found' });
  }
  await expect(replyToMessage(app.deps, stranger.actor, id, 'Hello')).rejects.toMatchObject({ code: 'not_found' });
});

test('a nurse who names no doctor is told so at the field', async () => {
  const nurse = await app.aNurse();
  const patient = await app.aPatient();

  for (const doctorId of [undefined, patient.id, nurse.id]) {
    await expect(sendMessage(app.deps, nurse.actor, input({ doctorId }))).rejects.toMatchObject({
      code: 'unknown_doctor',
      fields: { doctorId: 'Choose the doctor.' },
    });
  }
});

test('nobody writes about a patient whose chart is closed to them', async () => {
  const [doctor, patient] = [await app.aDoctor(), await app.aPatient()];

  const attempt = sendMessage(app.deps, doctor.actor, input({ patientId: patient.patientId }));

  await expect(attempt).rejects.toMatchObject({ code: 'not_found' });
});

test('a critical message is acknowledged once, and the second nurse is told who was first', async () => {
  const [doctor, first, second] = [await app.aDoctor(), await app.aNurse({ name: 'Sita Pillai' }), await app.aNurse()];
  const { id } = await sendMessage(app.deps, doctor.actor, input({ priority: 'critical' }));

  expect(await acknowledgeMessage(app.deps, first.actor, id)).toMatchObject({
    acknowledged: { name: 'Sita Pillai' },
    can: { acknowledge: false },
  });
  await expect(acknowledgeMessage(app.deps, second.actor, id)).rejects.toMatchObject({
    code: 'already_acknowledged',
    message: 'Sita Pillai has already acknowledged this.',
  });
});

test('only a critical message of the other side is acknowledged', async () => {
  const [doctor, nurse] = [await app.aDoctor(), await app.aNurse()];
  const plain = await sendMessage(app.deps, doctor.actor, input());
  const own = await sendMessage(app.deps, doctor.actor, input({ priority: 'critical' }));

  for (const [person, id] of [
    [nurse, plain.id],
    [doctor, own.id],
  ] as const) {
    await expect(acknowledgeMessage(app.deps, person.actor, id)).rejects.toMatchObject({
      code: 'nothing_to_acknowledge',
    });
  }
});

test('ten sends with one key are one message', async () => {
  const doctor = await app.aDoctor();
  const send = () => app.as(doctor.cookie).post('/api/messages', input(), { 'idempotency-key': 'one-and-the-same' });

  const replies = await Promise.all(Array.from({ length: 10 }, send));

  expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
  expect(await listMessages(app.deps, doctor.actor, ALL)).toHaveLength(1);
});

// spec: 9.10
test('active doctors are those on duty now', async () => {
  const [doctor, nurse] = [await app.aDoctor(), await app.aNurse()];
  const { activeDoctors: before } = await countMessages(app.deps, nurse.actor);

  await changeDuty(app.deps, doctor.actor, true);
  expect(await countMessages(app.deps, nurse.actor)).toMatchObject({ activeDoctors: before + 1 });

  await changeDuty(app.deps, doctor.actor, false);
  expect(await countMessages(app.deps, nurse.actor)).toMatchObject({ activeDoctors: before });
});
