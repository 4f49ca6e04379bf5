// What really happens in the clinic, and what becomes of it on a phone.
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { VisitAct } from '#contract/appointments/reception.ts';
import { HOUR_MS } from '#contract/durations.ts';
import { acknowledgeAlert } from '../alerts/answer-alert.ts';
import { callForHelp } from '../alerts/call-for-help.ts';
import { aVisitSoon } from '../appointments/arrival/testing.ts';
import { cancelAppointment } from '../appointments/changing/cancel-appointment.ts';
import { undoDecision } from '../appointments/changing/undo-decision.ts';
import { noteVisit } from '../appointments/desk/note-visit.ts';
import { isStillTrue } from '../appointments/still-true.ts';
import { anAppointment, aScheduledDoctor, tomorrow } from '../appointments/testing.ts';
import { keepWaitlist } from '../appointments/waitlist/keep-waitlist.ts';
import { aFullDoctor, someoneWaiting } from '../appointments/waitlist/testing.ts';
import { listNotices } from '../notices/read-notices.ts';
import { notifyDueReminders } from '../reminders/notify-due-reminders.ts';
import { startTestApp } from '../testing-app.ts';
import type { Patient } from '../testing-people.ts';
import { deliverNotices } from './deliver-notices.ts';
import { makeChannels } from './make-channels.ts';
import { planDeliveries } from './plan-deliveries.ts';
import { makeBrowser, openTaker } from './testing.ts';
import { channelsFor, choicesOf } from './who-is-told.ts';

const service = await openTaker();
const app = await startTestApp({ env: { PUSH_LOOPBACK: 'on' } });
afterAll(async () => {
  await app.close();
  await service.close();
});
const channels = makeChannels(app.deps);
async function work(): Promise<void> {
  await planDeliveries(app.deps, channels);
  await deliverNotices(app.deps, channels, isStillTrue);
}

/** 14:30 in the clinic. */
const DAY = new Date('2026-03-02T09:00:00Z');
let count = 0;
beforeEach(async () => {
  app.clock.set(DAY);
  service.taken.length = 0;
});

async function phoneOf({ cookie }: Patient) {
  count += 1;
  const browser = makeBrowser();
  const path = `/push/${count}`;
  await app.as(cookie).post('/api/push-subscription', { endpoint: `${service.url}${path}`, keys: browser.keys });
  return () =>
    service.taken
      .filter((one) => one.path === path)
      .map(({ body }) => browser.open(body))
      .map(({ topic, link }) => `${topic} ${link}`);
}

describe('a decision of the doctor', () => {
  const decide = async () => {
    const doctor = await aScheduledDoctor(app);
    const asked = await anAppointment(app, { doctor, date: tomorrow(app), at: app.clock.now() });
    const heard = await phoneOf(asked.patient);
    const body = { status: 'approved' };
    expect((await app.as(doctor.cookie).put(`/api/doctor/appointments/${asked.id}/status`, body)).statusCode).toBe(200);
    return { doctor, asked, heard };
  };

  test('is told when it can no longer be undone', async () => {
    const { heard } = await decide();
    await work();
    expect(heard()).toEqual([]);
    app.clock.advance(10_000);
    await work();
    expect(heard()).toEqual(['visits /book#appointments']);
  });

  test('that was undone is not told', async () => {
    const { doctor, asked, heard } = await decide();
    app.clock.advance(5_000);
    await undoDecision(app.deps, doctor.actor, asked.id);
    app.clock.advance(10_000);
    await work();
    expect(heard()).toEqual([]);
  });
});

test('a reminder that came at night is not sent in the morning for a visit that was cancelled meanwhile', async () => {
  // 23:30 on the day before.
  const doctor = await aScheduledDoctor(app, { hours: { firstStart: '23:30', lastStart: '23:45' } });
  const visit = await anAppointment(app, { doctor, date: tomorrow(app), time: '23:30', status: 'approved', at: DAY });
  const other = await anAppointment(app, { doctor, date: tomorrow(app), time: '23:45', status: 'approved', at: DAY });
  const [heard, heardByOther] = [await phoneOf(visit.patient), await phoneOf(other.patient)];
  app.clock.set(new Date('2026-03-02T18:20:00Z'));
  await notifyDueReminders(app.deps);
  await work();
  await cancelAppointment(app.deps, visit.patient.actor, visit.id, null);
  app.clock.set(new Date('2026-03-03T01:30:00Z'));
  await work();
  expect([heard(), heardByOther()]).toEqual([[], ['visits /book#appointments']]);
});

