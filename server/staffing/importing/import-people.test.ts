import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportPreview } from '#contract/catalogues/catalogues.ts';
import { addressHash } from '#server/db/sealed/open-results.ts';
import { listNotices } from '#server/notices/read-notices.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Person } from '#server/testing-people.ts';
import { readPeople } from './read-people.ts';

let app: TestApp;
let admin: Person;
let other: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.anAdministrator({ name: 'Leela Krishnan' });
  other = await app.anAdministrator();
});
afterAll(() => app.close());

const HEADS = 'role;name;email;title;department;licence number;licence ends;employee id';
const GOOD = [
  HEADS,
  'doctor;Dr. Farah Sheikh;farah@clinic.example;Consultant;Cardiology;KMC-77;31/12/2030;',
  'nurse;Anita Kurian;anita@clinic.example;Nurse;;;;N-7',
  'receptionist;Ravi Menon;ravi@clinic.example;Front desk;;;;R-3',
].join('\r\n');

const preview = async (text: string) =>
  (await app.as(admin.cookie).post('/api/admin/people-import/preview', { text })).json<ImportPreview>();
const carryOut = (text: string, plan: string | null) =>
  app.as(admin.cookie).post('/api/admin/people-import', { text, plan: plan ?? '' });
const namesOf = async (...emails: string[]) =>
  (
    await app.db
      .selectFrom('accounts')
      .select('name')
      .where(
        'email_hash',
        'in',
        emails.map((email) => addressHash(app.db, email)),
      )
      .execute()
  ).map(({ name }) => name);

test('each line that is wrong is named, and nobody is invited', async () => {
  const nurse = await app.aNurse();
  const { email } = await app.db
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('id', '=', nurse.id)
    .executeTakeFirstOrThrow();
  const text = [
    HEADS,
    'doctor;Dr. A;a@clinic.example;Consultant;Moonology;KMC-1;;',
    'admin;Eve;eve@clinic.example;Boss;;;;A-1',
    'nurse;Bina;not-an-address;Nurse;;;;N-1',
    'doctor;Dr. C;c@clinic.example;Consultant;Cardiology;;;',
    'nurse;Dev;d@clinic.example;Nurse;;;;N-2',
    'nurse;Dev again;D@clinic.example;Nurse;;;;N-3',
    `receptionist;Taken;${email};Desk;;;;R-9`,
  ].join('\n');
  const { bad, plan } = await preview(text);
  expect(bad.map(({ line, field }) => `${line} ${field}`)).toEqual([
    ...['2 department', '3 role', '4 email', '5 licence number', '7 email', '8 email'],
  ]);
  expect(plan).toBeNull();
  expect((await carryOut(text, 'x')).json().code).toBe('import_bad_lines');
  expect(await namesOf('d@clinic.example', 'a@clinic.example')).toEqual([]);
});

test('a good file invites everyone once, also when it is sent twice at once, and all administrators are told', async () => {
  const { plan, fresh } = await preview(`\uFEFF${GOOD}`);
  expect(fresh.map(({ line }) => line)).toEqual([2, 3, 4]);
  expect(await namesOf('anita@clinic.example')).toEqual([]);
  const answers = await Promise.all([carryOut(GOOD, plan), carryOut(GOOD, plan)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(await preview(GOOD)).toMatchObject({ same: 3, fresh: [], plan: null });
  expect((await app.mails('anita@clinic.example')).length).toBe(1);
  const doctor = await app.db
    .selectFrom('clinicians')
    .select(['licence_ends_on', 'license_number'])
    .where('license_number', '=', 'KMC-77')
    .execute();
  expect(doctor).toEqual([{ licence_ends_on: '2030-12-31', license_number: 'KMC-77' }]);
  for (const { actor } of [admin, other]) {
    const [news] = await listNotices(app.deps, actor, { limit: 5 });
    expect(news?.title).toBe('Leela Krishnan invited 3 people from a file');
    expect(news?.text).toContain('Dr. Farah Sheikh (licence KMC-77)');
  }
});

test('without a fresh proof nobody is invited, as with a single invitation', async () => {
  const text = GOOD.replaceAll('@clinic', '@later')
    .replace('KMC-77', 'KMC-78')
    .replace('N-7', 'N-8')
    .replace('R-3', 'R-4');
  const { plan } = await preview(text);
  await app.db.updateTable('sessions').set({ proven_until: null }).where('account_id', '=', admin.id).execute();
  const answer = await carryOut(text, plan);
  expect(answer.statusCode).toBe(403);
  expect(await namesOf('anita@later.example')).toEqual([]);
});

test('more people than one file may hold are refused', () => {
  const many = Array.from({ length: 201 }, (_, n) => `nurse;N ${n};n${n}@x.example;Nurse;;;;E-${n}`);
  expect(readPeople([HEADS, ...many].join('\n')).bad).toEqual([
    { line: 202, field: 'file', why: 'At most 200 people at once.' },
  ]);
});
