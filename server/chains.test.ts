// Who could reach what through allowed acts: each row is a chain of calls that are all allowed, and where its reach ends.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { aBed } from './admissions/testing.ts';
import { callForHelp } from './alerts/call-for-help.ts';
import { anAppointment, aScheduledDoctor, toldTo, tomorrow } from './appointments/testing.ts';
import { answerAllForgotten, tokenMailedTo } from './credentials/testing.ts';
import { aLabOrder } from './labs/testing.ts';
import { GLASS_MS } from './patients/chart-access/break-glass.ts';
import { takeIntoCare } from './patients/testing.ts';
import { changeDuty } from './staffing/duty.ts';
import { invitation } from './staffing/testing-calls.ts';
import { aTask } from './tasks/testing.ts';
import { startTestApp, type TestApp } from './testing-app.ts';
import * as chains from './testing-chains.ts';
import type { Person } from './testing-people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const PASSWORD = 'eleven herons at the weir';
const chartSeenBy = (person: Person, patient: { patientId: string }) => chains.chartSeenBy(app, person, patient);
const post = (person: Person, path: string, body: object = {}) => chains.postAs(app, person, path, body);

type Chain = {
  row: string;
  act(world: chains.World): Promise<unknown>;
  who: 'nurse' | 'doctor';
  after?: number;
  ends: number;
};
const CHAINS: Chain[] = [
  {
    row: 'a nurse who admits a stranger reads no chart',
    who: 'nurse',
    act: async ({ nurse, doctor, patient }) => {
      const body = { patientId: patient.patientId, bedId: (await aBed(app)).id, doctorId: doctor.id, diagnosis: 'x' };
      expect((await post(nurse, '/inpatients', body)).statusCode).toBe(201);
    },
    ends: 404,
  },
  {
    row: 'a doctor who was only named in an admission reads no chart',
    who: 'doctor',
    act: async ({ nurse, doctor, patient }) => {
      const body = { patientId: patient.patientId, bedId: (await aBed(app)).id, doctorId: doctor.id, diagnosis: 'x' };
      await post(nurse, '/inpatients', body);
    },
    ends: 404,
  },
  {
    row: 'a nurse who books and moves a visit reads no chart',
    who: 'nurse',
    act: ({ patient }) => anAppointment(app, { patient, status: 'approved' }),
    ends: 404,
  },
  {
    row: 'a doctor who acknowledges an alert reads the chart for a day',
    who: 'doctor',
    act: async ({ doctor, patient }) => {
      const { id } = await callForHelp(app.deps, patient.actor, {});
      expect((await post(doctor, `/alerts/${id}/acknowledge`)).statusCode).toBe(200);
    },
    ends: 200,
  },
  {
    row: 'and not a moment after the day',
    who: 'doctor',
    act: async ({ doctor, patient }) => {
      const { id } = await callForHelp(app.deps, patient.actor, {});
      await post(doctor, `/alerts/${id}/acknowledge`);
    },
    after: DAY_MS + 1,
    ends: 404,
  },
  {
    row: 'a nurse who breaks the glass reads for 60 minutes and no longer',
    who: 'nurse',
    act: ({ nurse, patient }) =>
      post(nurse, `/patients/${patient.patientId}/break-glass`, { reason: 'Found unconscious at the gate.' }),
    after: GLASS_MS + 1,
    ends: 404,
  },
  {
    row: 'a nurse who changes the contact of a patient reads no chart',
    who: 'nurse',
    act: async ({ nurse, patient }) => {
      const known = (await app.as(nurse.cookie).get(`/api/patients/${patient.patientId}`)).json();
      const body = { name: known.name, phone: known.phone, email: 'nurse@evil.example', version: known.version };
      await app.as(nurse.cookie).send('PUT', `/api/patients/${patient.patientId}`, body);
    },
    ends: 404,
  },
];

type Reached = { who: Person; patient: { patientId: string } };
type Made = { row: string; make(): Promise<Reached>; ends: number };
const MADE: Made[] = [
  {
    row: 'a nurse to whom a task is assigned reads the chart',
    make: async () => {
      const { nurse, patient } = await aTask(app, { toNurse: true });
      return { who: nurse, patient };
    },
    ends: 200,
  },
  {
    row: 'and not after the task is done',
    make: async () => {
      const { id, nurse, patient } = await aTask(app, { toNurse: true });
      expect((await post(nurse, `/staff-tasks/${id}/done`)).statusCode).toBe(200);
      return { who: nurse, patient };
    },
    ends: 404,
  },
  {
    row: 'a nurse who only sees a task that is for anyone reads no chart',
    make: async () => {
      const { nurse, patient } = await aTask(app);
      await app.as(nurse.cookie).get('/api/staff-tasks');
      return { who: nurse, patient };
    },
    ends: 404,
  },
  {
    row: 'a nurse who acknowledges a message about a patient reads no chart',
    make: async () => {
      const [doctor, nurse, patient] = [await app.aDoctor(), await app.aNurse(), await app.aPatient()];
      await takeIntoCare(app, doctor, patient);
      const about = { patientId: patient.patientId, priority: 'critical', subject: 'Potassium', message: 'Repeat it.' };
      const { id } = (await post(doctor, '/messages', about)).json();
      expect((await post(nurse, `/messages/${id}/acknowledge`)).statusCode).toBe(200);
      return { who: nurse, patient };
    },
    ends: 404,
  },
  {
    row: 'a doctor who writes about a patient whom they do not treat reads no chart',
    make: async () => {
      const [doctor, patient] = [await app.aDoctor(), await app.aPatient()];
      const about = { patientId: patient.patientId, priority: 'high', subject: 'Potassium', message: 'Repeat it.' };
      await post(doctor, '/messages', about);
      return { who: doctor, patient };
    },
    ends: 404,
  },
  {
    row: 'a nurse who collects a sample and enters its result reads no chart',
    make: async () => {
      const { nurse, patient } = await aLabOrder(app, { state: 'resulted' });
      return { who: nurse, patient };
    },
    ends: 404,
  },
];

