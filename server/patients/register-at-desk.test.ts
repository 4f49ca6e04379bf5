import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tripsOf } from '../db/testing-statements.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { refuseRows } from '../testing-failing-rows.ts';
import type { Person } from '../testing-people.ts';
import { fillSounds } from './search/fill-sounds.ts';
import { trailAbout } from './testing.ts';

let app: TestApp;
let nurse: Person;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_LOGINS: '100000', RATE_LIMIT_REGISTRATIONS: '100000' } });
  nurse = await app.aNurse();
});
afterAll(() => app.close());

const PASSWORD = 'eleven herons at the weir';
const DAY_MS = 86_400_000;
let phones = 0;
function newPhone(): string {
  phones += 1;
  return `+91 98000 ${10_000 + phones}`;
}
const register = (input: object, key?: string) =>
  app
    .as(nurse.cookie)
    .post('/api/patients', { isAgeUnknown: true, sex: 'not-known', ...input }, key ? { 'idempotency-key': key } : {});
const activate = (body: object) => app.as().post('/api/patients/activate', { password: PASSWORD, ...body });
const countNamed = async (name: string) =>
  (await app.db.selectFrom('patients').select('id').where('name', '=', name).execute()).length;

describe('at the desk', () => {
  // spec: 6.11, 7.9
  test('someone gets a PUD and a code, and no account yet', async () => {
    const answer = await register({ name: 'Ila Sen', phone: newPhone() });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      patient: { name: 'Ila Sen', hasAccount: false, pud: expect.stringMatching(/^PUD-/) },
      activationCode: expect.stringMatching(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/),
    });
  });

  test('fifty of the same request are one patient, with one code', async () => {
    const key = randomUUID();
    const input = { name: 'Fifty Times', phone: newPhone() };
    const answers = await Promise.all(Array.from({ length: 50 }, () => register(input, key)));

    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await countNamed('Fifty Times')).toBe(1);
  });

  test('two desks that register one person at once make one patient', async () => {
    const phone = newPhone();
    const answers = await Promise.all(
      ['Twice Seen', 'Twice Sean', 'twice seen'].map((name) => register({ name, phone })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
  });

  // spec: 7.9
  test('the same phone number and a similar name is asked about before it is done', async () => {
    const phone = newPhone();
    const first = (await register({ name: 'Meera Iyer', phone })).json();
    const again = { name: 'Mira Iyer', phone: phone.replace('+91 ', '0') };

    const asked = await register(again);
    expect([asked.statusCode, asked.json().code]).toEqual([409, 'likely_duplicate']);
    expect(asked.json().message).toContain(first.patient.pud);
    const shownInTrail = (await trailAbout(app, first.patient.id)).filter(({ action }) => action === 'access.refused');
    expect(shownInTrail).toMatchObject([{ actor_id: nurse.id, details: { code: 'likely_duplicate' } }]);
    const query = new URLSearchParams({ name: again.name, phone: again.phone });
    const shown = await app.as(nurse.cookie).get(`/api/patients/duplicates?${query}`);
    expect(shown.json()).toMatchObject([{ name: 'Meera Iyer', pud: first.patient.pud, phoneEnding: phone.slice(-4) }]);

    expect((await register({ ...again, isNotDuplicate: true })).statusCode).toBe(201);
  });

  test('a birth date and the sex are kept in the health profile, and shown with the person', async () => {
    const born = { dateOfBirth: '1958-03-12', sex: 'female', isAgeUnknown: undefined };
    const { patient } = (await register({ name: 'Kamala Devi', phone: newPhone(), ...born })).json();
    expect(patient).toMatchObject({ dateOfBirth: '1958-03-12', sex: 'female', email: null });

    const found = (await app.as(nurse.cookie).get('/api/patients/search?q=kamala')).json();
    expect(found).toMatchObject([{ name: 'Kamala Devi', dateOfBirth: '1958-03-12', gender: 'Female' }]);
  });

  test('an age alone is kept with the day it was given', async () => {
    const { patient } = (await register({ name: 'Aged Person', phone: newPhone(), age: 70, sex: 'male' })).json();
    const row = await app.db
      .selectFrom('health_profiles')
      .select(['age_years', 'age_given_on', 'date_of_birth'])
      .where('patient_id', '=', patient.id)
      .executeTakeFirst();
    expect(row).toMatchObject({ age_years: 70, date_of_birth: null });
    expect(row?.age_given_on).not.toBeNull();
    expect(patient).toMatchObject({ age: 70, dateOfBirth: null });
  });

  test('someone unconscious is registered without birth, sex or e-mail, but never by leaving them out', async () => {
    const unknown = { name: 'Unknown man, bus stand', phone: newPhone() };
    expect((await register(unknown)).statusCode).toBe(201);

    const silent = await register({ ...unknown, isAgeUnknown: undefined, sex: undefined });
    expect([silent.statusCode, Object.keys(silent.json().fields)]).toEqual([400, expect.arrayContaining(['sex'])]);
    const ageless = await register({ ...unknown, isAgeUnknown: undefined });
    expect([ageless.statusCode, Object.keys(ageless.json().fields)]).toEqual([400, ['dateOfBirth']]);
  });

  test.each([
    [{ dateOfBirth: '2999-01-01' }, 400, 'dateOfBirth'],
    [{ age: 131 }, 400, 'age'],
    [{ age: 115 }, 409, 'age'],
  ])('an impossible or unusual birth is refused at its field: %j', async (born, status, field) => {
    const answer = await register({ name: 'Odd Years', phone: newPhone(), sex: 'female', ...born });
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([status, [field]]);
  });

  test('who lies in a bed under a name that sounds alike is shown before registering, and registering anyway is audited', async () => {
    const known = { name: 'Sunita Patil', phone: newPhone(), dateOfBirth: '1971-08-20', sex: 'female' };
    const first = (await register(known)).json().patient;
    await app.db.updateTable('patients').set({ place: '207-B' }).where('id', '=', first.id).execute();
    const again = { name: 'Suneeta Patel', phone: newPhone(), age: 40, sex: 'female', isAgeUnknown: undefined };

    const asked = await register(again);
    expect([asked.statusCode, asked.json().code]).toEqual([409, 'likely_duplicate']);
    expect(asked.json().message).toContain('207-B');
    const query = new URLSearchParams({ name: again.name, phone: again.phone, age: '40', sex: 'female' });
    const shown = (await app.as(nurse.cookie).get(`/api/patients/duplicates?${query}`)).json();
    expect(shown).toMatchObject([
      { name: 'Sunita Patil', place: '207-B', dateOfBirth: '1971-08-20', reasons: ['inpatient'] },
    ]);

    const anyway = await register({ ...again, isNotDuplicate: true });
    expect(anyway.statusCode).toBe(201);
    const trail = await trailAbout(app, anyway.json().patient.id);
    expect(trail).toContainEqual(
      expect.objectContaining({ action: 'patient.registered', details: { at: 'desk', not_duplicate: true } }),
    );
  });

  test('the same name and birth date with another phone is asked about; born on another day it is someone else', async () => {
    const known = { name: 'Lakshmi Narayan', phone: newPhone(), dateOfBirth: '1960-05-06', sex: 'female' };
    expect((await register({ ...known, isAgeUnknown: undefined })).statusCode).toBe(201);
    const laxmi = { ...known, name: 'Laxmi Narayan', phone: newPhone(), isAgeUnknown: undefined };
    expect((await register(laxmi)).json().code).toBe('likely_duplicate');
    expect((await register({ ...laxmi, dateOfBirth: '1988-01-30' })).statusCode).toBe(201);
  });

  test.each(['S Narvekar', 'Savitri N', 'Mrs Savitri Narvekar', 'Savithri', 'Savitri Gokhale', 'S N'])(
    'the same birth date finds someone by a part of the name: %s',
    async (name) => {
      const known = { name: 'Savitri Narvekar', phone: newPhone(), dateOfBirth: '1949-02-07', sex: 'female' };
      await register({ ...known, isAgeUnknown: undefined, isNotDuplicate: true });
      const query = new URLSearchParams({ name, dateOfBirth: '1949-02-07' });
      const shown = (await app.as(nurse.cookie).get(`/api/patients/duplicates?${query}`)).json();
      expect(shown).toContainEqual(expect.objectContaining({ name: 'Savitri Narvekar' }));
      const asked = await register({ ...known, name, phone: newPhone(), isAgeUnknown: undefined });
      expect(asked.json().code).toBe('likely_duplicate');
    },
  );

  test('the same phone and another name is a hint: it is shown, and refuses nobody', async () => {
    const phone = newPhone();
    await register({ name: 'Govind Apte', phone });
    const wife = { name: 'Rekha Bhide', phone };
    const shown = (await app.as(nurse.cookie).get(`/api/patients/duplicates?${new URLSearchParams(wife)}`)).json();
    expect(shown).toMatchObject([{ name: 'Govind Apte', reasons: ['shared-phone'] }]);
    expect((await register(wife)).statusCode).toBe(201);
  });

  test('two desks that register one birth date with parts of a name at once make one patient', async () => {
    const born = { dateOfBirth: '1951-11-23', sex: 'female', isAgeUnknown: undefined };
    const answers = await Promise.all(
      ['Yamuna Tilak', 'Y Tilak', 'Yamuna'].map((name) => register({ name, phone: newPhone(), ...born })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
  });

  test('two desks that register one name with two phones at once make one patient', async () => {
    const answers = await Promise.all(
      ['Mohd Khan', 'Muhammad Khan', 'Mohammed Khan'].map((name) => register({ name, phone: newPhone() })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
  });

  test('names from before sounds were written are filled in and then found by sound', async () => {
    const { patient } = (await register({ name: 'Zakir Hossain', phone: newPhone() })).json();
    await app.db.deleteFrom('patient_keys').where('patient_id', '=', patient.id).where('kind', '=', 'sound').execute();
    await app.db.updateTable('patients').set({ needs_sounds: true }).where('id', '=', patient.id).execute();
    const namesake = { name: 'Jakir Hussain', phone: newPhone() };
    const query = new URLSearchParams(namesake);
    const shown = async () => (await app.as(nurse.cookie).get(`/api/patients/duplicates?${query}`)).json();
    expect(await shown()).toEqual([]);

    expect(await fillSounds(app.deps)).toBe(true);
    expect(await fillSounds(app.deps)).toBe(false);
    expect(await shown()).toMatchObject([{ name: 'Zakir Hossain', reasons: ['name'] }]);
  });

  test('when nobody waits for sounds, the look for them reads the index of those who do, and no patients', async () => {
    await fillSounds(app.deps);
    const [look = ''] = await tripsOf(app.database.pool, () => fillSounds(app.deps));
    const plan = await app.db.transaction().execute(async (tx) => {
      // As PostgreSQL keeps it, knowing no values.
      await sql`set local plan_cache_mode = force_generic_plan`.execute(tx);
      await sql`set local enable_seqscan = off`.execute(tx);
      await sql`prepare look as ${sql.raw(look)}`.execute(tx);
      return sql<{ 'QUERY PLAN': string }>`explain execute look (1)`.execute(tx);
    });
    expect(plan.rows.map((line) => line['QUERY PLAN']).join('\n')).toContain('patients_without_sounds');
  });

  test('a name whose sounds cannot be written keeps no other from being found, and is tried again', async () => {
    const ids: string[] = [];
    for (const name of ['Hemlata Joglekar', 'Ganpat Kulkarni']) {
      ids.push((await register({ name, phone: newPhone() })).json().patient.id);
    }
    const ofBoth = app.db.deleteFrom('patient_keys').where('patient_id', 'in', ids);
    await ofBoth.where('kind', '=', 'sound').execute();
    await app.db.updateTable('patients').set({ needs_sounds: true }).where('id', 'in', ids).execute();
    const waiting = async () => {
      const rows = await app.db.selectFrom('patients').select('id').where('needs_sounds', '=', true).execute();
      return rows.map(({ id }) => id);
    };
    const when = `new.patient_id = '${ids[0]}'`;
    const { mend } = await refuseRows(app, { on: 'insert', table: 'patient_keys', when });

    await expect(fillSounds(app.deps)).rejects.toThrow(`Failed: patient ${ids[0]}`);
    expect(await waiting()).toEqual([ids[0]]);

    await mend();
    await fillSounds(app.deps);
    expect(await waiting()).toEqual([]);
  });

  test('with an e-mail address the Health ID is mailed, with a link that confirms the address', async () => {
    const email = 'desk.welcome@mail.example';
    const { patient } = (await register({ name: 'Mailed Person', phone: newPhone(), email })).json();
    expect(patient).toMatchObject({ email: null, newEmail: email, newEmailNeeds: 'link' });
    const [mail] = await app.mails(email);
    expect(mail?.text).toContain(patient.pud);
    const token = /#(\S+)/.exec(mail?.text ?? '')?.[1];
    expect((await app.as().post('/api/email/confirm', { token })).statusCode).toBe(200);
    const read = await app.as(nurse.cookie).get(`/api/patients/${patient.id}`);
    expect(read.json()).toMatchObject({ email, newEmail: null });
  });

  test('a family may share a phone', async () => {
    const phone = newPhone();
    expect((await register({ name: 'Ananya Rao', phone })).statusCode).toBe(201);
    expect((await register({ name: 'Rohan Rao', phone })).statusCode).toBe(201);
  });

  test.each([
    'Zoë Müller-Strauß',
    "Siobhán O'Brien",
    '👩🏽‍⚕️ Meera 🌸',
    'محمد علي',
    'שרה לוי',
    'Nguyễn Thị Hạnh',
    'राम कुमार',
    'A'.repeat(120),
    '<b>Bold</b> & "quoted"',
  ])('the name %s is kept exactly', async (name) => {
    const { patient } = (await register({ name, phone: newPhone() })).json();
    const read = await app.as(nurse.cookie).get(`/api/patients/${patient.id}`);
    expect([patient.name, read.json().name]).toEqual([name, name]);
  });

  test('a name of ten thousand characters is refused at its field', async () => {
    const answer = await register({ name: 'a'.repeat(10_000), phone: newPhone() });
    expect([answer.statusCode, answer.json().fields]).toEqual([
      400,
      { name: 'Full name can be at most 120 characters long.' },
    ]);
  });
});

describe('an activation code', () => {
  async function someone(name = 'Ila Sen') {
    // Time passes in these tests, and sessions end with it.
    nurse = await app.aNurse();
    const { patient, activationCode } = (await register({ name, phone: newPhone(), isNotDuplicate: true })).json();
    return { id: patient.id as string, pud: patient.pud as string, code: activationCode as string };
  }

  test('records the consent that is given with it', async () => {
    const { pud, code, id } = await someone();

    expect((await activate({ pud, code, consent: true })).statusCode).toBe(200);

    const row = await app.db.selectFrom('patients').select('consented_at').where('id', '=', id).executeTakeFirst();
    expect(row?.consented_at).toEqual(app.clock.now());
  });

  test('opens the account with a password of their own, however it is typed', async () => {
    const { pud, code, id } = await someone();
    expect(
      (await activate({ pud: pud.toLowerCase(), code: ` ${code.toLowerCase().replace('-', ' ')}` })).statusCode,
    ).toBe(200);

    const login = await app.as().post('/api/patients/login', { pud, password: PASSWORD });
    expect([login.statusCode, login.json().patientId]).toEqual([200, id]);
  });

  test('works once, also when it is used many times at once', async () => {
    const { pud, code } = await someone();
    const answers = await Promise.all(Array.from({ length: 9 }, () => activate({ pud, code })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await activate({ pud, code })).json().code).toBe('link_invalid');
  });

  test('is worth nothing after fourteen days', async () => {
    const { pud, code } = await someone();
    app.clock.advance(14 * DAY_MS);
    expect((await activate({ pud, code })).statusCode).toBe(410);
  });

  test('is replaced at the desk; the earlier one stops working', async () => {
    const { id, pud, code } = await someone();
    const renewed = (await app.as(nurse.cookie).post(`/api/patients/${id}/activation-code`)).json();
    expect((await activate({ pud, code })).statusCode).toBe(410);
    expect((await activate({ pud, code: renewed.activationCode })).statusCode).toBe(200);
    // Somebody has seen the owner: the record is open, and the desk makes no more codes for the account.
    await app.db.updateTable('patients').set({ record_held_since: null }).where('pud', '=', pud).execute();

    const again = await app.as(nurse.cookie).post(`/api/patients/${id}/activation-code`);
    expect([again.statusCode, again.json().code]).toEqual([409, 'account_exists']);
  });

  test('opens an account without an e-mail address, and every notice then stays on the screen', async () => {
    const { pud, code } = await someone('No Address');
    expect((await activate({ pud, code })).statusCode).toBe(200);
    const login = await app.as().post('/api/patients/login', { pud, password: PASSWORD });
    const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
    expect((await app.as(cookie).get('/api/me')).json()).toMatchObject({ email: null, pud });
  });

  test('cannot be guessed: after ten tries the right one waits, too', async () => {
    const { pud, code } = await someone();
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await activate({ pud, code: `WRONG-${guess}WRON` })).json().code).toBe('link_invalid');
    }
    expect((await activate({ pud, code })).json().code).toBe('login_locked');
    app.clock.advance(15 * 60_000);
    expect((await activate({ pud, code })).statusCode).toBe(200);
  });

  test('of a person that nobody knows sounds like a wrong one', async () => {
    const { pud } = await someone();
    const wrong = await activate({ pud, code: 'WRONG-CODES' });
    const unknown = await activate({ pud: 'PUD-00000-00000', code: 'WRONG-CODES' });
    expect([unknown.statusCode, unknown.json().message]).toEqual([wrong.statusCode, wrong.json().message]);
  });

  test('asks for a password as good as any other, and is not used up by a weak one', async () => {
    const { pud, code } = await someone();
    const weak = await activate({ pud, code, password: 'password12' });
    expect([weak.statusCode, weak.json().code]).toEqual([422, 'password_refused']);
    expect((await activate({ pud, code })).statusCode).toBe(200);
  });

  test('is nowhere in the database', async () => {
    const { code } = await someone();
    const rows = await app.db.selectFrom('activation_codes').select('code_hash').execute();
    expect(rows.some(({ code_hash }) => code_hash.toString('latin1').includes(code.slice(0, 5)))).toBe(false);
    expect(app.logged.join('')).not.toContain(code);
  });
});
