import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PRIVACY_NOTICE_VERSION } from '#contract/patients/patients.ts';
import { parsePud } from '#contract/pud.ts';
import { answerAllForgotten } from '../credentials/testing.ts';
import { transaction } from '../db/transaction.ts';
import { hashingsDuring } from '../identity/testing.ts';
import { notify } from '../notices/notify.ts';
import { cookieOf, startTestApp, type TestApp } from '../testing-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_REGISTRATIONS: '100000' } });
});
afterAll(() => app.close());

const aRequest = (about: object = {}) => ({
  name: 'Ananya Rao',
  email: 'river.otter@mail.example',
  phone: '+91 98200 14477',
  password: 'slow river at dawn',
  ...about,
});
const register = (input: object, headers: Record<string, string> = {}) =>
  app.as().post('/api/patients/register', input, headers);
const logIn = (pud: string, password = 'slow river at dawn') => app.as().post('/api/patients/login', { pud, password });
const patientWith = (pud: string) =>
  app.db.selectFrom('patients').selectAll().where('pud', '=', pud).executeTakeFirstOrThrow();

describe('registering', () => {
  // spec: 1.9, 3.2
  test('answers a PUD and nothing else, and opens no session', async () => {
    const answer = await register(aRequest());
    expect(answer.statusCode).toBe(201);
    expect(Object.keys(answer.json())).toEqual(['pud']);
    expect(parsePud(answer.json().pud)).toBe(answer.json().pud);
    expect(answer.cookies).toEqual([]);
  });

  test('lets the patient log in with the PUD', async () => {
    const { pud } = (await register(aRequest())).json();
    const login = await logIn(pud);
    expect(login.json()).toMatchObject({
      role: 'patient',
      name: 'Ananya Rao',
      email: null,
      phone: '+91 98200 14477',
      pud,
    });
    expect(login.body).not.toContain('slow river');
  });

  test('gives each member of a family that shares an address a PUD of their own', async () => {
    const puds = await Promise.all(Array.from({ length: 5 }, async () => (await register(aRequest())).json().pud));
    expect(new Set(puds).size).toBe(5);
  });

  // spec: 7.5
  test('twice with the same key registers once, whatever the network did', async () => {
    const input = aRequest({ email: 'twice@mail.example' });
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => register(input, key)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await app.mails(input.email)).toHaveLength(1);
    const other = await register({ ...input, name: 'Someone Else' }, key);
    expect([other.statusCode, other.json().code]).toEqual([422, 'key_reused']);
  });

  test('keeps when the patient agreed to the privacy notice, and that they were not asked', async () => {
    const agreed = (await register(aRequest({ consent: true }))).json().pud;
    const notAsked = (await register(aRequest())).json().pud;
    expect(await patientWith(agreed)).toMatchObject({
      consented_at: app.clock.now(),
      consent_version: PRIVACY_NOTICE_VERSION,
    });
    expect((await patientWith(notAsked)).consented_at).toBeNull();
    const refused = await register(aRequest({ consent: false }));
    expect(refused.json()).toMatchObject({ fields: { consent: 'Please agree to the privacy notice.' } });
  });

  test('is told in the trail by id, with neither name nor address nor PUD', async () => {
    const { pud } = (await register(aRequest({ name: 'Tulsi Quartz', consent: true }))).json();
    const { id } = await patientWith(pud);
    const entry = (await app.trail()).at(-1);
    expect(entry).toMatchObject({
      action: 'patient.registered',
      actor_role: 'visitor',
      subject_id: id,
      details: { consent: true },
    });
    const told = JSON.stringify(entry) + app.logged.join('');
    for (const personal of ['Quartz', pud, 'river.otter', '14477', 'slow river']) expect(told).not.toContain(personal);
  });
});

describe('who opened the record', () => {
  const openedBy = async (pud: string, id: string, password?: string) => {
    const cookie = cookieOf(await logIn(pud, password));
    return (await app.as(cookie).get(`/api/patients/${id}/opened-by`)).json();
  };

  test('a new patient reads that they registered themselves, not that a stranger did', async () => {
    const { pud } = (await register(aRequest())).json();
    const list = await openedBy(pud, (await patientWith(pud)).id);
    expect(list).toMatchObject([{ who: 'You', role: 'Patient', what: 'registered' }]);
  });

  test('who was registered at the desk reads by whom, and that they activated the account themselves', async () => {
    const nurse = await app.aNurse({ name: 'Priya Menon' });
    const person = { name: 'Desk Reader', phone: '+91 98111 00099', isAgeUnknown: true, sex: 'not-known' };
    const { patient, activationCode } = (await app.as(nurse.cookie).post('/api/patients', person)).json();
    const password = 'eleven herons at the weir';
    await app.as().post('/api/patients/activate', { pud: patient.pud, code: activationCode, password });
    // Someone else than the maker of the code has seen who it is.
    await app.db.updateTable('patients').set({ record_held_since: null }).where('id', '=', patient.id).execute();
    const list = await openedBy(patient.pud, patient.id, password);
    expect(list).toContainEqual(
      expect.objectContaining({ who: 'Priya Menon', role: 'Nurse', what: 'registered you at the desk' }),
    );
    expect(list).toContainEqual(expect.objectContaining({ who: 'You', what: 'activated the account' }));
    expect(JSON.stringify(list)).not.toContain('Someone not logged in');
  });
});

