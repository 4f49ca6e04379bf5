import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressHash } from '#server/db/sealed/open-results.ts';
import { tokenMailedTo } from '../credentials/testing.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import type { Person } from '../testing-people.ts';
import { openStream } from '../testing-stream.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.anAdministrator({ name: 'Leela Krishnan' });
});
afterAll(() => app.close());

const mark = () => randomUUID().slice(0, 8);
const aRequest = (about: object = {}) => {
  const one = mark();
  return {
    name: 'Dr. Harish Bhat',
    email: `harish.${one}@mail.example`,
    phone: '+91 98860 41230',
    licenseNumber: `KMC-${one}`,
    department: 'Dermatology',
    message: 'I would like to work closer to my patients.',
    ...about,
  };
};
type Input = ReturnType<typeof aRequest>;

const apply = (input: object) => app.as().post('/api/applications', input);
const applications = async () => (await app.as(admin.cookie).get('/api/admin/applications')).json();
async function anApplication(about: object = {}): Promise<Input & { id: string }> {
  const input = aRequest(about);
  const answer = await apply(input);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const { id } = (await applications()).find(({ email }: { email: string }) => email === input.email);
  return { ...input, id };
}
const decide = (id: string, how: 'approve' | 'decline', body: object = {}, by: Person = admin) =>
  app
    .as(by.cookie)
    .post(`/api/admin/applications/${id}/${how}`, how === 'decline' ? { reason: 'No room.', ...body } : body);

describe('a doctor who applies', () => {
  test('is on the administrator’s list, thanked by mail, and cannot log in yet', async () => {
    const application = await anApplication();
    expect((await applications())[0]).toMatchObject({
      ...application,
      status: 'waiting',
      reason: null,
      decidedBy: null,
      decidedAt: null,
    });
    expect(await app.mails(application.email)).toMatchObject([{ kind: 'application-received' }]);
    const login = await app.as().post('/api/doctor/login', { email: application.email, password: 'anything' });
    expect(login.statusCode).toBe(401);
  });

  test('may leave the message out', async () => {
    const { message: _none, ...input } = aRequest();
    expect((await apply(input)).statusCode).toBe(201);
  });

  test('cannot apply twice while the first waits, however the address is written', async () => {
    const { email } = await anApplication();
    for (const again of [email, email.toUpperCase()]) {
      const answer = await apply(aRequest({ email: again }));
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'already_applied']);
      expect(answer.json().fields).toHaveProperty('email');
    }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => apply(aRequest({ email: 'race@mail.example' }))),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  });

  test('is told at the field when the department does not exist', async () => {
    const answer = await apply(aRequest({ department: 'Astrology' }));
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'unknown_department', fields: { department: expect.any(String) } });
  });

  test.each([
    ['name', ''],
    ['email', 'not an address'],
    ['phone', 'call me'],
    ['licenseNumber', ' '],
    ['department', ''],
    ['message', 'x'.repeat(2001)],
    ['role', 'admin'],
  ])('is told at the field %s what is wrong with it', async (field, value) => {
    const answer = await apply(aRequest({ [field]: value }));
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields)).toEqual([field]);
  });

  test('who sends the same form twice has applied once', async () => {
    const input = aRequest();
    const key = { 'idempotency-key': randomUUID() };
    const answers = [
      await app.as().post('/api/applications', input, key),
      await app.as().post('/api/applications', input, key),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(await app.mails(input.email)).toHaveLength(1);
  });
});

describe('approving', () => {
  // spec: 2.32
  test('makes the account with licence and department and mails an invitation to choose a password', async () => {
    const application = await anApplication();
    const approved = await decide(application.id, 'approve', { title: 'Senior Doctor' });
    expect(approved.statusCode).toBe(200);
    expect(approved.json()).toMatchObject({ status: 'approved', decidedBy: 'Leela Krishnan' });

    const accounts = (await app.as(admin.cookie).get('/api/admin/accounts')).json();
    expect(accounts.find(({ email }: { email: string }) => email === application.email)).toMatchObject({
      role: 'doctor',
      name: application.name,
      title: 'Senior Doctor',
      department: 'Dermatology',
      licenseNumber: application.licenseNumber,
      employeeId: null,
      state: 'invited',
    });
    const password = 'quiet lamp by the window';
    const token = await tokenMailedTo(app, application.email);
    expect((await app.as().post('/api/password/reset', { token, password })).statusCode).toBe(200);
    const login = await app.as().post('/api/doctor/login', { email: application.email, password });
    expect(login.json()).toMatchObject({ role: 'doctor', title: 'Senior Doctor', department: 'Dermatology' });
  });

  test('is refused when the address or the licence is taken, and the application keeps waiting', async () => {
    const doctor = await app.aDoctor();
    const first = await anApplication();
    await decide(first.id, 'approve');

    const sameAddress = await anApplication({ email: doctor.email });
    const refused = await decide(sameAddress.id, 'approve');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'email_taken']);
    const sameLicence = await anApplication({ licenseNumber: first.licenseNumber });
    const taken = await decide(sameLicence.id, 'approve');
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'licence_taken']);

    for (const { id, email } of [sameAddress, sameLicence]) {
      const presented = (await applications()).find((one: { id: string }) => one.id === id);
      expect(presented).toMatchObject({ status: 'waiting', decidedBy: null });
      expect((await app.mails(email)).filter(({ kind }) => kind === 'invitation')).toEqual([]);
    }
  });
});

