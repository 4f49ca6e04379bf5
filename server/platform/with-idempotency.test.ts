import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { EXAMPLES } from '../patients/testing-calls.ts';
import { application, invitation } from '../staffing/testing-calls.ts';
import { startTestApp } from '../testing-app.ts';
import { withIdempotency } from './with-idempotency.ts';

const app = await startTestApp({ env: { RATE_LIMIT_REGISTRATIONS: '1000' } });
afterAll(() => app.close());

const registration = (email = `${randomUUID()}@mail.example`) => ({
  name: 'Ila Sen',
  email,
  phone: `+91 ${randomInt(10_000, 99_999)} ${randomInt(10_000, 99_999)}`,
  password: 'eleven herons at the weir',
});
const register = (body: object, key: string) =>
  app.as().post('/api/patients/register', body, { 'idempotency-key': key });
const apply = (body: object, key: string) => app.as().post('/api/applications', body, { 'idempotency-key': key });
/** By phone: an address is not theirs before they have confirmed it. */
const patientsWith = async ({ phone }: { phone: string }) =>
  (await app.db.selectFrom('patients').select(['id', 'phone']).execute()).filter((row) => row.phone === phone).length;
const keysOf = async (key: string) =>
  (await app.db.selectFrom('idempotency_keys').selectAll().where('key', '=', key).execute()).length;

describe('a request that is sent twice is done once', () => {
  test('a registration gets the same PUD', async () => {
    const [input, key] = [registration(), randomUUID()];
    const [first, second] = [await register(input, key), await register(input, key)];
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect(await patientsWith(input)).toBe(1);
  });

  test('an application gets the same answer, not "already applied"', async () => {
    const [input, key] = [application(), randomUUID()];
    const [first, second] = [await apply(input, key), await apply(input, key)];
    expect([first.statusCode, second.statusCode, second.json()]).toEqual([201, 201, first.json()]);
    expect(await app.mails(input.email)).toHaveLength(1);
    expect((await apply(input, randomUUID())).json().code).toBe('already_applied');
  });

  test('fifty at the same moment make one patient and get one answer', async () => {
    const [input, key] = [registration(), randomUUID()];
    const answers = await Promise.all(Array.from({ length: 50 }, () => register(input, key)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(201);
    expect(await patientsWith(input)).toBe(1);
  });

  test('without a key every request is its own', async () => {
    const input = registration();
    await app.as().post('/api/patients/register', input);
    await app.as().post('/api/patients/register', input);
    expect(await patientsWith(input)).toBe(2);
  });
});

describe('a key belongs to one content, one endpoint and one person', () => {
  test('with another content it is refused', async () => {
    const [input, key] = [registration(), randomUUID()];
    await register(input, key);
    const refused = await register({ ...input, name: 'Ila Rao' }, key);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'key_reused']);
    expect(await patientsWith(input)).toBe(1);
  });

  test('with another password it is a conflict: nobody is promised a password that was not set', async () => {
    const [input, key] = [registration(), randomUUID()];
    const first = await register(input, key);
    const second = await register({ ...input, password: 'twelve herons at the weir' }, key);
    expect([second.statusCode, second.json().code]).toEqual([409, 'password_differs']);
    expect(second.body).not.toContain(first.json().pud);
    expect(await patientsWith(input)).toBe(1);
    expect((await register(input, key)).json()).toEqual(first.json());
    const rows = await app.db.selectFrom('idempotency_keys').selectAll().where('key', '=', key).execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/heron|Ila|mail\.example/);
  });

  test('at another endpoint it is another key', async () => {
    const key = randomUUID();
    expect((await register(registration(), key)).statusCode).toBe(201);
    expect((await apply(application(), key)).statusCode).toBe(201);
  });

  test("another person's same key is separate", async () => {
    const key = randomUUID();
    const invite = (cookie: string, body: object) =>
      app.as(cookie).post('/api/admin/invitations', body, { 'idempotency-key': key });
    const [one, two] = [await app.anAdministrator(), await app.anAdministrator()];
    const first = await invite(one.cookie, invitation());
    const second = await invite(two.cookie, invitation());
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json().id).not.toBe(first.json().id);
  });

  test.each([
    ['too short', 'abc'],
    ['too long', 'k'.repeat(201)],
  ])('a key that is %s is refused at its name', async (_how, key) => {
    const refused = await register(registration(), key);
    expect(refused.json()).toMatchObject({ code: 'bad_input', fields: { 'Idempotency-Key': expect.any(String) } });
  });
});

test('a kept answer cannot be read in the table: an activation code opens an account', async () => {
  const example = await EXAMPLES['POST /patients']?.(app);
  const key = randomUUID();
  const register = () => app.as(example?.cookie).post('/api/patients', example?.body, { 'idempotency-key': key });
  const made = await register();
  const { activationCode, patient } = made.json<{ activationCode: string; patient: { name: string } }>();
  const rows = await app.db.selectFrom('idempotency_keys').selectAll().where('key', '=', key).execute();

  expect([made.statusCode, rows.length]).toEqual([201, 1]);
  const kept = JSON.stringify(rows.map((row) => ({ ...row, sealed_reply: row.sealed_reply?.toString('latin1') })));
  for (const secret of [activationCode, patient.name, 'PUD-']) expect(kept).not.toContain(secret);
  expect((await register()).json()).toEqual(made.json());
});

describe('what fails leaves nothing behind', () => {
  test('a refused request may be mended and sent again with its key', async () => {
    const [input, key] = [registration(), randomUUID()];
    expect((await register({ ...input, password: 'short' }, key)).json().code).toBe('password_refused');
    expect(await keysOf(key)).toBe(0);
    expect((await register({ ...input, phone: '+91 98200 00000' }, key)).statusCode).toBe(201);
  });

  test('work that breaks half-way is undone together with its key, and can be done again', async () => {
    const request = { scope: 'visitor', endpoint: 'POST /test', key: randomUUID(), content: { body: { a: 1 } } };
    const setting = { key: request.key, value: JSON.stringify('written') };
    const broken = withIdempotency(app.deps, request, async ({ db }) => {
      await db.insertInto('settings').values(setting).execute();
      throw new Error('The lights went out.');
    });
    await expect(broken).rejects.toThrow('The lights went out.');
    expect(await keysOf(request.key)).toBe(0);
    const left = await app.db.selectFrom('settings').select('key').where('key', '=', request.key).execute();
    expect(left).toEqual([]);
    expect(await withIdempotency(app.deps, request, async () => ({ message: 'done' }))).toEqual({ message: 'done' });
    const never = () => Promise.reject(new Error('It was done already.'));
    expect(await withIdempotency(app.deps, request, never)).toEqual({ message: 'done' });
  });
});
