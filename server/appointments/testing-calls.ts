import type { Appointment } from '#contract/appointments.ts';
import type { Examples } from '../testing-calls.ts';
import type { TestHouse } from '../testing-house.ts';
import type { Person } from '../testing-people.ts';

const MONDAY = '2026-03-09';

export const EXAMPLES: Examples = {
  'GET /doctors/{id}/slots': async (house) => ({
    id: (await aDoctorWithHours(house)).id,
    search: `?date=${MONDAY}`,
    leaves: { nothing: 'it is public' },
  }),
  'POST /appointments/book': async (house) => ({ ...(await wishOf(house)), leaves: 'appointment.booked' }),
  'POST /appointments': async (house) => ({ ...(await wishOf(house)), leaves: 'appointment.booked' }),
  'PUT /appointments/{id}': async (house) => {
    const { patient, appointment } = await booked(house);
    const body = { date: MONDAY, time: '10:00' };
    return { cookie: patient.cookie, id: appointment.id, body, leaves: 'appointment.rescheduled' };
  },
  'POST /appointments/{id}/move': async (house) => {
    const { doctor, appointment } = await booked(house);
    const body = { date: MONDAY, time: '10:00', reason: 'A meeting', version: appointment.version };
    return { cookie: doctor.cookie, id: appointment.id, body, leaves: 'appointment.moved' };
  },
  'DELETE /appointments/{id}': async (house) => {
    const { patient, appointment } = await booked(house);
    return { cookie: patient.cookie, id: appointment.id, leaves: 'appointment.cancelled' };
  },
  'PATCH /appointments/{id}/status': async (house) => {
    const { patient, appointment } = await booked(house);
    const body = { status: 'cancelled' };
    return { cookie: patient.cookie, id: appointment.id, body, leaves: 'appointment.cancelled' };
  },
  'PUT /doctor/appointments/{id}/status': async (house) => {
    const { doctor, appointment } = await booked(house);
    const body = { status: 'approved' };
    return { cookie: doctor.cookie, id: appointment.id, body, leaves: 'appointment.approved' };
  },
  'POST /appointments/{id}/undo': async (house) => {
    const { doctor, appointment } = await approved(house);
    return { cookie: doctor.cookie, id: appointment.id, leaves: 'appointment.decision_undone' };
  },
  'POST /patients/{id}/deactivate': async (house) => {
    const { patientId } = await house.aPatient();
    return { cookie: (await house.aNurse()).cookie, id: patientId, body: {}, leaves: 'patient.deactivated' };
  },
  'POST /appointments/{id}/confirm': async (house) => {
    const { patient, appointment } = await approved(house);
    return { cookie: patient.cookie, id: appointment.id, leaves: 'appointment.confirmed' };
  },
};

async function aDoctorWithHours(house: TestHouse): Promise<Person> {
  const doctor = await house.aDoctor({ department: 'Cardiology' });
  const hours = [{ weekday: 1, firstStart: '09:00', lastStart: '12:45' }];
  await house.as(doctor.cookie).put('/api/doctor/schedule/hours', { hours });
  return doctor;
}

async function wishOf(house: TestHouse) {
  const doctor = await aDoctorWithHours(house);
  const { cookie } = await house.aPatient();
  return { cookie, body: { department: 'Cardiology', doctor: doctor.id, date: MONDAY, time: '09:30' } };
}

async function booked(house: TestHouse) {
  const doctor = await aDoctorWithHours(house);
  const patient = await house.aPatient();
  const wish = { department: 'Cardiology', doctor: doctor.id, date: MONDAY, time: '09:30' };
  const appointment = (await house.as(patient.cookie).post('/api/appointments', wish)).json<Appointment>();
  return { doctor, patient, appointment };
}

async function approved(house: TestHouse) {
  const all = await booked(house);
  const url = `/api/doctor/appointments/${all.appointment.id}/status`;
  await house.as(all.doctor.cookie).put(url, { status: 'approved' });
  return all;
}