describe('declining', () => {
  test('needs a reason, which is mailed, and lets the doctor apply again', async () => {
    const application = await anApplication();
    expect((await decide(application.id, 'decline', { reason: ' ' })).statusCode).toBe(400);
    const declined = await decide(application.id, 'decline', { reason: 'No room in Dermatology this year.' });
    expect(declined.json()).toMatchObject({ status: 'declined', reason: 'No room in Dermatology this year.' });
    const mail = (await app.mails(application.email)).find(({ kind }) => kind === 'application-declined');
    expect(mail?.text).toContain('No room in Dermatology this year.');
    expect((await apply(aRequest({ email: application.email }))).statusCode).toBe(201);
  });
});

describe('of many decisions at once', () => {
  test('one counts, and the others are told who made it', async () => {
    const second = await app.anAdministrator({ name: 'Vikram Shetty' });
    const { id, email } = await anApplication();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => decide(id, n % 2 ? 'decline' : 'approve', {}, n % 3 ? admin : second)),
    );
    const won = answers.filter(({ statusCode }) => statusCode === 200);
    expect(won).toHaveLength(1);
    const { status, decidedBy } = won[0]?.json() ?? {};
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        code: 'already_decided',
        message: `${decidedBy} has already ${status} this application.`,
      });
    }
    const told = (await app.mails(email)).filter(({ kind }) => kind !== 'application-received');
    expect(told).toHaveLength(1);
    const hash = addressHash(app.db, email);
    const opened = await app.db.selectFrom('accounts').select('id').where('login_hash', '=', hash).execute();
    expect(opened).toHaveLength(status === 'approved' ? 1 : 0);
  });

  test('an application that does not exist is not found', async () => {
    expect((await decide(randomUUID(), 'approve')).statusCode).toBe(404);
    expect((await decide(randomUUID(), 'decline')).statusCode).toBe(404);
  });
});

test('only administrators see or decide applications', async () => {
  const { id } = await anApplication();
  for (const role of ['patient', 'doctor', 'staff'] as const) {
    const { cookie } = await app.someone(role);
    expect((await app.as(cookie).get('/api/admin/applications')).statusCode).toBe(403);
    expect((await app.as(cookie).post(`/api/admin/applications/${id}/approve`, {})).statusCode).toBe(403);
  }
  expect((await app.as().get('/api/admin/applications')).statusCode).toBe(401);
});

test('an administrator’s screen hears of a new application at once, by its id only', async () => {
  const watching = await app.anAdministrator();
  const stream = await openStream(app, watching.cookie);
  const { id, name, email } = await anApplication({ name: 'Dr. Tulsi Quartz' });
  await app.as(watching.cookie).post('/api/logout');
  await stream.ended;
  const heard = JSON.stringify(stream.news());
  expect(stream.news()).toContainEqual({ event: 'change', data: { type: 'applications', id } });
  for (const personal of [name, email]) expect(heard).not.toContain(personal);
});

test('the trail tells of each step, without names', async () => {
  const before = (await app.trail()).length;
  const application = await anApplication({ name: 'Dr. Tulsi Quartz' });
  await decide(application.id, 'approve');
  const declined = await anApplication();
  await decide(declined.id, 'decline', { reason: 'The ward is full of Quartz.' });
  const entries = (await app.trail()).slice(before);
  expect(entries).toMatchObject([
    { action: 'application.received', actor_role: 'visitor', subject_id: application.id },
    { action: 'application.approved', actor_id: admin.id, subject_id: application.id },
    { action: 'account.opened', actor_id: admin.id, details: { role: 'doctor' } },
    { action: 'application.received', actor_role: 'visitor', subject_id: declined.id },
    { action: 'application.declined', actor_id: admin.id, subject_id: declined.id },
  ]);
  const told = JSON.stringify(entries) + app.logged.join('');
  for (const personal of ['Quartz', application.email, application.licenseNumber]) expect(told).not.toContain(personal);
});
