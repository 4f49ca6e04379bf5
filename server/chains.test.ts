// Who could reach what through allowed acts: each row is a chain of calls that are all allowed, and where its reach ends.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBed } from './admissions/testing.ts';
import { callForHelp } from './alerts/call-for-help.ts';
import { anAppointment } from './appointments/testing.ts';
import { answerAllForgotten, tokenMailedTo } from './credentials/testing.ts';
import { transaction } from './db/transaction.ts';
import { aLabOrder } from './labs/testing.ts';
import { tell } from './notices/tell.ts';
import { GLASS_MS } from './patients/break-glass.ts';
import { takeIntoCare, trailAbout } from './patients/testing.ts';
import { changeDuty } from './staffing/duty.ts';
import { invitation } from './staffing/testing-calls.ts';
import { aTask } from './tasks/testing.ts';
import { openTestHouse, type TestHouse } from './testing-house.ts';
import type { Patient, Person } from './testing-people.ts';
import { ILL_13 } from './ward/testing.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const DAY_MS = 86_400_000;
const PASSWORD = 'eleven herons at the weir';
const NEW_PASSWORD = 'nine lanterns on the canal';
type World = { nurse: Person; doctor: Person; patient: Patient };
const chartSeenBy = async (person: Person, { patientId }: { patientId: string }) => {
  const cookie = await house.login(person);
  return (await house.as(cookie).get(`/api/patients/${patientId}/profile`)).statusCode;
};
const post = ({ cookie }: Person, path: string, body: object = {}) => house.as(cookie).post(`/api${path}`, body);

type Chain = {
  row: string;
  act(world: World): Promise<unknown>;
  who: 'nurse' | 'doctor';
  after?: number;
  ends: number;
};
const CHAINS: Chain[] = [
  {
    row: 'a nurse who admits a stranger reads no chart',
    who: 'nurse',
    act: async ({ nurse, doctor, patient }) => {
      const body = { patientId: patient.patientId, bedId: (await aBed(house)).id, doctorId: doctor.id, diagnosis: 'x' };
      expect((await post(nurse, '/inpatients', body)).statusCode).toBe(201);
    },
    ends: 404,
  },
  {
    row: 'a doctor who was only named in an admission reads no chart',
    who: 'doctor',
    act: async ({ nurse, doctor, patient }) => {
      const body = { patientId: patient.patientId, bedId: (await aBed(house)).id, doctorId: doctor.id, diagnosis: 'x' };
      await post(nurse, '/inpatients', body);
    },
    ends: 404,
  },
  {
    row: 'a nurse who books and moves a visit reads no chart',
    who: 'nurse',
    act: ({ patient }) => anAppointment(house, { patient, status: 'approved' }),
    ends: 404,
  },
  {
    row: 'a doctor who acknowledges an alert reads the chart for a day',
    who: 'doctor',
    act: async ({ doctor, patient }) => {
      const { id } = await callForHelp(house.deps, patient.actor, {});
      expect((await post(doctor, `/alerts/${id}/acknowledge`)).statusCode).toBe(200);
    },
    ends: 200,
  },
  {
    row: 'and not a moment after the day',
    who: 'doctor',
    act: async ({ doctor, patient }) => {
      const { id } = await callForHelp(house.deps, patient.actor, {});
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
      const known = (await house.as(nurse.cookie).get(`/api/patients/${patient.patientId}`)).json();
      const body = { name: known.name, phone: known.phone, email: 'nurse@evil.example', version: known.version };
      await house.as(nurse.cookie).send('PUT', `/api/patients/${patient.patientId}`, body);
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
      const { nurse, patient } = await aTask(house, { toNurse: true });
      return { who: nurse, patient };
    },
    ends: 200,
  },
  {
    row: 'and not after the task is done',
    make: async () => {
      const { id, nurse, patient } = await aTask(house, { toNurse: true });
      expect((await post(nurse, `/staff-tasks/${id}/done`)).statusCode).toBe(200);
      return { who: nurse, patient };
    },
    ends: 404,
  },
  {
    row: 'a nurse who only sees a task that is for anyone reads no chart',
    make: async () => {
      const { nurse, patient } = await aTask(house);
      await house.as(nurse.cookie).get('/api/staff-tasks');
      return { who: nurse, patient };
    },
    ends: 404,
  },
  {
    row: 'a nurse who acknowledges a message about a patient reads no chart',
    make: async () => {
      const [doctor, nurse, patient] = [await house.aDoctor(), await house.aNurse(), await house.aPatient()];
      await takeIntoCare(house, doctor, patient);
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
      const [doctor, patient] = [await house.aDoctor(), await house.aPatient()];
      const about = { patientId: patient.patientId, priority: 'high', subject: 'Potassium', message: 'Repeat it.' };
      await post(doctor, '/messages', about);
      return { who: doctor, patient };
    },
    ends: 404,
  },
  {
    row: 'a nurse who collects a sample and enters its result reads no chart',
    make: async () => {
      const { nurse, patient } = await aLabOrder(house, { state: 'resulted' });
      return { who: nurse, patient };
    },
    ends: 404,
  },
];

