import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tokenMailedTo } from '../credentials/testing.ts';
import { lastWord, tryLogin } from '../identity/testing.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import type { Person } from '../testing-people.ts';
import { openStream } from '../testing-stream.ts';
import { disableAccount } from './change-account.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  admin = await app.anAdministrator();
});

const aRequest = (about: object = {}) => {
  const mark = randomUUID().slice(0, 8);
  return {
    name: 'Rahul Menon',
    email: `rahul.${mark}@mail.example`,
    employeeId: `BSC-${mark}`,
    title: 'Nurse',
    role: 'staff',
    ...about,
  };
};
const invite = (input: object, by: Person = admin) => app.as(by.cookie).post('/api/admin/invitations', input);
const act = (id: string, what: string, body?: object, by: Person = admin) =>
  app.as(by.cookie).post(`/api/admin/accounts/${id}/${what}`, body);
const accounts = async () => (await app.as(admin.cookie).get('/api/admin/accounts')).json();
const accountOf = async (id: string) => (await accounts()).find((one: { id: string }) => one.id === id);
const isKnown = async (cookie: string) => (await app.as(cookie).get('/api/me')).statusCode === 200;

describe('inviting', () => {
  // spec: 2.36
  test.each(['staff', 'admin'])('a person of role %s opens an account that waits for its password', async (role) => {
    const input = aRequest({ role });
    const answer = await invite(input);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ ...input, state: 'invited', lastLoginAt: null, hasSecondFactor: false });

    const password = 'three boats on the lake';
    const token = await tokenMailedTo(app, input.email);
    await app.as().post('/api/password/reset', { token, password });
    expect((await tryLogin(app, { role: role as 'staff', login: input.email, password })).statusCode).toBe(200);
    expect(await accountOf(answer.json().id)).toMatchObject({
      state: 'active',
      lastLoginAt: app.clock.now().toISOString(),
    });
  });

  test('is refused at the field when the address or the employee ID is taken', async () => {
    const doctor = await app.aDoctor();
    const first = aRequest();
    await invite(first);
    const sameAddress = await invite(aRequest({ email: doctor.email.toUpperCase() }));
    expect(sameAddress.statusCode).toBe(409);
    expect(sameAddress.json()).toMatchObject({ code: 'email_taken', fields: { email: expect.any(String) } });
    const sameNumber = await invite(aRequest({ employeeId: first.employeeId }));
    expect(sameNumber.statusCode).toBe(409);
    expect(sameNumber.json()).toMatchObject({ code: 'employee_taken', fields: { employeeId: expect.any(String) } });
  });

  test('a patient’s address may be used: a nurse can be a patient too', async () => {
    const patient = await app.aPatient();
    expect((await invite(aRequest({ email: patient.email }))).statusCode).toBe(201);
  });

  test('cannot make doctors or patients', async () => {
    for (const role of ['doctor', 'patient', 'system']) {
      expect((await invite(aRequest({ role }))).json().fields).toHaveProperty('role');
    }
  });

  test('again sends a new link, and the earlier one stops working', async () => {
    const input = aRequest();
    const { id } = (await invite(input)).json();
    const first = await tokenMailedTo(app, input.email);
    app.clock.advance(1000);
    expect((await act(id, 'invite')).statusCode).toBe(200);
    const second = await tokenMailedTo(app, input.email);
    const check = async (token: string) => (await app.as().post('/api/password/link', { token })).statusCode;
    expect([await check(first), await check(second)]).toEqual([410, 200]);
  });

  test('again is not found for whoever has a password, is a patient, or does not exist', async () => {
    for (const { id } of [await app.aNurse(), await app.aPatient(), { id: randomUUID() }]) {
      expect((await act(id, 'invite')).statusCode).toBe(404);
    }
  });
});

