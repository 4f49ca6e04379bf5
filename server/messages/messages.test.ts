import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewMessage } from '#contract/messages.ts';
import { takeIntoCare } from '../patients/testing.ts';
import { changeDuty } from '../staffing/duty.ts';
import { openTestHouse, type TestHouse } from '../testing-house.ts';
import { acknowledgeMessage, markMessageRead, replyToMessage } from './answer-message.ts';
import { countMessages, listMessages } from './list-messages.ts';
import { sendMessage } from './send-message.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const ALL = { limit: 50, onlyUnread: false };
const wish = (about: Partial<NewMessage> = {}): NewMessage => ({
  priority: 'high',
  subject: 'Insulin at night',
  message: 'Please measure at two.',
  ...about,
});

test('a doctor writes to the ward and every nurse has it unread, with doctor, specialty and patient', async () => {
  const doctor = await house.aDoctor({ name: 'Dr. Mira Das', department: 'Cardiology' });
  const [nurse, other] = [await house.aNurse(), await house.aNurse()];
  const patient = await house.aPatient({ name: 'Ravi Menon' });
  for (const carer of [doctor, nurse, other]) await takeIntoCare(house, carer, patient);

  const { id } = await sendMessage(house.deps, doctor.actor, wish({ patientId: patient.patientId }));

  for (const { actor } of [nurse, other]) {
    expect((await listMessages(house.deps, actor, ALL)).find((message) => message.id === id)).toMatchObject({
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

test('read state is each reader’s own, and the writer sees who has read it', async () => {
  const [doctor, nurse, other] = [
    await house.aDoctor(),
    await house.aNurse({ name: 'Sita Pillai' }),
    await house.aNurse(),
  ];
  const { id } = await sendMessage(house.deps, doctor.actor, wish());

  expect(await markMessageRead(house.deps, nurse.actor, id)).toMatchObject({ status: 'read' });

  const unreadOf = async ({ actor }: typeof nurse) =>
    (await listMessages(house.deps, actor, { limit: 50, onlyUnread: true })).map((message) => message.id);
  expect(await unreadOf(nurse)).not.toContain(id);
  expect(await unreadOf(other)).toContain(id);
  const [sent] = await listMessages(house.deps, doctor.actor, ALL);
  expect(sent?.readBy.map(({ name }) => name)).toEqual(['Sita Pillai']);
  expect(await countMessages(house.deps, doctor.actor)).toMatchObject({ unread: 0 });
});

test('a reply stays in the thread, reads it for the one who replies, and is new to the other side', async () => {
  const [doctor, nurse] = [await house.aDoctor(), await house.aNurse()];
  const { id } = await sendMessage(house.deps, doctor.actor, wish());

  const answered = await replyToMessage(house.deps, nurse.actor, id, 'It was 6.2.');

  expect(answered).toMatchObject({ status: 'read', replies: [{ message: 'It was 6.2.', isMine: true }] });
  expect(await countMessages(house.deps, doctor.actor)).toMatchObject({ unread: 1 });
  expect(await markMessageRead(house.deps, doctor.actor, id)).toMatchObject({ status: 'read' });
});

test('a nurse writes to one doctor; no other doctor sees the thread', async () => {
  const [doctor, stranger, nurse] = [await house.aDoctor(), await house.aDoctor(), await house.aNurse()];

  const { id } = await sendMessage(house.deps, nurse.actor, wish({ doctorId: doctor.id }));

  expect(await listMessages(house.deps, doctor.actor, ALL)).toMatchObject([{ id, status: 'unread' }]);
  expect(await listMessages(house.deps, stranger.actor, ALL)).toEqual([]);
  for (const attempt of [markMessageRead, acknowledgeMessage]) {
    await expect(attempt(house.deps, stranger.actor, id)).rejects.toMatchObject({ code: 'not_found' });
  }
  await expect(replyToMessage(house.deps, stranger.actor, id, 'Hello')).rejects.toMatchObject({ code: 'not_found' });
});

test('a nurse who names no doctor is told so at the field', async () => {
  const nurse = await house.aNurse();
  const patient = await house.aPatient();

  for (const doctorId of [undefined, patient.id, nurse.id]) {
    await expect(sendMessage(house.deps, nurse.actor, wish({ doctorId }))).rejects.toMatchObject({
      code: 'unknown_doctor',
      fields: { doctorId: 'Choose the doctor.' },
    });
  }
});

test('nobody writes about a patient whose chart is closed to them', async () => {
  const [doctor, patient] = [await house.aDoctor(), await house.aPatient()];

  const attempt = sendMessage(house.deps, doctor.actor, wish({ patientId: patient.patientId }));

  await expect(attempt).rejects.toMatchObject({ code: 'not_found' });
});

test('a critical message is acknowledged once, and the second nurse is told who was first', async () => {
  const [doctor, first, second] = [
    await house.aDoctor(),
    await house.aNurse({ name: 'Sita Pillai' }),
    await house.aNurse(),
  ];
  const { id } = await sendMessage(house.deps, doctor.actor, wish({ priority: 'critical' }));

  expect(await acknowledgeMessage(house.deps, first.actor, id)).toMatchObject({
    acknowledged: { name: 'Sita Pillai' },
    can: { acknowledge: false },
  });
  await expect(acknowledgeMessage(house.deps, second.actor, id)).rejects.toMatchObject({
    code: 'already_acknowledged',
    message: 'Sita Pillai has already acknowledged this.',
  });
});

test('only a critical message of the other side is acknowledged', async () => {
  const [doctor, nurse] = [await house.aDoctor(), await house.aNurse()];
  const plain = await sendMessage(house.deps, doctor.actor, wish());
  const own = await sendMessage(house.deps, doctor.actor, wish({ priority: 'critical' }));

  for (const [person, id] of [
    [nurse, plain.id],
    [doctor, own.id],
  ] as const) {
    await expect(acknowledgeMessage(house.deps, person.actor, id)).rejects.toMatchObject({
      code: 'nothing_to_acknowledge',
    });
  }
});

test('ten sends with one key are one message', async () => {
  const doctor = await house.aDoctor();
  const send = () => house.as(doctor.cookie).post('/api/messages', wish(), { 'idempotency-key': 'one-and-the-same' });

  const replies = await Promise.all(Array.from({ length: 10 }, send));

  expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
  expect(await listMessages(house.deps, doctor.actor, ALL)).toHaveLength(1);
});

test('active doctors are those on duty now', async () => {
  const [doctor, nurse] = [await house.aDoctor(), await house.aNurse()];
  const { activeDoctors: before } = await countMessages(house.deps, nurse.actor);

  await changeDuty(house.deps, doctor.actor, true);
  expect(await countMessages(house.deps, nurse.actor)).toMatchObject({ activeDoctors: before + 1 });

  await changeDuty(house.deps, doctor.actor, false);
  expect(await countMessages(house.deps, nurse.actor)).toMatchObject({ activeDoctors: before });
});
