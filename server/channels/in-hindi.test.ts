// The life of one booking, as somebody hears of it who reads Hindi: on the screen, by mail, on the phone.
import { afterAll, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import type { Values } from '#contract/notice-words/fill.ts';
import type { Notice } from '#contract/notices.ts';
import { cancelAppointment } from '../appointments/changing/cancel-appointment.ts';
import { isStillTrue } from '../appointments/still-true.ts';
import { anAppointment, aScheduledDoctor, rowOf, tomorrow } from '../appointments/testing.ts';
import { isNoticeCode, sayNotice } from '../notices/mails/write-mail.ts';
import { listNotices } from '../notices/read-notices.ts';
import { notifyDueReminders } from '../reminders/notify-due-reminders.ts';
import { startTestApp } from '../testing-app.ts';
import { deliverNotices } from './deliver-notices.ts';
import { makeChannels } from './make-channels.ts';
import { planDeliveries } from './plan-deliveries.ts';
import { makeBrowser, openTaker } from './testing.ts';

const service = await openTaker();
const gateway = await openTaker();
const app = await startTestApp({ env: { PUSH_LOOPBACK: 'on', SMS_URL: `${gateway.url}/sms` } });
afterAll(async () => {
  await app.close();
  await Promise.all([service.close(), gateway.close()]);
});
const channels = makeChannels(app.deps);

async function send(): Promise<void> {
  app.clock.advance(20_000);
  await planDeliveries(app.deps, channels);
  await deliverNotices(app.deps, channels, isStillTrue);
}

const VISIT_NEWS = 'एक अपॉइंटमेंट के बारे में ख़बर है। देखने के लिए ऐप खोलें।';
const TEXT = 'Nadi: आपके लिए कुछ नया है। ऐप खोलें, या हमें फ़ोन करें।';

test('a patient who chose Hindi hears of one booking in Hindi, from the request to the cancellation', async () => {
  app.clock.set(new Date('2026-03-02T05:00:00Z'));
  const doctor = await aScheduledDoctor(app);
  const patient = await app.aPatient();
  const as = app.as(patient.cookie);
  expect((await as.put('/api/me/language', { language: 'hi' })).statusCode).toBe(200);
  const browser = makeBrowser();
  await as.post('/api/push-subscription', { endpoint: `${service.url}/push/1`, keys: browser.keys });

  const heard = async () => {
    await send();
    const [notice] = await listNotices(app.deps, patient.actor, { limit: 1 });
    if (!notice?.code || !isNoticeCode(notice.code)) throw new Error('The notice has no code.');
    const mail = (await app.mails(patient.email)).at(-1);
    const texts = gateway.taken.splice(0).map(({ body }) => JSON.parse(body.toString()).text);
    const pushed = service.taken.splice(0).map(({ body }) => browser.open(body).body);
    return {
      screen: sayNotice(notice.code, notice.values as Values, 'hi'),
      english: notice.title,
      mail: { subject: mail?.subject, text: mail?.text },
      texts,
      pushed,
    };
  };

  const asked = await anAppointment(app, { doctor, patient, date: tomorrow(app, 2), at: app.clock.now() });
  const status = `/api/doctor/appointments/${asked.id}/status`;
  expect((await app.as(doctor.cookie).put(status, { status: 'approved' })).statusCode).toBe(200);
  const approved = await heard();
  expect(approved).toMatchObject({
    screen: { title: 'Dr. Meera Iyer ने आपकी अपॉइंटमेंट मंज़ूर कर ली है' },
    english: 'Dr. Meera Iyer approved your appointment',
    mail: { subject: 'बुधवार 4 मार्च की आपकी अपॉइंटमेंट पक्की है' },
    texts: [TEXT],
    pushed: [VISIT_NEWS],
  });
  expect(approved.screen.text).toContain('बुधवार 4 मार्च 2026, 11:30 (भारतीय मानक समय)');
  expect(approved.mail.text).toMatch(/^नमस्ते /);
  expect(approved.mail.text).toContain(approved.screen.text);
  expect(approved.mail.text).not.toMatch(/Hello|appointment |approved/);

  const { version } = await rowOf(app, asked);
  const body = { date: asked.date, time: '15:00', reason: 'डॉक्टर की मीटिंग है', version };
  expect((await app.as(doctor.cookie).post(`/api/appointments/${asked.id}/move`, body)).statusCode).toBe(200);
  const moved = await heard();
  expect(moved).toMatchObject({
    screen: {
      title: 'Dr. Meera Iyer के साथ आपकी अपॉइंटमेंट का समय बदल गया है',
      text: 'पहले थी: बुधवार 4 मार्च 2026, 11:30 (भारतीय मानक समय)। अब है: बुधवार 4 मार्च 2026, 15:00 (भारतीय मानक समय)। डॉक्टर की मीटिंग है। अगर आप तब नहीं आ सकते, तो इसे रद्द करें या दूसरा समय चुनें।',
    },
    mail: { subject: 'आपकी बुधवार 4 मार्च की अपॉइंटमेंट अब बुधवार 4 मार्च, 15:00 बजे है' },
    texts: [TEXT],
    pushed: [VISIT_NEWS],
  });
  // The reason is on the screen and in the mail; the subject, the push and the text hold nothing of it.
  expect([moved.mail.subject, ...moved.texts, ...moved.pushed].join(' ')).not.toContain('मीटिंग');

  app.clock.advance(DAY_MS + 5 * HOUR_MS);
  await notifyDueReminders(app.deps);
  expect(await heard()).toMatchObject({
    screen: { title: '24 घंटे के अंदर आपकी अपॉइंटमेंट है' },
    mail: { subject: 'Banyan Street Clinic से एक रिमाइंडर' },
    pushed: [VISIT_NEWS],
  });

  await cancelAppointment(app.deps, doctor.actor, asked.id, 'डॉक्टर बीमार हैं');
  expect(await heard()).toMatchObject({
    screen: { title: 'Dr. Meera Iyer के साथ आपकी अपॉइंटमेंट रद्द हो गई है' },
    mail: { subject: 'बुधवार 4 मार्च की आपकी अपॉइंटमेंट रद्द हो गई है' },
    texts: [TEXT],
    pushed: [VISIT_NEWS],
  });
});

test('the same booking of somebody who chose nothing is told in English', async () => {
  app.clock.set(new Date('2026-03-02T05:00:00Z'));
  const made = await anAppointment(app, { status: 'approved' });
  const [notice] = (await app.as(made.patient.cookie).get('/api/notices')).json<Notice[]>();
  expect(notice).toMatchObject({ code: 'visit-approved', title: 'Dr. Meera Iyer approved your appointment' });
  expect((await app.mails(made.patient.email)).at(-1)?.subject).toBe('Your appointment on Tue 3 Mar is confirmed');
});

test('a notice from before there were codes is read as it was written, and one of a later version as news', async () => {
  const patient = await app.aPatient();
  const row = { account_id: patient.id, kind: 'appointment', at: app.clock.now() };
  await app.db
    .insertInto('notices')
    .values({ ...row, title: 'Old news', text: 'As it was.' })
    .execute();
  await app.db
    .insertInto('notices')
    .values({ ...row, kind: 'later', code: 'not-known-yet', said: '{}' })
    .execute();
  const notices: Notice[] = (await app.as(patient.cookie).get('/api/notices')).json();
  expect(notices.find(({ kind }) => kind === 'appointment')).toMatchObject({ title: 'Old news', code: null });
  expect(notices.find(({ kind }) => kind === 'later')).toMatchObject({ code: 'news' });
});
