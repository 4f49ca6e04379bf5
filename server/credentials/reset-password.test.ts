import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROLES } from '#contract/endpoint.ts';
import { cookiesOf, lastWord, tryLogin } from '../identity/testing.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import type { Person } from '../testing-people.ts';
import { openStream } from '../testing-stream.ts';
import { answerAllForgotten, enrol, tokenMailedTo } from './testing.ts';

const MINUTE_MS = 60_000;
const NEXT = 'seven geese over the ford';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_LOGINS: '100000', RATE_LIMIT_REGISTRATIONS: '100000' } });
});
afterAll(() => app.close());

const requestOf = ({ role, login, email }: Pick<Person, 'role' | 'login' | 'email'>) =>
  role === 'patient' ? { role, pud: login, email } : { role, email };

async function askForLink(person: Person): Promise<string> {
  await app.as().post('/api/password/forgot', requestOf(person));
  await answerAllForgotten(app);
  return tokenMailedTo(app, person.email);
}
const reset = (token: string, password = NEXT) => app.as().post('/api/password/reset', { token, password });
const check = (token: string) => app.as().post('/api/password/link', { token });
const statusWith = async (person: Person, password: string) =>
  (await tryLogin(app, { ...person, password })).statusCode;

describe.each(ROLES)('a %s who forgot the password', (role) => {
  test('gets a link by mail that sets a new one', async () => {
    const person = await app.someone(role);
    const token = await askForLink(person);
    expect((await check(token)).json()).toEqual({ role, purpose: 'reset', login: person.login });

    const done = await reset(token);
    expect(done.statusCode).toBe(200);
    expect(done.json()).toEqual({ role, login: person.login });
    expect([await statusWith(person, person.password), await statusWith(person, NEXT)]).toEqual([401, 200]);
  });
});

describe('a link', () => {
  // spec: 2.29
  test('works once', async () => {
    const token = await askForLink(await app.aDoctor());
    expect((await reset(token)).statusCode).toBe(200);
    const again = await reset(token, 'yet another phrase');
    expect([again.statusCode, again.json().code]).toEqual([410, 'link_invalid']);
    expect((await check(token)).statusCode).toBe(410);
  });

  test('works once also when it is used twenty times at the same moment', async () => {
    const doctor = await app.aDoctor();
    const token = await askForLink(doctor);
    const phrases = Array.from({ length: 20 }, (_, n) => `${n} boats in the harbour`);
    const answers = await Promise.all(phrases.map((phrase) => reset(token, phrase)));
    const won = answers.flatMap(({ statusCode }, n) => (statusCode === 200 ? [phrases[n] ?? ''] : []));
    expect(won).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 410)).toHaveLength(19);
    expect(await statusWith(doctor, won[0] ?? '')).toBe(200);
  });

  test('works for 30 minutes', async () => {
    const token = await askForLink(await app.aDoctor());
    app.clock.advance(30 * MINUTE_MS - 1);
    expect((await check(token)).statusCode).toBe(200);
    app.clock.advance(1);
    expect((await check(token)).statusCode).toBe(410);
    expect((await reset(token)).statusCode).toBe(410);
  });

  test('stops working when a newer one is mailed', async () => {
    const doctor = await app.aDoctor();
    const first = await askForLink(doctor);
    app.clock.advance(1000);
    const second = await askForLink(doctor);
    expect([(await check(first)).statusCode, (await check(second)).statusCode]).toEqual([410, 200]);
  });

  test('ends every session and stream of its owner', async () => {
    const doctor = await app.aDoctor();
    const stream = await openStream(app, doctor.cookie);
    const token = await askForLink(doctor);
    await reset(token);
    expect(await lastWord(stream)).toBe('ended');
    expect((await app.as(doctor.cookie).get('/api/me')).statusCode).toBe(401);
  });

  test('is not spent by a weak password, which is refused at its field', async () => {
    const doctor = await app.aDoctor();
    const token = await askForLink(doctor);
    const weak = await reset(token, 'password1234');
    expect(weak.statusCode).toBe(422);
    expect(weak.json()).toMatchObject({ code: 'password_refused', fields: { password: weak.json().message } });
    expect((await reset(token)).statusCode).toBe(200);
  });

  test('does not replace the second factor', async () => {
    const doctor = await enrol(app, await app.aDoctor());
    await reset(await askForLink(doctor));
    expect((await tryLogin(app, { ...doctor, password: NEXT })).json()).toMatchObject({ secondFactor: 'asked' });
  });

  test('of someone whose account was closed since opens nothing', async () => {
    const nurse = await app.aNurse();
    const token = await askForLink(nurse);
    await app.db.updateTable('accounts').set({ disabled_at: app.clock.now() }).where('id', '=', nurse.id).execute();
    expect([(await check(token)).statusCode, (await reset(token)).statusCode]).toEqual([410, 410]);
  });

  test('ends a lock-out, also that of a browser which logged in before', async () => {
    const doctor = await app.aDoctor();
    const atHome = cookiesOf(await tryLogin(app, doctor));
    for (const cookies of [undefined, atHome]) {
      const guesses = Array.from({ length: 10 }, () => tryLogin(app, { ...doctor, password: 'wrong' }, cookies));
      await Promise.all(guesses);
      expect((await tryLogin(app, doctor, cookies)).statusCode).toBe(429);
    }
    await reset(await askForLink(doctor));
    for (const cookies of [atHome, undefined]) {
      expect((await tryLogin(app, { ...doctor, password: NEXT }, cookies)).statusCode).toBe(200);
    }
  });

  test('lies in the database as a hash only, and in the mail behind the # of the address', async () => {
    const doctor = await app.aDoctor();
    const token = await askForLink(doctor);
    const { rows } = await sql<{ row: string }>`
      select l::text as row from password_links l union all select m::text from mails m
      union all select f::text from forgotten f union all select e::text from audit_entries e`.execute(
      app.database.ownerDb,
    );
    const kept = rows.map(({ row }) => row).join('\n');
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(Buffer.from(token).toString('hex'));
    expect(kept).toContain(createHash('sha256').update(token).digest('hex'));
    const mail = (await app.mails(doctor.email)).at(-1);
    expect(mail?.text).toContain(`http://localhost:3001/reset-password#${token}`);
    expect(app.logged.join('')).not.toContain(token);
  });

  test('that nobody made is refused', async () => {
    for (const token of ['x', 'A'.repeat(43)]) expect((await reset(token)).statusCode).toBe(410);
  });
});