describe('a chain of acts that others began', () => {
  test.each(MADE)('$row', async ({ make, ends }) => {
    const { who, patient } = await make();
    expect(await chartSeenBy(who, patient)).toBe(ends);
  });

  test('an administrator who invites a nurse at an address of her own reads no chart with that account', async () => {
    const [admin, patient] = [await house.anAdministrator(), await house.aPatient()];
    const email = 'second.self@clinic.example';
    expect((await post(admin, '/admin/invitations', invitation(email))).statusCode).toBe(201);
    const token = await tokenMailedTo(house, email);
    const reset = await house.as().post('/api/password/reset', { token, password: PASSWORD });
    expect(reset.statusCode).toBe(200);
    const login = await house.as().post('/api/staff/login', { email, password: PASSWORD });
    const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
    const read = await house.as(cookie).get(`/api/patients/${patient.patientId}/profile`);
    expect(read.statusCode).toBe(404);
  });

  test('a nurse who types her own address for a patient and asks for a new password gets no link', async () => {
    const [nurse, patient] = [await house.aNurse(), await house.aPatient()];
    const known = (await house.as(nurse.cookie).get(`/api/patients/${patient.patientId}`)).json();
    const email = 'nurse.own@evil.example';
    const body = { name: known.name, phone: known.phone, email, version: known.version };
    await house.as(nurse.cookie).put(`/api/patients/${patient.patientId}`, body);
    await house.as().post('/api/password/forgot', { role: 'patient', pud: patient.pud, email });
    await answerAllForgotten(house);
    expect(await house.mails(email)).toEqual([]);
  });
});

describe('a chain of allowed acts', () => {
  test.each(CHAINS)('$row', async ({ act, who, after = 0, ends }) => {
    const world = { nurse: await house.aNurse(), doctor: await house.aDoctor(), patient: await house.aPatient() };
    await act(world);
    house.clock.advance(after);
    expect(await chartSeenBy(world[who], world.patient)).toBe(ends);
  });
});

test('a doctor on duty who sees a chart by an open alert alone cannot cancel the lab order of another', async () => {
  const { patient, ...order } = await aLabOrder(house);
  const doctor = await house.aDoctor();
  await changeDuty(house.deps, doctor.actor, true);
  const { id } = await callForHelp(house.deps, patient.actor, {});
  expect(await chartSeenBy(doctor, patient)).toBe(200);
  const cancel = () => post(doctor, `/lab-orders/${order.id}/cancel`, { reason: 'Not needed.' });
  expect((await cancel()).json().code).toBe('not_allowed');
  // Whoever takes the alert on does so by name, and then may.
  await post(doctor, `/alerts/${id}/acknowledge`);
  expect((await cancel()).statusCode).toBe(200);
});

