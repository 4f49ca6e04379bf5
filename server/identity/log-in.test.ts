import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROLES, type Role } from '#contract/endpoint.ts';
import { cookieOf, startTestApp, type TestApp } from '../testing-app.ts';
import type { Person } from '../testing-people.ts';
import { openStream } from '../testing-stream.ts';
import { cookiesOf, hashingsDuring, lastWord, seenFromOutside, tokenIn, tryLogin } from './testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_LOGINS: '100000' } });
});
afterAll(() => app.close());

describe.each(ROLES)('a %s', (role) => {
  let person: Person;
  beforeAll(async () => {
    person = await app.someone(role);
  });

  // spec: 2.35, 3.1, 7.6, 7.28
  test('logs in at their own login and is told who they are', async () => {
    const answer = await tryLogin(app, person);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id: person.id, role, name: person.name, session: { stage: 'open' } });
    const me = await app.as(cookieOf(answer)).get('/api/me');
    expect(me.json()).toEqual(answer.json());
  });

  // spec: 6.1
  test.each(ROLES.filter((other) => other !== role))('does not exist at the login of a %s', async (other) => {
    const answer = await tryLogin(app, { ...person, role: other, login: loginAt(other, person) });
    expect(answer.statusCode).toBe(401);
    expect(answer.cookies).toEqual([]);
  });

  // spec: 2.31, 6.2
  test('is refused with a wrong password, and no session is opened', async () => {
    const answer = await tryLogin(app, { ...person, password: 'a lantern on the shorf' });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'login_failed', message: expect.stringMatching(/do not match/) });
    expect(answer.cookies).toEqual([]);
  });
});

/** A patient at a doctor's login types an address, a doctor at a patient's whatever is asked for. */
const loginAt = (role: Role, person: Person) => (role === 'patient' ? person.login : person.email);

describe('what is typed', () => {
  // spec: 2.25
  test('a PUD counts however it is written', async () => {
    const { login, password } = await app.aPatient();
    const typed = ` ${login.toLowerCase().replaceAll('-', ' ')} `;
    expect((await tryLogin(app, { role: 'patient', login: typed, password })).statusCode).toBe(200);
  });

  test('an e-mail address counts in capitals and with spaces around it', async () => {
    const { login, password } = await app.aDoctor();
    const typed = `  ${login.toUpperCase()} `;
    expect((await tryLogin(app, { role: 'doctor', login: typed, password })).statusCode).toBe(200);
  });

  test('a password counts exactly, and in either Unicode spelling', async () => {
    const nurse = await app.aNurse();
    const cookie = await app.login(nurse);
    const next = 'crème brûlée at noon';
    const changed = await app.as(cookie).post('/api/password/change', { current: nurse.password, next });
    expect(changed.statusCode).toBe(200);
    expect((await tryLogin(app, { ...nurse, password: next.normalize('NFD') })).statusCode).toBe(200);
    expect((await tryLogin(app, { ...nurse, password: `${next} ` })).statusCode).toBe(401);
    expect((await tryLogin(app, { ...nurse, password: next.toUpperCase() })).statusCode).toBe(401);
  });

  // spec: 5.3
  test('a field that is missing, empty or unknown is told at its field', async () => {
    const visitor = app.as();
    const missing = await visitor.post('/api/doctor/login', { email: 'asha@mail.example' });
    expect(missing.json()).toMatchObject({ code: 'bad_input', fields: { password: 'Password is needed.' } });
    const unknown = await visitor.post('/api/patients/login', { pud: 'x', password: 'y', role: 'admin' });
    expect(unknown.json()).toMatchObject({ code: 'bad_input', fields: { role: expect.any(String) } });
  });
});

describe('a refused login tells nothing', () => {
  const whoCannot = {
    'someone unknown': async (role: Role) => ({
      ...(await app.someone(role)),
      login: role === 'patient' ? 'PUD-00000-00000' : `${randomUUID()}@mail.example`,
    }),
    'someone known with a wrong password': async (role: Role) => ({
      ...(await app.someone(role)),
      password: 'not the password at all',
    }),
    'someone whose account is closed': async (role: Role) => {
      const person = await app.someone(role);
      await changeAccount(person, { disabled_at: app.clock.now() });
      return person;
    },
    'someone invited who has not chosen a password': async (role: Role) => {
      const person = await app.someone(role);
      await changeAccount(person, { password_hash: null });
      return person;
    },
    'someone with another role': async (role: Role) => {
      const other = role === 'doctor' ? 'staff' : 'doctor';
      return { ...(await app.someone(other)), role };
    },
  };
  const kinds = Object.keys(whoCannot) as (keyof typeof whoCannot)[];
  const changeAccount = (person: Person, change: { disabled_at?: Date; password_hash?: null }) =>
    app.db.updateTable('accounts').set(change).where('id', '=', person.id).execute();

  test.each(ROLES)('at the login of a %s all of them get the same answer', async (role) => {
    const answers = [];
    for (const kind of kinds) answers.push(seenFromOutside(await tryLogin(app, await whoCannot[kind](role))));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.status).toBe(401);
  });

  test.each(kinds)('%s costs one hashing, like a login that succeeds', async (kind) => {
    const person = await whoCannot[kind]('staff');
    expect(await hashingsDuring(() => tryLogin(app, person))).toBe(1);
  });

  test('a login that succeeds costs one hashing', async () => {
    const nurse = await app.aNurse();
    expect(await hashingsDuring(() => tryLogin(app, nurse))).toBe(1);
  });
});

