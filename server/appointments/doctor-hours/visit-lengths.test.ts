// How long visits last, per kind and doctor, and what nobody can book because of it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { KeptLengths, TightVisit, VisitLengths } from '#contract/appointments/visit-lengths.ts';
import { keepWaitlist, lookAtWaitlist } from '#server/appointments/waitlist/keep-waitlist.ts';
import { giveAccess } from '#server/patients/access/testing.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Patient, Person } from '#server/testing-people.ts';
import { bookAppointment } from '../booking/book-appointment.ts';
import { cancelAppointment } from '../changing/cancel-appointment.ts';
import {
  anAppointment,
  aRequest,
  aScheduledDoctor,
  freeTimes,
  rowOf,
  type ScheduledDoctor,
  tomorrow,
} from '../testing.ts';
import { codeOf, heldFor, openOffers, someoneWaiting } from '../waitlist/testing.ts';

let app: TestApp;
let admin: Person;
let desk: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.anAdministrator();
  desk = await app.aReceptionist();
});
afterAll(() => app.close());

const LONG: VisitLengths = { first: 30, followUp: 10, video: 30, pause: 5 };
const PATH = '/api/admin/visit-lengths';
const read = async (doctorId?: string) =>
  (await app.as(admin.cookie).get(`${PATH}${doctorId ? `?doctorId=${doctorId}` : ''}`)).json<KeptLengths>();
const hits = async (doctorId: string | null, lengths: VisitLengths | null) =>
  (await app.as(admin.cookie).post(`${PATH}/hit-visits`, { doctorId, lengths })).json<TightVisit[]>();
const set = async (doctorId: string | null, lengths: VisitLengths | null, { version }: { version?: number } = {}) => {
  const hitIds = (await hits(doctorId, lengths)).map(({ id }) => id);
  const seen = version ?? (await read(doctorId ?? undefined)).version;
  return app.as(admin.cookie).put(PATH, { doctorId, lengths, version: seen, hitIds });
};
const shortDay = { firstStart: '09:00', lastStart: '10:00' };
const aDoctorWith = async (lengths: VisitLengths) => {
  const doctor = await aScheduledDoctor(app, { hours: shortDay });
  expect((await set(doctor.id, lengths)).statusCode).toBe(200);
  return doctor;
};
const timesFor = async (doctor: Person, who: { cookie: string }, search = '') => {
  const answer = await app.as(who.cookie).get(`/api/doctors/${doctor.id}/slots?date=${tomorrow(app)}${search}`);
  return answer
    .json<{ slots: { time: string; isFree: boolean }[] }>()
    .slots.flatMap(({ time, isFree }) => (isFree ? [time] : []));
};
const book = (patient: Patient, doctor: ScheduledDoctor, time: string) =>
  app.as(patient.cookie).post('/api/appointments/book', aRequest(app, doctor, { time }));
/** Somebody whom the doctor saw a month ago. */
const someoneKnown = async (doctor: ScheduledDoctor) =>
  (await anAppointment(app, { doctor, date: '2026-02-02', time: '09:00', status: 'completed' })).patient;

