// Chains that begin with an activation code from the desk, and where their reach ends (decision 23).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from './db/transaction.ts';
import { notify } from './notices/notify.ts';
import { takeIntoCare } from './patients/testing.ts';
import { startTestApp, type TestApp } from './testing-app.ts';
import * as chains from './testing-chains.ts';
import type { Person } from './testing-people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const PASSWORD = 'eleven herons at the weir';
const NEW_PASSWORD = 'nine lanterns on the canal';
const chartSeenBy = (person: Person, patient: { patientId: string }) => chains.chartSeenBy(app, person, patient);
const post = (person: Person, path: string, body: object = {}) => chains.postAs(app, person, path, body);

describe('a nurse who makes an activation code and uses it herself', () => {
  test('opens an account that books, and nothing of the record, until somebody else has seen the patient', async () => {
    const [nurse, colleague] = [await app.aNurse(), await app.aNurse()];
    const person = { name: 'Kamala Devi', phone: '+91 98200 14411', dateOfBirth: '1950-02-03', sex: 'female' };
    const made = (await post(nurse, '/patients', person)).json();
    await takeIntoCare(app, await app.aDoctor(), { patientId: made.patient.id });
    const { pud } = made.patient;
    const typed = { pud, code: made.activationCode, password: PASSWORD };
    expect((await app.as().post('/api/patients/activate', typed)).statusCode).toBe(200);
    const cookie = await cookieOf(pud, PASSWORD);

    const read = async (path: string) => {
      const answer = await app.as(cookie).get(`/api${path}`);
      return [answer.statusCode, answer.json().code];
    };
    const record = `/patients/${made.patient.id}`;
    const closed = ['profile', 'summary', 'history', 'opened-by'].map((part) => `${record}/${part}`);
    for (const path of [...closed, '/board', '/symptoms']) {
      expect([path, await read(path)]).toEqual([path, [403, 'identity_unconfirmed']]);
    }
    expect((await app.as(cookie).get('/api/appointments')).statusCode).toBe(200);
    expect((await app.as(cookie).get('/api/me')).json().isRecordHeld).toBe(true);
    const held = { codeMadeBy: nurse.name, codeMadeById: nurse.id };
    expect((await app.as(colleague.cookie).get(`/api${record}`)).json().held).toMatchObject(held);

    expect((await post(nurse, `${record}/confirm-identity`)).json().code).toBe('own_code');
    const { activationCode: code } = (await post(colleague, `${record}/confirm-identity`)).json();
    expect((await app.as(cookie).get('/api/me')).statusCode).toBe(401);
    const again = { pud, code, password: NEW_PASSWORD, earlierPassword: PASSWORD };
    expect((await app.as().post('/api/patients/activate', { ...again, password: PASSWORD })).statusCode).toBe(422);
    expect((await app.as().post('/api/patients/activate', again)).statusCode).toBe(200);
    const opened = await cookieOf(pud, NEW_PASSWORD);
    expect((await app.as(opened).get(`/api${record}/profile`)).statusCode).toBe(200);
    expect((await app.as(opened).get('/api/me')).json().isRecordHeld).toBeUndefined();
    expect((await app.as(colleague.cookie).get(`/api${record}`)).json().held).toBeUndefined();
  });

  test('holds nothing back for later: an account opened before there is a record is held, too', async () => {
    const held = await aHeldAccount();
    await takeIntoCare(app, await app.aDoctor(), { patientId: held.patientId });
    const answer = await app.as(held.cookie).get(`/api/patients/${held.patientId}/profile`);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'identity_unconfirmed']);
  });

  test('reads that there is news, and only the news about visits in full', async () => {
    const { cookie, accountId } = await aHeldAccount();
    const hiv = { title: 'HIV medicine', text: 'Take your HIV medicine daily.' };
    const mail = { subject: 'A reminder', text: hiv.text };
    await app.db.updateTable('accounts').set({ email: 'held@mail.example' }).where('id', '=', accountId).execute();
    await transaction(app.db, async (tx) => {
      await notify(tx, app.deps, { to: accountId, kind: 'reminder', ...hiv, link: '/record#reminders', mail });
      const visit = { title: 'Your appointment is within a day', text: 'Dr. Rao, Monday' };
      await notify(tx, app.deps, { to: accountId, kind: 'reminder', ...visit, link: '/book#appointments' });
    });
    const told = (await app.as(cookie).get('/api/notices')).json<{ title: string; text: string }[]>();
    expect(JSON.stringify(told)).not.toContain('HIV');
    expect(told.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['News from your record', 'Your appointment is within a day']),
    );
    const mails = await app.db.selectFrom('mails').selectAll().where('account_id', '=', accountId).execute();
    expect([mails.length, JSON.stringify(mails).includes('HIV')]).toEqual([1, false]);
  });

  test('is out once a colleague has confirmed: her password is void, and the patient comes in with the new code', async () => {
    const { patientId, pud, cookie } = await aHeldAccount();
    const [colleague, third] = [await app.aNurse(), await app.aNurse()];
    const { activationCode: code } = (await post(colleague, `/patients/${patientId}/confirm-identity`)).json();
    expect((await app.as(cookie).get('/api/me')).statusCode).toBe(401);
    expect((await app.as().post('/api/patients/login', { pud, password: PASSWORD })).statusCode).toBe(401);

    // The patient never chose the first password.
    await app.as().post('/api/patients/activate', { pud, code, password: NEW_PASSWORD });
    expect((await app.as(await cookieOf(pud, NEW_PASSWORD)).get('/api/me')).json().isRecordHeld).toBe(true);
    const second = (await post(third, `/patients/${patientId}/confirm-identity`)).json().activationCode;
    const last = { pud, code: second, password: 'twelve boats at the ghat', earlierPassword: NEW_PASSWORD };
    expect((await app.as().post('/api/patients/activate', { ...last, earlierPassword: PASSWORD })).statusCode).toBe(
      410,
    );
    expect((await app.as().post('/api/patients/activate', last)).statusCode).toBe(200);
    const opened = app.as(await cookieOf(pud, 'twelve boats at the ghat'));
    expect((await opened.get(`/api/patients/${patientId}/profile`)).statusCode).toBe(200);
  });

  test('whoever confirms opens nothing with the code alone: the account is held again', async () => {
    const { patientId, pud } = await aHeldAccount();
    const thief = await app.aNurse();
    const { activationCode: code } = (await post(thief, `/patients/${patientId}/confirm-identity`)).json();
    await app.as().post('/api/patients/activate', { pud, code, password: NEW_PASSWORD });
    const read = await app.as(await cookieOf(pud, NEW_PASSWORD)).get(`/api/patients/${patientId}/profile`);
    expect(read.json().code).toBe('identity_unconfirmed');
    expect((await post(thief, `/patients/${patientId}/confirm-identity`)).json().code).toBe('own_code');
  });

  test('whoever renews the code of a held account is its maker, and the earlier password is void', async () => {
    const { patientId, pud } = await aHeldAccount();
    const thief = await app.aNurse();
    const renewed = await post(thief, `/patients/${patientId}/activation-code`);
    expect(renewed.statusCode).toBe(201);
    expect((await app.as().post('/api/patients/login', { pud, password: PASSWORD })).statusCode).toBe(401);
    const typed = { pud, code: renewed.json().activationCode, password: NEW_PASSWORD, earlierPassword: PASSWORD };
    expect((await app.as().post('/api/patients/activate', typed)).statusCode).toBe(200);
    expect((await app.as(await cookieOf(pud, NEW_PASSWORD)).get('/api/me')).json().isRecordHeld).toBe(true);
    expect((await post(thief, `/patients/${patientId}/confirm-identity`)).json().code).toBe('own_code');
  });

  test('calls for help from it, and the alert opens the chart to colleagues and not to her', async () => {
    const { nurse, cookie, patientId } = await aHeldAccount();
    const called = await app.as(cookie).post('/api/alerts', {});
    expect(called.statusCode).toBe(201);
    expect(await chartSeenBy(nurse, { patientId })).toBe(404);
    expect((await post(nurse, `/alerts/${called.json().id}/acknowledge`)).statusCode).toBe(200);
    expect((await post(nurse, `/alerts/${called.json().id}/attend`)).statusCode).toBe(200);
    expect(await chartSeenBy(nurse, { patientId })).toBe(404);
    expect(await chartSeenBy(await app.aNurse(), { patientId })).toBe(200);
    const reason = 'She called for help and nobody else is here.';
    expect((await post(nurse, `/patients/${patientId}/break-glass`, { reason })).statusCode).toBe(201);
  });
});