describe('the address that was typed', () => {
  const tokenIn = (text = '') => /\/confirm-email#(\S+)/.exec(text)?.[1] ?? '';
  const confirm = (token: string) => app.as().post('/api/email/confirm', { token });

  async function registered(email: string) {
    const { pud } = (await register(aRequest({ email }))).json();
    const cookie = cookieOf(await logIn(pud));
    const { id } = await patientWith(pud);
    return {
      pud,
      id,
      browser: app.as(cookie),
      actor: await app.db.selectFrom('accounts').select('id').where('login', '=', pud).executeTakeFirstOrThrow(),
    };
  }

  test('gets a mail with the Health ID and a link that confirms the address, once', async () => {
    const { pud, id, browser } = await registered('fresh@mail.example');
    const [mail] = await app.mails('fresh@mail.example');
    expect(mail).toMatchObject({ subject: 'Your Health ID' });
    expect(mail?.text).toContain(pud);
    const waiting = (await browser.get(`/api/patients/${id}`)).json();
    expect(waiting).toMatchObject({ email: null, newEmail: 'fresh@mail.example', newEmailNeeds: 'link' });

    expect((await confirm(tokenIn(mail?.text))).json()).toMatchObject({ stage: 'confirmed' });
    expect((await browser.get('/api/me')).json().email).toBe('fresh@mail.example');
    expect((await confirm(tokenIn(mail?.text))).json().code).toBe('link_invalid');
  });

  test('gets nothing else until it is confirmed: a mistyped one is a stranger', async () => {
    const { pud, actor } = await registered('typo@mail.example');
    await transaction(app.db, (tx) =>
      notify(tx, app.deps, {
        to: actor.id,
        kind: 'appointment',
        title: 'Approved',
        text: 'Tomorrow',
        mail: { subject: 'Your appointment', text: 'Tomorrow' },
      }),
    );
    await app.as().post('/api/password/forgot', { role: 'patient', pud, email: 'typo@mail.example' });
    await app.as().post('/api/health-id/forgot', { email: 'typo@mail.example' });
    await answerAllForgotten(app);
    expect((await app.mails('typo@mail.example')).map(({ kind }) => kind)).toEqual(['welcome', 'welcome', 'welcome']);
  });

  test('of who forgot the password gets the link that confirms it again; after that the password can be set', async () => {
    const email = 'lost.answer@mail.example';
    const { pud } = await registered(email);
    const forgot = async () => {
      app.clock.advance(1000);
      await app.as().post('/api/password/forgot', { role: 'patient', pud, email });
      await answerAllForgotten(app);
      return (await app.mails(email)).at(-1);
    };
    const mail = await forgot();
    expect(mail?.text).toContain('Afterwards you can set a new password');
    expect(mail?.text).not.toContain('/reset-password#');
    expect((await confirm(tokenIn(mail?.text))).json()).toMatchObject({ stage: 'confirmed' });
    expect((await forgot())?.text).toContain('/reset-password#');
  });

  test('gets twenty mails an hour however many register with it, at once or at the desk, and each of them is registered', async () => {
    const email = 'flooded@mail.example';
    const at = (n: number) => aRequest({ email: n % 2 ? email : 'Flooded@Mail.Example' });
    const online = await Promise.all(Array.from({ length: 21 }, (_, n) => register(at(n))));
    const desk = app.as((await app.aNurse()).cookie);
    const atDesk = { name: 'Ila Sen', phone: '+91 98200 55555', email, isAgeUnknown: true, sex: 'female' };
    const answers = [...online, await desk.post('/api/patients', atDesk)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201));
    const mailed = async () => [...(await app.mails(email)), ...(await app.mails('Flooded@Mail.Example'))];
    expect(await mailed()).toHaveLength(20);

    const [first] = await mailed();
    const pud = /PUD-\w{5}-\w{5}/.exec(first?.text ?? '')?.[0];
    await app.as().post('/api/password/forgot', { role: 'patient', pud, email });
    await answerAllForgotten(app);
    expect(await mailed()).toHaveLength(20);
    expect((await confirm(tokenIn(first?.text))).json()).toMatchObject({ stage: 'confirmed' });
  });

  test.each(['See http://evil.example now', 'evil.example', 'Call 1900 555 0000', 'A'.repeat(61)])(
    'gets no words that somebody typed as a name: %s',
    async (name) => {
      const email = `${randomUUID()}@mail.example`;
      expect((await register(aRequest({ name, email }))).statusCode).toBe(201);
      const [mail] = await app.mails(email);
      expect(mail?.text.startsWith('Hello,')).toBe(true);
      expect(mail?.text).not.toContain(name);
    },
  );

  test('gets at most five mails an hour from whoever says to have forgotten', async () => {
    const email = 'pestered@mail.example';
    const { pud } = await registered(email);
    for (let n = 0; n < 8; n += 1) await app.as().post('/api/password/forgot', { role: 'patient', pud, email });
    await answerAllForgotten(app);
    expect(await app.mails(email)).toHaveLength(5);
  });

  test('can be asked again for the mail, five times an hour; only the newest link works', async () => {
    const { id, browser } = await registered('again@mail.example');
    const again = () => browser.post(`/api/patients/${id}/email/send-again`);
    for (let mail = 2; mail <= 5; mail += 1) {
      app.clock.advance(1000);
      expect((await again()).statusCode).toBe(200);
    }
    expect((await again()).json().code).toBe('too_many_requests');
    const tokens = (await app.mails('again@mail.example')).map(({ text }) => tokenIn(text));
    expect(tokens).toHaveLength(5);
    expect((await confirm(tokens[0] ?? '')).json().code).toBe('link_invalid');
    expect((await confirm(tokens[4] ?? '')).statusCode).toBe(200);
    expect((await again()).json().code).toBe('not_found');
  });
});