describe('what is offered', () => {
  test('follows the kind of visit: a first visit needs its whole time and the pause, a follow-up less', async () => {
    const doctor = await aDoctorWith(LONG);
    const [fresh, known] = [await app.aPatient(), await someoneKnown(doctor)];
    expect((await book(fresh, doctor, '09:30')).json()).toMatchObject({ time: '09:30', status: 'pending' });
    // 09:30 to 10:05 is held.
    expect(await timesFor(doctor, known)).toEqual(['09:00', '09:15']);
    expect(await timesFor(doctor, await app.aPatient())).toEqual([]);
    expect(await timesFor(doctor, desk, `&patient=${known.patientId}`)).toEqual(['09:00', '09:15']);
    expect(await timesFor(doctor, desk)).toEqual([]);
    expect((await book(await app.aPatient(), doctor, '09:15')).json().code).toBe('slot_taken');
    const visit = (await book(known, doctor, '09:15')).json();
    expect((Date.parse(visit.endsAt) - Date.parse(visit.startsAt)) / 60_000).toBe(10);
    const row = await rowOf(app, visit);
    expect(row.pause_minutes).toBe(5);
  });

  test('for a patient whom the caller names is told to the desk and to the doctor, and to nobody else', async () => {
    const doctor = await aDoctorWith(LONG);
    const { patientId } = await app.aPatient();
    const ask = async (cookie?: string) =>
      (await app.as(cookie).get(`/api/doctors/${doctor.id}/slots?date=${tomorrow(app)}&patient=${patientId}`))
        .statusCode;
    const others = [await app.aPatient(), await app.aDoctor(), admin].map(({ cookie }) => cookie);
    expect(await Promise.all([desk.cookie, doctor.cookie].map(ask))).toEqual([200, 200]);
    expect(await Promise.all([undefined, ...others].map(ask))).toEqual([404, 404, 404, 404]);
  });

  test('tells nobody of an earlier visit that is private from those who act for the patient', async () => {
    const doctor = await aDoctorWith(LONG);
    const [alone, watched, mother] = [await someoneKnown(doctor), await someoneKnown(doctor), await app.aPatient()];
    await giveAccess(app, mother, watched, { relation: 'helper' });
    for (const { patientId } of [alone, watched]) {
      const { id } = await app.db
        .selectFrom('appointments')
        .select('id')
        .where('patient_id', '=', patientId)
        .executeTakeFirstOrThrow();
      const part = { patient_id: patientId, subject: 'appointment', subject_id: id } as const;
      await app.db
        .insertInto('confidential_marks')
        .values({ ...part, cause: 'patient' })
        .execute();
    }
    const lasts = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
      (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
    expect(lasts((await book(alone, doctor, '09:00')).json())).toBe(10);
    const body = { patientId: watched.patientId, doctorId: doctor.id, date: tomorrow(app), time: '09:30' };
    expect(lasts((await app.as(desk.cookie).post('/api/reception/visits', body)).json())).toBe(30);
  });

  test('at the desk and by moving has the same length', async () => {
    const doctor = await aDoctorWith(LONG);
    const { patientId } = await app.aPatient();
    const body = { patientId, doctorId: doctor.id, date: tomorrow(app), time: '09:00' };
    const visit = (await app.as(desk.cookie).post('/api/reception/visits', body)).json();
    expect((Date.parse(visit.endsAt) - Date.parse(visit.startsAt)) / 60_000).toBe(30);
    const move = { date: tomorrow(app), time: '10:00', reason: 'A meeting', version: visit.version };
    const moved = await app.as(doctor.cookie).post(`/api/appointments/${visit.id}/move`, move);
    expect(moved.json()).toMatchObject({ time: '10:00' });
    expect((await rowOf(app, visit)).pause_minutes).toBe(5);
  });

  test('to a visit that is moved is the rest of its own time, too, but neither its start nor the time of others', async () => {
    const doctor = await aDoctorWith(LONG);
    const patient = await app.aPatient();
    const visit = (await book(patient, doctor, '09:00')).json();
    expect(await timesFor(doctor, patient)).toEqual(['09:45', '10:00']);
    expect(await timesFor(doctor, patient, `&moving=${visit.id}`)).toEqual(['09:15', '09:30', '09:45', '10:00']);
    const moving = (cookie?: string) =>
      app
        .as(cookie)
        .get(`/api/doctors/${doctor.id}/days?moving=${visit.id}`)
        .then(({ statusCode }) => statusCode);
    const strangers = [undefined, (await app.aPatient()).cookie, (await app.aDoctor()).cookie];
    expect(await Promise.all([desk.cookie, doctor.cookie, ...strangers].map(moving))).toEqual([
      200, 200, 404, 404, 404,
    ]);
    const to = (time: string, version: number) => ({ date: tomorrow(app), time, reason: 'A meeting', version });
    const byPatient = await app.as(patient.cookie).put(`/api/appointments/${visit.id}`, to('09:15', visit.version));
    expect(byPatient.json()).toMatchObject({ time: '09:15' });
    const move = async (time: string) =>
      app.as(doctor.cookie).post(`/api/appointments/${visit.id}/move`, to(time, (await rowOf(app, visit)).version));
    expect(codeOf(await move('09:15'))).toBe('409 slot_taken');
    expect((await move('10:00')).json()).toMatchObject({ time: '10:00' });
    await anAppointment(app, { doctor, time: '09:00', status: 'approved' });
    // Until 09:35 with its pause.
    expect(codeOf(await move('09:30'))).toBe('409 slot_taken');
    expect((await move('09:45')).json()).toMatchObject({ time: '09:45' });
  });

  test('to the waiting list is only a time in which the visit of who waits fits', async () => {
    const doctor = await aScheduledDoctor(app, { hours: { firstStart: '09:00', lastStart: '09:45' } });
    const visits = [];
    for (const time of ['09:00', '09:15', '09:30', '09:45']) {
      visits.push(await anAppointment(app, { doctor, time, status: 'approved' }));
    }
    const known = await anAppointment(app, { doctor, date: '2026-02-02', time: '09:00', status: 'completed' });
    const first = await someoneWaiting(app, doctor);
    const second = await someoneWaiting(app, doctor, {}, known.patient);
    await set(doctor.id, { ...LONG, followUp: 15, pause: 0 });
    const [early] = visits;
    if (!early) throw new Error('No visit.');
    await cancelAppointment(app.deps, early.patient.actor, early.id, null);
    expect([await heldFor(app, first), (await heldFor(app, second))?.time]).toEqual([null, '09:00']);
    expect((await openOffers(app)).length).toBe(1);
    await lookAtWaitlist(app.deps);
    await keepWaitlist(app.deps);
    expect(await heldFor(app, first)).toBeNull();
    // What was held for them is what they get, also when the doctor's visits have become longer since.
    const held = await heldFor(app, second);
    await set(doctor.id, { ...LONG, followUp: 45, pause: 10 });
    const taken = (await app.as(second.cookie).post(`/api/waitlist/offers/${held?.id}/accept`)).json();
    expect((Date.parse(taken.endsAt) - Date.parse(taken.startsAt)) / 60_000).toBe(15);
    expect((await rowOf(app, taken)).pause_minutes).toBe(0);
  });
});

describe('two visits never overlap', () => {
  test('also not when longer and shorter ones are booked at once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const doctor = await aDoctorWith({ ...LONG, first: 45, pause: 0 });
      const known = [await someoneKnown(doctor)];
      const fresh = [await app.aPatient(), await app.aPatient()];
      const answers = await Promise.all([
        book(fresh[0] as Patient, doctor, '09:00'),
        book(fresh[1] as Patient, doctor, '09:30'),
        book(known[0] as Patient, doctor, '09:15'),
        book(await app.aPatient(), doctor, '09:15'),
      ]);
      const codes = answers.map(codeOf);
      expect(codes.filter((code) => code !== '409 slot_taken' && !code.startsWith('201'))).toEqual([]);
      const { rows } = await app.database.pool.query(
        `select count(*)::int as n from appointments a join appointments b on a.id < b.id and a.doctor_id = b.doctor_id
           and a.held && b.held and a.holds_slot and b.holds_slot where a.doctor_id = $1`,
        [doctor.id],
      );
      expect(rows[0].n).toBe(0);
      expect(answers.some(({ statusCode }) => statusCode === 201)).toBe(true);
    }
  });

  test('nor by a direct write: the pause belongs to what is held', async () => {
    const doctor = await aDoctorWith({ ...LONG, followUp: 10, pause: 10 });
    const [one, other] = [await someoneKnown(doctor), await app.aPatient()];
    await bookAppointment(app.deps, one.actor, aRequest(app, doctor, { time: '09:00' }));
    const later = await bookAppointment(app.deps, other.actor, aRequest(app, doctor, { time: '09:30' }));
    const { startsAt } = later;
    const sooner = new Date(Date.parse(startsAt) - 15 * 60_000).toISOString();
    const direct = app.database.pool.query('update appointments set during = tstzrange($1, $2) where id = $3', [
      sooner,
      startsAt,
      later.id,
    ]);
    await expect(direct).rejects.toMatchObject({ constraint: 'one_booking_per_doctor_slot' });
  });
});

