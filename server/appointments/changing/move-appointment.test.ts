import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Appointment } from '#contract/appointments/appointments.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Person } from '#server/testing-people.ts';
import {
  anAppointment,
  aScheduledDoctor,
  entriesAbout,
  freeTimes,
  listenAs,
  type MadeAppointment,
  rowOf,
  toldTo,
} from '../testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Input = { time?: string; doctorId?: string; reason?: string; version?: number };

async function move({ cookie }: Person, made: MadeAppointment, input: Input = {}) {
  const { version } = await rowOf(app, made);
  const body = { date: made.date, time: '15:00', reason: 'A meeting', version, ...input };
  return app.as(cookie).post(`/api/appointments/${made.id}/move`, body);
}

describe('a doctor moves an approved visit', () => {
  test('it stays approved at the new time, the old time is free, and the patient reads why', async () => {
    const made = await anAppointment(app, { status: 'approved' });
    const answer = await move(made.doctor, made);
    expect(answer.json()).toMatchObject({
      status: 'approved',
      time: '15:00',
      moved: { from: made.startsAt.toISOString(), by: 'Dr. Meera Iyer', reason: 'A meeting' },
      can: { undo: false, move: true },
    });
    const free = await freeTimes(app, made.doctor);
    expect(free).toContain('11:30');
    expect(free).not.toContain('15:00');
    const [told] = await toldTo(app, made.patient);
    expect(told).toMatchObject({ title: 'Your appointment with Dr. Meera Iyer is moved' });
    expect(told?.text).toContain('It was Tue 3 Mar 2026, 11:30 (Asia/Kolkata). Now: Tue 3 Mar 2026, 15:00');
    expect(told?.text).toContain('A meeting');
    expect((await entriesAbout(app, made)).at(-1)).toMatchObject({
      action: 'appointment.moved',
      actor_id: made.doctor.id,
      patient_id: made.patient.patientId,
    });
  });

  test('the subject of the mail holds the days and no reason, its text the address of the clinic', async () => {
    const made = await anAppointment(app, { status: 'approved', reason: 'A cough' });
    await move(made.doctor, made, { reason: 'Your potassium comes first' });
    const mail = (await app.mails(made.patient.email)).at(-1);
    expect(mail?.subject).toBe('Your appointment on Tue 3 Mar is moved to Tue 3 Mar, 15:00');
    expect(mail?.text).toContain(app.deps.config.clinic.address);
    expect(mail?.text).not.toContain('A cough');
  });

  test('the patient is no longer confirmed, and may confirm or cancel the new time', async () => {
    const made = await anAppointment(app, { status: 'approved' });
    await app.as(made.patient.cookie).post(`/api/appointments/${made.id}/confirm`);
    await move(made.doctor, made);
    const mine = (await app.as(made.patient.cookie).get(`/api/appointments/${made.id}`)).json<Appointment>();
    expect(mine).toMatchObject({ confirmedAt: null, can: { confirm: true, cancel: true, reschedule: true } });
  });

  test.each([
    ['outside the hours', { time: '20:00' }, 422, 'slot_not_offered'],
    ['without a reason', { reason: ' ' }, 400, 'bad_input'],
    ['as it was before it changed', { version: 1 }, 409, 'appointment_moved_on'],
  ])('not %s', async (_what, input, status, code) => {
    const made = await anAppointment(app, { status: 'approved' });
    const answer = await move(made.doctor, made, input);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(await freeTimes(app, made.doctor)).not.toContain('11:30');
  });

  test('not onto a time that is taken, nor to another doctor', async () => {
    const made = await anAppointment(app, { status: 'approved' });
    await anAppointment(app, { doctor: made.doctor, time: '15:00' });
    expect((await move(made.doctor, made)).json().code).toBe('slot_taken');
    const other = await aScheduledDoctor(app);
    const answer = await move(made.doctor, made, { doctorId: other.id });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'not_allowed']);
  });

  test('not to a time at which the patient is elsewhere', async () => {
    const made = await anAppointment(app, { status: 'approved' });
    await anAppointment(app, { patient: made.patient, time: '15:00', status: 'approved' });
    expect((await move(made.doctor, made)).json().code).toBe('patient_busy');
  });

  test('also when three requests of the patient wait: a move is no new request', async () => {
    const made = await anAppointment(app, { status: 'approved' });
    for (const time of ['09:00', '09:15', '09:30']) await anAppointment(app, { patient: made.patient, time });
    expect((await move(made.doctor, made)).statusCode).toBe(200);
  });

  test('an approval that was just given cannot be undone after the move', async () => {
    const made = await anAppointment(app);
    await app.as(made.doctor.cookie).put(`/api/doctor/appointments/${made.id}/status`, { status: 'approved' });
    await move(made.doctor, made);
    expect((await app.as(made.doctor.cookie).post(`/api/appointments/${made.id}/undo`)).json().code).toBe(
      'undo_too_late',
    );
  });
});

