import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deliverMails } from '#server/platform/mail/deliver-mails.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import { anAppointment, aScheduledDoctor, entriesAbout, freeTimes, rowOf, statusOf, toldTo } from '../testing.ts';
import { releaseRejectedSlots } from './expire-requests.ts';

let app: TestApp;
beforeAll(async () => {
  // With a mail server, so that mails wait in the queue.
  app = await startTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
});
afterAll(() => app.close());

const decide = (cookie: string, { id }: { id: string }, status: string, reason?: string) =>
  app.as(cookie).put(`/api/doctor/appointments/${id}/status`, { status, ...(reason ? { reason } : {}) });
const undo = (cookie: string, { id }: { id: string }) => app.as(cookie).post(`/api/appointments/${id}/undo`);

/** Sends all that is due; answers what this person got. */
async function deliverTo({ email }: { email: string }): Promise<string[]> {
  const sent: string[] = [];
  const server = { send: async ({ to, text }: { to: string; text: string }) => void (to === email && sent.push(text)) };
  while ((await deliverMails(app.deps, server)) > 0);
  return sent;
}

// spec: 7.18
test('a doctor approves: the patient is told on the screen, and by mail when it can no longer be undone', async () => {
  const made = await anAppointment(app);
  const answer = await decide(made.doctor.cookie, made, 'approved');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ status: 'approved', decidedBy: 'Dr. Meera Iyer', can: { undo: true } });
  expect(answer.json().undoUntil).toBe(new Date(app.clock.now().getTime() + 10_000).toISOString());
  expect((await toldTo(app, made.patient))[0]).toMatchObject({
    title: 'Dr. Meera Iyer approved your appointment',
    text: 'Tue 3 Mar 2026, 11:30 (Asia/Kolkata).',
    mail: 'queued',
  });

  expect(await deliverTo(made.patient)).toEqual([]);
  app.clock.advance(9_999);
  expect(await deliverTo(made.patient)).toEqual([]);
  app.clock.advance(1);
  expect(await deliverTo(made.patient)).toEqual([expect.stringContaining('approved your appointment')]);
});

// spec: 6.6
test('a doctor rejects with a reason, which the patient reads', async () => {
  const made = await anAppointment(app);
  const answer = await decide(made.doctor.cookie, made, 'rejected', 'I am away that day.');
  expect(answer.json()).toMatchObject({ status: 'rejected', decisionReason: 'I am away that day.' });
  expect((await toldTo(app, made.patient))[0]?.text).toContain('I am away that day.');
  const mine = await app.as(made.patient.cookie).get(`/api/appointments/${made.id}`);
  expect(mine.json()).toMatchObject({
    status: 'rejected',
    decisionReason: 'I am away that day.',
    can: { undo: false },
  });
  // The mail may be read by others at home: it says nothing of the reason for the visit.
  expect((await app.mails(made.patient.email)).filter((mail) => /cough/i.test(mail.text + mail.subject))).toEqual([]);
});

// spec: 7.23
test('the same can be sent with PATCH, and without a reason', async () => {
  const made = await anAppointment(app);
  const answer = await app
    .as(made.doctor.cookie)
    .send('PATCH', `/api/appointments/${made.id}/status`, { status: 'rejected' });
  expect(answer.json()).toMatchObject({ status: 'rejected', decisionReason: expect.stringContaining('no reason') });
});

