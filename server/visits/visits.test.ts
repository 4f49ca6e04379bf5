import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Visit } from '#contract/appointments/visits.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { bookAppointment } from '../appointments/booking/book-appointment.ts';
import { changeStatus } from '../appointments/changing/change-status.ts';
import { moveAppointment } from '../appointments/changing/move-appointment.ts';
import { findAppointment } from '../appointments/read-appointment.ts';
import { listenAs } from '../appointments/testing.ts';
import { CONSTRAINT_REFUSALS } from '../modules.ts';
import type { Actor } from '../platform/actor.ts';
import { fixedClock } from '../platform/clock.ts';
import type { Deps } from '../platform/deps.ts';
import { wallClockIn } from '../platform/zoned-time.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { askWhereNothingConnects } from './call-back.ts';
import { endDesertedVisits } from './end-visit.ts';
import { readVisit } from './read-visit.ts';
import { passFor, readRelays } from './relays.ts';
import { takeSeat } from './seats/signals.ts';
import { AGREES, aVideoDoctor, aVideoVisit, aVisitGoingOn, aVisitLetIn, type MadeVisit } from './testing.ts';
import { letIn, waitForVisit } from './wait-and-let-in.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const patientOf = ({ patient }: MadeVisit) => app.as(patient.cookie);
const doctorOf = ({ doctor }: MadeVisit) => app.as(doctor.cookie);
const codeOf = (answer: { json(): { code?: string } }) => answer.json().code;

describe('booking', () => {
  test('a video visit takes its half hour: nobody else gets the second quarter', async () => {
    const visit = await aVideoVisit(app);
    const { day } = wallClockIn(app.deps.config.clinic.timeZone, visit.startsAt);
    const second = wallClockIn(app.deps.config.clinic.timeZone, new Date(visit.startsAt.getTime() + 15 * MINUTE_MS));
    const slots = (await app.as('').get(`/api/doctors/${visit.doctor.id}/slots?date=${day}`)).json().slots;
    expect(slots.find(({ time }: { time: string }) => time === second.time).isFree).toBe(false);
    const other = await app.aPatient();
    const booking = {
      department: visit.doctor.department,
      doctor: visit.doctor.id,
      date: second.day,
      time: second.time,
    };
    await expect(bookAppointment(app.deps, other.actor, booking)).rejects.toMatchObject({ code: 'slot_taken' });
  });

  test('hours that offer no video take no booking by video', async () => {
    const { doctor } = await aVideoVisit(app);
    await app.as(doctor.cookie).send('PUT', '/api/doctor/schedule/hours', {
      hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, firstStart: '00:00', lastStart: '23:30' })),
    });
    const patient = await app.aPatient();
    const date = wallClockIn(app.deps.config.clinic.timeZone, new Date(app.clock.now().getTime() + 864e5)).day;
    const input = { department: doctor.department, doctor: doctor.id, date, time: '10:00', mode: 'video' as const };
    await expect(bookAppointment(app.deps, patient.actor, input)).rejects.toMatchObject({ code: 'slot_not_offered' });
  });
});

describe('what leads to a visit', () => {
  const ONLY_SEEN_HERE = 'Crushing chest pain that goes into my left arm, I am sweating and short of breath';

  test('a symptom check that found a danger leads to none, with the booking and without it, for a day', async () => {
    const [doctor, patient] = [await aVideoDoctor(app), await app.aPatient()];
    const { resultId, urgency } = (
      await app.as(patient.cookie).post('/api/symptoms/analyze', { symptoms: ONLY_SEEN_HERE })
    ).json();
    expect(urgency).toBeGreaterThanOrEqual(4);
    const date = wallClockIn(app.deps.config.clinic.timeZone, new Date(app.clock.now().getTime() + 864e5)).day;
    const input = { department: doctor.department, doctor: doctor.id, date, time: '10:00', mode: 'video' as const };
    for (const carried of [{ triageId: resultId }, {}]) {
      const asked = bookAppointment(app.deps, patient.actor, { ...input, ...carried });
      await expect(asked).rejects.toMatchObject({ code: 'not_by_video' });
    }
    expect(await bookAppointment(app.deps, patient.actor, { ...input, mode: 'in-person' })).toHaveProperty('id');
  });

  test('the mail carries the address, which opens nothing without a login', async () => {
    const visit = await aVideoVisit(app);
    const [told] = (await app.mails(visit.patient.email)).filter(({ text }) => text.includes(`/visit/${visit.id}`));
    expect(told?.subject).toBeTruthy();
    expect((await app.as().get(`/api/visits/${visit.id}`)).statusCode).toBe(401);
  });
});

