import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROLES, type Role } from '#contract/endpoint.ts';
import { cookieOf, openTestHouse, type TestHouse } from '../testing-house.ts';
import type { Person } from '../testing-people.ts';
import { openStream } from '../testing-stream.ts';
import { cookiesOf, hashingsDuring, lastWord, seenFromOutside, tokenIn, tryLogin } from './testing.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse({ env: { RATE_LIMIT_LOGINS: '100000' } });
});
afterAll(() => house.close());

describe.each(ROLES)('a %s', (role) => {
  let person: Person;
  beforeAll(async () => {
    person = await house.someone(role);
  });

  test('logs in at their own login and is told who they are', async () => {
    const answer = await tryLogin(house, person);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id: person.id, role, name: person.name, session: { stage: 'open' } });
    const me = await house.as(cookieOf(answer)).get('/api/me');
    expect(me.json()).toEqual(answer.json());
  });

  test.each(ROLES.filter((other) => other !== role))('does not exist at the login of a %s', async (other) => {
    const answer = await tryLogin(house, { ...person, role: other, login: loginAt(other, person) });
    expect(answer.statusCode).toBe(401);
    expect(answer.cookies).toEqual([]);
  });

  test('is refused with a wrong password, and no session is opened', async () => {
    const answer = await tryLogin(house, { ...person, password: 'a lantern on the shorf' });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'login_failed', message: expect.stringMatching(/do not match/) });
    expect(answer.cookies).toEqual([]);
  });
});

/** A patient at a doctor's login types an address, a doctor at a patient's whatever is asked for. */
const loginAt = (role: Role, person: Person) => (role === 'patient' ? person.login : person.email);

describe('what is typed', () => {
  test('a PUD counts however it is written', async () => {
    const { login, password } = await house.aPatient();
    const typed = ` ${login.toLowerCase().replaceAll('-', ' ')} `;
    expect((await tryLogin(house, { role: 'patient', login: typed, password })).statusCode).toBe(200);
  });

  test('an e-mail address counts in capitals and with spaces around it', async () => {
    const { login, password } = await house.aDoctor();
    const typed = `  ${login.toUpperCase()} `;
    expect((await tryLogin(house, { role: 'doctor', login: typed, password })).statusCode).toBe(200);
  });

  test('a password counts exactly, and in either Unicode spelling', async () => {
    const nurse = await house.aNurse();
    const cookie = await house.login(nurse);
    const next = 'crème brûlée at noon';
    const changed = await house.as(cookie).post('/api/password/change', { current: nurse.password, next });
    expect(changed.statusCode).toBe(200);
    expect((await tryLogin(house, { ...nurse, password: next.normalize('NFD') })).statusCode).toBe(200);
    expect((await tryLogin(house, { ...nurse, password: `${next} ` })).statusCode).toBe(401);
    expect((await tryLogin(house, { ...nurse, password: next.toUpperCase() })).statusCode).toBe(401);
  });

  test('a field that is missing, empty or unknown is told at its field', async () => {
    const visitor = house.as();
    const missing = await visitor.post('/api/doctor/login', { email: 'asha@mail.example' });
    expect(missing.json()).toMatchObject({ code: 'bad_input', fields: { password: 'Password is needed.' } });
    const unknown = await visitor.post('/api/patients/login', { pud: 'x', password: 'y', role: 'admin' });
    expect(unknown.json()).toMatchObject({ code: 'bad_input', fields: { role: expect.any(String) } });
  });
});

describe('a refused login tells nothing', () => {
  const whoCannot = {
    'someone unknown': async (role: Role) => ({
      ...(await house.someone(role)),
      login: role === 'patient' ? 'PUD-00000-00000' : `${randomUUID()}@mail.example`,
    }),
    'someone known with a wrong password': async (role: Role) => ({
      ...(await house.someone(role)),
      password: 'not the password at all',
    }),
    'someone whose account is closed': async (role: Role) => {
      const person = await house.someone(role);
      await changeAccount(person, { disabled_at: house.clock.now() });
      return person;
    },
    'someone invited who has not chosen a password': async (role: Role) => {
      const person = await house.someone(role);
      await changeAccount(person, { password_hash: null });
      return person;
    },
    'someone with another role': async (role: Role) => {
      const other = role === 'doctor' ? 'staff' : 'doctor';
      return { ...(await house.someone(other)), role };
    },
  };
  const kinds = Object.keys(whoCannot) as (keyof typeof whoCannot)[];
  const changeAccount = (person: Person, change: { disabled_at?: Date; password_hash?: null }) =>
    house.db.updateTable('accounts').set(change).where('id', '=', person.id).execute();

  test.each(ROLES)('at the login of a %s all of them get the same answer', async (role) => {
    const answers = [];
    for (const kind of kinds) answers.push(seenFromOutside(await tryLogin(house, await whoCannot[kind](role))));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.status).toBe(401);
  });

  test.each(kinds)('%s costs one hashing, like a login that succeeds', async (kind) => {
    const person = await whoCannot[kind]('staff');
    expect(await hashingsDuring(() => tryLogin(house, person))).toBe(1);
  });

  test('a login that succeeds costs one hashing', async () => {
    const nurse = await house.aNurse();
    expect(await hashingsDuring(() => tryLogin(house, nurse))).toBe(1);
  });
});

