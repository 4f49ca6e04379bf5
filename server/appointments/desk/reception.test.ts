// The reception: the day, what becomes of visits, booking for anyone, walk-ins, and the board. One app for all of it.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  DoctorToday,
  findPeople,
  PersonAtDesk,
  ReceptionVisit,
  readReceptionDay,
} from '#contract/appointments/reception.ts';
import type { BoardKey, WaitingRoom } from '#contract/appointments/waiting-room.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { isChartOpen } from '#server/patients/chart-access/require-chart.ts';
import { fixedClock } from '#server/platform/clock.ts';
import { deliverMails } from '#server/platform/mail/deliver-mails.ts';
import { dayIn, timeIn } from '#server/platform/zoned-time.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Patient, Person } from '#server/testing-people.ts';
import { readDeskCode } from '../arrival/desk-code.ts';
import { aVisitSoon } from '../arrival/testing.ts';
import { cancelAppointment } from '../changing/cancel-appointment.ts';
import { moveAppointment } from '../changing/move-appointment.ts';
import { closeDoctor } from '../leaving/close-doctor.ts';
import { UNDO_MS } from '../policy.ts';
import { isStillTrue } from '../still-true.ts';
import {
  anAppointment,
  aScheduledDoctor,
  entriesAbout,
  freeTimes,
  listenAs,
  type MadeAppointment,
  rowOf,
  type ScheduledDoctor,
  toldTo,
  tomorrow,
} from '../testing.ts';
import { readPerson } from './find-people.ts';
import { listDay } from './list-day.ts';
import { noteVisit } from './note-visit.ts';

type ReceptionDay = ReplyOf<typeof readReceptionDay>;

let app: TestApp;
let desk: Person;
beforeAll(async () => {
  app = await startTestApp();
  desk = await app.aReceptionist({ name: 'Rukmini Hegde' });
});
afterAll(() => app.close());

const call = (person: Person = desk) => app.as(person.cookie);
const note = async ({ id }: { id: string }, act: string, by: Person = desk) => {
  const { version } = await rowOf(app, { id });
  // Later than what was noted before: the newest notice comes first.
  app.clock.advance(1);
  return call(by).post(`/api/reception/visits/${id}/note`, { act, version });
};
const day = async () => (await call().get('/api/reception/day')).json<ReceptionDay>();
const visitOf = async ({ id }: { id: string }) => (await day()).visits.find((visit) => visit.id === id);
const book = (patient: Patient, doctor: Person, time = '10:00', by: Person = desk) =>
  call(by).post('/api/reception/visits', {
    patientId: patient.patientId,
    doctorId: doctor.id,
    date: tomorrow(app),
    time,
  });
const walkIn = (patient: Patient, doctor: Person) =>
  call().post('/api/reception/walk-ins', { patientId: patient.patientId, doctorId: doctor.id });