describe('approving a time that the doctor no longer offers', () => {
  const approve = (cookie: string, { id }: { id: string }, body: object = {}) =>
    app.as(cookie).put(`/api/doctor/appointments/${id}/status`, { status: 'approved', ...body });

  test('on a day off asks first, and is audited as such when the doctor approves all the same', async () => {
    const made = await anAppointment(app);
    await app.as(made.doctor.cookie).post('/api/doctor/schedule/days-off', { date: made.date });
    const asked = await approve(made.doctor.cookie, made);
    expect([asked.statusCode, asked.json()]).toMatchObject([
      409,
      { code: 'outside_hours', message: 'You are off on Tue 3 Mar.' },
    ]);
    expect(await statusOf(app, made)).toBe('pending');

    const answer = await approve(made.doctor.cookie, made, { outsideHours: true });
    expect(answer.json()).toMatchObject({ status: 'approved' });
    const entry = await app.db
      .selectFrom('audit_entries')
      .select('details')
      .where('subject_id', '=', made.id)
      .where('action', '=', 'appointment.approved')
      .executeTakeFirstOrThrow();
    expect(entry.details).toEqual({ outsideHours: 'day-off' });
  });

  test('outside changed hours asks first', async () => {
    const made = await anAppointment(app, { time: '11:30' });
    const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, firstStart: '14:00', lastStart: '16:00' }));
    await app.as(made.doctor.cookie).put('/api/doctor/schedule/hours', { hours });
    const asked = await approve(made.doctor.cookie, made);
    expect(asked.json()).toMatchObject({
      code: 'outside_hours',
      message: '11:30 on Tue 3 Mar lies outside your hours.',
    });
  });

  test('in an extra session of a day off does not ask', async () => {
    const made = await anAppointment(app, { time: '11:30' });
    const own = app.as(made.doctor.cookie);
    await own.post('/api/doctor/schedule/days-off', { date: made.date });
    await own.post('/api/doctor/schedule/extra-sessions', {
      date: made.date,
      firstStart: '11:00',
      lastStart: '12:00',
    });
    expect((await approve(made.doctor.cookie, made)).statusCode).toBe(200);
  });

  test('can be rejected without a question', async () => {
    const made = await anAppointment(app);
    await app.as(made.doctor.cookie).post('/api/doctor/schedule/days-off', { date: made.date });
    expect((await decide(made.doctor.cookie, made, 'rejected', 'I am away.')).statusCode).toBe(200);
  });
});

test('a request that the patient moved since the doctor looked at it is not approved unseen', async () => {
  const made = await anAppointment(app);
  const { version } = await rowOf(app, made);
  await app.as(made.patient.cookie).put(`/api/appointments/${made.id}`, { date: made.date, time: '16:00' });
  const url = `/api/doctor/appointments/${made.id}/status`;
  const answer = await app.as(made.doctor.cookie).put(url, { status: 'approved', version });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'appointment_moved_on']);
  expect(await statusOf(app, made)).toBe('pending');
});

