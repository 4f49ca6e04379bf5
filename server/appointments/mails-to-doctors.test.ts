import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE_MS } from '#contract/durations.ts';
import { fixedClock } from '#server/platform/clock.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import { bookAppointment } from './booking/book-appointment.ts';
import { cancelAppointment } from './changing/cancel-appointment.ts';
import { moveAppointment } from './changing/move-appointment.ts';
import { bookForPatient } from './desk/book-for-patient.ts';
import { queueElsewhere } from './desk/queue-elsewhere.ts';
import { checkReasons } from './reasons/check-reasons.ts';
import { anAppointment, aRequest, aScheduledDoctor, rowOf, toldTo, tomorrow } from './testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const NAME = 'Farida Khan';
const DOCTORS_LINK = '/doctor-dashboard';
/** What would tell of the patient to whoever reads the mail of a doctor. */
const TELLING = /Farida|Khan|danger|chest|cough|crisis/i;

const mailsTo = async ({ email }: { email: string }) =>
  (await app.mails(email)).filter(({ text }) => text.includes(DOCTORS_LINK));

test('no mail to a doctor names the patient: not of a request, another time, a yes, a move or a cancelled visit', async () => {
  const [doctor, other] = [await aScheduledDoctor(app), await aScheduledDoctor(app, { name: 'Dr. Arun Nair' })];
  const [patient, desk] = [await app.aPatient({ name: NAME }), await app.someone('desk')];
  const made = await anAppointment(app, { doctor, patient, time: '10:00' });
  const as = app.as(patient.cookie);
  await as.put(`/api/appointments/${made.id}`, { date: made.date, time: '10:30' });
  await app.as(doctor.cookie).put(`/api/doctor/appointments/${made.id}/status`, { status: 'approved' });
  await as.post(`/api/appointments/${made.id}/confirm`);
  const to = { date: made.date, time: '11:00', reason: 'A meeting', doctorId: other.id };
  await moveAppointment(app.deps, desk.actor, made.id, { ...to, version: (await rowOf(app, made)).version });
  await cancelAppointment(app.deps, patient.actor, made.id, null);
  await bookForPatient(app.deps, desk.actor, {
    ...{ patientId: patient.patientId, doctorId: doctor.id },
    ...{ date: tomorrow(app, 2), time: '10:00' },
  });

  const mails = [...(await mailsTo(doctor)), ...(await mailsTo(other))];
  expect(mails.map(({ subject }) => subject.replace(/ \w{3} \d+ \w{3}, .*/, ''))).toEqual([
    'New request for',
    'Another time asked for:',
    'Confirmed:',
    'Moved away:',
    'Booked by the desk:',
    'Moved to',
    'Cancelled:',
  ]);
  for (const { subject, text } of mails) expect(subject + text).not.toMatch(TELLING);
  // The bell is for whoever has logged in.
  expect((await toldTo(app, doctor)).map(({ title }) => title)).toContain(`${NAME} was booked by the desk`);
});

test.each(['danger', 'crisis'] as const)(
  'the mail of a request that names a %s says to read it first, and not why',
  async (read) => {
    const [doctor, patient] = [await aScheduledDoctor(app), await app.aPatient({ name: NAME })];
    const request = aRequest(app, doctor, { reason: 'Chest pain', time: '12:00' });
    await bookAppointment(app.deps, patient.actor, request, read);

    const [mail, ...others] = await mailsTo(doctor);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('A request waits for you: please read it first');
    expect(mail?.text).toMatch(/A request waits for you\. Please read it first\.\n\nhttp\S+\n$/);
    expect(mail?.text).not.toMatch(TELLING);
    expect((await toldTo(app, doctor))[0]).toMatchObject({
      title: `Read first: ${NAME} asks for an appointment`,
      text: expect.stringContaining('The reason names a danger sign.'),
    });
  },
);

test('a danger that is found after the booking is mailed without name and danger, too', async () => {
  const [doctor, patient] = [await aScheduledDoctor(app), await app.aPatient({ name: NAME })];
  await anAppointment(app, { doctor, patient, reason: 'Chest pain', read: 'not-read', time: '13:00' });
  await checkReasons(app.deps, async () => ({ words: 'chest pain', isCrisis: false, key: 'chest-pain' }));
  const mail = (await mailsTo(doctor)).at(-1);
  expect(mail?.subject).toBe('A request waits for you: please read it first');
  expect(mail?.text).not.toMatch(TELLING);
});

test('whoever a visit with a danger is given to is told of the danger, at the desk and in the queue', async () => {
  const [made, other, third, desk] = [
    await anAppointment(app, { patient: await app.aPatient({ name: NAME }), status: 'approved', time: '14:00' }),
    await aScheduledDoctor(app, { name: 'Dr. Arun Nair' }),
    await aScheduledDoctor(app, { name: 'Dr. Leela Rao' }),
    await app.someone('desk'),
  ];
  const mark = (reason_danger: 'danger' | 'earlier') =>
    app.db.updateTable('appointments').set({ reason_danger }).where('id', '=', made.id).execute();
  await mark('danger');
  const to = { date: made.date, time: '15:00', reason: 'A meeting', doctorId: other.id };
  await moveAppointment(app.deps, desk.actor, made.id, { ...to, version: (await rowOf(app, made)).version });
  expect((await toldTo(app, other))[0]).toMatchObject({
    title: `Read first: ${NAME} comes to you instead of Dr. Meera Iyer`,
    text: expect.stringMatching(/The reason names a danger sign\./),
  });
  expect((await mailsTo(other)).at(-1)?.subject).toBe('A visit waits for you: please read it first');
  expect((await toldTo(app, made.doctor))[0]?.title).toBe(`${NAME} comes to Dr. Arun Nair instead`);

  await mark('earlier');
  const now = new Date(made.startsAt.getTime() + 30 * MINUTE_MS);
  await app.db.updateTable('appointments').set({ arrived_at: now }).where('id', '=', made.id).execute();
  const { version } = await rowOf(app, made);
  await queueElsewhere({ ...app.deps, clock: fixedClock(now) }, desk.actor, made.id, {
    doctorId: third.id,
    reason: 'Late today',
    version,
  });
  expect((await toldTo(app, third))[0]).toMatchObject({
    title: `Read first: ${NAME} waits for you instead of Dr. Arun Nair`,
    text: expect.stringContaining('An earlier reason named a danger sign.'),
  });
});
