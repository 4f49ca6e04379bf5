import { generate } from 'otplib';
import { answerUnconfirmed } from '../patients/email/answer-unconfirmed.ts';
import { cookieOf, type TestApp } from '../testing-app.ts';
import type { Person } from '../testing-people.ts';
import { answerForgotten } from './answer-forgotten.ts';

const STEP_MS = 30_000;

/** What the authenticator app shows now, or `steps` of half a minute away. */
export const codeAt = (app: TestApp, secret: string, steps = 0): Promise<string> =>
  generate({ secret, epoch: Math.floor(app.clock.now().getTime() / 1000) + steps * 30 });

/** A code that was not used before: the next one the app shows. */
export function nextCode(app: TestApp, secret: string): Promise<string> {
  app.clock.advance(STEP_MS);
  return codeAt(app, secret);
}

type Secrets = { secret: string; recoveryCodes: string[] };
export type Enrolled = Person & Secrets;

/** The person goes on in the session whose token the confirmation renewed. */
export async function enrol<P extends Person>(app: TestApp, person: P, cookie = person.cookie): Promise<P & Secrets> {
  const browser = app.as(cookie);
  const { secret } = (await browser.post('/api/second-factor/start', { password: person.password })).json();
  const confirmed = await browser.post('/api/second-factor/confirm', { code: await nextCode(app, secret) });
  if (confirmed.statusCode !== 200) throw new Error(`Not enrolled: ${confirmed.body}`);
  return { ...person, cookie: cookieOf(confirmed), secret, recoveryCodes: confirmed.json().recoveryCodes };
}

/** Logs in with the password; answers the cookie of the session that waits for a code. */
export async function waitForCode(app: TestApp, { role, login, password }: Person): Promise<string> {
  const url = role === 'patient' ? '/api/patients/login' : `/api/${role}/login`;
  const typed = role === 'patient' ? { pud: login, password } : { email: login, password };
  return cookieOf(await app.as().post(url, typed));
}

/** What the one dialog asks for, before what is sensitive. */
export async function stepUp(app: TestApp, cookie: string, password: string, code?: string): Promise<void> {
  const proven = await app.as(cookie).post('/api/session/step-up', { password, ...(code ? { code } : {}) });
  if (proven.statusCode !== 200) throw new Error(`Not proven: ${proven.body}`);
}

/** Does what the server does by itself twice a second. */
export async function answerAllForgotten(app: TestApp): Promise<void> {
  while (await answerForgotten(app.deps, answerUnconfirmed));
}

/** The token in the latest mail to this address that holds a link. */
export async function tokenMailedTo(app: TestApp, email: string): Promise<string> {
  const mails = await app.mails(email);
  const tokens = mails
    .map(({ text }) => /\/reset-password#(\S+)/.exec(text)?.[1])
    .filter((token) => token !== undefined);
  const token = tokens.at(-1);
  if (!token) throw new Error('No link was mailed.');
  return token;
}