describe('the session', () => {
  test('is new at every login, and the one this browser held before is over', async () => {
    const doctor = await app.aDoctor();
    const first = await tryLogin(app, doctor);
    const second = await tryLogin(app, doctor, cookiesOf(first));

    expect(second.json().session.id).not.toBe(first.json().session.id);
    expect(tokenIn(cookieOf(second))).not.toBe(tokenIn(cookieOf(first)));
    expect((await app.as(cookieOf(first)).get('/api/me')).statusCode).toBe(401);
    expect((await app.as(cookieOf(second)).get('/api/me')).statusCode).toBe(200);
  });

  test('of another browser goes on', async () => {
    const doctor = await app.aDoctor();
    const atHome = await app.login(doctor);
    await app.login(doctor);
    expect((await app.as(atHome).get('/api/me')).statusCode).toBe(200);
  });

  test('of someone else in this browser is over too, and its live stream with it', async () => {
    const before = await app.login('staff');
    const stream = await openStream(app, before);
    const after = await tryLogin(app, await app.aNurse(), before);
    expect(after.statusCode).toBe(200);
    expect(await lastWord(stream)).toBe('ended');
    expect((await app.as(before).get('/api/me')).statusCode).toBe(401);
  });

  test('never has an id that a stranger put into the browser', async () => {
    const planted = `nadi_session=${'A'.repeat(43)}`;
    const answer = await tryLogin(app, await app.aPatient(), planted);
    expect(cookieOf(answer)).not.toBe(planted);
    expect((await app.as(planted).get('/api/me')).statusCode).toBe(401);
  });

  test('lies in the database as a hash only, like the token of the browser', async () => {
    const answer = await tryLogin(app, { ...(await app.aDoctor()), remember: true });
    const kept = await sql<{ row: string }>`
      select s::text as row from sessions s union all select b::text from known_browsers b
      union all select e::text from audit_entries e`.execute(app.db);
    const everything = kept.rows.map(({ row }) => row).join('\n');
    for (const { value } of answer.cookies) {
      expect(everything).not.toContain(value);
      expect(everything).not.toContain(Buffer.from(value).toString('hex'));
      expect(everything).toContain(createHash('sha256').update(value).digest('hex'));
    }
  });

  test('is known for its device', async () => {
    const nurse = await app.aNurse();
    const browser = app.as();
    const userAgent = 'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Safari/604.1';
    const body = { email: nurse.login, password: nurse.password };
    const answer = await browser.post('/api/staff/login', body, { 'user-agent': userAgent });
    const sessions = await app.as(cookieOf(answer)).get('/api/sessions');
    expect(sessions.json().find((one: { isThisOne: boolean }) => one.isThisOne).device).toBe('Safari on iPad');
  });
});

describe('the trail', () => {
  test('tells of every login, granted or refused, without a name in it', async () => {
    const doctor = await app.aDoctor({ name: 'Dr. Tulsi Quartz', email: 'tulsi.quartz@mail.example' });
    await tryLogin(app, doctor);
    await tryLogin(app, { ...doctor, password: 'wrong and long enough' });
    await tryLogin(app, { ...doctor, login: 'tulsi.nobody@mail.example' });

    const entries = (await app.trail()).slice(-3);
    expect(entries).toMatchObject([
      { action: 'login.succeeded', actor_id: doctor.id, actor_role: 'doctor', details: { stage: 'open' } },
      { action: 'login.refused', actor_id: null, subject_id: doctor.id, details: { role: 'doctor' } },
      { action: 'login.refused', actor_id: null, subject_id: null, details: { role: 'doctor' } },
    ]);
    const told = JSON.stringify(entries) + app.logged.join('\n');
    for (const secret of ['tulsi', 'Quartz', doctor.password]) expect(told.toLowerCase()).not.toContain(secret);
  });
});