test('a nurse who uses the code of a colleague in her own browser gets no chart by calling for help from the account', async () => {
  const [maker, user] = [await app.aNurse(), await app.aNurse()];
  const person = { name: 'Devi Newcomer', phone: '+91 98200 14413', isAgeUnknown: true, sex: 'female' };
  const made = (await post(maker, '/patients', { ...person, isNotDuplicate: true })).json();
  const { id: patientId, pud } = made.patient;
  await app.as().post('/api/patients/activate', { pud, code: made.activationCode, password: PASSWORD });
  await app.db.updateTable('patients').set({ activated_by: user.id }).where('id', '=', patientId).execute();
  const called = await app.as(await cookieOf(pud, PASSWORD)).post('/api/alerts', {});
  await post(user, `/alerts/${called.json().id}/acknowledge`);
  expect(await chartSeenBy(user, { patientId })).toBe(404);
  expect(await chartSeenBy(await app.aNurse(), { patientId })).toBe(200);
  expect((await post(user, `/patients/${patientId}/confirm-identity`)).json().code).toBe('own_code');
});

async function aHeldAccount() {
  const nurse = await app.aNurse();
  const name = 'Devi Newcomer';
  const made = (
    await post(nurse, '/patients', {
      name,
      phone: '+91 98200 14412',
      isAgeUnknown: true,
      sex: 'female',
      isNotDuplicate: true,
    })
  ).json();
  const { id: patientId, pud } = made.patient;
  await app.as().post('/api/patients/activate', { pud, code: made.activationCode, password: PASSWORD });
  const row = await app.db.selectFrom('patients').select('account_id').where('id', '=', patientId).executeTakeFirst();
  return { nurse, patientId, pud, cookie: await cookieOf(pud, PASSWORD), accountId: row?.account_id ?? '' };
}

async function cookieOf(pud: string, password: string): Promise<string> {
  const login = await app.as().post('/api/patients/login', { pud, password });
  return String(login.headers['set-cookie']).split(';')[0] ?? '';
}