/** A receptionist and a doctor who are of one mind. */
const AT_THE_DESK: (Made & { after?: number })[] = [
  {
    row: 'a doctor for whom somebody is put into the queue reads the chart',
    make: async () => aWalkIn(),
    ends: 200,
  },
  { row: 'and not a moment after a day', make: async () => aWalkIn(), after: DAY_MS + 1, ends: 404 },
  { row: 'and not when they have left', make: async () => aWalkIn('left'), ends: 404 },
  { row: 'and not when they were never there', make: async () => aWalkIn('not-here'), ends: 404 },
  { row: 'but as after any visit when it is done', make: async () => aWalkIn('done'), after: DAY_MS + 1, ends: 200 },
  {
    row: 'a doctor with whom the desk books somebody without an account, who hears nothing of it, reads no chart',
    make: async () => aBookingWithoutAccount(),
    ends: 404,
  },
];

async function aWalkIn(act?: string): Promise<Reached> {
  const [desk, doctor, patient] = [await app.aReceptionist(), await aScheduledDoctor(app), await app.aPatient()];
  const taken = await post(desk, '/reception/walk-ins', { patientId: patient.patientId, doctorId: doctor.id });
  expect(taken.statusCode).toBe(201);
  // The patient hears of it: nothing of this is silent.
  expect((await toldTo(app, patient))[0]?.title).toBe('You wait for Dr. Meera Iyer');
  const { id, version } = taken.json();
  if (act) expect((await post(desk, `/reception/visits/${id}/note`, { act, version })).statusCode).toBe(200);
  return { who: doctor, patient };
}

async function aBookingWithoutAccount(): Promise<Reached> {
  const [desk, doctor] = [await app.aReceptionist(), await aScheduledDoctor(app)];
  const typed = {
    name: 'Nobody Told',
    phone: '+91 98111 00099',
    isAgeUnknown: true,
    sex: 'female',
    isNotDuplicate: true,
  };
  const patientId: string = (await post(desk, '/patients', typed)).json().patient.id;
  const booking = { patientId, doctorId: doctor.id, date: tomorrow(app), time: '10:00' };
  expect((await post(desk, '/reception/visits', booking)).statusCode).toBe(201);
  return { who: doctor, patient: { patientId } };
}

describe('a receptionist and a doctor of one mind', () => {
  test.each(AT_THE_DESK)('$row', async ({ make, after = 0, ends }) => {
    const { who, patient } = await make();
    app.clock.advance(after);
    expect(await chartSeenBy(who, patient)).toBe(ends);
    app.clock.advance(-after);
  });
});

describe('a chain of acts that others began', () => {
  test.each(MADE)('$row', async ({ make, ends }) => {
    const { who, patient } = await make();
    expect(await chartSeenBy(who, patient)).toBe(ends);
  });

  test('an administrator who invites a nurse at an address of her own reads no chart with that account', async () => {
    const [admin, patient] = [await app.anAdministrator(), await app.aPatient()];
    const email = 'second.self@clinic.example';
    expect((await post(admin, '/admin/invitations', invitation(email))).statusCode).toBe(201);
    const token = await tokenMailedTo(app, email);
    const reset = await app.as().post('/api/password/reset', { token, password: PASSWORD });
    expect(reset.statusCode).toBe(200);
    const login = await app.as().post('/api/staff/login', { email, password: PASSWORD });
    const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
    const read = await app.as(cookie).get(`/api/patients/${patient.patientId}/profile`);
    expect(read.statusCode).toBe(404);
  });

  test('a nurse who types her own address for a patient and asks for a new password gets no link', async () => {
    const [nurse, patient] = [await app.aNurse(), await app.aPatient()];
    const known = (await app.as(nurse.cookie).get(`/api/patients/${patient.patientId}`)).json();
    const email = 'nurse.own@evil.example';
    const body = { name: known.name, phone: known.phone, email, version: known.version };
    await app.as(nurse.cookie).put(`/api/patients/${patient.patientId}`, body);
    await app.as().post('/api/password/forgot', { role: 'patient', pud: patient.pud, email });
    await answerAllForgotten(app);
    expect(await app.mails(email)).toEqual([]);
  });
});

describe('a chain of allowed acts', () => {
  test.each(CHAINS)('$row', async ({ act, who, after = 0, ends }) => {
    const world = await chains.aWorld(app);
    await act(world);
    app.clock.advance(after);
    expect(await chartSeenBy(world[who], world.patient)).toBe(ends);
  });
});

test('a doctor on duty who sees a chart by an open alert alone cannot cancel the lab order of another', async () => {
  const { patient, ...order } = await aLabOrder(app);
  const doctor = await app.aDoctor();
  await changeDuty(app.deps, doctor.actor, true);
  const { id } = await callForHelp(app.deps, patient.actor, {});
  expect(await chartSeenBy(doctor, patient)).toBe(200);
  const cancel = () => post(doctor, `/lab-orders/${order.id}/cancel`, { reason: 'Not needed.' });
  const offered = async () =>
    (await app.as(doctor.cookie).get(`/api/lab-orders/${order.id}`)).json<{ can: { cancel: boolean } }>().can.cancel;
  expect([(await cancel()).json().code, await offered()]).toEqual(['not_allowed', false]);
  // Whoever takes the alert on does so by name, and then may.
  await post(doctor, `/alerts/${id}/acknowledge`);
  expect([await offered(), (await cancel()).statusCode]).toEqual([true, 200]);
});
