import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#contract/durations.ts';
import { linkTo } from '#server/platform/link.ts';
import { deliverMails } from '#server/platform/mail/deliver-mails.ts';
import { connectMailServer, type MailServer } from '#server/platform/mail/mail-server.ts';
import { openSmtpServer } from '#server/platform/mail/testing-smtp.ts';
import { notifyDueReminders } from '#server/reminders/notify-due-reminders.ts';
import { saveDoctorPage } from '#server/staffing/doctor-pages/save-doctor-page.ts';
import { A_PAGE } from '#server/staffing/testing-calls.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import { aVideoVisit } from '#server/visits/testing.ts';
import { UNDO_MS } from '../policy.ts';
import { isStillTrue } from '../still-true.ts';
import {
  anAppointment,
  aScheduledDoctor,
  type MadeAppointment,
  rowOf,
  type ScheduledDoctor,
  tomorrow,
} from '../testing.ts';
import { cancelAppointment } from './cancel-appointment.ts';

const post = await openSmtpServer();
let app: TestApp;
let doctor: ScheduledDoctor;
beforeAll(async () => {
  app = await startTestApp({ env: { SMTP_URL: post.url, MAIL_FROM: 'desk@clinic.example' } });
  doctor = await aScheduledDoctor(app, { department: 'Cardiology' });
  await saveDoctorPage(app.deps, doctor.actor, doctor.id, { ...A_PAGE, version: 0 });
});
beforeEach(async () => {
  await app.db.deleteFrom('appointments').execute();
  await app.db.updateTable('notices').set({ mail_id: null }).execute();
  await app.db.deleteFrom('mails').execute();
});
afterAll(async () => {
  await app.close();
  await post.close();
});

const decide = (made: MadeAppointment, more: object = { status: 'approved' }) =>
  app.as(doctor.cookie).send('PATCH', `/api/appointments/${made.id}/status`, more);

async function move(made: MadeAppointment) {
  const { version } = await rowOf(app, made);
  const body = { date: made.date, time: '15:00', reason: 'A meeting', version };
  expect((await app.as(doctor.cookie).post(`/api/appointments/${made.id}/move`, body)).statusCode).toBe(200);
}

/** What the mail server got for the patient, once nothing can be undone any more. */
async function receivedBy({ patient }: MadeAppointment) {
  post.received.length = 0;
  app.clock.advance(UNDO_MS);
  await deliverMails(app.deps, connectMailServer(app.deps.config) as MailServer, isStillTrue);
  return post.received.filter(({ to }) => to.includes(patient.email));
}

const linesOf = (file: string | undefined) => (file ?? '').replaceAll('\r\n ', '').split('\r\n');

describe('the mail that a visit is approved', () => {
  test('carries a calendar file with its begin, room and address; its subject and its text stay as they are', async () => {
    const made = await anAppointment(app, { doctor, reason: 'Pain in the chest' });
    await decide(made);
    const [mail] = await receivedBy(made);
    const [file, ...others] = mail?.files ?? [];

    expect(others).toEqual([]);
    expect(file).toMatchObject({
      name: 'appointment.ics',
      type: expect.stringMatching(/^text\/calendar; .*method=PUBLISH/),
    });
    expect(linesOf(file?.text)).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        `UID:${made.id}@nadi`,
        `DTSTART:${made.startsAt.toISOString().replace(/[-:]|\.\d+/g, '')}`,
        'SUMMARY;LANGUAGE=en:Visit: Dr. Meera Iyer\\, Banyan Street Clinic',
        `LOCATION:Room 2\\, Banyan Street Clinic\\, ${app.deps.config.clinic.address.replaceAll(',', '\\,')}`,
        'STATUS:CONFIRMED',
      ]),
    );
    expect(linesOf(file?.text).join()).toMatch(
      /11:30 \(Asia\/Kolkata\)\. To move or cancel: http\S+\/book#appointments/,
    );
    expect(file?.text).not.toMatch(/chest|Cardiology/);

    expect(mail?.headers.subject).toBe('Your appointment on Tue 3 Mar is confirmed');
    expect(mail?.headers['content-type']).toContain('multipart/mixed');
    const [kept] = await app.mails(made.patient.email);
    expect(mail?.text.replaceAll('\r\n', '\n').trim()).toBe(kept?.text.trim());
  });

  test('in Hindi carries a file in Hindi', async () => {
    const made = await anAppointment(app, { doctor });
    await app.as(made.patient.cookie).send('PUT', '/api/me/language', { language: 'hi' });
    await decide(made);
    const [mail] = await receivedBy(made);
    expect(linesOf(mail?.files[0]?.text)).toContain(
      'SUMMARY;LANGUAGE=hi:डॉक्टर को दिखाना: Dr. Meera Iyer\\, Banyan Street Clinic',
    );
    expect(linesOf(mail?.files[0]?.text).join()).toContain('समय बदलने या रद्द करने के लिए:');
  });

  test('of a visit by video names the address of the visit instead of a place', async () => {
    const { id, patient } = await aVideoVisit(app, { slotsLater: 4 });
    const lines = linesOf((await app.mails(patient.email))[0]?.calendar ?? '');
    const address = linkTo(app.deps.config, `/visit/${id}`);
    expect(lines).toEqual(expect.arrayContaining([`LOCATION:${address}`, `URL:${address}`]));
  });

  test.each([
    ['by its doctor', true],
    ['before', false],
  ])('of one that was made private %s holds the time alone', async (_when, byDoctor) => {
    const made = await anAppointment(app, { doctor });
    const part = { patient_id: made.patient.patientId, subject: 'appointment', subject_id: made.id } as const;
    if (!byDoctor)
      await app.db
        .insertInto('confidential_marks')
        .values({ ...part, cause: 'patient' })
        .execute();
    await decide(made, { status: 'approved', ...(byDoctor ? { isPrivate: true } : {}) });
    const [mail] = await receivedBy(made);
    const text = mail?.files[0]?.text;
    expect(linesOf(text)).toEqual(
      expect.arrayContaining(['SUMMARY;LANGUAGE=en:Appointment', 'CLASS:CONFIDENTIAL', `UID:${made.id}@nadi`]),
    );
    expect(text).not.toMatch(/Iyer|Room|Banyan|LOCATION|DESCRIPTION|URL|http/);
  });
});

