import { createHook } from 'node:async_hooks';
import type { LightMyRequestResponse } from 'fastify';
import type { Role } from '#contract/endpoint.ts';
import type { TestApp } from '../testing-app.ts';
import type { TestStream } from '../testing-stream.ts';
import { isPassword } from './password-hash.ts';

export type Typed = { role: Role; login: string; password: string; remember?: boolean };

/** Tries a login at the endpoint of its role, as the browser with these cookies. */
export function tryLogin(app: TestApp, { role, login, password, remember }: Typed, cookies?: string) {
  if (role === 'patient') return app.as(cookies).post('/api/patients/login', { pud: login, password });
  return app.as(cookies).post(`/api/${role}/login`, { email: login, password, ...(remember ? { remember } : {}) });
}

/** Everything that a browser would send back. */
export const cookiesOf = (answer: LightMyRequestResponse): string =>
  answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

export const tokenIn = (cookie: string): string => /nadi_session=([^;]+)/.exec(cookie)?.[1] ?? '';

/** All that someone outside could compare: the status, the body and the headers, without the number of the request. */
export function seenFromOutside(answer: LightMyRequestResponse) {
  const { requestId: _number, ...body } = answer.json();
  const { 'x-request-id': _same, date: _now, ...headers } = answer.headers;
  return { status: answer.statusCode, body, headers };
}

/** What a stream said last, once the server has ended it. */
export async function lastWord(stream: TestStream): Promise<string | undefined> {
  await stream.ended;
  return stream.heard.at(-1)?.event;
}

/** How many passwords were hashed meanwhile: work of Argon2 is handed to another thread, and Node tells of each such task. */
export async function hashingsDuring(work: () => Promise<unknown>): Promise<number> {
  const ofOne = await tasksDuring(() => isPassword('anything', null));
  return (await tasksDuring(work)) / ofOne;
}

// The tasks of a native library carry no name; everything that Node starts by itself does.
const UNNAMED = 'undefined';

async function tasksDuring(work: () => Promise<unknown>): Promise<number> {
  let tasks = 0;
  const hook = createHook({
    init: (_id, type) => {
      if (type === UNNAMED) tasks += 1;
    },
  }).enable();
  try {
    await work();
  } finally {
    hook.disable();
  }
  return tasks;
}