describe('the desk moves a visit', () => {
  test('to another doctor of the department: both doctors and the patient are told, and the chart follows', async () => {
    const made = await anAppointment(app, { status: 'approved' });
    const other = await aScheduledDoctor(app, { name: 'Dr. Arun Nair' });
    const desk = await app.aNurse();
    const answer = await move(desk, made, { doctorId: other.id, time: '11:30' });
    expect(answer.json()).toMatchObject({ doctorId: other.id, status: 'approved', time: '11:30', reason: '' });
    expect((await toldTo(app, made.patient))[0]?.text).toContain('with Dr. Arun Nair');
    expect((await toldTo(app, made.doctor))[0]?.title).toBe('Asha Rao comes to Dr. Arun Nair instead');
    expect((await toldTo(app, other))[0]?.title).toBe('Asha Rao comes to you instead of Dr. Meera Iyer');
    const chart = `/api/patients/${made.patient.patientId}`;
    expect((await app.as(other.cookie).get(chart)).statusCode).toBe(200);
    expect((await app.as(made.doctor.cookie).get(chart)).statusCode).toBe(404);
  });

  test('not to a doctor of another department', async () => {
    const made = await anAppointment(app, { status: 'approved' });
    const heart = await aScheduledDoctor(app, { department: 'Cardiology' });
    const answer = await move(await app.aNurse(), made, { doctorId: heart.id });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'other_department']);
  });

  test('a request goes on waiting for its answer at the new time', async () => {
    const made = await anAppointment(app);
    const answer = await move(await app.aNurse(), made);
    expect(answer.json()).toMatchObject({ status: 'pending', time: '15:00' });
    expect((await toldTo(app, made.doctor))[0]?.title).toBe('Asha Rao comes at another time');
  });

  test('doctor, patient and desk see it without asking', async () => {
    const made = await anAppointment(app, { status: 'approved' });
    const desk = await app.aNurse();
    const ears = [made.doctor, made.patient, desk].map((who) => listenAs(app, who));
    await move(desk, made);
    await expect.poll(() => ears.every(({ heard }) => heard.some(({ type }) => type === 'appointments'))).toBe(true);
    for (const { leave } of ears) leave();
  });
});

describe('cancel, approve and move at once', () => {
  test.each([1, 2, 3, 4, 5])('round %i: one wins, and the others are told', async () => {
    const made = await anAppointment(app);
    const desk = await app.aNurse();
    const { version } = await rowOf(app, made);
    const body = { status: 'cancelled', reason: 'The patient phoned.', version };
    const answers = await Promise.all([
      app.as(desk.cookie).send('PATCH', `/api/appointments/${made.id}/status`, body),
      app.as(made.doctor.cookie).put(`/api/doctor/appointments/${made.id}/status`, { status: 'approved', version }),
      move(desk, made, { version }),
    ]);
    const won = answers.filter(({ statusCode }) => statusCode === 200);
    const lost = answers.filter(({ statusCode }) => statusCode === 409);
    expect([won.length, lost.length]).toEqual([1, 2]);
    for (const answer of lost) expect(answer.json().code).toBe('appointment_moved_on');
    const row = await rowOf(app, made);
    expect(row.version).toBe(version + 1);
    const free = await freeTimes(app, made.doctor);
    const held = ['11:30', '15:00'].filter((time) => !free.includes(time));
    expect(held).toHaveLength(row.status === 'cancelled' ? 0 : 1);
  });
});
