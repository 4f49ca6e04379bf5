import type { Appointment } from '#contract/appointments/appointments.ts';
import type { Schedule } from '#contract/appointments/doctor-day.ts';
import type { KeptLengths, VisitLengths } from '#contract/appointments/visit-lengths.ts';
import { addDays } from '../platform/zoned-time.ts';
import type { TestApp } from '../testing-app.ts';
import type { Examples } from '../testing-calls.ts';
import type { Person } from '../testing-people.ts';
import { readDeskCode } from './arrival/desk-code.ts';
import { aVisitSoon } from './arrival/testing.ts';
import { aScheduledDoctor } from './testing.ts';
import { aFullDoctor, aWaitingWish, heldFor, someoneWaiting } from './waitlist/testing.ts';

const LENGTHS: VisitLengths = { first: 30, followUp: 15, video: 30, pause: 5 };
const MONDAY = '2026-03-09';

/** Each later than the one before: a day is closed once. */
let closedDays = 0;
const aDayToClose = () => addDays('2027-01-01', closedDays++);

export const EXAMPLES: Examples = {
  'GET /doctors/{id}/slots': async (app) => ({
    id: (await aDoctorWithHours(app)).id,
    search: `?date=${MONDAY}`,
    leaves: { nothing: 'it is public' },
  }),
  'POST /admin/doctors/{id}/schedule/hit-visits': async (app) => ({
    cookie: (await app.anAdministrator()).cookie,
    id: (await aScheduledDoctor(app)).id,
    body: { hours: [] },
    leaves: { nothing: 'it only reads, and names no patient' },
  }),
  'PUT /admin/doctors/{id}/schedule/hours': async (app) => {
    const [{ cookie }, { id }] = [await app.anAdministrator(), await aScheduledDoctor(app)];
    const { hours: before } = (await app.as(cookie).get(`/api/admin/doctors/${id}/schedule`)).json<Schedule>();
    const hours = [{ weekday: 1, firstStart: '09:00', lastStart: '12:45' }];
    return { cookie, id, body: { hours, before, hitIds: [] }, leaves: 'schedule.hours_set' };
  },
  'POST /admin/visit-lengths/hit-visits': async (app) => ({
    cookie: (await app.anAdministrator()).cookie,
    body: { doctorId: null, lengths: LENGTHS },
    leaves: { nothing: 'it only reads, and names no patient' },
  }),
  'PUT /admin/visit-lengths': async (app) => {
    const [{ cookie }, { id: doctorId }] = [await app.anAdministrator(), await aScheduledDoctor(app)];
    const { version } = (await app.as(cookie).get(`/api/admin/visit-lengths?doctorId=${doctorId}`)).json<KeptLengths>();
    return { cookie, body: { doctorId, lengths: LENGTHS, version, hitIds: [] }, leaves: 'schedule.lengths_set' };
  },
  'POST /admin/doctors/{id}/leave/hit-visits': async (app) => ({
    cookie: (await app.anAdministrator()).cookie,
    id: (await aScheduledDoctor(app)).id,
    body: LEAVE,
    leaves: { nothing: 'it only reads, and names no patient' },
  }),
  'POST /admin/doctors/{id}/leave': async (app) => ({
    cookie: (await app.anAdministrator()).cookie,
    id: (await aScheduledDoctor(app)).id,
    body: { ...LEAVE, hitIds: [] },
    leaves: 'schedule.leave_set',
  }),
  'POST /admin/doctors/{id}/leave/end': async (app) => {
    const [{ cookie }, { id }] = [await app.anAdministrator(), await aScheduledDoctor(app)];
    const set = await app.as(cookie).post(`/api/admin/doctors/${id}/leave`, { ...LEAVE, hitIds: [] });
    const { leaveId } = set.json<Schedule>().daysOff[0] ?? {};
    return { cookie, id, body: { leaveId }, leaves: 'schedule.leave_ended' };
  },
  'POST /admin/closed-days': async (app) => ({
    cookie: (await app.anAdministrator()).cookie,
    body: { date: aDayToClose(), name: 'Republic Day' },
    leaves: 'clinic.day_closed',
  }),
  'DELETE /admin/closed-days/{id}': async (app) => {
    const { cookie } = await app.anAdministrator();
    const closed = await app.as(cookie).post('/api/admin/closed-days', { date: aDayToClose(), name: 'Republic Day' });
    return { cookie, id: closed.json().id, leaves: 'clinic.day_opened' };
  },
  'POST /appointments/book': async (app) => ({ ...(await requestOf(app)), leaves: 'appointment.booked' }),
  'POST /appointments': async (app) => ({ ...(await requestOf(app)), leaves: 'appointment.booked' }),
  'PUT /appointments/{id}': async (app) => {
    const { patient, appointment } = await booked(app);
    const body = { date: MONDAY, time: '10:00' };
    return { cookie: patient.cookie, id: appointment.id, body, leaves: 'appointment.rescheduled' };
  },
  'POST /appointments/{id}/move': async (app) => {
    const { doctor, appointment } = await booked(app);
    const body = { date: MONDAY, time: '10:00', reason: 'A meeting', version: appointment.version };
    return { cookie: doctor.cookie, id: appointment.id, body, leaves: 'appointment.moved' };
  },
  'DELETE /appointments/{id}': async (app) => {
    const { patient, appointment } = await booked(app);
    return { cookie: patient.cookie, id: appointment.id, leaves: 'appointment.cancelled' };
  },
  'PATCH /appointments/{id}/status': async (app) => {
    const { patient, appointment } = await booked(app);
    const body = { status: 'cancelled' };
    return { cookie: patient.cookie, id: appointment.id, body, leaves: 'appointment.cancelled' };
  },
  'PUT /doctor/appointments/{id}/status': async (app) => {
    const { doctor, appointment } = await booked(app);
    const body = { status: 'approved' };
    return { cookie: doctor.cookie, id: appointment.id, body, leaves: 'appointment.approved' };
  },
  'POST /appointments/{id}/undo': async (app) => {
    const { doctor, appointment } = await approved(app);
    return { cookie: doctor.cookie, id: appointment.id, leaves: 'appointment.decision_undone' };
  },
  'POST /waitlist': async (app) => {
    const { doctor } = await aFullDoctor(app);
    return { cookie: (await app.aPatient()).cookie, body: aWaitingWish(app, doctor), leaves: 'waitlist.joined' };
  },
  'DELETE /waitlist/{id}': async (app) => {
    const { cookie, wishId } = await someoneWaiting(app, (await aFullDoctor(app)).doctor);
    return { cookie, id: wishId, leaves: 'waitlist.left' };
  },
  'POST /waitlist/offers/{id}/accept': async (app) => ({ ...(await held(app)), leaves: 'appointment.booked' }),
  'POST /waitlist/offers/{id}/decline': async (app) => ({ ...(await held(app)), leaves: 'waitlist.declined' }),
  'POST /patients/{id}/deactivate': async (app) => {
    const { patientId } = await app.aPatient();
    return { cookie: (await app.aNurse()).cookie, id: patientId, body: {}, leaves: 'patient.deactivated' };
  },
  'POST /appointments/{id}/confirm': async (app) => {
    const { patient, appointment } = await approved(app);
    return { cookie: patient.cookie, id: appointment.id, leaves: 'appointment.confirmed' };
  },
  'POST /appointments/{id}/arrive': async (app) => {
    const { id, patient } = await aVisitSoon(app);
    return { cookie: patient.cookie, id, body: { code: readDeskCode(app.deps).code }, leaves: 'appointment.arrived' };
  },
  'POST /reception/visits/{id}/note': async (app) => {
    const { cookie, id, version } = await atTheDesk(app);
    return { cookie, id, body: { act: 'with-doctor', version }, leaves: 'appointment.called_in' };
  },
  'POST /reception/visits/{id}/queue': async (app) => {
    const { cookie, id, version } = await atTheDesk(app);
    const body = { doctorId: (await aScheduledDoctor(app)).id, reason: 'The doctor is late.', version };
    return { cookie, id, body, leaves: 'appointment.queued_elsewhere' };
  },
  'POST /reception/visits': async (app) => {
    const { id: doctorId } = await aDoctorWithHours(app);
    const { patientId } = await app.aPatient();
    const body = { patientId, doctorId, date: MONDAY, time: '09:30' };
    return { cookie: (await app.aReceptionist()).cookie, body, leaves: 'appointment.booked_at_desk' };
  },
  'POST /reception/walk-ins': async (app) => {
    const { patientId } = await app.aPatient();
    const body = { patientId, doctorId: (await aScheduledDoctor(app)).id };
    return { cookie: (await app.aReceptionist()).cookie, body, leaves: 'appointment.walked_in' };
  },
  'POST /board-keys': async (app) => ({
    cookie: (await app.aReceptionist()).cookie,
    body: { name: 'Waiting room' },
    leaves: 'board_key.made',
  }),
  'DELETE /board-keys/{id}': async (app) => {
    const { cookie, id } = await aBoard(app);
    return { cookie, id, leaves: 'board_key.ended' };
  },
  'POST /waiting-room': async (app) => ({
    body: { key: (await aBoard(app)).key },
    leaves: { nothing: 'it only reads, and shows tokens' },
  }),
};

