// Who is in a call, from one moment to the next: whoever acts for a child, who may not any more, and what becomes of a call when
// an account is closed or a browser fails.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Visit } from '#contract/appointments/visits.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { decideAppointment } from '../appointments/changing/decide-appointment.ts';
import { checkDiagnosis } from '../care/check-safety.ts';
import { aForm, PARACETAMOL } from '../care/testing.ts';
import { endAccess } from '../patients/access/end-access.ts';
import { aPatientBorn, giveAccess } from '../patients/access/testing.ts';
import { markPrivate } from '../patients/private-parts/mark-private.ts';
import { fixedClock } from '../platform/clock.ts';
import { wallClockIn } from '../platform/zoned-time.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import type { Patient } from '../testing-people.ts';
import { endDesertedVisits } from './end-visit.ts';
import { readGuestRelays } from './guests/guest-signals.ts';
import { aGuestIn, aGuestLink, aGuestWaiting, openedLink } from './guests/testing.ts';
import { listMyVisits, readVisit } from './read-visit.ts';
import { takeSeat } from './seats/signals.ts';
import { AGREES, aVideoDoctor, aVideoVisit, aVisitGoingOn, aVisitLetIn } from './testing.ts';
import { letIn, waitForVisit } from './wait-and-let-in.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const forChild = (mother: Patient, child: Patient) => {
  const as = app.as(mother.cookie);
  const of = (path: string) => `${path}?for=${child.patientId}`;
  return { get: (path: string) => as.get(of(path)), post: (path: string, body: object) => as.post(of(path), body) };
};

/** A mother waits with her child of five, and is let in. */
async function aMotherInCall() {
  const visit = await aVideoVisit(app, { age: 5 });
  const mother = await app.aPatient();
  const access = await giveAccess(app, mother, visit.patient, { relation: 'guardian' });
  const [page, doctorPage] = [crypto.randomUUID(), crypto.randomUUID()];
  const hers = forChild(mother, visit.patient);
  expect((await hers.post(`/api/visits/${visit.id}/wait`, AGREES)).statusCode).toBe(200);
  expect((await hers.post(`/api/visits/${visit.id}/seat`, { page })).statusCode).toBe(200);
  const doctor = app.as(visit.doctor.cookie);
  await doctor.post(`/api/visits/${visit.id}/seat`, { page: doctorPage });
  await doctor.post(`/api/visits/${visit.id}/let-in`);
  return { ...visit, mother, access, hers, pages: { mother: page, doctor: doctorPage } };
}

describe('someone who acts for a child', () => {
  test('is whom the visit is with: the doctor’s page measures her connection, and signals reach both', async () => {
    const visit = await aMotherInCall();
    const seen = await readVisit(app.deps, visit.doctor.actor, visit.id);
    expect(seen.people.map(({ id, role, page }) => [id, role, page])).toEqual([
      [visit.doctor.id, 'doctor', visit.pages.doctor],
      [visit.mother.id, 'patient', visit.pages.mother],
    ]);
    const signals = [{ id: crypto.randomUUID(), signal: '{"round":"1"}' }];
    const sent = { page: visit.pages.mother, to: visit.pages.doctor, signals };
    expect((await visit.hers.post(`/api/visits/${visit.id}/signals`, sent)).statusCode).toBe(200);
    const taken = await app.as(visit.doctor.cookie).post(`/api/visits/${visit.id}/signals/take`, {
      ...{ page: visit.pages.doctor, had: 0 },
    });
    expect(taken.json().signals).toMatchObject([{ from: visit.pages.mother }]);
  });

  test('is out of the call from the moment on at which she may not act any more', async () => {
    const visit = await aMotherInCall();
    await endAccess(app.deps, visit.mother.actor, visit.access);
    const take = { page: visit.pages.mother, had: 0 };
    expect((await visit.hers.post(`/api/visits/${visit.id}/signals/take`, take)).statusCode).toBe(404);
    const { people } = await readVisit(app.deps, visit.doctor.actor, visit.id);
    expect(people.some(({ id }) => id === visit.mother.id)).toBe(false);
  });

  test('takes a place: with her, the child and the doctor there is room for one guest', async () => {
    const visit = await aMotherInCall();
    await app.as(visit.patient.cookie).post(`/api/visits/${visit.id}/seat`, { page: crypto.randomUUID() });
    const answers: number[] = [];
    for (let nth = 0; nth < 2; nth += 1) {
      const { id, token } = await aGuestLink(app, visit.doctor, visit.id);
      const { cookie } = await openedLink(app, token);
      await app.as(cookie).post('/api/guest-visit/wait', { agrees: true });
      answers.push((await app.as(visit.doctor.cookie).post(`/api/visit-guests/${id}/let-in`)).statusCode);
    }
    expect(answers).toEqual([200, 409]);
  });
});

