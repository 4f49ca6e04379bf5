// One call that succeeds for every endpoint that writes, and the entry it must leave in the audit trail. A write without
// a line here fails doors.test.ts.
import { randomUUID } from 'node:crypto';
import { generate } from 'otplib';
import { cookieOf, type TestHouse } from './testing-house.ts';
import { PASSWORD, type Person } from './testing-people.ts';

export type ExampleCall = {
  cookie?: string;
  id?: string;
  body?: object;
  /** The action in the trail; or why there is none. */
  leaves: string | { nothing: string };
};

const NEW_PASSWORD = 'eleven herons at the weir';

export const EXAMPLE_CALLS: Record<string, (house: TestHouse) => Promise<ExampleCall>> = {
  'POST /patients/login': async (house) => {
    const { pud } = await house.aPatient();
    return { body: { pud, password: PASSWORD }, leaves: 'login.succeeded' };
  },
  'POST /doctor/login': async (house) => login(await house.aDoctor()),
  'POST /staff/login': async (house) => login(await house.aNurse()),
  'POST /admin/login': async (house) => login(await house.anAdministrator()),
  'POST /login/second-factor': async (house) => {
    const { person, secret } = await withSecondFactor(house);
    const asked = await house.as().post('/api/doctor/login', { email: person.email, password: PASSWORD });
    return { cookie: cookieOf(asked), body: { code: await codeOf(house, secret) }, leaves: 'second-factor.passed' };
  },
  'POST /logout': async (house) => ({ cookie: (await house.aPatient()).cookie, leaves: 'session.ended' }),
  'POST /logout/everywhere': async (house) => ({ cookie: (await house.aNurse()).cookie, leaves: 'session.ended' }),
  'POST /session/touch': async (house) => ({
    cookie: (await house.aNurse()).cookie,
    leaves: { nothing: 'it says only that someone is at the screen' },
  }),
  'POST /session/lock': async (house) => ({ cookie: (await house.aNurse()).cookie, leaves: 'session.locked' }),
  'POST /session/unlock': async (house) => {
    const { cookie } = await house.aNurse();
    await house.as(cookie).post('/api/session/lock');
    return { cookie, body: { password: PASSWORD }, leaves: 'session.unlocked' };
  },
  'DELETE /sessions/{id}': async (house) => {
    const nurse = await house.aNurse();
    const other = await house.login(nurse);
    return { cookie: other, id: nurse.actor.sessionId, leaves: 'session.ended' };
  },
  'POST /password/change': async (house) => ({
    cookie: (await house.aDoctor()).cookie,
    body: { current: PASSWORD, next: NEW_PASSWORD },
    leaves: 'password.changed',
  }),
  'POST /password/forgot': async () => ({
    body: { role: 'doctor', email: 'nobody@mail.example' },
    leaves: 'help.asked',
  }),
  'POST /health-id/forgot': async () => ({
    body: { email: 'nobody@mail.example' },
    leaves: 'help.asked',
  }),
  'POST /password/link': async (house) => ({
    body: { token: await tokenOfInvitation(house) },
    leaves: { nothing: 'it changes nothing' },
  }),
  'POST /password/reset': async (house) => ({
    body: { token: await tokenOfInvitation(house), password: NEW_PASSWORD },
    leaves: 'password.reset',
  }),
  'POST /second-factor/start': async (house) => ({
    cookie: (await house.aDoctor()).cookie,
    body: { password: PASSWORD },
    leaves: 'second-factor.begun',
  }),
  'POST /second-factor/confirm': async (house) => {
    const { cookie } = await house.aDoctor();
    const { secret } = (await house.as(cookie).post('/api/second-factor/start', { password: PASSWORD })).json();
    return { cookie, body: { code: await codeOf(house, secret) }, leaves: 'second-factor.on' };
  },
  'POST /second-factor/recovery-codes': async (house) => {
    const { person, secret } = await withSecondFactor(house);
    return {
      cookie: person.cookie,
      body: { code: await codeOf(house, secret) },
      leaves: 'second-factor.codes_renewed',
    };
  },
  'POST /second-factor/remove': async (house) => {
    const { person, secret } = await withSecondFactor(house);
    const body = { password: PASSWORD, code: await codeOf(house, secret) };
    return { cookie: person.cookie, body, leaves: 'second-factor.off' };
  },
  'POST /applications': async () => ({ body: application(), leaves: 'application.received' }),
  'POST /admin/applications/{id}/approve': async (house) => ({
    ...(await waitingApplication(house)),
    body: { title: 'Doctor' },
    leaves: 'application.approved',
  }),
  'POST /admin/applications/{id}/decline': async (house) => ({
    ...(await waitingApplication(house)),
    body: { reason: 'No place at this time.' },
    leaves: 'application.declined',
  }),
  'POST /admin/invitations': async (house) => ({
    cookie: (await house.anAdministrator()).cookie,
    body: invitation(),
    leaves: 'account.opened',
  }),
  'POST /admin/accounts/{id}/invite': async (house) => {
    const { cookie } = await house.anAdministrator();
    const { id } = (await house.as(cookie).post('/api/admin/invitations', invitation())).json();
    return { cookie, id, leaves: 'invitation.sent_again' };
  },
  'POST /admin/accounts/{id}/disable': async (house) => ({ ...(await aboutANurse(house)), leaves: 'account.disabled' }),
  'POST /admin/accounts/{id}/enable': async (house) => ({ ...(await aboutANurse(house)), leaves: 'account.enabled' }),
  'POST /admin/accounts/{id}/role': async (house) => ({
    ...(await aboutANurse(house)),
    body: { role: 'admin' },
    leaves: 'account.role_changed',
  }),
  'POST /patients/register': async () => ({
    body: { name: 'Ila Sen', email: 'ila@mail.example', phone: '+91 98200 14477', password: NEW_PASSWORD },
    leaves: 'patient.registered',
  }),
  'POST /notices/{id}/read': async (house) => {
    const { id: account_id, cookie } = await house.aPatient();
    const notice = { account_id, kind: 'test', title: 'News', text: 'Something happened.', at: house.clock.now() };
    const { id } = await house.db.insertInto('notices').values(notice).returning('id').executeTakeFirstOrThrow();
    return { cookie, id, leaves: { nothing: 'it says only that someone has seen their own news' } };
  },
  'POST /notices/read': async (house) => ({
    cookie: (await house.aPatient()).cookie,
    leaves: { nothing: 'it says only that someone has seen their own news' },
  }),
};