describe('the session', () => {
  test('is new at every login, and the one this browser held before is over', async () => {
    const doctor = await house.aDoctor();
    const first = await tryLogin(house, doctor);
    const second = await tryLogin(house, doctor, cookiesOf(first));

    expect(second.json().session.id).not.toBe(first.json().session.id);
    expect(tokenIn(cookieOf(second))).not.toBe(tokenIn(cookieOf(first)));
    expect((await house.as(cookieOf(first)).get('/api/me')).statusCode).toBe(401);
    expect((await house.as(cookieOf(second)).get('/api/me')).statusCode).toBe(200);
  });

  test('of another browser goes on', async () => {
    const doctor = await house.aDoctor();
    const atHome = await house.login(doctor);
    await house.login(doctor);
    expect((await house.as(atHome).get('/api/me')).statusCode).toBe(200);
  });

  test('of someone else in this browser is over too, and its live stream with it', async () => {
    const before = await house.login('staff');
    const stream = await openStream(house, before);
    const after = await tryLogin(house, await house.aNurse(), before);
    expect(after.statusCode).toBe(200);
    expect(await lastWord(stream)).toBe('ended');
    expect((await house.as(before).get('/api/me')).statusCode).toBe(401);
  });

  test('never has an id that a stranger put into the browser', async () => {
    const planted = `nadi_session=${'A'.repeat(43)}`;
    const answer = await tryLogin(house, await house.aPatient(), planted);
    expect(cookieOf(answer)).not.toBe(planted);
    expect((await house.as(planted).get('/api/me')).statusCode).toBe(401);
  });

  test('lies in the database as a hash only, like the token of the browser', async () => {
    const answer = await tryLogin(house, { ...(await house.aDoctor()), remember: true });
    const kept = await sql<{ row: string }>`
      select s::text as row from sessions s union all select b::text from known_browsers b
      union all select e::text from audit_entries e`.execute(house.db);
    const everything = kept.rows.map(({ row }) => row).join('\n');
    for (const { value } of answer.cookies) {
      expect(everything).not.toContain(value);
      expect(everything).not.toContain(Buffer.from(value).toString('hex'));
      expect(everything).toContain(createHash('sha256').update(value).digest('hex'));
    }
  });

  test('is known for its device', async () => {
    const nurse = await house.aNurse();
    const browser = house.as();
    const userAgent = 'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Safari/604.1';
    const body = { email: nurse.login, password: nurse.password };
    const answer = await browser.post('/api/staff/login', body, { 'user-agent': userAgent });
    const sessions = await house.as(cookieOf(answer)).get('/api/sessions');
    expect(sessions.json().find((one: { isThisOne: boolean }) => one.isThisOne).device).toBe('Safari on iPad');
  });
});

describe('the trail', () => {
  test('tells of every login, granted or refused, without a name in it', async () => {
    const doctor = await house.aDoctor({ name: 'Dr. Tulsi Quartz', email: 'tulsi.quartz@mail.example' });
    await tryLogin(house, doctor);
    await tryLogin(house, { ...doctor, password: 'wrong and long enough' });
    await tryLogin(house, { ...doctor, login: 'tulsi.nobody@mail.example' });

    const entries = (await house.trail()).slice(-3);
    expect(entries).toMatchObject([
      { action: 'login.succeeded', actor_id: doctor.id, actor_role: 'doctor', details: { stage: 'open' } },
      { action: 'login.refused', actor_id: null, subject_id: doctor.id, details: { role: 'doctor' } },
      { action: 'login.refused', actor_id: null, subject_id: null, details: { role: 'doctor' } },
    ]);
    const told = JSON.stringify(entries) + house.logged.join('\n');
    for (const secret of ['tulsi', 'Quartz', doctor.password]) expect(told.toLowerCase()).not.toContain(secret);
  });
});