describe('closing an account', () => {
  test('ends its sessions and streams at once; the next request and the next login are refused', async () => {
    const nurse = await app.aNurse();
    const elsewhere = await app.login(nurse);
    const streams = [await openStream(app, nurse.cookie), await openStream(app, elsewhere)];
    const answer = await act(nurse.id, 'disable');
    expect(answer.json()).toMatchObject({ id: nurse.id, state: 'disabled' });
    for (const stream of streams) expect(await lastWord(stream)).toBe('ended');
    expect([await isKnown(nurse.cookie), await isKnown(elsewhere)]).toEqual([false, false]);
    expect((await tryLogin(app, nurse)).statusCode).toBe(401);
  });

  test('can be undone; the person logs in anew, earlier sessions stay ended', async () => {
    const nurse = await app.aNurse();
    await act(nurse.id, 'disable');
    expect((await act(nurse.id, 'enable')).json()).toMatchObject({ state: 'active' });
    expect(await isKnown(nurse.cookie)).toBe(false);
    expect((await tryLogin(app, nurse)).statusCode).toBe(200);
  });

  test('of oneself is refused', async () => {
    const answer = await act(admin.id, 'disable');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'not_yourself']);
    expect(await isKnown(admin.cookie)).toBe(true);
  });

  test('of a patient or of nobody is not found', async () => {
    const patient = await app.aPatient();
    for (const id of [patient.id, randomUUID()]) {
      for (const what of ['disable', 'enable']) expect((await act(id, what)).statusCode).toBe(404);
      expect((await act(id, 'role', { role: 'admin' })).statusCode).toBe(404);
    }
    expect(await isKnown(patient.cookie)).toBe(true);
  });
});

describe('changing a role', () => {
  test('ends every session of that person; the next login has the new role', async () => {
    const nurse = await app.aNurse();
    const stream = await openStream(app, nurse.cookie);
    expect((await app.as(nurse.cookie).get('/api/admin/accounts')).statusCode).toBe(403);

    expect((await act(nurse.id, 'role', { role: 'admin' })).json()).toMatchObject({ role: 'admin' });
    expect(await lastWord(stream)).toBe('ended');
    expect((await app.as(nurse.cookie).get('/api/admin/accounts')).statusCode).toBe(401);
    expect((await tryLogin(app, nurse)).statusCode).toBe(401);
    const asAdmin = await app.login({ ...nurse, role: 'admin' });
    expect((await app.as(asAdmin).get('/api/admin/accounts')).statusCode).toBe(200);

    await act(nurse.id, 'role', { role: 'staff' });
    expect(await isKnown(asAdmin)).toBe(false);
  });

  test('to the role that the person has already leaves the sessions alone', async () => {
    const nurse = await app.aNurse();
    expect((await act(nurse.id, 'role', { role: 'staff' })).statusCode).toBe(200);
    expect(await isKnown(nurse.cookie)).toBe(true);
  });

  test('of a doctor, or to anything but nurse or administrator, is refused', async () => {
    const doctor = await app.aDoctor();
    const fixed = await act(doctor.id, 'role', { role: 'admin' });
    expect([fixed.statusCode, fixed.json().code]).toEqual([409, 'role_fixed']);
    const nurse = await app.aNurse();
    for (const role of ['doctor', 'patient']) expect((await act(nurse.id, 'role', { role })).statusCode).toBe(400);
  });

  test('of oneself is refused', async () => {
    const answer = await act(admin.id, 'role', { role: 'staff' });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'not_yourself']);
  });
});