const login = ({ email }: Person): ExampleCall => ({ body: { email, password: PASSWORD }, leaves: 'login.succeeded' });

export const application = (email = `${randomUUID()}@mail.example`) => ({
  name: 'Dr. Ila Sen',
  email,
  phone: '+91 98200 14477',
  licenseNumber: `KMC-${randomUUID().slice(0, 8)}`,
  department: 'Cardiology',
});

export const invitation = (email = `${randomUUID()}@mail.example`) => ({
  name: 'Ila Sen',
  email,
  employeeId: `BSC-${randomUUID().slice(0, 8)}`,
  title: 'Nurse',
  role: 'staff',
});

async function aboutANurse(house: TestHouse) {
  return { cookie: (await house.anAdministrator()).cookie, id: (await house.aNurse()).id };
}

async function waitingApplication(house: TestHouse) {
  const wish = application();
  await house.as().post('/api/applications', wish);
  const { id } = await house.db
    .selectFrom('doctor_applications')
    .select('id')
    .where('email', '=', wish.email)
    .executeTakeFirstOrThrow();
  return { cookie: (await house.anAdministrator()).cookie, id };
}

async function tokenOfInvitation(house: TestHouse): Promise<string> {
  const wish = invitation();
  await house.as((await house.anAdministrator()).cookie).post('/api/admin/invitations', wish);
  const [mail] = await house.mails(wish.email);
  return /#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function withSecondFactor(house: TestHouse): Promise<{ person: Person; secret: string }> {
  const person = await house.aDoctor();
  const browser = house.as(person.cookie);
  const { secret } = (await browser.post('/api/second-factor/start', { password: PASSWORD })).json();
  await browser.post('/api/second-factor/confirm', { code: await codeOf(house, secret) });
  // A code works once: the next one comes half a minute later.
  house.clock.advance(30_000);
  return { person, secret };
}

const codeOf = ({ clock }: TestHouse, secret: string): Promise<string> =>
  generate({ secret, epoch: Math.floor(clock.now().getTime() / 1000) });