describe('someone who helps an adult', () => {
  const aHelperInCall = async () => {
    const visit = await aVisitLetIn(app);
    const helper = await app.aPatient();
    const access = await giveAccess(app, helper, visit.patient, { relation: 'helper' });
    const theirs = forChild(helper, visit.patient);
    expect((await theirs.post(`/api/visits/${visit.id}/seat`, { page: crypto.randomUUID() })).statusCode).toBe(200);
    const isSeated = async () =>
      (await readVisit(app.deps, visit.doctor.actor, visit.id)).people.some(({ id }) => id === helper.id);
    expect(await isSeated()).toBe(true);
    return { ...visit, helper, access, theirs, isSeated };
  };

  test('is out of the call from the moment on at which the patient makes the visit private', async () => {
    const { id, patient, theirs, isSeated } = await aHelperInCall();
    await markPrivate(app.deps, patient.actor, patient.patientId, { subject: 'appointment', id, isPrivate: true });
    expect((await theirs.get(`/api/visits/${id}`)).statusCode).toBe(404);
    expect(await isSeated()).toBe(false);
  });

  test('has not met the doctor by writing to the patient', async () => {
    const { id, doctor, patient, theirs } = await aHelperInCall();
    const write = (as: typeof theirs) => as.post(`/api/visits/${id}/chat`, { id: crypto.randomUUID(), text: 'Hello' });
    const metAt = async () => (await readVisit(app.deps, doctor.actor, id)).metAt;
    for (const as of [theirs, app.as(patient.cookie)]) expect((await write(as)).statusCode).toBeLessThan(300);
    expect(await metAt()).toBeNull();
    await write(app.as(doctor.cookie));
    expect(await metAt()).not.toBeNull();
  });

  test('leaves the place to a guest when they may not act any more', async () => {
    const { id, doctor, helper, access } = await aHelperInCall();
    await endAccess(app.deps, helper.actor, access);
    const answers: number[] = [];
    for (let nth = 0; nth < 2; nth += 1) {
      const { cookie, me } = await openedLink(app, (await aGuestLink(app, doctor, id)).token);
      await app.as(cookie).post('/api/guest-visit/wait', { agrees: true });
      answers.push((await app.as(doctor.cookie).post(`/api/visit-guests/${me}/let-in`)).statusCode);
    }
    expect(answers).toEqual([200, 200]);
  });

  test('is not the fifth: with four people in the visit they are refused, and the patient never is', async () => {
    const visit = await aGuestIn(app);
    const { cookie, me } = await openedLink(app, (await aGuestLink(app, visit.doctor, visit.id)).token);
    await app.as(cookie).post('/api/guest-visit/wait', { agrees: true });
    await app.as(visit.doctor.cookie).post(`/api/visit-guests/${me}/let-in`);
    const helper = await app.aPatient();
    await giveAccess(app, helper, visit.patient, { relation: 'helper' });
    const sit = () =>
      forChild(helper, visit.patient).post(`/api/visits/${visit.id}/seat`, { page: crypto.randomUUID() });
    expect((await sit()).json()).toMatchObject({ code: 'visit_full' });
    const own = await app.as(visit.patient.cookie).post(`/api/visits/${visit.id}/seat`, { page: crypto.randomUUID() });
    expect(own.statusCode).toBe(200);
    await app.as(visit.doctor.cookie).post(`/api/visit-guests/${me}/put-out`);
    expect((await sit()).statusCode).toBe(200);
  });
});

test('a child without a login is booked by video by whoever sees its whole record, who then attends', async () => {
  const [child, mother, unconfirmed] = [
    await aPatientBorn(app, '2021-05-01'),
    await app.aPatient(),
    await app.aPatient(),
  ];
  await app.db.updateTable('patients').set({ account_id: null }).where('id', '=', child.patientId).execute();
  const doctor = await aVideoDoctor(app);
  const { day } = wallClockIn(app.deps.config.clinic.timeZone, new Date(app.clock.now().getTime() + DAY_MS));
  const wanted = { department: doctor.department, doctor: doctor.id, date: day, time: '11:00', mode: 'video' };
  await giveAccess(app, unconfirmed, child, { relation: 'guardian', state: 'unconfirmed' });
  const refused = await forChild(unconfirmed, child).post('/api/appointments/book', wanted);
  expect(refused.json()).toMatchObject({ code: 'not_by_video' });
  await giveAccess(app, mother, child, { relation: 'guardian' });
  const hers = forChild(mother, child);
  const booked = await hers.post('/api/appointments/book', wanted);
  expect(booked.statusCode).toBe(201);
  const { id, startsAt } = booked.json();
  await decideAppointment(app.deps, doctor.actor, id, { status: 'approved' });
  // The way to it opens as the child's.
  const { said } = await app.db
    .selectFrom('notices')
    .select(['id', 'said'])
    .where('account_id', '=', mother.id)
    .where('code', '=', 'visit-approved')
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(said)).toContain(`/visit/${id}?for=${child.patientId}`);
  const then = { ...app.deps, clock: fixedClock(new Date(startsAt)) };
  const acting = { ...mother.actor, patientId: child.patientId };
  await waitForVisit(then, acting, id, AGREES);
  const page = crypto.randomUUID();
  await takeSeat(then, acting, id, page);
  await letIn(then, doctor.actor, id);
  const { people, state } = await readVisit(then, doctor.actor, id);
  expect([state, people.map(({ name }) => name)]).toEqual([
    'let-in',
    [doctor.name, `${mother.name}, for ${child.name}`],
  ]);
});