describe('a change', () => {
  test('names the booked visits that get too little time, without the patient, and changes none of them', async () => {
    const doctor = await aScheduledDoctor(app);
    const patient = await app.aPatient({ name: 'Ravi Menon' });
    const tight = await anAppointment(app, { doctor, patient, time: '11:00', status: 'approved' });
    await anAppointment(app, { doctor, time: '11:15', status: 'pending' });
    await anAppointment(app, { doctor, time: '15:00', status: 'approved' });
    const found = await hits(doctor.id, LONG);
    expect(found).toMatchObject([{ id: tight.id, time: '11:00', why: 'too-close', status: 'approved' }]);
    expect(JSON.stringify(found)).not.toContain('Ravi');
    const unseen = { doctorId: doctor.id, lengths: LONG, version: (await read(doctor.id)).version, hitIds: [] };
    expect((await app.as(admin.cookie).put(PATH, unseen)).json().code).toBe('visits_changed');
    expect((await set(doctor.id, LONG)).json<KeptLengths>().own).toEqual(LONG);
    const { during } = await rowOf(app, tight);
    expect(await app.db.selectFrom('appointments').select('during').where('id', '=', tight.id).execute()).toEqual([
      { during },
    ]);
    expect(await hits(doctor.id, { ...LONG, pause: 10 })).toEqual([]);
  });

  test('is told to the doctor and stands in the trail; of two at once the second is told', async () => {
    const doctor = await aScheduledDoctor(app);
    const { version } = await read(doctor.id);
    const answers = await Promise.all([
      set(doctor.id, LONG, { version }),
      set(doctor.id, { ...LONG, first: 45 }, { version }),
    ]);
    expect(answers.map(codeOf).filter((code) => code.startsWith('409'))).toEqual(['409 version_outdated']);
    const news = (await app.as(doctor.cookie).get('/api/notices')).json<{ title: string }[]>();
    expect(news[0]?.title).toBe(`${admin.name} changed how long your visits last`);
    const entries = (await app.trail()).filter(({ subject_id }) => subject_id === doctor.id);
    expect(entries.at(-1)).toMatchObject({ action: 'schedule.lengths_set', actor_id: admin.id });
    expect((await set(doctor.id, null)).json()).toMatchObject({ own: null });
  });

  test('of the clinic holds for every doctor without lengths of their own', async () => {
    const [own, follows] = [
      await aDoctorWith({ ...LONG, first: 60 }),
      await aScheduledDoctor(app, { hours: shortDay }),
    ];
    expect(await freeTimes(app, follows)).toHaveLength(5);
    await set(null, { first: 45, followUp: 45, video: 30, pause: 15 });
    const visit = (await book(await app.aPatient(), follows, '09:00')).json();
    expect((Date.parse(visit.endsAt) - Date.parse(visit.startsAt)) / 60_000).toBe(45);
    expect((await read(own.id)).own?.first).toBe(60);
    expect(await timesFor(follows, await app.aPatient())).toEqual(['10:00']);
    await set(null, { first: 15, followUp: 15, video: 30, pause: 0 });
  });

  test('out of bounds is refused at its field, and so is one of somebody who is no doctor', async () => {
    const version = 0;
    const send = (lengths: object, doctorId: string | null = null) =>
      app.as(admin.cookie).put(PATH, { doctorId, lengths, version, hitIds: [] });
    expect((await send({ ...LONG, first: 7 })).json().fields).toEqual({
      'lengths.first': 'Choose a length from 10 to 90 minutes.',
    });
    expect((await send(LONG, (await app.aNurse()).id)).statusCode).toBe(404);
    expect(
      (await app.as(admin.cookie).put(PATH, { doctorId: null, lengths: null, version, hitIds: [] })).statusCode,
    ).toBe(400);
  });
});