describe('a password', () => {
  // spec: 5.2
  test.each([
    ['too short', 'nine char', 'Use at least 10 characters.'],
    ['too long', 'long '.repeat(26), 'Use at most 128 characters.'],
    ['common', 'password1234', /too common/],
    ['made of the words of the clinic', 'Banyanstreet2026', /everybody here tries first/],
    ['holding the name', 'ananya at dawn', /Do not use your name/],
    ['that is the telephone number', '98200 14477', /Do not use your name/],
    ['holding the address', 'my river.otter pet', /Do not use your name/],
  ])('that is %s is refused at its field, and nobody is registered', async (_what, password, sentence) => {
    const email = `river.otter@${randomUUID()}.example`;
    const answer = await register(aRequest({ password, email }));
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'password_refused', fields: { password: answer.json().message } });
    expect(answer.json().message).toMatch(sentence);
    expect(await app.mails(email)).toEqual([]);
  });

  test('that is refused is not hashed, one that will do is hashed once', async () => {
    expect(await hashingsDuring(() => register(aRequest({ password: 'password1234' })))).toBe(0);
    expect(await hashingsDuring(() => register(aRequest()))).toBe(1);
  });

  test('keeps its spaces and its script', async () => {
    for (const password of ['  नदी के पार नाव  ', '三艘の舟 on the lake']) {
      const { pud } = (await register(aRequest({ password }))).json();
      expect((await logIn(pud, password)).statusCode).toBe(200);
      expect((await logIn(pud, password.trim() === password ? `${password} ` : password.trim())).statusCode).toBe(401);
    }
  });
});

describe('what is typed into the form', () => {
  // spec: 5.1, 9.20
  test.each([
    ['name', '   ', 'Full name is needed.'],
    ['name', 'x'.repeat(121), 'Full name can be at most 120 characters long.'],
    ['email', 'ananya', 'Enter an e-mail address like name@example.com.'],
    ['email', 'two@at@signs.example', 'Enter an e-mail address like name@example.com.'],
    ['phone', 'none', /Enter a phone number/],
    ['password', '', 'Password is needed.'],
    ['password', undefined, 'Password is needed.'],
    ['pud', 'PUD-00000-00000', 'This field is not known.'],
    ['role', 'admin', 'This field is not known.'],
  ])('is told at the field %s when it is %j', async (field, value, sentence) => {
    const answer = await register(aRequest({ [field]: value }));
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields)).toEqual([field]);
    expect(answer.json().fields[field]).toMatch(sentence);
  });

  test('loses the spaces around it, and keeps names of any script', async () => {
    const { pud } = (await register(aRequest({ name: '  अनन्या राव ', email: ' A@mail.example ' }))).json();
    expect(await patientWith(pud)).toMatchObject({ name: 'अनन्या राव' });
    expect(await app.mails('A@mail.example')).toHaveLength(1);
  });

  test('may look like an attack and is stored as it is', async () => {
    const name = `Robert'); drop table patients;-- <script>alert(1)</script>`;
    const { pud } = (await register(aRequest({ name }))).json();
    expect((await patientWith(pud)).name).toBe(name);
  });

  test('with a character that no text holds is refused, not an error of ours', async () => {
    const answer = await register(aRequest({ name: 'Ananya\u0000Rao' }));
    expect(answer.statusCode).toBe(400);
    const login = await logIn('PUD-\u0000');
    expect(login.statusCode).toBe(400);
  });
});