test('nobody sits down with the page of another: signals to it stay theirs', async () => {
  const visit = await aGuestIn(app);
  const [patient, guest] = [app.as(visit.patient.cookie), app.as(visit.guest.cookie)];
  const answers = [
    await patient.post(`/api/visits/${visit.id}/seat`, { page: visit.pages.doctor }),
    await patient.post(`/api/visits/${visit.id}/seat`, { page: visit.guest.page }),
    await guest.post('/api/guest-visit/seat', { page: visit.pages.doctor }),
  ];
  expect(answers.map((answer) => answer.json().code)).toEqual(['seat_taken', 'seat_taken', 'seat_taken']);
});

test('a guest has a pass for the relay: of two minutes for the check, then as long as everyone', async () => {
  const turn = { urls: ['turn:turn.example.org'], secret: 'north-wind-and-sun' };
  const deps = { ...app.deps, config: { ...app.deps.config, turn } };
  const minutesFor = async (cookie: string) => {
    const { iceServers } = await readGuestRelays(deps, cookie.split('=')[1]);
    const [until = '', who = ''] = iceServers[0]?.username.split(':') ?? [];
    return { minutes: (Number(until) * 1000 - app.clock.now().getTime()) / MINUTE_MS, who };
  };
  const { id, doctor, guest, startsAt } = await aGuestWaiting(app);
  const checking = await openedLink(app, (await aGuestLink(app, doctor, id)).token);
  expect((await minutesFor(checking.cookie)).minutes).toBeCloseTo(2, 1);
  const waiting = await minutesFor(guest.cookie);
  expect(waiting.minutes).toBeGreaterThan(60);
  expect(waiting.who).toBe(`${id}-${guest.me}`);
  // Moved to another week after the link was opened: there is no pass until then.
  const aWeekBefore = { ...deps, clock: fixedClock(new Date(startsAt.getTime() - 7 * DAY_MS)) };
  await expect(readGuestRelays(aWeekBefore, guest.cookie.split('=')[1])).rejects.toMatchObject({
    code: 'visit_not_open',
  });
});

describe('an account that is closed during a call', () => {
  test('of the doctor: closing is not refused, the call breaks off, and the patient is offered another time', async () => {
    const visit = await aVisitGoingOn(app, { slotsLater: 0 });
    const admin = await app.anAdministrator();
    const closing = await app.as(admin.cookie).post(`/api/admin/accounts/${visit.doctor.id}/disable`, {});
    expect(closing.statusCode).toBe(200);
    const { people } = await readVisit(app.deps, visit.patient.actor, visit.id);
    expect(people.find(({ role }) => role === 'doctor')?.page).toBeNull();
    await Promise.all([endDesertedVisits(app.deps), endDesertedVisits(app.deps)]);
    expect((await readVisit(app.deps, visit.patient.actor, visit.id)).state).toBe('broken-off');
    expect(await codesTold(visit.patient.id)).toEqual(['video-visit-broken-off']);
  });

  test('of the patient: the doctor’s page is told, and the next patient can be let in', async () => {
    const visit = await aVisitGoingOn(app);
    const closed = { deactivated_at: app.clock.now() };
    await app.db.updateTable('patients').set(closed).where('id', '=', visit.patient.patientId).execute();
    await endDesertedVisits(app.deps);
    expect((await readVisit(app.deps, visit.doctor.actor, visit.id)).state).toBe('broken-off');
    const next = await aVideoVisit(app, { doctor: visit.doctor, slotsLater: 1 });
    const then = { ...app.deps, clock: fixedClock(new Date(next.startsAt.getTime() - 10 * MINUTE_MS)) };
    expect((await listMyVisits(then, visit.doctor.actor)).map(({ state }) => state)).toContain('open');
  });
});