test('a reset is told in the trail: asked, sent, sessions ended, set', async () => {
  const doctor = await app.aDoctor();
  const before = (await app.trail()).length;
  await reset(await askForLink(doctor));
  const entries = (await app.trail()).slice(before);
  expect(entries).toMatchObject([
    { action: 'help.asked', actor_id: null, subject_id: null, details: { what: 'password', role: 'doctor' } },
    { action: 'password.link_sent', actor_role: 'system', subject_id: doctor.id },
    { action: 'session.ended', subject_id: doctor.actor.sessionId, details: { why: 'password-changed' } },
    { action: 'password.reset', subject_id: doctor.id, details: { purpose: 'reset' } },
  ]);
  expect(JSON.stringify(entries)).not.toContain(doctor.email);
});

describe('an invitation', () => {
  test('works for 24 hours', async () => {
    const admin = await app.anAdministrator();
    const email = 'rahul.menon@mail.example';
    const input = { name: 'Rahul Menon', email, employeeId: 'BSC-76', title: 'Nurse', role: 'staff' };
    await app.as(admin.cookie).post('/api/admin/invitations', input);
    const token = await tokenMailedTo(app, email);
    app.clock.advance(24 * 60 * MINUTE_MS - 1);
    expect((await check(token)).json()).toMatchObject({ role: 'staff', purpose: 'invitation' });
    app.clock.advance(1);
    expect((await check(token)).statusCode).toBe(410);
  });

  test('stops working once a password was set in another way', async () => {
    const admin = await app.anAdministrator();
    const email = 'asha.varghese@mail.example';
    const input = { name: 'Asha Varghese', email, employeeId: 'BSC-77', title: 'Nurse', role: 'staff' };
    await app.as(admin.cookie).post('/api/admin/invitations', input);
    const invitation = await tokenMailedTo(app, email);
    app.clock.advance(1000);
    await app.as().post('/api/password/forgot', { role: 'staff', email });
    await answerAllForgotten(app);
    const link = await tokenMailedTo(app, email);
    expect(link).not.toBe(invitation);
    expect((await reset(link)).statusCode).toBe(200);
    expect((await reset(invitation, 'someone else’s phrase')).statusCode).toBe(410);
  });
});