describe('a nurse who admits a stranger and lets an alarm ring', () => {
  const alarmIn = async ({ nurse, doctor, patient }: World) => {
    const body = { patientId: patient.patientId, bedId: (await aBed(house)).id, doctorId: doctor.id, diagnosis: 'x' };
    const stay = (await post(nurse, '/inpatients', body)).json<{ id: string; version: number }>();
    const observed = (await post(nurse, `/inpatients/${stay.id}/observations`, ILL_13)).json();
    const alert = await house.db
      .selectFrom('alerts')
      .select(['id', 'score'])
      .where('patient_id', '=', patient.patientId)
      .executeTakeFirstOrThrow();
    return {
      acknowledge: () => post(nurse, `/alerts/${alert.id}/acknowledge`, { score: alert.score }),
      takeBack: () =>
        post(nurse, `/observations/${observed.observation.id}/entered-in-error`, { reason: 'Typed wrong.' }),
      discharge: async () => {
        const { version } = await house.db
          .selectFrom('admissions')
          .select('version')
          .where('id', '=', stay.id)
          .executeTakeFirstOrThrow();
        return post(nurse, `/inpatients/${stay.id}/discharge`, { summary: 'Went home.', version });
      },
      again: () => post(nurse, `/inpatients/${stay.id}/observations`, ILL_13),
    };
  };
  const aWorld = async () => ({
    nurse: await house.aNurse(),
    doctor: await house.aDoctor(),
    patient: await house.aPatient(),
  });
  type Alarm = Awaited<ReturnType<typeof alarmIn>>;
  type Act = Exclude<keyof Alarm, 'again'>;
  const ORDERS: Act[][] = [
    ['acknowledge', 'takeBack'],
    ['acknowledge', 'takeBack', 'discharge'],
    ['acknowledge', 'discharge'],
    ['discharge', 'acknowledge'],
  ];

  test.each(ORDERS.map((order) => [order.join(', '), order] as const))('keeps no chart after: %s', async (_, order) => {
    const world = await aWorld();
    const alarm = await alarmIn(world);
    // An emergency waits for no acceptance.
    expect(await chartSeenBy(world.nurse, world.patient)).toBe(200);
    for (const act of order) expect([act, (await alarm[act]()).statusCode]).toEqual([act, 200]);
    expect(await chartSeenBy(world.nurse, world.patient)).toBe(404);
    expect(await chartSeenBy(await house.aNurse(), world.patient)).toBe(404);
  });

  test('is flagged in the trail, and the patient and the administrators are told once', async () => {
    const world = await aWorld();
    const administrator = await house.anAdministrator();
    const alarm = await alarmIn(world);
    for (const act of [alarm.acknowledge, alarm.takeBack, alarm.again, alarm.discharge]) await act();
    const opened = (await trailAbout(house, world.patient.patientId)).filter(
      ({ action }) => action === 'chart.opened_by_alarm',
    );
    expect(opened).toMatchObject([{ actor_id: world.nurse.id, details: { flagged: true } }]);
    for (const reader of [world.patient, administrator]) {
      const notices = (await house.as(reader.cookie).get('/api/notices')).json<{ title: string }[]>();
      expect(notices.filter(({ title }) => title.includes('because of an alarm'))).toHaveLength(1);
    }
  });

  test('and who comes back in earnest is found with an open chart', async () => {
    const world = await aWorld();
    await (await alarmIn(world)).discharge();
    expect(await chartSeenBy(world.nurse, world.patient)).toBe(404);
    await alarmIn(world);
    expect(await chartSeenBy(world.nurse, world.patient)).toBe(200);
  });
});