test('a doctor whose browser failed is back at once with another one, and finds the call also after midnight', async () => {
  const visit = await aVisitGoingOn(app);
  const page = crypto.randomUUID();
  const back = await app.as(visit.doctor.cookie).post(`/api/visits/${visit.id}/seat`, { page });
  expect(back.json<Visit>()).toMatchObject({
    state: 'in-visit',
    people: [{ role: 'doctor', page }, { role: 'patient' }],
  });
  const tomorrow = { ...app.deps, clock: fixedClock(new Date(visit.startsAt.getTime() + 24 * HOUR_MS)) };
  expect((await listMyVisits(tomorrow, visit.doctor.actor)).map(({ id }) => id)).toEqual([visit.id]);
});

test('the line does not end at midnight: whoever waits after it hears of the visit that began before', async () => {
  const before = await aVisitGoingOn(app);
  const next = await aVideoVisit(app, { doctor: before.doctor, slotsLater: 1 });
  // A zone in which the second begins at midnight.
  const { time } = wallClockIn('UTC', next.startsAt);
  const east = (24 * 60 - (Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)))) % (24 * 60);
  const two = (value: number) => String(value).padStart(2, '0');
  const timeZone = `+${two(Math.floor(east / 60))}:${two(east % 60)}`;
  const clinic = { ...app.deps.config.clinic, timeZone };
  const then = {
    ...{ ...app.deps, config: { ...app.deps.config, clinic } },
    clock: fixedClock(next.startsAt),
  };
  const waiting = await waitForVisit(then, next.patient.actor, next.id, AGREES);
  expect(waiting.line).toMatchObject({ before: 1 });
});

test('a network that comes and goes asks the doctor to telephone once in two minutes', async () => {
  const visit = await aVisitGoingOn(app);
  const patient = app.as(visit.patient.cookie);
  const step = (mode: string) => patient.post(`/api/visits/${visit.id}/mode`, { mode, byItself: true });
  for (let nth = 0; nth < 3; nth += 1) for (const mode of ['call-back', 'video']) await step(mode);
  const asked = await app.db
    .selectFrom('notices')
    .select(['id', 'title'])
    .where('account_id', '=', visit.doctor.id)
    .execute();
  expect(asked.filter(({ title }) => title?.startsWith('Call '))).toHaveLength(1);
});

test('the age under which an adult must be there is a setting', async () => {
  const visit = await aVisitLetIn(app, { age: 17 });
  const needs = async (videoAdultUnder: number) =>
    (await readVisit({ ...app.deps, config: { ...app.deps.config, videoAdultUnder } }, visit.doctor.actor, visit.id))
      .needsAdult;
  expect([await needs(16), await needs(18)]).toEqual([false, true]);
});

test('the check says before signing how the two last met', async () => {
  const [byVideo, unseen] = [await aVisitGoingOn(app), await aVideoVisit(app)];
  const met = async ({ doctor, patient }: typeof unseen, deps = app.deps) =>
    (
      await checkDiagnosis(deps, doctor.actor, {
        ...{ patient: patient.patientId, medications: [PARACETAMOL] },
        diagnosis: aForm(patient).diagnosis,
      })
    ).lastMet;
  const before = { ...app.deps, clock: fixedClock(new Date(unseen.startsAt.getTime() - HOUR_MS)) };
  expect([await met(byVideo), await met(unseen, before)]).toEqual(['video', 'never']);
});

test('figures count visits by their end, steps of the ladder, and set-up with and without a relay', async () => {
  const figure = async (line: string) => {
    const { body } = await app.fastify.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    return Number(new RegExp(`^${line.replaceAll(/[{}]/g, '\\$&')} (\\d+)`, 'm').exec(body)?.[1] ?? 0);
  };
  const lines = [
    'nadi_video_visits_total{how="finished"}',
    'nadi_video_visit_steps_total{mode="audio",chosen="true"}',
    'nadi_video_visit_set_up_seconds_count{relayed="true"}',
    'nadi_video_visit_set_up_seconds_count{relayed="false"}',
  ];
  const all = () => Promise.all(lines.map(figure));
  const before = await all();
  const [relayed, direct] = [await aVisitLetIn(app), await aVisitGoingOn(app)];
  const met = { page: relayed.pages.doctor, isSeen: true, isRelayed: true };
  await app.as(relayed.doctor.cookie).post(`/api/visits/${relayed.id}/met`, met);
  await app.as(direct.doctor.cookie).post(`/api/visits/${direct.id}/mode`, { mode: 'audio', byItself: false });
  await app.as(direct.doctor.cookie).post(`/api/visits/${direct.id}/end`, { how: 'finished' });
  const after = await all();
  expect(after.map((now, nth) => now - (before[nth] ?? 0))).toEqual([1, 1, 1, 1]);
});

async function codesTold(accountId: string): Promise<(string | null)[]> {
  const told = await app.db
    .selectFrom('notices')
    .select('code')
    .where('account_id', '=', accountId)
    .where('code', 'like', 'video-visit-%')
    .execute();
  return told.map(({ code }) => code);
}
