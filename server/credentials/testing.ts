import { generate } from 'otplib';
import { answerUnconfirmed } from '../patients/email/answer-unconfirmed.ts';
import { cookieOf, type TestHouse } from '../testing-house.ts';
import type { Person } from '../testing-people.ts';
import { answerForgotten } from './answer-forgotten.ts';

const STEP_MS = 30_000;

/** What the authenticator app shows now, or `steps` of half a minute away. */
export const codeAt = (house: TestHouse, secret: string, steps = 0): Promise<string> =>
  generate({ secret, epoch: Math.floor(house.clock.now().getTime() / 1000) + steps * 30 });

/** A code that was not used before: the next one the app shows. */
export function nextCode(house: TestHouse, secret: string): Promise<string> {
  house.clock.advance(STEP_MS);
  return codeAt(house, secret);
}

type Secrets = { secret: string; recoveryCodes: string[] };
export type Enrolled = Person & Secrets;

/** The person goes on in the session whose token the confirmation renewed. */
export async function enrol<P extends Person>(
  house: TestHouse,
  person: P,
  cookie = person.cookie,
): Promise<P & Secrets> {
  const browser = house.as(cookie);
  const { secret } = (await browser.post('/api/second-factor/start', { password: person.password })).json();
  const confirmed = await browser.post('/api/second-factor/confirm', { code: await nextCode(house, secret) });
  if (confirmed.statusCode !== 200) throw new Error(`Not enrolled: ${confirmed.body}`);
  return { ...person, cookie: cookieOf(confirmed), secret, recoveryCodes: confirmed.json().recoveryCodes };
}

/** Logs in with the password; answers the cookie of the session that waits for a code. */
export async function waitForCode(house: TestHouse, { role, login, password }: Person): Promise<string> {
  const url = role === 'patient' ? '/api/patients/login' : `/api/${role}/login`;
  const typed = role === 'patient' ? { pud: login, password } : { email: login, password };
  return cookieOf(await house.as().post(url, typed));
}

/** Does what the house does by itself twice a second. */
export async function answerAllForgotten(house: TestHouse): Promise<void> {
  while (await answerForgotten(house.deps, answerUnconfirmed));
}

/** The token in the latest mail to this address that holds a link. */
export async function tokenMailedTo(house: TestHouse, email: string): Promise<string> {
  const mails = await house.mails(email);
  const tokens = mails
    .map(({ text }) => /\/reset-password#(\S+)/.exec(text)?.[1])
    .filter((token) => token !== undefined);
  const token = tokens.at(-1);
  if (!token) throw new Error('No link was mailed.');
  return token;
}
