import { generate } from 'otplib';
import { invitation } from '../staffing/testing-calls.ts';
import { cookieOf, type TestApp } from '../testing-app.ts';
import type { Examples } from '../testing-calls.ts';
import { PASSWORD, type Person } from '../testing-people.ts';
import { PASSKEY_EXAMPLES } from './passkeys/testing-calls.ts';

const NEW_PASSWORD = 'eleven herons at the weir';

export const EXAMPLES: Examples = {
  ...PASSKEY_EXAMPLES,
  'POST /login/second-factor': async (app) => {
    const { person, secret } = await withSecondFactor(app);
    const asked = await app.as().post('/api/doctor/login', { email: person.email, password: PASSWORD });
    return { cookie: cookieOf(asked), body: { code: await codeOf(app, secret) }, leaves: 'second-factor.passed' };
  },
  'POST /session/step-up': async (app) => ({
    cookie: (await app.anAdministrator()).cookie,
    body: { password: PASSWORD },
    leaves: 'session.proven',
  }),
  'POST /password/change': async (app) => ({
    cookie: (await app.aDoctor()).cookie,
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
  'POST /password/link': async (app) => ({
    body: { token: await tokenOfInvitation(app) },
    leaves: { nothing: 'it changes nothing' },
  }),
  'POST /password/reset': async (app) => ({
    body: { token: await tokenOfInvitation(app), password: NEW_PASSWORD },
    leaves: 'password.reset',
  }),
  'POST /second-factor/start': async (app) => ({
    cookie: (await app.aDoctor()).cookie,
    body: { password: PASSWORD },
    leaves: 'second-factor.begun',
  }),
  'POST /second-factor/confirm': async (app) => {
    const { cookie } = await app.aDoctor();
    const { secret } = (await app.as(cookie).post('/api/second-factor/start', { password: PASSWORD })).json();
    return { cookie, body: { code: await codeOf(app, secret) }, leaves: 'second-factor.on' };
  },
  'POST /second-factor/recovery-codes': async (app) => {
    const { person, secret } = await withSecondFactor(app);
    return {
      cookie: person.cookie,
      body: { code: await codeOf(app, secret) },
      leaves: 'second-factor.codes_renewed',
    };
  },
  'POST /second-factor/remove': async (app) => {
    const { person, secret } = await withSecondFactor(app);
    const body = { password: PASSWORD, code: await codeOf(app, secret) };
    return { cookie: person.cookie, body, leaves: 'second-factor.off' };
  },
};

async function tokenOfInvitation(app: TestApp): Promise<string> {
  const input = invitation();
  await app.as((await app.anAdministrator()).cookie).post('/api/admin/invitations', input);
  const [mail] = await app.mails(input.email);
  return /#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function withSecondFactor(app: TestApp): Promise<{ person: Person; secret: string }> {
  const person = await app.aDoctor();
  const browser = app.as(person.cookie);
  const { secret } = (await browser.post('/api/second-factor/start', { password: PASSWORD })).json();
  const confirmed = await browser.post('/api/second-factor/confirm', { code: await codeOf(app, secret) });
  // A code works once: the next one comes half a minute later.
  app.clock.advance(30_000);
  return { person: { ...person, cookie: cookieOf(confirmed) }, secret };
}

const codeOf = ({ clock }: TestApp, secret: string): Promise<string> =>
  generate({ secret, epoch: Math.floor(clock.now().getTime() / 1000) });