describe('two decisions at once', () => {
  // spec: 4.5
  test('again and again: one wins each time, and the other is told who did what', async () => {
    const doctor = await aScheduledDoctor(app, {
      name: 'Dr. Arun Nair',
      hours: { firstStart: '00:00', lastStart: '23:45' },
    });
    const times = await freeTimes(app, doctor);
    const rounds = process.env.NADI_TEST_FULL === '1' ? 50 : 12;
    for (let round = 0; round < rounds; round += 1) {
      const made = await anAppointment(app, { doctor, time: times[round] as string });
      const both = [
        () => decide(doctor.cookie, made, 'approved'),
        () => decide(doctor.cookie, made, 'rejected', 'I am away.'),
      ];
      if (round % 2) both.reverse();
      const answers = await Promise.all(both.map((send) => send()));
      const [won, lost] = answers.sort((a, b) => a.statusCode - b.statusCode);
      expect([won?.statusCode, lost?.statusCode]).toEqual([200, 409]);
      const { status } = won?.json() ?? {};
      expect(lost?.json()).toMatchObject({
        code: 'appointment_moved_on',
        message: `This appointment is already ${status} by Dr. Arun Nair.`,
      });
      expect(await statusOf(app, made)).toBe(status);
      const actions = (await entriesAbout(app, made)).map(({ action }) => action);
      expect(actions).toEqual(['appointment.booked', `appointment.${status}`]);
    }
  }, 120_000);

  test('a decision and a cancellation: one of them counts', async () => {
    const made = await anAppointment(app);
    const answers = await Promise.all([
      decide(made.doctor.cookie, made, 'rejected', 'I am away.'),
      app.as(made.patient.cookie).delete(`/api/appointments/${made.id}`),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

describe('what cannot be decided any more', () => {
  test.each(['approved', 'rejected', 'cancelled'] as const)('is what is already %s', async (status) => {
    const made = await anAppointment(app, { status });
    const answer = await decide(made.doctor.cookie, made, 'approved');
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toContain(`already ${status}`);
  });

  test('is a request whose time to answer is over, even before the clock has put it away', async () => {
    const made = await anAppointment(app, { at: new Date(app.clock.now().getTime() - 48 * 3_600_000) });
    const answer = await decide(made.doctor.cookie, made, 'approved');
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe('This request was not answered in time.');
  });
});

describe('a rejected slot', () => {
  test('stays held for ten seconds, then it is free', async () => {
    const made = await anAppointment(app);
    await decide(made.doctor.cookie, made, 'rejected', 'I am away.');
    await releaseRejectedSlots(app.deps);
    expect(await freeTimes(app, made.doctor, made.date)).not.toContain('11:30');
    app.clock.advance(9_999);
    await releaseRejectedSlots(app.deps);
    expect(await freeTimes(app, made.doctor, made.date)).not.toContain('11:30');
    app.clock.advance(1);
    await releaseRejectedSlots(app.deps);
    expect(await freeTimes(app, made.doctor, made.date)).toContain('11:30');
  });
});

describe('whoever decided', () => {
  test.each(['approved', 'rejected'] as const)('takes it back within ten seconds: %s', async (status) => {
    const made = await anAppointment(app);
    await decide(made.doctor.cookie, made, status, 'I am away.');
    app.clock.advance(9_000);
    const answer = await undo(made.doctor.cookie, made);
    expect(answer.json()).toMatchObject({
      status: 'pending',
      decisionReason: null,
      decidedBy: null,
      undoUntil: null,
      can: { approve: true, undo: false },
    });
    expect((await toldTo(app, made.patient))[0]).toMatchObject({
      title: 'Your request is waiting again',
      mail: null,
    });
    expect((await entriesAbout(app, made)).at(-1)).toMatchObject({ action: 'appointment.decision_undone' });

    app.clock.advance(60_000);
    await releaseRejectedSlots(app.deps);
    expect(await freeTimes(app, made.doctor, made.date)).not.toContain('11:30');
    expect(await deliverTo(made.patient)).toEqual([]);
  });

  test('does so through the status as well', async () => {
    const made = await anAppointment(app);
    await decide(made.doctor.cookie, made, 'approved');
    expect((await decide(made.doctor.cookie, made, 'pending')).json()).toMatchObject({ status: 'pending' });
  });

  test('is too late after ten seconds, and when there is nothing to take back', async () => {
    const made = await anAppointment(app);
    expect((await undo(made.doctor.cookie, made)).json()).toMatchObject({ code: 'undo_too_late' });
    await decide(made.doctor.cookie, made, 'approved');
    app.clock.advance(10_000);
    const answer = await undo(made.doctor.cookie, made);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'undo_too_late' });
    expect(await statusOf(app, made)).toBe('approved');
  });

  test('takes a confirmation back with the approval it was given for', async () => {
    const made = await anAppointment(app);
    await decide(made.doctor.cookie, made, 'approved');
    await app.as(made.patient.cookie).post(`/api/appointments/${made.id}/confirm`);
    expect((await undo(made.doctor.cookie, made)).json()).toMatchObject({ status: 'pending', confirmedAt: null });
  });

  test('and nobody else', async () => {
    const made = await anAppointment(app);
    await decide(made.doctor.cookie, made, 'approved');
    expect((await undo((await app.aDoctor()).cookie, made)).statusCode).toBe(404);
    expect((await undo((await app.aNurse()).cookie, made)).statusCode).toBe(403);
    expect((await undo(made.patient.cookie, made)).statusCode).toBe(403);
    expect((await rowOf(app, made)).status).toBe('approved');
  });
});
