import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerAllForgotten } from '#server/credentials/testing.ts';
import { cookieOf, startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Patient } from '#server/testing-people.ts';
import { trailAbout } from '../testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_LOGINS: '100000' } });
});
afterAll(() => app.close());

const EVIL = 'nurse.evil@evil.example';
const tokenIn = (text = '') => /\/confirm-email#(\S+)/.exec(text)?.[1] ?? '';
const confirm = (token: string) => app.as().post('/api/email/confirm', { token });
const emailOf = async (patient: Patient) => (await app.as(patient.cookie).get('/api/me')).json().email;

type Desk = ReturnType<TestApp['as']>;

async function typeFor(desk: Desk, patientId: string, email: string) {
  const { version, name, phone } = (await desk.get(`/api/patients/${patientId}`)).json();
  return desk.put(`/api/patients/${patientId}`, { name, phone, email, version });
}

async function typedByStaff(patient: Patient, email: string) {
  const desk = app.as((await app.aNurse()).cookie);
  return { desk, answer: await typeFor(desk, patient.patientId, email) };
}

describe('an e-mail address that a nurse types for a patient with an account', () => {
  test('opens nothing: the takeover by her own address ends at its first step', async () => {
    const patient = await app.aPatient();

    const { answer } = await typedByStaff(patient, EVIL);
    expect(answer.json()).toMatchObject({ email: patient.email, newEmail: EVIL, newEmailNeeds: 'approval' });
    // Her mail box stays empty: there is no link to confirm with.
    expect(await app.mails(EVIL)).toEqual([]);

    await app.as().post('/api/password/forgot', { role: 'patient', pud: patient.pud, email: EVIL });
    await answerAllForgotten(app);
    expect(await app.mails(EVIL)).toEqual([]);
    expect(await emailOf(patient)).toBe(patient.email);
    // The owner still gets in, and reads what happened.
    const notices = (await app.as(patient.cookie).get('/api/notices')).json();
    expect(JSON.stringify(notices)).toContain(EVIL);
  });

  test('is not opened by the code that she makes herself: the password of the owner is needed with it', async () => {
    const patient = await app.aPatient();
    const { desk } = await typedByStaff(patient, EVIL);
    const code = (await desk.post(`/api/patients/${patient.patientId}/activation-code`)).json().activationCode;

    const activated = await app.as().post('/api/patients/activate', {
      pud: patient.pud,
      code,
      password: 'eleven herons at the weir',
      email: EVIL,
    });
    expect(activated.json().code).toBe('link_invalid');
    const path = `/api/patients/${patient.patientId}/email/approve`;
    expect((await desk.post(path, { code, password: patient.password })).statusCode).toBe(403);
    const stranger = await app.aPatient();
    expect((await app.as(stranger.cookie).post(path, { code, password: stranger.password })).statusCode).toBe(404);
    const guessed = await app.as(patient.cookie).post(path, { code, password: 'a guess of the nurse' });
    expect(guessed.json().code).toBe('wrong_password');
    expect(await app.mails(EVIL)).toEqual([]);
  });

  test('gets no mail from "forgot": neither with the PUD nor for the Health ID, also where there was none before', async () => {
    const patient = await app.aPatient();
    await app.db.updateTable('patients').set({ email: null }).where('id', '=', patient.patientId).execute();
    await app.db.updateTable('accounts').set({ email: null }).where('id', '=', patient.id).execute();
    const typed = 'waiting.for.a.yes@mail.example';
    await typedByStaff(patient, typed);
    await app.as().post('/api/password/forgot', { role: 'patient', pud: patient.pud, email: typed });
    await app.as().post('/api/health-id/forgot', { email: typed });
    await answerAllForgotten(app);
    expect(await app.mails(typed)).toEqual([]);
  });

  test('leaves the link of the owner, who has not confirmed yet, at work until the change is approved', async () => {
    const own = 'not.confirmed.yet@mail.example';
    const person = { name: 'Leela Pawar', email: own, phone: '+91 98111 55501', password: 'nine otters on a raft' };
    const registered = await app.as().post('/api/patients/register', person);
    const { pud } = registered.json();
    const found = app.db.selectFrom('patients').select('id').where('pud', '=', pud);
    const patientId = (await found.executeTakeFirstOrThrow()).id;
    const desk = app.as((await app.aNurse()).cookie);
    const { version, name, phone } = (await desk.get(`/api/patients/${patientId}`)).json();
    await desk.put(`/api/patients/${patientId}`, { name, phone, email: EVIL, version });

    const mailsAtFirst = await app.mails(own);
    await app.as().post('/api/password/forgot', { role: 'patient', pud, email: own });
    await answerAllForgotten(app);
    const mails = await app.mails(own);
    expect(mails.map(({ kind }) => kind)).toEqual(['welcome', 'welcome']);
    // Both were sent at the same moment of this clock: the order does not tell which is the later one.
    const sentAgain = mails.find(({ text }) => !mailsAtFirst.some((one) => one.text === text));
    expect((await confirm(tokenIn(sentAgain?.text))).json()).toMatchObject({ stage: 'confirmed' });
    // What the nurse typed still waits for a yes, and no mail went there.
    const read = (await desk.get(`/api/patients/${patientId}`)).json();
    expect(read).toMatchObject({ email: own, newEmail: EVIL, newEmailNeeds: 'approval' });
    expect(await app.mails(EVIL)).toEqual([]);
  });

  test('takes none of the mails of the owner, who asks for the link again and forgets the password', async () => {
    const own = 'kept.from.me@mail.example';
    const person = { name: 'Asha Kulkarni', email: own, phone: '+91 98111 55502', password: 'nine otters on a raft' };
    const { pud } = (await app.as().post('/api/patients/register', person)).json();
    const found = app.db.selectFrom('patients').select('id').where('pud', '=', pud);
    const patientId = (await found.executeTakeFirstOrThrow()).id;
    const cookie = cookieOf(await app.as().post('/api/patients/login', { pud, password: person.password }));
    for (let n = 0; n < 6; n++) await typeFor(app.as((await app.aNurse()).cookie), patientId, `six.${n}@evil.example`);

    expect((await app.as(cookie).post(`/api/patients/${patientId}/email/send-again`)).statusCode).toBe(200);
    await app.as().post('/api/password/forgot', { role: 'patient', pud, email: own });
    await app.as().post('/api/health-id/forgot', { email: own });
    await answerAllForgotten(app);
    expect(await app.mails(own)).toHaveLength(4);
  });

  test('is typed five times an hour for one patient, whoever types, and no mail goes out for the sixth', async () => {
    const patient = await app.aPatient();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push((await typedByStaff(patient, `n${n}@mail.example`)).answer.statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await app.mails(patient.email)).toHaveLength(5);
  });

  test('is typed twenty times an hour by one nurse, also when all come at once; her colleague goes on', async () => {
    const [desk, colleague] = [app.as((await app.aNurse()).cookie), app.as((await app.aNurse()).cookie)];
    const patients = await Promise.all(Array.from({ length: 22 }, () => app.aPatient()));
    const answers = await Promise.all(
      patients.map(({ patientId }, n) => typeFor(desk, patientId, `many.${n}@mail.example`)),
    );
    const refused = answers.findIndex(({ statusCode }) => statusCode !== 200);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
    expect(answers[refused]?.json()).toMatchObject({
      ...{ code: 'too_many_requests', message: expect.stringContaining('by you in the last hour') },
    });
    const other = await typeFor(colleague, patients[refused]?.patientId ?? '', 'by.another@mail.example');
    expect(other.statusCode).toBe(200);
  });

  test('counts after the link in the old mail box and then the one in the new were opened', async () => {
    const patient = await app.aPatient();
    await typedByStaff(patient, 'moved@mail.example');
    const [asked] = await app.mails(patient.email);
    expect(asked?.text).toContain('moved@mail.example');

    expect((await confirm(tokenIn(asked?.text))).json()).toMatchObject({ stage: 'approved' });
    expect(await emailOf(patient)).toBe(patient.email);
    const [link] = await app.mails('moved@mail.example');
    expect((await confirm(tokenIn(link?.text))).json()).toMatchObject({ stage: 'confirmed' });
    expect(await emailOf(patient)).toBe('moved@mail.example');
    const actions = (await trailAbout(app, patient.patientId)).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['patient.changed', 'email.approved', 'email.confirmed']));
  });

  test('counts after the owner typed the code from the desk with the password; the code works once', async () => {
    const patient = await app.aPatient();
    const { desk } = await typedByStaff(patient, 'in.person@mail.example');
    const code = (await desk.post(`/api/patients/${patient.patientId}/activation-code`)).json().activationCode;
    const approve = () =>
      app
        .as(patient.cookie)
        .post(`/api/patients/${patient.patientId}/email/approve`, { code, password: patient.password });

    expect((await approve()).statusCode).toBe(200);
    expect((await approve()).json().code).toBe('link_invalid');
    const [link] = await app.mails('in.person@mail.example');
    expect((await confirm(tokenIn(link?.text))).statusCode).toBe(200);
    expect(await emailOf(patient)).toBe('in.person@mail.example');
  });

  test('makes no code where nothing waits for one', async () => {
    const patient = await app.aPatient();
    const desk = app.as((await app.aNurse()).cookie);
    const answer = await desk.post(`/api/patients/${patient.patientId}/activation-code`);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'account_exists']);
  });
});

test('an address that the desk typed at registration opens nothing after the owner activated the account', async () => {
  const desk = app.as((await app.aNurse()).cookie);
  const person = { name: 'Rukmini Amte', phone: '+91 98111 22233', email: EVIL, isAgeUnknown: true, sex: 'female' };
  const { patient, activationCode } = (await desk.post('/api/patients', person)).json();
  const welcome = (await app.mails(EVIL)).at(-1);

  const typed = { pud: patient.pud, code: activationCode, password: 'eleven herons at the weir' };
  const own = 'rukmini@mail.example';
  expect((await app.as().post('/api/patients/activate', { ...typed, email: own })).statusCode).toBe(200);

  expect((await confirm(tokenIn(welcome?.text))).json().code).toBe('link_invalid');
  const [link] = await app.mails(own);
  expect((await confirm(tokenIn(link?.text))).statusCode).toBe(200);
  const read = await desk.get(`/api/patients/${patient.id}`);
  expect(read.json()).toMatchObject({ email: own, newEmail: null });
});