describe('a visit in somebody’s calendar', () => {
  test('is replaced when it moves, and taken out when the clinic cancels it', async () => {
    const made = await anAppointment(app, { doctor });
    await decide(made);
    await move(made);
    const [moved] = await receivedBy(made);
    await cancelAppointment(app.deps, doctor.actor, made.id, 'I am ill.');
    const [off] = await receivedBy(made);

    const files = [moved, off].map((mail) => linesOf(mail?.files[0]?.text));
    const start = made.startsAt.getTime() + 3.5 * HOUR_MS;
    const begins = `DTSTART:${new Date(start).toISOString().replace(/[-:]|\.\d+/g, '')}`;
    for (const file of files) expect(file).toEqual(expect.arrayContaining([`UID:${made.id}@nadi`, begins]));
    expect(files[0]).toEqual(expect.arrayContaining(['METHOD:PUBLISH', 'STATUS:CONFIRMED']));
    expect(files[1]).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED']));
    expect(off?.files[0]?.type).toContain('method=CANCEL');
    expect(files[1]?.join()).not.toMatch(/To move or cancel|I am ill/);
    const sequences = files.map((file) => Number(/SEQUENCE:(\d+)/.exec(file.join())?.[1]));
    expect(sequences[1]).toBeGreaterThan(sequences[0] ?? Number.NaN);
  });

  test('is there too when the desk booked it', async () => {
    const patient = await app.aPatient();
    const body = { patientId: patient.patientId, doctorId: doctor.id, date: tomorrow(app), time: '09:00' };
    const booked = await app.as((await app.aReceptionist()).cookie).post('/api/reception/visits', body);
    expect(booked.statusCode).toBe(201);
    const [mail] = await app.mails(patient.email);
    expect(linesOf(mail?.calendar ?? '')).toContain('STATUS:CONFIRMED');
  });
});

describe('no calendar file goes', () => {
  test('with a refusal', async () => {
    const made = await anAppointment(app, { doctor });
    await decide(made, { status: 'rejected', reason: 'I am away.' });
    expect((await receivedBy(made)).map(({ files, headers }) => [headers.subject, files])).toEqual([
      ['Your request for Tue 3 Mar was turned down', []],
    ]);
  });

  test('with a request that is moved or cancelled before anybody answered it', async () => {
    const made = await anAppointment(app, { doctor });
    await move(made);
    await cancelAppointment(app.deps, (await app.aReceptionist()).actor, made.id, 'The doctor is ill.');
    expect((await app.mails(made.patient.email)).map(({ calendar }) => calendar)).toEqual([null, null]);
  });

  test('with a reminder, nor to the doctor', async () => {
    const made = await anAppointment(app, { doctor });
    await decide(made);
    await receivedBy(made);
    app.clock.set(new Date(made.startsAt.getTime() - HOUR_MS));
    await notifyDueReminders(app.deps);
    expect((await receivedBy(made)).map(({ files, headers }) => [headers.subject, files])).toEqual([
      ['A reminder from Banyan Street Clinic', []],
    ]);
    expect((await app.mails(doctor.email)).every(({ calendar }) => calendar === null)).toBe(true);
  });
});