describe('the day', () => {
  test('lists who comes, with whom and what has become of it, and nothing that is clinical', async () => {
    const made = await aVisitSoon(app);
    const visit = await visitOf(made);
    expect(visit).toMatchObject({
      patient: made.patient.name,
      pud: made.patient.pud,
      doctorId: made.doctor.id,
      time: made.time,
      state: 'booked',
      acts: ['arrived'],
      isWalkIn: false,
      reason: '',
      isReasonWithheld: true,
      triageId: null,
      triageUrgency: null,
    });
    expect(JSON.stringify(await day())).not.toContain('A cough');
  });

  test('is also tomorrow, and shows on top what was left open on the last days, which can still be closed', async () => {
    const tomorrows = await anAppointment(app, { status: 'approved' });
    const open = await anAppointment(app, { status: 'approved', date: tomorrow(app, -1) });
    const asked = (await call().get(`/api/reception/day?date=${tomorrows.date}`)).json<ReceptionDay>();
    expect(asked.visits.map(({ id }) => id)).toContain(tomorrows.id);
    expect(asked.unfinished).toEqual([]);
    expect((await call().get(`/api/reception/day?date=${tomorrow(app, -4)}`)).statusCode).toBe(400);
    const today = await day();
    expect(today.visits.map(({ id }) => id)).not.toContain(open.id);
    expect(today.unfinished.find(({ id }) => id === open.id)).toMatchObject({ acts: ['did-not-come'] });
    const person = (await call().get(`/api/reception/patients/${open.patient.patientId}`)).json<PersonAtDesk>();
    expect(person.visits.map(({ id }) => id)).toEqual([open.id]);
    expect((await note(open, 'did-not-come')).statusCode).toBe(200);
    expect((await day()).unfinished.map(({ id }) => id)).not.toContain(open.id);
  });

  test('goes from arrived to done: both screens hear of each step, and the trail knows who noted it', async () => {
    const made = await aVisitSoon(app);
    const screens = [listenAs(app, desk), listenAs(app, made.doctor)];
    for (const [act, state] of [
      ['arrived', 'arrived'],
      ['with-doctor', 'with-doctor'],
      ['done', 'done'],
    ] as const) {
      const answer = await note(made, act);
      expect([answer.statusCode, answer.json().state]).toEqual([200, state]);
      for (const { heard } of screens) {
        await expect.poll(() => heard.filter(({ type }) => type === 'appointments').length).toBeGreaterThan(0);
        heard.length = 0;
      }
    }
    for (const { leave } of screens) leave();
    expect((await entriesAbout(app, made)).slice(-3)).toMatchObject([
      { action: 'appointment.arrived', actor_id: desk.id, actor_role: 'desk' },
      { action: 'appointment.called_in', actor_id: desk.id },
      { action: 'appointment.completed', actor_id: desk.id },
    ]);
    expect((await toldTo(app, made.doctor))[0]?.title).toBe(`${made.patient.name} has arrived`);
    expect(await rowOf(app, made)).toMatchObject({ status: 'completed', holds_slot: false });
  });

  test('takes a note that is sent twice once, and of two different ones at the same moment only one', async () => {
    const made = await aVisitSoon(app);
    await note(made, 'arrived');
    const { version } = await rowOf(app, made);
    const send = (act: string) => call().post(`/api/reception/visits/${made.id}/note`, { act, version });
    const answers = await Promise.all([send('with-doctor'), send('left')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const won = answers[0]?.statusCode === 200 ? 'with-doctor' : 'left';
    expect((await send(won)).json().state).toBe(won);
    const actions = (await entriesAbout(app, made)).map(({ action }) => action);
    expect(actions.filter((each) => ['appointment.called_in', 'appointment.left'].includes(each))).toHaveLength(1);
  });

  test('takes the same note from two desks at the same moment once, and neither is told that it failed', async () => {
    const made = await aVisitSoon(app);
    const other = await app.aReceptionist();
    for (const [act, action] of [
      ['arrived', 'appointment.arrived'],
      ['with-doctor', 'appointment.called_in'],
      ['done', 'appointment.completed'],
    ] as const) {
      const { version } = await rowOf(app, made);
      const path = `/api/reception/visits/${made.id}/note`;
      const answers = await Promise.all([desk, other].map((person) => call(person).post(path, { act, version })));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      const entries = await entriesAbout(app, made);
      expect(entries.filter((entry) => entry.action === action)).toHaveLength(1);
    }
  });

  test('is noted on the visit as it was shown: what another has put right since then stays', async () => {
    const made = await aVisitSoon(app);
    const { version } = await rowOf(app, made);
    await note(made, 'arrived', await app.aReceptionist());
    await note(made, 'not-here', await app.aReceptionist());
    const late = await call().post(`/api/reception/visits/${made.id}/note`, { act: 'arrived', version });
    expect([late.statusCode, late.json().code]).toEqual([409, 'appointment_moved_on']);
    expect(await rowOf(app, made)).toMatchObject({ arrived_at: null });
    expect((await note(made, 'arrived')).json()).toMatchObject({ state: 'arrived' });
  });

  test('notes who left, and who comes back after all waits in the queue with the same token', async () => {
    const made = await aVisitSoon(app);
    const { token } = (await note(made, 'arrived')).json<ReceptionVisit>();
    expect((await note(made, 'left')).json()).toMatchObject({
      state: 'left',
      token,
      acts: ['came-after-all', 'take-back'],
    });
    expect((await toldTo(app, made.patient))[0]?.title).toBe('You left before your visit to Dr. Meera Iyer');
    expect((await note(made, 'came-after-all')).json()).toMatchObject({ state: 'arrived', token });
    expect(await rowOf(app, made)).toMatchObject({ status: 'approved', holds_slot: false, is_queued: true });
  });

  test('notes who did not come a quarter of an hour after the start, and takes it back when they come', async () => {
    const made = await anAppointment(app, { status: 'approved' });
    const at = (minutes: number) => ({
      ...app.deps,
      clock: fixedClock(new Date(made.startsAt.getTime() + minutes * MINUTE_MS)),
    });
    const noted = async (act: 'did-not-come' | 'came-after-all', minutes: number) =>
      noteVisit(at(minutes), desk.actor, made.id, { act, version: (await rowOf(app, made)).version });
    await expect(noted('did-not-come', 14)).rejects.toMatchObject({ code: 'appointment_moved_on' });
    expect(await noted('did-not-come', 15)).toMatchObject({ state: 'did-not-come', status: 'no-show' });
    // The slot has been given to someone else meanwhile.
    expect(await noted('came-after-all', 40)).toMatchObject({ state: 'arrived', isWalkIn: false });
    expect((await toldTo(app, made.patient))[0]?.title).toBe('The desk noted that you did not come');
  });

  test('gives who arrives by phone a token too, and both sides read it', async () => {
    const made = await aVisitSoon(app);
    const { code } = readDeskCode(app.deps);
    const arrived = await call(made.patient).post(`/api/appointments/${made.id}/arrive`, { code });
    expect(arrived.json().token).toMatch(/^[A-Z]+-\d{2}$/);
    expect((await visitOf(made))?.token).toBe(arrived.json().token);
  });

  test('is called in by the doctor of the visit, who notes nothing else here, and by no other doctor', async () => {
    const made = await aVisitSoon(app);
    await note(made, 'arrived');
    expect((await note(made, 'with-doctor', await app.aDoctor())).statusCode).toBe(404);
    expect((await note(made, 'left', made.doctor)).statusCode).toBe(403);
    expect((await note(made, 'with-doctor', made.doctor)).json()).toMatchObject({ state: 'with-doctor' });
  });
});

describe('a wrong press', () => {
  test('of an arrival is taken back: the token goes with it, and the doctor hears of it', async () => {
    const made = await aVisitSoon(app);
    await note(made, 'arrived');
    expect((await note(made, 'not-here')).json()).toMatchObject({ state: 'booked', arrivedAt: null });
    expect(await rowOf(app, made)).toMatchObject({ token_number: null, holds_slot: true, status: 'approved' });
    expect((await toldTo(app, made.doctor))[0]?.title).toBe(`${made.patient.name} is not here after all`);
    expect((await note(made, 'arrived')).json()).toMatchObject({ state: 'arrived' });
  });

  test('of Done or Left is taken back on the same day: nobody is mailed about it, and the place in the queue stays', async () => {
    const made = await aVisitSoon(app);
    const { arrivedAt } = (await note(made, 'arrived')).json<ReceptionVisit>();
    await note(made, 'with-doctor');
    for (const [act, state] of [
      ['done', 'done'],
      ['left', 'left'],
    ] as const) {
      expect((await note(made, act)).json()).toMatchObject({ state });
      expect((await note(made, 'take-back')).json()).toMatchObject({ state: 'with-doctor', arrivedAt });
    }
    app.clock.advance(UNDO_MS);
    const sent: string[] = [];
    const server = { send: async ({ subject }: { subject: string }) => void sent.push(subject) };
    while ((await deliverMails(app.deps, server, isStillTrue)) > 0);
    expect(sent.filter((subject) => /on file|did not take place|correction/.test(subject))).toEqual([]);
    const told = (await toldTo(app, made.patient)).map(({ title }) => title);
    expect(told.filter((title) => title === 'The desk took back what it had noted')).toHaveLength(2);
    expect((await note(made, 'back-to-waiting')).json()).toMatchObject({ state: 'arrived', arrivedAt });
    expect((await entriesAbout(app, made)).slice(-2)).toMatchObject([
      { action: 'appointment.note_taken_back', actor_id: desk.id },
      { action: 'appointment.back_to_waiting', actor_id: desk.id },
    ]);
  });

  test('that was mailed already is put right by another mail; what the doctor marked stays', async () => {
    const made = await aVisitSoon(app);
    await note(made, 'arrived');
    await note(made, 'done');
    app.clock.advance(UNDO_MS);
    await note(made, 'take-back');
    expect((await app.mails(made.patient.email)).at(-1)?.subject).toMatch(/^Your visit on .*: a correction$/);
    await note(made, 'with-doctor', made.doctor);
    await call(made.doctor).send('PATCH', `/api/appointments/${made.id}/status`, { status: 'completed' });
    const { version } = await rowOf(app, made);
    const back = await call().post(`/api/reception/visits/${made.id}/note`, { act: 'take-back', version });
    expect([back.statusCode, back.json().code]).toEqual([409, 'appointment_moved_on']);
  });
});

describe('whoever waits past their time', () => {
  const later = (made: { startsAt: Date }) => ({
    ...app.deps,
    clock: fixedClock(new Date(made.startsAt.getTime() + 30 * MINUTE_MS)),
  });

  test('is moved to a later time and cancelled by the reception, and keeps the token', async () => {
    const made = await aVisitSoon(app);
    const { token } = (await note(made, 'arrived')).json<ReceptionVisit>();
    const deps = later(made);
    const visit = (await listDay(deps, desk.actor)).visits.find(({ id }) => id === made.id);
    expect(visit?.can).toMatchObject({ move: true, cancel: true });
    const { version } = await rowOf(app, made);
    const time = timeIn(app.deps.config.clinic.timeZone, new Date(made.startsAt.getTime() + 2 * HOUR_MS));
    const to = { date: made.date, time, reason: 'The doctor is late.', version };
    const nurse = await app.aNurse();
    await expect(moveAppointment(deps, nurse.actor, made.id, to)).rejects.toMatchObject({
      code: 'appointment_moved_on',
    });
    expect(await moveAppointment(deps, desk.actor, made.id, to)).toMatchObject({ time, token, status: 'approved' });
    const other = await aVisitSoon(app);
    const cancelled = await cancelAppointment(later(other), desk.actor, other.id, 'The doctor has gone home.');
    expect(cancelled.status).toBe('cancelled');
  });

  test('is cancelled also without an appointment: the chart closes', async () => {
    const [doctor, patient] = [await aScheduledDoctor(app), await app.aPatient()];
    const { id } = (await walkIn(patient, doctor)).json<ReceptionVisit>();
    const cancelled = await cancelAppointment(app.deps, desk.actor, id, 'The doctor has gone home.');
    expect(cancelled.status).toBe('cancelled');
    expect(await isChartOpen(app.deps, doctor.actor, patient.patientId)).toBe(false);
  });

  test('is sent into the queue of another doctor, with the token and the place; the chart goes along', async () => {
    const made = await aVisitSoon(app);
    const { token } = (await note(made, 'arrived')).json<ReceptionVisit>();
    const other = await aScheduledDoctor(app, { name: 'Dr. Arun Nair' });
    const { version } = await rowOf(app, made);
    const send = (doctorId: string, reason = 'Dr. Iyer is late.') =>
      call().post(`/api/reception/visits/${made.id}/queue`, { doctorId, reason, version });
    const away = await aScheduledDoctor(app, { department: 'Cardiology' });
    expect((await send(away.id)).json().code).toBe('other_department');
    expect((await send(other.id, 'Pay at clinic-help.com')).json().code).toBe('reason_not_plain');
    expect((await send(other.id)).json()).toMatchObject({ doctorId: other.id, state: 'arrived', token });
    expect(await rowOf(app, made)).toMatchObject({ is_queued: true, holds_slot: false });
    expect((await toldTo(app, made.patient))[0]?.title).toBe('You wait for Dr. Arun Nair now');
    expect((await toldTo(app, other))[0]?.title).toBe('Asha Rao waits for you instead of Dr. Meera Iyer');
    expect(await isChartOpen(app.deps, other.actor, made.patient.patientId)).toBe(true);
    expect(await isChartOpen(app.deps, made.doctor.actor, made.patient.patientId)).toBe(false);
    expect((await send(made.doctor.id)).json().code).toBe('appointment_moved_on');
  });

  test('of a doctor who leaves is not forgotten: the reception is told, and nobody comes back into that queue', async () => {
    const [admin, made] = [await app.anAdministrator(), await aVisitSoon(app)];
    const missed = (await walkIn(await app.aPatient(), made.doctor)).json<ReceptionVisit>();
    expect((await note(missed, 'left')).statusCode).toBe(200);
    await note(made, 'arrived');
    await closeDoctor(later(made), admin.actor, made.doctor.id, {});
    expect((await toldTo(app, desk))[0]).toMatchObject({
      title: 'Dr. Meera Iyer is not here any more',
      text: expect.stringContaining('One visit of today is still open'),
    });
    expect((await note(missed, 'came-after-all')).json().code).toBe('doctor_left');
    expect((await walkIn(await app.aPatient(), made.doctor)).json().code).toBe('unknown_doctor');
  });
});

describe('a receptionist', () => {
  test('reads no chart, and breaks no glass', async () => {
    const made = await aVisitSoon(app);
    await note(made, 'arrived');
    const { patientId } = made.patient;
    expect(await isChartOpen(app.deps, desk.actor, patientId)).toBe(false);
    for (const path of ['', '/profile', '/readings', '/diagnoses', '/summary', '/history', '/prescriptions']) {
      expect([path, (await call().get(`/api/patients/${patientId}${path}`)).statusCode]).toEqual([path, 403]);
    }
    const glass = await call().post(`/api/patients/${patientId}/break-glass`, { reason: 'An emergency at the desk.' });
    expect(glass.statusCode).toBe(403);
  });

  test('finds anyone by name, PUD or phone, reads enough to know them, and the trail keeps each look-up', async () => {
    const patient = await app.aPatient({ name: 'Zubeida Quazi' });
    const ask = (q: string) => call().get(`/api/reception/patients?q=${encodeURIComponent(q)}`);
    for (const typed of ['zubei', patient.pud, '+91 98200 14477']) {
      const answer = await ask(typed);
      const { people: found } = answer.json<ReplyOf<typeof findPeople>>();
      const one = found.find(({ patientId }) => patientId === patient.patientId);
      if (typed.startsWith('+')) expect(found.length).toBeGreaterThan(0);
      else
        expect(one).toEqual({
          ...one,
          name: 'Zubeida Quazi',
          age: null,
          sex: null,
          phoneEnding: '4477',
          pud: patient.pud,
        });
      expect(Object.keys(found[0] ?? {}).toSorted()).toEqual(
        ['age', 'bornIn', 'isDeactivated', 'name', 'patientId', 'phoneEnding', 'pud', 'sex'].toSorted(),
      );
      const entries = await app.db
        .selectFrom('audit_entries')
        .select(['action', 'actor_id'])
        .where('request_id', '=', String(answer.headers['x-request-id']))
        .execute();
      expect(entries).toEqual([{ action: 'list.opened', actor_id: desk.id }]);
    }
    const short = await ask('zu');
    expect([short.statusCode, short.json().fields]).toEqual([400, { q: 'Type at least three characters.' }]);
  });

  test('cannot read the list of patients through look-ups', async () => {
    const busy = await app.aReceptionist();
    const windowStart = Math.floor(app.clock.now().getTime() / HOUR_MS) * HOUR_MS;
    await app.db
      .insertInto('rate_counters')
      .values({ key: `look-ups:${busy.id}`, window_start: new Date(windowStart), count: 400 })
      .execute();
    const patient = await app.aPatient();
    for (const path of [
      '/reception/patients?q=rao',
      '/patients/duplicates?name=Asha%20Rao',
      `/reception/patients/${patient.patientId}`,
    ]) {
      const answer = await call(busy).get(`/api${path}`);
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, 429, 'too_many_requests']);
    }
  });

  test('counts whom a refused registration names, and each try as a look-up', async () => {
    const busy = await app.aReceptionist();
    const known = await Promise.all(
      ['Zubin Daruwala', 'Farida Contractor', 'Homi Wadia'].map((name) => app.aPatient({ name })),
    );
    const windowStart = new Date(Math.floor(app.clock.now().getTime() / HOUR_MS) * HOUR_MS);
    const register = (name: string) =>
      call(busy).post('/api/patients', { name, phone: '+91 98000 55501', isAgeUnknown: true, sex: 'not-known' });
    const lookUps = app.db.selectFrom('rate_counters').select('count').where('key', '=', `look-ups:${busy.id}`);
    const shown = app.db.selectFrom('people_looked_up').select('patient_id').where('account_id', '=', busy.id);

    expect((await register('Zubin Daruwala')).json().code).toBe('likely_duplicate');
    expect((await register('Farida Contractor')).json().code).toBe('likely_duplicate');
    expect(await lookUps.execute()).toEqual([{ count: 2 }]);
    expect((await shown.execute()).map(({ patient_id }) => patient_id).toSorted()).toEqual(
      known
        .slice(0, 2)
        .map(({ patientId }) => patientId)
        .toSorted(),
    );

    const on_day = dayIn(app.deps.config.clinic.timeZone, app.clock.now());
    await sql`insert into patients (pud, name, name_key, phone, registered_at)
      select 'PUD-NAMED-' || lpad(n::text, 5, '0'), 'Named Before', 'named before', '+91 98200 00000', now()
      from generate_series(1, 1500) as n`.execute(app.db);
    await sql`insert into people_looked_up (account_id, on_day, patient_id, is_opened)
      select ${busy.id}, ${on_day}::date, id, false from patients where name = 'Named Before' limit 1498`.execute(
      app.db,
    );
    const many = await register('Homi Wadia');
    expect([many.statusCode, many.body.includes('Homi Wadia')]).toEqual([429, false]);
    expect((await register('Zubin Daruwala')).json().code).toBe('likely_duplicate');

    await app.db.updateTable('rate_counters').set({ count: 400 }).where('key', '=', `look-ups:${busy.id}`).execute();
    expect((await register('Farida Contractor')).statusCode).toBe(429);
    expect(await lookUps.where('window_start', '=', windowStart).execute()).toEqual([{ count: 401 }]);
  });

  test('who looks up hundreds of people in a day is reported to the administrators once, and stopped', async () => {
    const [busy, admin] = [await app.aReceptionist(), await app.anAdministrator()];
    const on_day = dayIn(app.deps.config.clinic.timeZone, app.clock.now());
    const patients = await Promise.all(Array.from({ length: 4 }, () => app.aPatient()));
    const see = (place: number) => call(busy).get(`/api/reception/patients/${patients[place]?.patientId}`);
    // As many as there are, and as if the others had been looked up before.
    const noted = async (count: number) => {
      await sql`insert into patients (pud, name, name_key, phone, registered_at)
        select 'PUD-SEEN0-' || lpad(n::text, 5, '0'), 'Seen Before', 'seen before', '+91 98200 00000', now()
        from generate_series(1, ${count}::int) as n on conflict do nothing`.execute(app.db);
      await sql`insert into people_looked_up (account_id, on_day, patient_id, is_opened)
        select ${busy.id}, ${on_day}::date, id, true from patients where name = 'Seen Before' limit ${count}::int
        on conflict do nothing`.execute(app.db);
    };
    await noted(198);
    expect([(await see(0)).statusCode, (await toldTo(app, admin)).length]).toEqual([200, 0]);
    expect([(await see(1)).statusCode, (await see(1)).statusCode]).toEqual([200, 200]);
    const told = (await toldTo(app, admin)).map(({ title }) => title);
    expect(told).toEqual(['Someone at the reception looks up many people']);
    await noted(500);
    const refused = await see(2);
    expect([refused.statusCode, refused.json().message]).toEqual([
      429,
      'You have looked up more people than a desk needs in a day. Ask an administrator.',
    ]);
    expect((await see(2)).statusCode).toBe(429);
    // Whoever was opened before stays open on the screen.
    expect((await see(1)).statusCode).toBe(200);
    const tomorrows = { ...app.deps, clock: fixedClock(new Date(app.clock.now().getTime() + DAY_MS)) };
    expect(await readPerson(tomorrows, busy.actor, String(patients[3]?.patientId))).toMatchObject({ visits: [] });
  });

  test('is told when there are more people than are shown, and what tells them apart', async () => {
    await Promise.all(Array.from({ length: 13 }, () => app.aPatient({ name: 'Wanjiru Kamau' })));
    const { people, isCut } = (await call().get('/api/reception/patients?q=wanjiru')).json<
      ReplyOf<typeof findPeople>
    >();
    expect([people.length, isCut]).toEqual([12, true]);
    expect(people[0]).toMatchObject({ bornIn: null, sex: null });
  });

  test('is named as the reception, with what it saw, to a patient who asks who opened the record', async () => {
    const made = await aVisitSoon(app);
    await note(made, 'arrived');
    await day();
    await call().get(`/api/reception/patients/${made.patient.patientId}`);
    const opened = (await call(made.patient).get(`/api/patients/${made.patient.patientId}/opened-by`)).json<
      { who: string; role: string; what: string }[]
    >();
    const looks = opened.filter(({ who }) => who === desk.actor.accountId || who === 'Rukmini Hegde');
    expect(new Set(looks.map(({ role }) => role))).toEqual(new Set(['Reception']));
    expect(looks.map(({ what }) => what)).toEqual(
      expect.arrayContaining([
        'saw your visit in the list of the day at the reception',
        'looked you up at the reception',
      ]),
    );
  });

  test('leaves an entry also for a note that changes nothing, since the answer names somebody', async () => {
    const made = await aVisitSoon(app);
    await note(made, 'arrived');
    const again = await note(made, 'arrived');
    const entries = await app.db
      .selectFrom('audit_entries')
      .select(['action', 'patient_id'])
      .where('request_id', '=', String(again.headers['x-request-id']))
      .execute();
    expect(entries).toEqual([{ action: 'list.opened', patient_id: made.patient.patientId }]);
  });
});