describe('a nurse who makes an activation code and uses it herself', () => {
  test('opens an account that books, and nothing of the record, until somebody else has seen the patient', async () => {
    const [nurse, colleague] = [await house.aNurse(), await house.aNurse()];
    const person = { name: 'Kamala Devi', phone: '+91 98200 14411', dateOfBirth: '1950-02-03', sex: 'female' };
    const made = (await post(nurse, '/patients', person)).json();
    await takeIntoCare(house, await house.aDoctor(), { patientId: made.patient.id });
    const { pud } = made.patient;
    const typed = { pud, code: made.activationCode, password: PASSWORD };
    expect((await house.as().post('/api/patients/activate', typed)).statusCode).toBe(200);
    const cookie = await cookieOf(pud, PASSWORD);

    const read = async (path: string) => {
      const answer = await house.as(cookie).get(`/api${path}`);
      return [answer.statusCode, answer.json().code];
    };
    const record = `/patients/${made.patient.id}`;
    const closed = ['profile', 'summary', 'history', 'opened-by'].map((part) => `${record}/${part}`);
    for (const path of [...closed, '/board', '/symptoms']) {
      expect([path, await read(path)]).toEqual([path, [403, 'identity_unconfirmed']]);
    }
    expect((await house.as(cookie).get('/api/appointments')).statusCode).toBe(200);
    expect((await house.as(cookie).get('/api/me')).json().isRecordHeld).toBe(true);
    const held = { codeMadeBy: nurse.name, codeMadeById: nurse.id };
    expect((await house.as(colleague.cookie).get(`/api${record}`)).json().held).toMatchObject(held);

    expect((await post(nurse, `${record}/confirm-identity`)).json().code).toBe('own_code');
    const { activationCode: code } = (await post(colleague, `${record}/confirm-identity`)).json();
    expect((await house.as(cookie).get('/api/me')).statusCode).toBe(401);
    const again = { pud, code, password: NEW_PASSWORD, earlierPassword: PASSWORD };
    expect((await house.as().post('/api/patients/activate', { ...again, password: PASSWORD })).statusCode).toBe(422);
    expect((await house.as().post('/api/patients/activate', again)).statusCode).toBe(200);
    const opened = await cookieOf(pud, NEW_PASSWORD);
    expect((await house.as(opened).get(`/api${record}/profile`)).statusCode).toBe(200);
    expect((await house.as(opened).get('/api/me')).json().isRecordHeld).toBeUndefined();
    expect((await house.as(colleague.cookie).get(`/api${record}`)).json().held).toBeUndefined();
  });

  test('holds nothing back for later: an account opened before there is a record is held, too', async () => {
    const held = await aHeldAccount();
    await takeIntoCare(house, await house.aDoctor(), { patientId: held.patientId });
    const answer = await house.as(held.cookie).get(`/api/patients/${held.patientId}/profile`);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'identity_unconfirmed']);
  });

  test('reads that there is news, and only the news about visits in full', async () => {
    const { cookie, accountId } = await aHeldAccount();
    const hiv = { title: 'HIV medicine', text: 'Take your HIV medicine daily.' };
    const mail = { subject: 'A reminder', text: hiv.text };
    await house.db.updateTable('accounts').set({ email: 'held@mail.example' }).where('id', '=', accountId).execute();
    await transaction(house.db, async (tx) => {
      await tell(tx, house.deps, { to: accountId, kind: 'reminder', ...hiv, link: '/dashboard#reminders', mail });
      const visit = { title: 'Your appointment is within a day', text: 'Dr. Rao, Monday' };
      await tell(tx, house.deps, { to: accountId, kind: 'reminder', ...visit, link: '/dashboard#appointments' });
    });
    const told = (await house.as(cookie).get('/api/notices')).json<{ title: string; text: string }[]>();
    expect(JSON.stringify(told)).not.toContain('HIV');
    expect(told.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['News from your record', 'Your appointment is within a day']),
    );
    const mails = await house.db.selectFrom('mails').selectAll().where('account_id', '=', accountId).execute();
    expect([mails.length, JSON.stringify(mails).includes('HIV')]).toEqual([1, false]);
  });

  test('is out once a colleague has confirmed: her password is void, and the patient comes in with the new code', async () => {
    const { patientId, pud, cookie } = await aHeldAccount();
    const [colleague, third] = [await house.aNurse(), await house.aNurse()];
    const { activationCode: code } = (await post(colleague, `/patients/${patientId}/confirm-identity`)).json();
    expect((await house.as(cookie).get('/api/me')).statusCode).toBe(401);
    expect((await house.as().post('/api/patients/login', { pud, password: PASSWORD })).statusCode).toBe(401);

    // The patient never chose the first password.
    await house.as().post('/api/patients/activate', { pud, code, password: NEW_PASSWORD });
    expect((await house.as(await cookieOf(pud, NEW_PASSWORD)).get('/api/me')).json().isRecordHeld).toBe(true);
    const second = (await post(third, `/patients/${patientId}/confirm-identity`)).json().activationCode;
    const last = { pud, code: second, password: 'twelve boats at the ghat', earlierPassword: NEW_PASSWORD };
    expect((await house.as().post('/api/patients/activate', { ...last, earlierPassword: PASSWORD })).statusCode).toBe(
      410,
    );
    expect((await house.as().post('/api/patients/activate', last)).statusCode).toBe(200);
    const opened = house.as(await cookieOf(pud, 'twelve boats at the ghat'));
    expect((await opened.get(`/api/patients/${patientId}/profile`)).statusCode).toBe(200);
  });

  test('whoever confirms opens nothing with the code alone: the account is held again', async () => {
    const { patientId, pud } = await aHeldAccount();
    const thief = await house.aNurse();
    const { activationCode: code } = (await post(thief, `/patients/${patientId}/confirm-identity`)).json();
    await house.as().post('/api/patients/activate', { pud, code, password: NEW_PASSWORD });
    const read = await house.as(await cookieOf(pud, NEW_PASSWORD)).get(`/api/patients/${patientId}/profile`);
    expect(read.json().code).toBe('identity_unconfirmed');
    expect((await post(thief, `/patients/${patientId}/confirm-identity`)).json().code).toBe('own_code');
  });

  test('whoever renews the code of a held account is its maker, and the earlier password is void', async () => {
    const { patientId, pud } = await aHeldAccount();
    const thief = await house.aNurse();
    const renewed = await post(thief, `/patients/${patientId}/activation-code`);
    expect(renewed.statusCode).toBe(201);
    expect((await house.as().post('/api/patients/login', { pud, password: PASSWORD })).statusCode).toBe(401);
    const typed = { pud, code: renewed.json().activationCode, password: NEW_PASSWORD, earlierPassword: PASSWORD };
    expect((await house.as().post('/api/patients/activate', typed)).statusCode).toBe(200);
    expect((await house.as(await cookieOf(pud, NEW_PASSWORD)).get('/api/me')).json().isRecordHeld).toBe(true);
    expect((await post(thief, `/patients/${patientId}/confirm-identity`)).json().code).toBe('own_code');
  });

  test('calls for help from it, and the alert opens the chart to colleagues and not to her', async () => {
    const { nurse, cookie, patientId } = await aHeldAccount();
    const called = await house.as(cookie).post('/api/alerts', {});
    expect(called.statusCode).toBe(201);
    expect(await chartSeenBy(nurse, { patientId })).toBe(404);
    expect((await post(nurse, `/alerts/${called.json().id}/acknowledge`)).statusCode).toBe(200);
    expect((await post(nurse, `/alerts/${called.json().id}/attend`)).statusCode).toBe(200);
    expect(await chartSeenBy(nurse, { patientId })).toBe(404);
    expect(await chartSeenBy(await house.aNurse(), { patientId })).toBe(200);
    const reason = 'She called for help and nobody else is here.';
    expect((await post(nurse, `/patients/${patientId}/break-glass`, { reason })).statusCode).toBe(201);
  });
});

async function aHeldAccount() {
  const nurse = await house.aNurse();
  const name = `Newcomer ${randomUUID()}`;
  const made = (
    await post(nurse, '/patients', {
      name,
      phone: '+91 98200 14412',
      isAgeUnknown: true,
      sex: 'female',
      isNotDuplicate: true,
    })
  ).json();
  const { id: patientId, pud } = made.patient;
  await house.as().post('/api/patients/activate', { pud, code: made.activationCode, password: PASSWORD });
  const row = await house.db.selectFrom('patients').select('account_id').where('id', '=', patientId).executeTakeFirst();
  return { nurse, patientId, pud, cookie: await cookieOf(pud, PASSWORD), accountId: row?.account_id ?? '' };
}

async function cookieOf(pud: string, password: string): Promise<string> {
  const login = await house.as().post('/api/patients/login', { pud, password });
  return String(login.headers['set-cookie']).split(';')[0] ?? '';
}