/** At the reception: someone who has arrived there, with the version that the next note must name. */
async function atTheDesk(app: TestApp) {
  const { id, patient, doctor } = await aVisitSoon(app);
  const { cookie } = await app.aReceptionist();
  const arrived = await app.as(cookie).post(`/api/reception/visits/${id}/note`, { act: 'arrived', version: 2 });
  return { cookie, id, patient, doctor, version: arrived.json<Appointment>().version };
}

async function aBoard(app: TestApp) {
  const { cookie } = await app.aReceptionist();
  const made = await app.as(cookie).post('/api/board-keys', { name: 'Waiting room' });
  const { id, address } = made.json<{ id: string; address: string }>();
  return { cookie, id, key: address.split('#')[1] ?? '' };
}

async function held(app: TestApp) {
  const { doctor, visit } = await aFullDoctor(app);
  const waiting = await someoneWaiting(app, doctor);
  await app.as(visit.patient.cookie).delete(`/api/appointments/${visit.id}`);
  return { cookie: waiting.cookie, id: (await heldFor(app, waiting))?.id ?? '' };
}

async function aDoctorWithHours(app: TestApp): Promise<Person> {
  const doctor = await app.aDoctor({ department: 'Cardiology' });
  const hours = [{ weekday: 1, firstStart: '09:00', lastStart: '12:45' }];
  await app.as(doctor.cookie).put('/api/doctor/schedule/hours', { hours });
  return doctor;
}

async function requestOf(app: TestApp) {
  const doctor = await aDoctorWithHours(app);
  const { cookie } = await app.aPatient();
  return { cookie, body: { department: 'Cardiology', doctor: doctor.id, date: MONDAY, time: '09:30' } };
}

async function booked(app: TestApp) {
  const doctor = await aDoctorWithHours(app);
  const patient = await app.aPatient();
  const input = { department: 'Cardiology', doctor: doctor.id, date: MONDAY, time: '09:30' };
  const appointment = (await app.as(patient.cookie).post('/api/appointments', input)).json<Appointment>();
  return { doctor, patient, appointment };
}

async function approved(app: TestApp) {
  const all = await booked(app);
  const url = `/api/doctor/appointments/${all.appointment.id}/status`;
  await app.as(all.doctor.cookie).put(url, { status: 'approved' });
  return all;
}

const LEAVE = { from: '2027-05-03', until: '2027-05-07' };