describe('booking for a patient', () => {
  test('is approved at once: both sides are told, the chart opens to the doctor, and the trail says who booked', async () => {
    const doctor = await aScheduledDoctor(app);
    const patient = await app.aPatient();
    const booked = await book(patient, doctor);
    expect([booked.statusCode, booked.json()]).toMatchObject([201, { status: 'approved', time: '10:00', reason: '' }]);
    expect(await freeTimes(app, doctor)).not.toContain('10:00');
    expect((await toldTo(app, patient))[0]?.title).toBe('You have an appointment with Dr. Meera Iyer');
    expect((await app.mails(patient.email)).at(-1)?.subject).toMatch(/^Your appointment on .* is booked$/);
    expect((await toldTo(app, doctor))[0]?.title).toBe('Asha Rao was booked by the desk');
    expect(await isChartOpen(app.deps, doctor.actor, patient.patientId)).toBe(true);
    expect(await entriesAbout(app, booked.json())).toMatchObject([
      { action: 'appointment.booked_at_desk', actor_id: desk.id, actor_role: 'desk', patient_id: patient.patientId },
    ]);
    // Nobody but a doctor decides, so nobody at the desk undoes a decision.
    expect(booked.json().can).toMatchObject({ undo: false, approve: false, move: true, cancel: true });
  });

  test('keeps the guard of the slot: one of two desks gets it, and a patient is in one place at a time', async () => {
    const [doctor, other] = [await aScheduledDoctor(app), await aScheduledDoctor(app)];
    const [one, two] = [await app.aPatient(), await app.aPatient()];
    const answers = await Promise.all([book(one, doctor), book(two, doctor)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    const booked = answers[0]?.statusCode === 201 ? one : two;
    expect((await book(booked, other)).json().code).toBe('patient_busy');
    expect((await book(two, doctor, '23:00')).json().code).toBe('slot_not_offered');
  });

  test('is not for nurses, and not for a doctor or a patient who is not there', async () => {
    const doctor = await aScheduledDoctor(app);
    const patient = await app.aPatient();
    for (const other of [await app.aNurse(), doctor, patient, await app.anAdministrator()]) {
      expect((await book(patient, doctor, '10:00', other)).statusCode).toBe(403);
    }
    expect((await book(patient, patient)).json().code).toBe('unknown_doctor');
    expect((await book({ ...patient, patientId: doctor.id }, doctor)).statusCode).toBe(404);
  });

  test('is moved and cancelled by the desk with a reason that the patient reads', async () => {
    const doctor = await aScheduledDoctor(app);
    const patient = await app.aPatient();
    const { id, version } = (await book(patient, doctor)).json<ReceptionVisit>();
    const to = { date: tomorrow(app), time: '12:00', reason: 'The doctor is late.', version };
    const moved = await call().post(`/api/appointments/${id}/move`, to);
    expect(moved.json()).toMatchObject({ time: '12:00', status: 'approved' });
    const person = (await call().get(`/api/reception/patients/${patient.patientId}`)).json();
    expect(person).toMatchObject({ name: patient.name, phone: '+91 98200 14477', visits: [{ id, time: '12:00' }] });
    const cancelled = { status: 'cancelled', reason: 'Phoned off.', version: moved.json().version };
    expect((await call().send('PATCH', `/api/appointments/${id}/status`, cancelled)).json().status).toBe('cancelled');
    const told = new Map((await toldTo(app, patient)).map(({ title, text }) => [title, text]));
    expect(told.get('Your appointment with Dr. Meera Iyer is moved')).toContain('The doctor is late.');
    expect(told.get('Your appointment with Dr. Meera Iyer is cancelled')).toContain('Phoned off.');
    expect((await entriesAbout(app, { id })).map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['appointment.booked_at_desk', desk.id],
      ['appointment.moved', desk.id],
      ['appointment.cancelled', desk.id],
    ]);
    const again = (await book(patient, doctor, '13:00')).json<ReceptionVisit>();
    const led = { date: tomorrow(app), time: '14:00', reason: 'Pay 500 to clinic@upi first.', version: again.version };
    expect((await call().post(`/api/appointments/${again.id}/move`, led)).json().code).toBe('reason_not_plain');
    const decide = { status: 'approved', version: moved.json().version };
    expect((await call().send('PATCH', `/api/appointments/${id}/status`, decide)).json().code).toBe('not_allowed');
  });
});

describe('whoever comes without an appointment', () => {
  const number = (visit: { token?: string }) => Number(visit.token?.split('-')[1]);

  test('gets a token and waits in the queue of a doctor, who may open the chart', async () => {
    const doctor = await aScheduledDoctor(app);
    const patient = await app.aPatient();
    expect(await isChartOpen(app.deps, doctor.actor, patient.patientId)).toBe(false);
    const taken = await walkIn(patient, doctor);
    expect([taken.statusCode, taken.json()]).toMatchObject([
      201,
      { state: 'arrived', isWalkIn: true, token: expect.stringMatching(/^[A-Z]+-01$/) },
    ]);
    expect(await isChartOpen(app.deps, doctor.actor, patient.patientId)).toBe(true);
    expect((await visitOf(taken.json()))?.acts).toEqual(['with-doctor', 'done', 'left', 'not-here']);
    expect(await freeTimes(app, doctor, dayIn(app.deps.config.clinic.timeZone, app.clock.now()))).not.toEqual([]);
    const today = (await call(doctor).get('/api/doctor/today-appointments')).json();
    expect(today).toMatchObject([{ patientId: patient.patientId, token: taken.json().token, can: { callIn: true } }]);
  });

  test('gets a number that nobody else has, however many come at once', async () => {
    const doctors = [await aScheduledDoctor(app), await aScheduledDoctor(app)];
    const people = await Promise.all(Array.from({ length: 8 }, () => app.aPatient()));
    const taken = await Promise.all(
      people.map((patient, place) => walkIn(patient, doctors[place % 2] as ScheduledDoctor)),
    );
    const visits = taken.map((answer) => answer.json<ReceptionVisit>());
    expect(new Set(visits.map(({ token }) => token)).size).toBe(8);
    for (const { id } of doctors) {
      const numbers = visits.filter(({ doctorId }) => doctorId === id).map(number);
      expect(numbers.toSorted()).toEqual([1, 2, 3, 4]);
    }
    const letters = visits.map(({ doctorId, token }) => `${doctorId} ${token?.split('-')[0]}`);
    expect(new Set(letters).size).toBe(2);
  });

  test('waits once in one queue, and not for a doctor who sees nobody today', async () => {
    const doctor = await aScheduledDoctor(app);
    const patient = await app.aPatient();
    const answers = await Promise.all([walkIn(patient, doctor), walkIn(patient, doctor)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect((await walkIn(patient, doctor)).json().code).toBe('already_in_queue');
    expect((await walkIn(patient, await app.aDoctor())).json().code).toBe('doctor_not_here');
  });

  test('waits for a doctor who is off but for an extra session only when the desk has asked, and never for one on leave', async () => {
    const doctor = await aScheduledDoctor(app);
    const day = dayIn(app.deps.config.clinic.timeZone, app.clock.now());
    await app.db.insertInto('days_off').values({ doctor_id: doctor.id, on_day: day, reason: '' }).execute();
    const patient = await app.aPatient();
    expect((await walkIn(patient, doctor)).json().code).toBe('doctor_not_here');
    const extra = { doctor_id: doctor.id, on_day: day, first_start: '17:00', last_start: '17:45' };
    await app.db.insertInto('extra_sessions').values(extra).execute();
    const asked = await walkIn(patient, doctor);
    expect(asked.json()).toMatchObject({
      code: 'doctor_on_leave',
      message: `${doctor.name} is off today, but for 17:00 to 17:45. Ask them first.`,
    });
    const body = { patientId: patient.patientId, doctorId: doctor.id, despiteLeave: true };
    expect((await call().post('/api/reception/walk-ins', body)).statusCode).toBe(201);
  });

  test('does not wait beside an own appointment with the same doctor, and not for one whose hours are over', async () => {
    const made = await aVisitSoon(app);
    expect((await walkIn(made.patient, made.doctor)).json().code).toBe('already_in_queue');
    await note(made, 'arrived');
    expect((await walkIn(made.patient, made.doctor)).json().code).toBe('already_in_queue');
    const early = await aScheduledDoctor(app, { hours: { firstStart: '09:00', lastStart: '13:00' } });
    expect((await walkIn(await app.aPatient(), early)).json().code).toBe('doctor_not_here');
  });

  test('is told of it like of a booking, and when it was a mistake', async () => {
    const doctor = await aScheduledDoctor(app);
    const patient = await app.aPatient();
    const taken = (await walkIn(patient, doctor)).json<ReceptionVisit>();
    const [told] = await toldTo(app, patient);
    expect(told).toMatchObject({ title: 'You wait for Dr. Meera Iyer', mail: expect.anything() });
    expect(told?.text).toContain(`Your number is ${taken.token}.`);
    expect((await note(taken, 'not-here')).json()).toMatchObject({ state: 'cancelled', acts: [] });
    expect((await note(taken, 'not-here')).statusCode).toBe(200);
    expect((await toldTo(app, patient))[0]?.title).toBe('You do not wait for Dr. Meera Iyer');
    expect((await toldTo(app, doctor))[0]?.title).toBe('Asha Rao is not here after all');
    expect(await visitOf(taken)).toBeUndefined();
    expect(await isChartOpen(app.deps, doctor.actor, patient.patientId)).toBe(false);
  });

  test('is offered the doctors who are still here, with how many wait, and who can see them first', async () => {
    const [late, early] = [
      await aScheduledDoctor(app, { hours: { firstStart: '17:00', lastStart: '18:00' } }),
      await aScheduledDoctor(app, { hours: { firstStart: '09:00', lastStart: '13:00' } }),
    ];
    const now = await aScheduledDoctor(app);
    await walkIn(await app.aPatient(), now);
    const here = (await call().get('/api/reception/doctors')).json<DoctorToday[]>();
    const places = here.map(({ doctorId }) => doctorId);
    expect(places).not.toContain(early.id);
    expect(places.indexOf(now.id)).toBeLessThan(places.indexOf(late.id));
    expect(here.find(({ doctorId }) => doctorId === now.id)).toMatchObject({ waiting: 1, lastStart: '18:00' });
    expect(here.find(({ doctorId }) => doctorId === late.id)?.aboutAt).toBe('2026-03-02T11:30:00.000Z');
  });

  test('is registered at the reception, which does not learn who lies in which bed', async () => {
    const lies = await app.aPatient({ name: 'Lata Bose' });
    await app.db.updateTable('patients').set({ place: '204-B' }).where('id', '=', lies.patientId).execute();
    const born = { dateOfBirth: '1950-05-05', sex: 'female' };
    expect((await call(lies).send('PUT', `/api/patients/${lies.patientId}/profile`, born)).statusCode).toBe(200);
    const found = await call().get('/api/patients/duplicates?name=Lata%20Bose');
    expect(found.json()).toMatchObject([{ name: 'Lata Bose', place: null, reasons: ['name'] }]);
    // Whoever contradicts the birth date or the sex is somebody else, in a bed or not.
    for (const other of ['dateOfBirth=1901-01-01', 'age=90&sex=male']) {
      const listed = await call().get(`/api/patients/duplicates?name=Lata%20Bose&${other}`);
      expect(listed.json()).toEqual([]);
    }
    const nurse = call(await app.aNurse());
    const seen = await nurse.get('/api/patients/duplicates?name=Lata%20Bose&dateOfBirth=1901-01-01');
    expect(seen.json()).toMatchObject([{ place: '204-B', reasons: ['inpatient'] }]);
    const typed = { name: 'Lata Bose', phone: '+91 98111 22334', isAgeUnknown: true, sex: 'female' };
    const refused = await call().post('/api/patients', typed);
    expect([refused.json().code, refused.body.includes('204-B')]).toEqual(['likely_duplicate', false]);
    const made = await call().post('/api/patients', { ...typed, isNotDuplicate: true });
    expect([made.statusCode, made.json().patient.name]).toEqual([201, 'Lata Bose']);
  });
});

describe('the board in the waiting room', () => {
  const read = (key: string) => app.as().post('/api/waiting-room', { key });
  const aKey = async (by: Person = desk) => {
    const made = (await call(by).post('/api/board-keys', { name: 'Ground floor' })).json();
    return { id: made.id as string, key: String(made.address).split('#')[1] ?? '', address: String(made.address) };
  };

  test('calls tokens, and holds no name of a patient', async () => {
    const { key, address } = await aKey();
    expect(address).toContain('/board#');
    const doctor = await aScheduledDoctor(app, { name: 'Dr. Kavita Joshi' });
    const [first, second] = [await app.aPatient({ name: 'Board Person' }), await app.aPatient({ name: 'Next Person' })];
    const one = (await walkIn(first, doctor)).json<ReceptionVisit>();
    const two = (await walkIn(second, doctor)).json<ReceptionVisit>();
    // Whoever is called last is called out.
    app.clock.advance(1_000);
    await note(one, 'with-doctor', doctor);
    const answer = await read(key);
    const room = answer.json<WaitingRoom>();
    expect(room.calling[0]).toMatchObject({ token: one.token, doctor: 'Dr. Kavita Joshi' });
    expect(room.rows.find((row) => row.doctor === 'Dr. Kavita Joshi')).toMatchObject({
      now: one.token,
      next: [two.token],
    });
    app.clock.advance(MINUTE_MS);
    expect((await read(key)).json<WaitingRoom>().calling).toEqual([]);
    await note(one, 'call-again', doctor);
    expect((await read(key)).json<WaitingRoom>().calling.map(({ token }) => token)).toEqual([one.token]);
    expect((await note(one, 'back-to-waiting')).json()).toMatchObject({ state: 'arrived' });
    expect((await read(key)).json<WaitingRoom>().calling).toEqual([]);
    for (const word of ['Board Person', 'Next Person', first.pud, first.patientId]) {
      expect(answer.body).not.toContain(word);
    }
  });

  test('has a key that is shown once, stored as a hash, and ended at once', async () => {
    const { id, key } = await aKey(await app.anAdministrator());
    expect((await read(key)).statusCode).toBe(200);
    const listed = await call().get('/api/board-keys');
    expect(listed.body).toContain(id);
    expect(listed.body).not.toContain(key);
    const stored = await app.db.selectFrom('board_keys').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(key);
    expect((await call().delete(`/api/board-keys/${id}`)).json()).not.toContainEqual(expect.objectContaining({ id }));
    expect([(await read(key)).statusCode, (await call().delete(`/api/board-keys/${id}`)).statusCode]).toEqual([
      410, 404,
    ]);
  });

  test('names keys whose maker no longer works here', async () => {
    const [admin, maker] = [await app.anAdministrator(), await app.aReceptionist({ name: 'Gone Soon' })];
    const { id } = await aKey(maker);
    const renewal = async () =>
      (await call().get('/api/board-keys')).json<BoardKey[]>().find((key) => key.id === id)?.needsRenewal;
    expect(await renewal()).toBe(false);
    expect((await call(admin).post(`/api/admin/accounts/${maker.id}/disable`, {})).statusCode).toBe(200);
    expect(await renewal()).toBe(true);
  });

  test('refuses who guesses keys, and lets the right one in all the same', async () => {
    const { key } = await aKey();
    let last = 0;
    for (let tries = 0; tries < 22; tries += 1) last = (await read(`wrong-${tries}`)).statusCode;
    expect([last, (await read(key)).statusCode]).toEqual([429, 200]);
  });
});

test('a visit of the day is still there after it was moved within it, with its token', async () => {
  const made: MadeAppointment = await aVisitSoon(app);
  const { token, version } = (await note(made, 'arrived')).json<ReceptionVisit>();
  const later = new Date(made.startsAt.getTime() + 15 * MINUTE_MS);
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kolkata',
    hour: '2-digit',
    minute: '2-digit',
  }).format(later);
  const to = { date: made.date, time, reason: 'The doctor is late.', version };
  expect((await call().post(`/api/appointments/${made.id}/move`, to)).json()).toMatchObject({ time, token });
});

test('a booking for tomorrow morning is not marked as arrived this evening', async () => {
  const made = await anAppointment(app, { status: 'approved', time: '09:00' });
  const evening = new Date(made.startsAt.getTime() - 11 * HOUR_MS);
  const deps = { ...app.deps, clock: fixedClock(evening) };
  const { version } = await rowOf(app, made);
  await expect(noteVisit(deps, desk.actor, made.id, { act: 'arrived', version })).rejects.toMatchObject({
    code: 'appointment_moved_on',
  });
});

test('visits of one patient are not changed again and again, nor very many by one desk', async () => {
  const [busy, doctor, patient] = [await app.aReceptionist(), await aScheduledDoctor(app), await app.aPatient()];
  const fill = (key: string, count: number, withinMs: number) =>
    app.db
      .insertInto('rate_counters')
      .values({ key, count, window_start: new Date(Math.floor(app.clock.now().getTime() / withinMs) * withinMs) })
      .execute();
  await fill(`desk-changes-of:${patient.patientId}`, 20, DAY_MS);
  expect((await book(patient, doctor, '15:00', busy)).statusCode).toBe(429);
  await fill(`registrations:${busy.id}`, 60, HOUR_MS);
  const typed = { name: 'New Person', phone: '+91 98111 22334', isAgeUnknown: true, sex: 'female' };
  expect((await call(busy).post('/api/patients', typed)).statusCode).toBe(429);
  await app.db.updateTable('rate_counters').set({ count: 150 }).where('key', '=', `desk-changes:${busy.id}`).execute();
  expect((await book(await app.aPatient(), doctor, '15:00', busy)).statusCode).toBe(429);
});

test.each([
  ['a day off', (doctor: Person) => call(doctor).post('/api/doctor/schedule/days-off', { date: tomorrow(app, 3) })],
])('free times on the screens of the desk change with %s', async (_what, change) => {
  const doctor = await aScheduledDoctor(app);
  const { heard, leave } = listenAs(app, desk);
  expect((await change(doctor)).statusCode).toBeLessThan(300);
  await expect.poll(() => heard.some(({ type, id }) => type === 'slots' && id === doctor.id)).toBe(true);
  leave();
});