describe('the last administrator', () => {
  /** Nobody else of this file counts. */
  const closeAllBut = (ids: string[]) =>
    app.db
      .updateTable('accounts')
      .set({ disabled_at: app.clock.now() })
      .where('role', '=', 'admin')
      .where('id', 'not in', ids)
      .execute();
  const administrators = async () =>
    app.db
      .selectFrom('accounts')
      .select('id')
      .where('role', '=', 'admin')
      .where('disabled_at', 'is', null)
      .where('password_hash', 'is not', null)
      .execute();

  test.each([
    ['close each other', 'disable', undefined],
    ['make each other nurses', 'role', { role: 'staff' }],
  ] as const)('stays when two %s at the same moment', async (_what, verb, body) => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await app.anAdministrator(), await app.anAdministrator()];
      await closeAllBut([one.id, other.id]);
      const answers = await Promise.all([act(other.id, verb, body, one), act(one.id, verb, body, other)]);
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      expect(await administrators()).toHaveLength(1);
    }
  });

  test('may close one who was invited and never came, and one who comes may be closed while another stays', async () => {
    const [one, other] = [await app.anAdministrator(), await app.anAdministrator()];
    await closeAllBut([one.id, other.id]);
    const invited = (await invite(aRequest({ role: 'admin' }), one)).json();
    expect((await act(invited.id, 'disable', undefined, one)).statusCode).toBe(200);
    expect((await act(other.id, 'disable', undefined, one)).statusCode).toBe(200);
  });

  test('is not replaced by one who was invited and has no password yet', async () => {
    const [one, other] = [await app.anAdministrator(), await app.anAdministrator()];
    await closeAllBut([one.id, other.id]);
    await invite(aRequest({ role: 'admin' }), one);
    // The only other one who could act is closed behind the application's back.
    await app.db.updateTable('accounts').set({ disabled_at: app.clock.now() }).where('id', '=', one.id).execute();
    await expect(disableAccount(app.deps, one.actor, other.id)).rejects.toMatchObject({ code: 'last_administrator' });
  });
});

describe('a new administrator', () => {
  const actionsAbout = async (id: string) =>
    (await app.trail()).filter(({ subject_id }) => subject_id === id).map(({ action }) => action);

  test('is known to every administrator by mail, however it came to be', async () => {
    const other = await app.anAdministrator();
    const nurse = await app.aNurse({ name: 'Rahul Menon' });
    await invite(aRequest({ role: 'admin' }));
    await act(nurse.id, 'role', { role: 'admin' });
    await act(nurse.id, 'disable');
    await act(nurse.id, 'enable');
    for (const { email } of [admin, other]) {
      const told = (await app.mails(email)).filter(({ subject }) => subject === 'There is a new administrator');
      expect(told).toHaveLength(3);
      expect(told[0]?.text).toContain('Rahul Menon is an administrator now');
    }
  });

  test('is not made new again by a role or an opening that is so already', async () => {
    const other = await app.anAdministrator();
    expect((await act(other.id, 'role', { role: 'admin' })).statusCode).toBe(200);
    expect((await act(other.id, 'enable')).statusCode).toBe(200);
    expect(await actionsAbout(other.id)).toEqual([]);
    expect(await isKnown(other.cookie)).toBe(true);
  });
});

describe('the list of accounts', () => {
  test('holds everyone who works here, and no patient', async () => {
    const patient = await app.aPatient();
    const workers = [admin, await app.aDoctor(), await app.aNurse()];
    const list = await accounts();
    const ids = list.map(({ id }: { id: string }) => id);
    for (const worker of workers) expect(ids).toContain(worker.id);
    expect(ids).not.toContain(patient.id);
    expect(list.filter(({ role }: { role: string }) => role === 'patient')).toEqual([]);
    expect(JSON.stringify(list)).not.toMatch(/PUD-|argon2|password/);
  });
});

test('everything an administrator does to an account is told in the trail, without names', async () => {
  const before = (await app.trail()).length;
  const input = aRequest({ name: 'Tulsi Quartz' });
  const { id } = (await invite(input)).json();
  await act(id, 'invite');
  await act(id, 'role', { role: 'admin' });
  await act(id, 'disable');
  await act(id, 'enable');
  await act(admin.id, 'disable');
  const entries = (await app.trail()).slice(before);
  expect(entries.map(({ action }) => action)).toEqual([
    'account.opened',
    'invitation.sent_again',
    'account.role_changed',
    'account.disabled',
    'account.enabled',
    'access.refused',
  ]);
  expect(entries[2]?.details).toEqual({ role: 'admin' });
  for (const entry of entries.slice(0, 5)) expect(entry).toMatchObject({ actor_id: admin.id, subject_id: id });
  const told = JSON.stringify(entries) + app.logged.join('');
  for (const personal of ['Quartz', input.email, input.employeeId]) expect(told).not.toContain(personal);
});