describe('the door', () => {
  test('strangers find no visit: not to read, to sit down, to signal or to write', async () => {
    const visit = await aVisitLetIn(app);
    const [stranger, otherDoctor] = [await app.aPatient(), await app.aDoctor({})];
    const page = crypto.randomUUID();
    for (const { cookie } of [stranger, otherDoctor]) {
      const as = app.as(cookie);
      const signals = [{ id: crypto.randomUUID(), signal: '{}' }];
      const answers = [
        await as.get(`/api/visits/${visit.id}`),
        await as.get(`/api/visits/${visit.id}/chat`),
        await as.get(`/api/visits/${visit.id}/relays`),
        await as.post(`/api/visits/${visit.id}/seat`, { page }),
        await as.post(`/api/visits/${visit.id}/signals/take`, { page: visit.pages.doctor, had: 0 }),
        await as.post(`/api/visits/${visit.id}/signals`, { page, to: visit.pages.doctor, signals }),
        await as.post(`/api/visits/${visit.id}/chat`, { id: crypto.randomUUID(), text: 'Hello' }),
        await as.post(`/api/visits/${visit.id}/mode`, { mode: 'chat', byItself: false }),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
    }
  });

  test('nobody waits without agreeing, nobody is let in who does not wait, and of two who let in at once one does', async () => {
    const visit = await aVideoVisit(app);
    const early = { ...app.deps, clock: fixedClock(new Date(visit.startsAt.getTime() - 16 * MINUTE_MS)) };
    await expect(waitForVisit(early, visit.patient.actor, visit.id, AGREES)).rejects.toMatchObject({
      code: 'visit_not_open',
    });
    expect((await patientOf(visit).post(`/api/visits/${visit.id}/wait`, { agrees: false })).statusCode).toBe(400);
    expect(codeOf(await doctorOf(visit).post(`/api/visits/${visit.id}/let-in`))).toBe('nobody_waits');
    const waiting = (await patientOf(visit).post(`/api/visits/${visit.id}/wait`, AGREES)).json<Visit>();
    expect([waiting.state, waiting.line?.before]).toEqual(['waiting', 0]);
    const both = await Promise.all([1, 2].map(() => doctorOf(visit).post(`/api/visits/${visit.id}/let-in`)));
    expect(both.map((answer) => answer.json<Visit>().state)).toEqual(['let-in', 'let-in']);
    const entries = await app.db
      .selectFrom('audit_entries')
      .select('id')
      .where('action', '=', 'visit.let_in')
      .where('subject_id', '=', visit.id)
      .execute();
    expect(entries).toHaveLength(1);
  });

  test('cancelled while waiting, the room is empty at once, and letting in at the same moment loses', async () => {
    const visit = await aVideoVisit(app);
    await patientOf(visit).post(`/api/visits/${visit.id}/wait`, AGREES);
    const early = { ...app.deps, clock: fixedClock(new Date(visit.startsAt.getTime() - 5 * MINUTE_MS)) };
    await changeStatus(early, visit.doctor.actor, visit.id, { status: 'cancelled', reason: 'The doctor is ill.' });
    expect((await patientOf(visit).get(`/api/visits/${visit.id}`)).json<Visit>().state).toBe('called-off');
    expect(codeOf(await doctorOf(visit).post(`/api/visits/${visit.id}/let-in`))).toBe('visit_over');
  });

  test('moved while waiting, nobody waits any more, and the room opens anew before the new time', async () => {
    const visit = await aVideoVisit(app);
    await patientOf(visit).post(`/api/visits/${visit.id}/wait`, AGREES);
    await takeSeat(app.deps, visit.patient.actor, visit.id, crypto.randomUUID());
    const early = { ...app.deps, clock: fixedClock(new Date(visit.startsAt.getTime() - 5 * MINUTE_MS)) };
    const start = new Date(visit.startsAt.getTime() + 120 * MINUTE_MS);
    const { day, time } = wallClockIn(app.deps.config.clinic.timeZone, start);
    const { version } = await findAppointment(app.deps, visit.doctor.actor, visit.id);
    const to = { date: day, time, reason: 'An emergency', version };
    await moveAppointment(early, visit.doctor.actor, visit.id, to);
    const moved = await readVisit(early, visit.patient.actor, visit.id);
    expect([moved.state, moved.startsAt, moved.waitingSince, moved.people]).toEqual([
      ...['not-open', start.toISOString(), null],
      [expect.objectContaining({ page: null }), expect.objectContaining({ page: null })],
    ]);
    const then = { ...app.deps, clock: fixedClock(new Date(start.getTime() - 10 * MINUTE_MS)) };
    expect((await readVisit(then, visit.patient.actor, visit.id)).state).toBe('open');
    expect((await waitForVisit(then, visit.patient.actor, visit.id, AGREES)).state).toBe('waiting');
  });

  test('a call that goes on is ended by nobody from outside: not by cancelling, moving or noting that nobody came', async () => {
    const visit = await aVisitGoingOn(app);
    const early = { ...app.deps, clock: fixedClock(new Date(visit.startsAt.getTime() - 1 * MINUTE_MS)) };
    const later = { ...app.deps, clock: fixedClock(new Date(visit.startsAt.getTime() + 20 * MINUTE_MS)) };
    const constraint = 'running_call_is_not_ended_from_outside';
    expect(CONSTRAINT_REFUSALS[constraint]?.()).toMatchObject({
      code: 'appointment_moved_on',
      message: expect.stringContaining('People are in this video visit'),
    });
    for (const [deps, change] of [
      [early, { status: 'cancelled', reason: 'The doctor is ill.' }],
      [later, { status: 'no-show' }],
      [later, { status: 'completed' }],
    ] as const) {
      await expect(changeStatus(deps, visit.doctor.actor, visit.id, change)).rejects.toMatchObject({ constraint });
    }
    expect((await readVisit(later, visit.patient.actor, visit.id)).state).toBe('in-visit');
  });

  test('a doctor is in one room at a time, also with two tabs at once', async () => {
    const doctor = await aVideoDoctor(app);
    const two = [await aVideoVisit(app, { doctor }), await aVideoVisit(app, { doctor, slotsLater: 1 })];
    for (const one of two) await waitForVisit(whenOpen(one), one.patient.actor, one.id, AGREES);
    const answers = await Promise.allSettled(two.map((one) => letIn(whenOpen(one), doctor.actor, one.id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const lost = answers.find(({ status }) => status === 'rejected');
    expect(lost).toMatchObject({ reason: { code: 'other_visit_goes_on' } });
  });

  test('nobody confirms who the patient is before the two have met, by sound, picture, chat or telephone', async () => {
    const visit = await aVisitLetIn(app);
    const ask = () => doctorOf(visit).post(`/api/visits/${visit.id}/identity`, { nameAndBirthDate: true });
    expect(codeOf(await ask())).toBe('not_met_yet');
    await doctorOf(visit).post(`/api/visits/${visit.id}/call-back`);
    expect((await ask()).statusCode).toBe(200);
  });

  test('for a child the adult is noted', async () => {
    const visit = await aVisitLetIn(app, { age: 9 });
    const ask = (body: object) => doctorOf(visit).post(`/api/visits/${visit.id}/identity`, body);
    await doctorOf(visit).post(`/api/visits/${visit.id}/met`, { page: visit.pages.doctor, isSeen: true });
    expect(codeOf(await ask({ nameAndBirthDate: true }))).toBe('adult_needed');
    const checked = (await ask({ nameAndBirthDate: true, adultPresent: 'Her mother, Sita Rao' })).json<Visit>();
    expect([checked.needsAdult, checked.adultPresent]).toEqual([true, 'Her mother, Sita Rao']);
  });
});

describe('signals', () => {
  const signal = (text: string) => ({ id: crypto.randomUUID(), signal: text });

  test('come in order, once, and go when the other page has them', async () => {
    const visit = await aVisitLetIn(app);
    const { pages } = visit;
    const [one, two] = [signal('"one"'), signal('"two"')];
    const send = (signals: object[]) =>
      doctorOf(visit).post(`/api/visits/${visit.id}/signals`, { page: pages.doctor, to: pages.patient, signals });
    expect((await send([one])).statusCode).toBe(200);
    // The answer was lost: it is sent again, with what came after.
    expect((await send([one, two])).statusCode).toBe(200);
    const take = async (had: number) =>
      (await patientOf(visit).post(`/api/visits/${visit.id}/signals/take`, { page: pages.patient, had })).json()
        .signals;
    const first = await take(0);
    expect(first.map((each: { signal: string }) => each.signal)).toEqual(['"one"', '"two"']);
    // Not acknowledged: they are there still, on any server.
    expect(await take(0)).toHaveLength(2);
    expect(await take(first[0].place)).toHaveLength(1);
    expect(await take(first[1].place)).toHaveLength(0);
    const kept = await app.db.selectFrom('visit_signals').select('signal').execute();
    expect(kept.some((row) => row.signal.toString().includes('one'))).toBe(false);
  });

  test('a page that is connected to another server hears that there is one, and takes it there', async () => {
    const other = await startTestApp({ beside: app });
    const visit = await aVisitLetIn(app);
    const { pages } = visit;
    const { heard, leave } = listenAs(other, visit.patient);
    await doctorOf(visit).post(`/api/visits/${visit.id}/signals`, {
      ...{ page: pages.doctor, to: pages.patient, signals: [signal('"over there"')] },
    });
    await expect.poll(() => heard.some((each) => JSON.stringify(each).includes(visit.id))).toBe(true);
    const taken = await other
      .as(visit.patient.cookie)
      .post(`/api/visits/${visit.id}/signals/take`, { page: pages.patient, had: 0 });
    expect(taken.json().signals.map((each: { signal: string }) => each.signal)).toEqual(['"over there"']);
    leave();
    await other.close();
  });

  test('a second tab takes over: the first one is told, and signals to it are refused', async () => {
    const visit = await aVisitLetIn(app);
    const { pages } = visit;
    const second = crypto.randomUUID();
    expect((await patientOf(visit).post(`/api/visits/${visit.id}/seat`, { page: second })).statusCode).toBe(200);
    const old = await patientOf(visit).post(`/api/visits/${visit.id}/signals/take`, { page: pages.patient, had: 0 });
    expect(codeOf(old)).toBe('seat_taken');
    const sent = await doctorOf(visit).post(`/api/visits/${visit.id}/signals`, {
      ...{ page: pages.doctor, to: pages.patient, signals: [signal('{}')] },
    });
    expect(codeOf(sent)).toBe('page_gone');
  });

  test('nobody signals before being let in', async () => {
    const visit = await aVideoVisit(app);
    const [page, other] = [crypto.randomUUID(), crypto.randomUUID()];
    await patientOf(visit).post(`/api/visits/${visit.id}/seat`, { page });
    await doctorOf(visit).post(`/api/visits/${visit.id}/seat`, { page: other });
    const sent = await patientOf(visit).post(`/api/visits/${visit.id}/signals`, {
      page,
      to: other,
      signals: [signal('{}')],
    });
    expect(codeOf(sent)).toBe('visit_not_open');
  });
});

describe('during and after', () => {
  test('each mode has its times, whoever chose it or nobody; what was written stays', async () => {
    const visit = await aVisitGoingOn(app);
    const mode = (side: typeof doctorOf, name: string, byItself: boolean) =>
      side(visit).post(`/api/visits/${visit.id}/mode`, { mode: name, byItself });
    await mode(patientOf, 'audio', true);
    await mode(doctorOf, 'audio', true);
    const { modes } = (await mode(doctorOf, 'call-back', false)).json<Visit>();
    expect(modes.map((one) => [one.mode, one.chosenBy, one.until === null])).toEqual([
      ['video', null, false],
      ['audio', null, false],
      ['call-back', 'Dr. Meera Iyer', true],
    ]);
    const line = { id: crypto.randomUUID(), text: 'It hurts on the left.' };
    await patientOf(visit).post(`/api/visits/${visit.id}/chat`, line);
    const twice = await patientOf(visit).post(`/api/visits/${visit.id}/chat`, line);
    expect(twice.json()).toHaveLength(1);
    const ended = (await doctorOf(visit).post(`/api/visits/${visit.id}/end`, { how: 'finished' })).json<Visit>();
    expect([ended.state, ended.modes.at(-1)?.until === null]).toEqual(['finished', false]);
    expect((await patientOf(visit).get(`/api/appointments/${visit.id}`)).json().status).toBe('completed');
    expect((await patientOf(visit).get(`/api/visits/${visit.id}/chat`)).json()[0].text).toBe(line.text);
    expect(
      codeOf(await patientOf(visit).post(`/api/visits/${visit.id}/chat`, { ...line, id: crypto.randomUUID() })),
    ).toBe('visit_over');
    expect(codeOf(await patientOf(visit).post(`/api/visits/${visit.id}/seat`, { page: crypto.randomUUID() }))).toBe(
      'visit_over',
    );
  });

  test('the doctor is asked to call with the number that was said at the door, and the patient is told only what is so', async () => {
    const visit = await aVisitGoingOn(app);
    const step = { mode: 'call-back', byItself: true };
    const asked = (await patientOf(visit).post(`/api/visits/${visit.id}/mode`, step)).json<Visit>();
    expect([asked.callBack, asked.phone, asked.place]).toEqual([
      { askedAt: app.clock.now().toISOString(), calledAt: null },
      AGREES.phone,
      AGREES.place,
    ]);
    expect(await toldTo(visit.doctor.id, `Call ${asked.patient} by telephone`)).toEqual([
      expect.stringContaining(AGREES.phone),
    ]);
    const called = (await doctorOf(visit).post(`/api/visits/${visit.id}/call-back`)).json<Visit>();
    expect(called.callBack?.calledAt).toBe(app.clock.now().toISOString());
    const kept = await app.db
      .selectFrom('video_visits')
      .select('phone')
      .where('appointment_id', '=', visit.id)
      .execute();
    expect(String(kept[0]?.phone)).not.toContain('98200');
  });

  test('where no first connection comes about the doctor is asked to call, once', async () => {
    const visit = await aVisitLetIn(app);
    const later = { ...app.deps, clock: fixedClock(new Date(app.clock.now().getTime() + MINUTE_MS)) };
    await Promise.all([askWhereNothingConnects(later), askWhereNothingConnects(later)]);
    const { state, modes, patient } = await readVisit(later, visit.doctor.actor, visit.id);
    expect([state, modes.at(-1)?.mode]).toEqual(['let-in', 'call-back']);
    expect(await toldTo(visit.doctor.id, `Call ${patient} by telephone`)).toHaveLength(1);
  });

  test('whoever writes to each other or was called has met, and is not missed', async () => {
    const [wrote, called] = [await aVisitLetIn(app), await aVisitLetIn(app)];
    for (const side of [patientOf, doctorOf]) {
      await side(wrote).post(`/api/visits/${wrote.id}/chat`, { id: crypto.randomUUID(), text: 'Can you read this?' });
    }
    await doctorOf(called).post(`/api/visits/${called.id}/call-back`);
    for (const visit of [wrote, called]) {
      const { state, metAt } = await readVisit(app.deps, visit.doctor.actor, visit.id);
      expect([state, metAt !== null]).toEqual(['in-visit', true]);
    }
  });

  test('missed after half an hour, and broken off when nobody is there: both are offered again', async () => {
    const missed = await aVideoVisit(app);
    await waitForVisit(app.deps, missed.patient.actor, missed.id, AGREES);
    const left = await aVisitGoingOn(app);
    const later = { ...app.deps, clock: fixedClock(new Date(missed.startsAt.getTime() + 45 * MINUTE_MS)) };
    await Promise.all([endDesertedVisits(later), endDesertedVisits(later)]);
    expect((await readVisit(later, missed.patient.actor, missed.id)).state).toBe('missed');
    expect((await readVisit(later, left.doctor.actor, left.id)).state).toBe('broken-off');
    for (const [visit, title] of [
      [missed, 'video-visit-missed'],
      [left, 'video-visit-broken-off'],
    ] as const) {
      expect(await toldTo(visit.patient.id, title)).toHaveLength(1);
    }
  });

  test('the list of the day says who waits since when', async () => {
    const doctor = await aVideoDoctor(app);
    const visit = await aVideoVisit(app, { doctor });
    await patientOf(visit).post(`/api/visits/${visit.id}/wait`, AGREES);
    const list = (await doctorOf(visit).get('/api/doctor/visits')).json<Visit[]>();
    expect(list.map(({ id, state, waitingSince }) => [id, state, waitingSince])).toEqual([
      [visit.id, 'waiting', app.clock.now().toISOString()],
    ]);
  });
});

test('a pass for TURN is what coturn expects: its end and whose it is, and a keyed hash of both', () => {
  const pass = passFor({ urls: ['turn:turn.example.org'], secret: 'north-wind-and-sun' }, 'v', new Date(14_400_000));
  expect(pass).toEqual({
    urls: ['turn:turn.example.org'],
    username: '14400:v',
    credential: 'GjhzhZ0WOI5W/5uqLDChBUng7HY=',
  });
});

test('passes are given while the room is open only; before agreeing, for the check alone', async () => {
  const turn = { urls: ['turn:turn.example.org'], secret: 'north-wind-and-sun' };
  const at = (visit: MadeVisit, minutes: number) => ({
    ...app.deps,
    config: { ...app.deps.config, turn },
    clock: fixedClock(new Date(visit.startsAt.getTime() + minutes * MINUTE_MS)),
  });
  const secondsFor = async (deps: Deps, visit: MadeVisit, who: Actor) => {
    const { iceServers } = await readRelays(deps, who, visit.id);
    return Number(iceServers[0]?.username.split(':')[0]) - Math.floor(deps.clock.now().getTime() / 1000);
  };
  const visit = await aVideoVisit(app);
  await expect(readRelays(at(visit, -16), visit.doctor.actor, visit.id)).rejects.toMatchObject({
    code: 'visit_not_open',
  });
  expect(await secondsFor(at(visit, 0), visit, visit.patient.actor)).toBe(120);
  expect(await secondsFor(at(visit, 0), visit, visit.doctor.actor)).toBe(90 * 60);
  await waitForVisit(app.deps, visit.patient.actor, visit.id, AGREES);
  expect(await secondsFor(at(visit, 0), visit, visit.patient.actor)).toBe(90 * 60);
  await expect(readRelays(at(visit, 31), visit.patient.actor, visit.id)).rejects.toMatchObject({ code: 'visit_over' });
});

/** `what`: the code of a notice to a patient, the title of one to a doctor. */
async function toldTo(accountId: string, what: string): Promise<string[]> {
  const told = await app.db
    .selectFrom('notices')
    .select(['id', 'title', 'code', 'text'])
    .where('account_id', '=', accountId)
    .execute();
  return told.filter(({ title, code }) => title === what || code === what).map(({ text }) => text ?? '');
}

/** Ten minutes before it begins. */
const whenOpen = ({ startsAt }: MadeVisit) => ({
  ...app.deps,
  clock: fixedClock(new Date(startsAt.getTime() - 10 * MINUTE_MS)),
});
