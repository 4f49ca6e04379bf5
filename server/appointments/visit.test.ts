// What becomes of a visit: confirmed, cancelled, completed, or the patient did not come.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { anAppointment, entriesAbout, freeTimes, type MadeAppointment, statusOf, toldTo } from './testing.ts';

let app: TestApp;
let morning: Date;
beforeAll(async () => {
  app = await startTestApp();
  app.clock.advance(5 * 60_000);
  morning = app.clock.now();
});
afterAll(() => app.close());

const confirm = ({ id, patient }: MadeAppointment) => app.as(patient.cookie).post(`/api/appointments/${id}/confirm`);
const setStatus = (cookie: string, { id }: MadeAppointment, status: string) =>
  app.as(cookie).send('PATCH', `/api/appointments/${id}/status`, { status });

describe('a patient who will come', () => {
  // spec: 4.4
  test('confirms: the visit stays approved and says when it was confirmed', async () => {
    const made = await anAppointment(app, { status: 'approved' });
    const answer = await confirm(made);
    expect(answer.json()).toMatchObject({
      status: 'approved',
      confirmedAt: app.clock.now().toISOString(),
      can: { confirm: false, cancel: true },
    });
    expect((await toldTo(app, made.doctor))[0]?.title).toBe('Asha Rao confirmed an appointment');
    expect((await entriesAbout(app, made)).at(-1)).toMatchObject({ action: 'appointment.confirmed' });
  });

  test.each([
    ['pending', 'This request is not approved yet.'],
    ['cancelled', 'This appointment is already cancelled by Asha Rao.'],
  ] as const)('does not confirm what is %s', async (status, sentence) => {
    const answer = await confirm(await anAppointment(app, { status }));
    expect([answer.statusCode, answer.json().message]).toEqual([409, sentence]);
  });

  test('confirms once, however often the button is pressed', async () => {
    const made = await anAppointment(app, { status: 'approved' });
    const answers = await Promise.all([confirm(made), confirm(made), confirm(made)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().message).toContain('already confirmed');
  });
});

describe('a cancelled visit', () => {
  // spec: 7.22
  test('by the patient is told to the doctor, and its time is free at once', async () => {
    const made = await anAppointment(app, { status: 'approved' });
    const answer = await app.as(made.patient.cookie).delete(`/api/appointments/${made.id}`);
    expect(answer.json()).toMatchObject({ status: 'cancelled', decidedBy: 'Asha Rao' });
    expect(await freeTimes(app, made.doctor)).toContain('11:30');
    expect((await toldTo(app, made.doctor))[0]?.title).toBe('Asha Rao cancelled an appointment');
    expect((await entriesAbout(app, made)).at(-1)).toMatchObject({
      action: 'appointment.cancelled',
      actor_id: made.patient.id,
      patient_id: made.patient.patientId,
    });
  });

  test('by the doctor is told to the patient, with the reason', async () => {
    const made = await anAppointment(app, { status: 'approved' });
    const body = { status: 'cancelled', reason: 'The clinic is closed that day.' };
    await app.as(made.doctor.cookie).send('PATCH', `/api/appointments/${made.id}/status`, body);
    expect((await toldTo(app, made.patient))[0]).toMatchObject({
      title: 'Your appointment with Dr. Meera Iyer is cancelled',
      text: expect.stringContaining('Tue 3 Mar 2026, 11:30 (Asia/Kolkata). The clinic is closed that day.'),
    });
    expect(await toldTo(app, made.doctor)).toHaveLength(1);
  });

  test('by the desk is told to both, as what it is', async () => {
    const made = await anAppointment(app);
    const { cookie } = await app.aNurse({ name: 'Sunita Devi' });
    const body = { status: 'cancelled', reason: 'The building has no water.' };
    const answer = await app.as(cookie).send('PATCH', `/api/appointments/${made.id}/status`, body);
    expect(answer.json()).toMatchObject({ status: 'cancelled', decidedBy: 'Sunita Devi' });
    expect((await toldTo(app, made.patient))[0]?.title).toContain('is cancelled');
    expect((await toldTo(app, made.doctor))[0]?.title).toContain('the desk cancelled');
  });

  test.each(['doctor', 'desk'])('is not cancelled by the %s without a reason', async (who) => {
    const made = await anAppointment(app, { status: 'approved' });
    const { cookie } = who === 'doctor' ? made.doctor : await app.aNurse();
    const answers = [
      await app.as(cookie).delete(`/api/appointments/${made.id}`),
      await app.as(cookie).send('PATCH', `/api/appointments/${made.id}/status`, { status: 'cancelled', reason: ' ' }),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toMatchObject([
        422,
        { code: 'reason_needed', fields: { reason: 'Please give a reason.' } },
      ]);
    }
    expect(await statusOf(app, made)).toBe('approved');
  });

  test('stays when it changed since the doctor looked at it', async () => {
    const made = await anAppointment(app, { status: 'approved' });
    await app.as(made.patient.cookie).post(`/api/appointments/${made.id}/confirm`);
    const body = { status: 'cancelled', reason: 'I am away.', version: 2 };
    const answer = await app.as(made.doctor.cookie).send('PATCH', `/api/appointments/${made.id}/status`, body);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'appointment_moved_on']);
    expect(await statusOf(app, made)).toBe('approved');
  });

  test('is cancelled once', async () => {
    const made = await anAppointment(app);
    const body = { status: 'cancelled', reason: 'Nobody can come.' };
    const cancel = (cookie: string) => app.as(cookie).send('PATCH', `/api/appointments/${made.id}/status`, body);
    const answers = await Promise.all([made.patient, made.doctor, await app.aNurse()].map((who) => cancel(who.cookie)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });
});

describe('when the time has come', () => {
  let made: MadeAppointment;
  beforeAll(async () => {
    app.clock.set(morning);
    made = await anAppointment(app, { status: 'approved', date: '2026-03-02', time: '14:45' });
  });

  test('nothing is completed or missed before its start', async () => {
    for (const status of ['completed', 'no-show']) {
      const answer = await setStatus(made.doctor.cookie, made, status);
      expect([answer.statusCode, answer.json().message]).toEqual([409, 'This appointment has not begun yet.']);
    }
  });

  test('it is too late to cancel, to move or to confirm', async () => {
    app.clock.set(made.startsAt);
    const tries = [
      app.as(made.patient.cookie).delete(`/api/appointments/${made.id}`),
      app.as(made.patient.cookie).put(`/api/appointments/${made.id}`, { date: '2026-03-04', time: '10:00' }),
      confirm(made),
    ];
    for (const answer of await Promise.all(tries)) {
      expect([answer.statusCode, answer.json().message]).toEqual([409, 'This appointment has already begun.']);
    }
  });

  // spec: 7.23
  test.each([
    ['completed', 'Your visit to Dr. Meera Iyer is on file'],
    ['no-show', 'Dr. Meera Iyer noted that you did not come'],
  ] as const)('the doctor says %s, and the patient is told', async (status, title) => {
    app.clock.set(morning);
    const visit = await anAppointment(app, { status: 'approved', date: '2026-03-02', time: '14:45' });
    app.clock.set(visit.startsAt);
    expect((await setStatus(visit.doctor.cookie, visit, status)).json()).toMatchObject({ status });
    expect((await toldTo(app, visit.patient))[0]).toMatchObject({ title, mail: 'kept' });
    expect((await entriesAbout(app, visit)).at(-1)).toMatchObject({
      action: `appointment.${status}`,
      patient_id: visit.patient.patientId,
    });
    const again = await setStatus(visit.doctor.cookie, visit, 'completed');
    expect(again.statusCode).toBe(409);
  });

  test('a request that was never approved is not completed', async () => {
    app.clock.set(morning);
    const asked = await anAppointment(app, { date: '2026-03-02', time: '14:45' });
    app.clock.set(asked.startsAt);
    expect((await setStatus(asked.doctor.cookie, asked, 'completed')).statusCode).toBe(409);
    expect(await statusOf(app, asked)).toBe('pending');
  });
});

describe('through the status', () => {
  beforeAll(() => app.clock.set(morning));

  test('a patient may cancel and nothing else', async () => {
    const made = await anAppointment(app);
    for (const status of ['approved', 'rejected', 'completed', 'no-show', 'pending', 'expired']) {
      expect((await setStatus(made.patient.cookie, made, status)).statusCode).toBe(403);
    }
    expect((await setStatus(made.patient.cookie, made, 'cancelled')).json()).toMatchObject({ status: 'cancelled' });
  });

  test('nobody makes a request expire: only time does', async () => {
    const made = await anAppointment(app);
    expect((await setStatus(made.doctor.cookie, made, 'expired')).statusCode).toBe(403);
    expect((await setStatus(made.doctor.cookie, made, 'lost')).statusCode).toBe(400);
  });
});
