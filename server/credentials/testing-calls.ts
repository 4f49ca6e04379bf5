import { generate } from 'otplib';
import { invitation } from '../staffing/testing-calls.ts';
import type { Examples } from '../testing-calls.ts';
import { cookieOf, type TestHouse } from '../testing-house.ts';
import { PASSWORD, type Person } from '../testing-people.ts';

const NEW_PASSWORD = 'eleven herons at the weir';

export const EXAMPLES: Examples = {
  'POST /login/second-factor': async (house) => {
    const { person, secret } = await withSecondFactor(house);
    const asked = await house.as().post('/api/doctor/login', { email: person.email, password: PASSWORD });
    return { cookie: cookieOf(asked), body: { code: await codeOf(house, secret) }, leaves: 'second-factor.passed' };
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
};

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
  const confirmed = await browser.post('/api/second-factor/confirm', { code: await codeOf(house, secret) });
  // A code works once: the next one comes half a minute later.
  house.clock.advance(30_000);
  return { person: { ...person, cookie: cookieOf(confirmed) }, secret };
}

const codeOf = ({ clock }: TestHouse, secret: string): Promise<string> =>
  generate({ secret, epoch: Math.floor(clock.now().getTime() / 1000) });