describe('a time of the waiting list', () => {
  test('is told at once, and not any more when it went to the next', async () => {
    const { doctor, visit } = await aFullDoctor(app);
    const [first, next] = [await someoneWaiting(app, doctor), await someoneWaiting(app, doctor)];
    const [heard, heardByNext] = [await phoneOf(first), await phoneOf(next)];
    await cancelAppointment(app.deps, visit.patient.actor, visit.id, null);
    service.mood.status = 503;
    await work();
    service.mood.status = 201;
    service.taken.length = 0;
    app.clock.advance(10 * 60_000);
    await keepWaitlist(app.deps);
    await work();
    expect([heard(), heardByNext()]).toEqual([[], ['earlier-times /book#waitlist']]);
  });

  test('for the same day rings at night, too', async () => {
    const { doctor, visit } = await aFullDoctor(app);
    const waiting = await someoneWaiting(app, doctor);
    const heard = await phoneOf(waiting);
    // 00:30 on the day of the visit.
    app.clock.advance(10 * HOUR_MS);
    await cancelAppointment(app.deps, visit.patient.actor, visit.id, null);
    await work();
    expect(heard()).toEqual(['earlier-times /book#waitlist']);
  });
});

test('an answered call for help rings at night', async () => {
  const patient = await app.aPatient();
  const heard = await phoneOf(patient);
  app.clock.set(new Date('2026-03-02T20:00:00Z'));
  const alert = await callForHelp(app.deps, patient.actor, {});
  await acknowledgeAlert(app.deps, (await app.aDoctor()).actor, alert.id, null);
  await work();
  expect(heard()).toEqual(['urgent /dashboard']);
});

describe('whoever is called in', () => {
  test('hears it at once on the phone, in quiet hours and with room and way, and again when called again', async () => {
    // 06:00 in the clinic.
    app.clock.set(new Date('2026-03-03T00:30:00Z'));
    const visit = await aVisitSoon(app);
    const heard = await phoneOf(visit.patient);
    const version = async () =>
      (await app.db.selectFrom('appointments').select('version').where('id', '=', visit.id).executeTakeFirstOrThrow())
        .version;
    const desk = await app.aReceptionist();
    const note = async (act: VisitAct) => noteVisit(app.deps, desk.actor, visit.id, { act, version: await version() });
    await note('arrived');
    await work();
    expect(heard()).toEqual([]);
    await note('with-doctor');
    await work();
    expect(heard()).toEqual(['called-in /book#appointments']);
    const [notice] = await listNotices(app.deps, visit.patient.actor, { limit: 5 });
    expect(notice).toMatchObject({ kind: 'called-in', text: 'Please go in now.' });
    expect(notice?.title).toMatch(/ is ready for you$/);
    const mine = (await app.as(visit.patient.cookie).get('/api/appointments')).json();
    expect(mine[0]).toMatchObject({ id: visit.id, calledAt: app.clock.now().toISOString() });

    await note('back-to-waiting');
    await note('with-doctor');
    await note('call-again');
    await work();
    expect(heard().length).toBeGreaterThan(1);
    const titles = (await listNotices(app.deps, visit.patient.actor, { limit: 5 })).map(({ title }) => title);
    expect(titles.filter((title) => title.endsWith('is not ready yet'))).toHaveLength(1);
  });

  test('is not called on the phone who wants no notices about visits there', () => {
    const off = choicesOf([{ topic: 'visits', channel: 'push', is_on: false }]);
    const all = { push: true, sms: true, whatsapp: true };
    expect([channelsFor('called-in', choicesOf([]), all), channelsFor('called-in', off, all)]).toEqual([['push'], []]);
  });
});
