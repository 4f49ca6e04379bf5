import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dumpOf, whatWasTold } from '#server/demo/testing-dump.ts';
import { asMasterKey, type MasterKeys } from '#server/platform/encryption/master-keys.ts';
import { SealBroken } from '#server/platform/encryption/seal.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import { makeDataKeys } from './data-keys.ts';
import { forgetKeys } from './destroy-keys.ts';
import { MARK, openCell, readEnvelope, sealCell } from './envelope.ts';
import { openKeys } from './open-keys.ts';
import { DOES_NOT_OPEN, ERASED } from './open-results.ts';
import { keysLeft, rewrapKeys } from './rewrap-keys.ts';
import { sealExisting } from './seal-existing.ts';
import { SEALED } from './sealed-columns.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { SYMPTOM_BUDGET_MS: '10000' } });
});
afterAll(() => app.close());

const ids = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'] as const;
const stored = async (column: string, id: string) =>
  (
    await sql<{ cell: string }>`select ${sql.ref(column)}::text as cell from patients where id = ${id}`.execute(
      app.database.ownerDb,
    )
  ).rows[0]?.cell;
const patientIdOf = async ({ pud }: { pud: string }) =>
  (await app.db.selectFrom('patients').select('id').where('pud', '=', pud).executeTakeFirstOrThrow()).id;

describe('a sealed cell', () => {
  const key = randomBytes(32);
  const cell = { column: SEALED.patientPhone, owner: ids[0], row: [ids[0]] };

  test('opens with its key, and never shows what it holds', () => {
    const sealed = sealCell(key, cell, '+91 98200 14477');
    expect(sealed.startsWith(MARK)).toBe(true);
    expect(Buffer.from(sealed.slice(1), 'base64').includes('98200')).toBe(false);
    expect(sealCell(key, cell, '+91 98200 14477')).not.toBe(sealed);
    expect(readEnvelope(sealed)).toMatchObject(cell);
    expect(openCell(key, readEnvelope(sealed))).toBe('+91 98200 14477');
  });

  test('does not open with another key, nor after any byte of it was changed', () => {
    const sealed = sealCell(key, cell, '+91 98200 14477');
    expect(() => openCell(randomBytes(32), readEnvelope(sealed))).toThrow(SealBroken);
    const bytes = Buffer.from(sealed.slice(1), 'base64');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => openCell(key, readEnvelope(MARK + changed.toString('base64')))).toThrow(SealBroken);
    }
  });
});

test('every sealed column has a number of its own', () => {
  const numbers = Object.values(SEALED).map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('no rule of a table limits how long a sealed column may be: the cell is longer than its text', async () => {
  const { rows } = await sql<{ place: string }>`
    select c.conrelid::regclass || '.' || a.attname as place
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'c' and pg_get_constraintdef(c.oid) like '%length(%'`.execute(app.database.ownerDb);
  const limited = new Set(rows.map(({ place }) => place));
  expect(limited.size).toBeGreaterThan(0);
  expect(Object.values(SEALED).filter(({ table, column }) => limited.has(`${table}.${column}`))).toEqual([]);
});

describe('what a patient’s row holds', () => {
  test('is sealed in the table and open to who reads it through the app', async () => {
    const id = await patientIdOf(await app.aPatient());
    expect(await stored('phone', id)).toMatch(new RegExp(`^${MARK}`));
    const row = await app.db.selectFrom('patients').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.phone).toMatch(/^\+91/);
  });

  test('is refused when somebody moved it to another row or column', async () => {
    const [id, other] = [await patientIdOf(await app.aPatient()), await patientIdOf(await app.aPatient())];
    const own = await stored('phone', other);
    const read = () => app.db.selectFrom('patients').selectAll().where('id', '=', other).executeTakeFirst();
    await sql`update patients set phone = (select phone from patients where id = ${id}) where id = ${other}`.execute(
      app.database.ownerDb,
    );
    await expect(read()).rejects.toThrow(SealBroken);
    await sql`update patients set phone = email where id = ${other}`.execute(app.database.ownerDb);
    await expect(read()).rejects.toThrow(SealBroken);
    await sql`update patients set phone = ${own} where id = ${other}`.execute(app.database.ownerDb);
    expect((await read())?.phone).toMatch(/^\+91/);
  });

  test('cannot be read without naming the row, so that no query forgets to check it', async () => {
    await expect(app.db.selectFrom('patients').select('phone').limit(1).execute()).rejects.toThrow(/without id/);
  });

  test('cannot be imitated by whoever types', async () => {
    const body = { role: 'doctor', email: `${MARK}AQ@mail.example` };
    expect((await app.as().post('/api/password/forgot', body)).statusCode).toBe(400);
  });

  test('is gone for good once the key is destroyed', async () => {
    const id = await patientIdOf(await app.aPatient());
    await app.db.updateTable('data_keys').set({ wrapped: null }).where('owner', '=', id).execute();
    forgetKeys(app.db, [id]);
    const row = await app.db.selectFrom('patients').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect([row.phone, row.name]).toEqual([ERASED, expect.any(String)]);
    const { wrapped } = await app.db
      .selectFrom('data_keys')
      .select(['owner', 'wrapped'])
      .where('owner', '=', id)
      .executeTakeFirstOrThrow();
    expect(wrapped).toBeNull();
  });
});

test('a copy of the database tells nothing of how to reach a patient, of symptoms or of why they come', async () => {
  const patient = await app.aPatient({ email: 'copied.rao@mail.example' });
  const browser = app.as(await app.login(patient));
  const symptoms = 'A throbbing headache on the left since breakfast.';
  expect((await browser.post('/api/symptoms/analyze', { symptoms })).statusCode).toBeLessThan(300);
  const told = await whatWasTold(app);
  expect(told).toContain('copied.rao@mail.example');
  expect(told).toContain(symptoms);
  const dump = await dumpOf(app);
  expect(dump).toContain(patient.pud);
  expect([...told, 'throbbing'].filter((text) => dump.includes(text))).toEqual([]);
});

test('an alarm whose words or number were damaged reaches everyone all the same', async () => {
  const patient = await app.aPatient();
  const id = await patientIdOf(patient);
  const raised = await app.as(patient.cookie).post('/api/alerts', { reason: 'Fell on the stairs', place: 'Hill Road' });
  expect(raised.statusCode).toBe(201);
  const changed = sql`overlay(phone placing 'AAAA' from length(phone) - 12)`;
  await sql`update patients set phone = ${changed} where id = ${id}`.execute(app.database.ownerDb);
  await sql`update alerts set reason = place where patient_id = ${id}`.execute(app.database.ownerDb);
  const nurse = app.as((await app.aNurse()).cookie);
  const alerts = (await nurse.get('/api/alerts')).json<{ patientId: string }[]>();
  expect(alerts.find(({ patientId }) => patientId === id)).toMatchObject({
    ...{ reason: DOES_NOT_OPEN, phone: DOES_NOT_OPEN, place: 'Hill Road' },
  });
});

describe('rows from before', () => {
  test('are read as they are, found by phone and sealed in batches, by whichever server comes', async () => {
    const plain = { pud: 'PUD-00000-00DD0', name: 'Old Rao', name_key: 'old rao', registered_at: app.clock.now() };
    const { id } = await app.db
      .insertInto('patients')
      .values({ ...plain, phone: '+91 98200 77001', needs_sounds: false })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await app.db.selectFrom('patients').selectAll().where('id', '=', id).executeTakeFirstOrThrow()).phone).toBe(
      '+91 98200 77001',
    );
    await app.database.ownerDb.deleteFrom('sealing_progress').execute();
    const parts = { ownerUrl: app.database.ownerUrl, sealed: app.database.opened.sealed, log: app.deps.log };
    await sealExisting(parts).first();
    while (await sealExisting(parts).next());
    expect(await stored('phone', id)).toMatch(new RegExp(`^${MARK}`));
    const row = await app.db.selectFrom('patients').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect([row.phone, row.needs_sounds]).toEqual(['+91 98200 77001', true]);
    expect(app.logged.join()).toContain('sealed what was here before');
  });
});

describe('replacing the master key', () => {
  const ringOf = (...keys: Buffer[]): MasterKeys => {
    const all = keys.map(asMasterKey);
    const [current] = all;
    if (!current) throw new Error('A ring has a key.');
    return {
      current: () => current,
      all: () => all,
      byId: (id) => all.find((key) => key.id.equals(id)),
      reload() {},
      reloadFile() {},
    };
  };

  test('wraps each key anew, goes on where it was left, and needs the old one until it is finished', async () => {
    const pool = app.database.opened.keyPool;
    const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
    const hash = () => Buffer.alloc(0);
    const kept = await app.database.ownerDb.deleteFrom('data_keys').returningAll().execute();
    const [one, other] = await Promise.all(
      ids.map((id) => makeDataKeys({ pool, master: ringOf(oldKey), hash }).toWrite(id)),
    );

    const both = ringOf(newKey, oldKey);
    expect(await keysLeft(pool, both)).toBe(2);
    await expect(rewrapKeys(pool, ringOf(newKey), app.deps.log)).rejects.toThrow(SealBroken);
    expect(await rewrapKeys(pool, both, app.deps.log)).toBe(true);
    expect(await rewrapKeys(pool, both, app.deps.log)).toBe(false);
    expect(await keysLeft(pool, both)).toBe(0);

    const fresh = await makeDataKeys({ pool, master: ringOf(newKey), hash }).read(ids);
    expect([fresh.get(ids[0]), fresh.get(ids[1])]).toEqual([one, other]);
    await expect(makeDataKeys({ pool, master: ringOf(oldKey), hash }).read(ids)).rejects.toThrow(SealBroken);
    await app.database.ownerDb.deleteFrom('data_keys').execute();
    await app.db.insertInto('data_keys').values(kept).execute();
  });
});

test('a damaged key makes unreadable what is sealed under it, says so, and leaves everyone else readable', async () => {
  const [damaged, whole] = [await app.aPatient(), await app.aPatient()];
  await sql`update data_keys set wrapped = overlay(wrapped placing '\\x00000000'::bytea from 20) where owner = ${damaged.patientId}`.execute(
    app.database.ownerDb,
  );
  forgetKeys(app.db, [damaged.patientId, whole.patientId]);
  const heard: unknown[] = [];
  const { sealed } = app.database.opened;
  const before = sealed.onBroken;
  sealed.onBroken = (error) => void heard.push(error);
  const both = app.db
    .selectFrom('patients')
    .select(['id', 'phone'])
    .where('id', 'in', [damaged.patientId, whole.patientId]);
  const phones = new Map((await both.execute()).map(({ id, phone }) => [id, phone]));
  sealed.onBroken = before;
  expect(phones.get(damaged.patientId)).toBe(DOES_NOT_OPEN);
  expect(phones.get(whole.patientId)).toMatch(/^\+91/);
  expect(String(heard[0])).toContain('Put this row back from a backup');
});

test('a version that does not know all sealed columns does not start', async () => {
  const future = { table_name: 'of_the_future', columns: [9_999], is_done: true };
  await app.database.ownerDb.insertInto('sealing_progress').values(future).execute();
  await expect(openKeys(app.database.opened, app.master)).rejects.toThrow('A newer Nadi has sealed more');
  await app.database.ownerDb.deleteFrom('sealing_progress').where('table_name', '=', 'of_the_future').execute();
});

test('keys are kept in memory, so many and no more, and one question reads those that are missing', async () => {
  let asked = 0;
  const pool = {
    query: ((...given: Parameters<typeof app.database.opened.keyPool.query>) => {
      asked += 1;
      return app.database.opened.keyPool.query(...given);
    }) as typeof app.database.opened.keyPool.query,
  };
  const owners = await Promise.all([1, 2, 3].map(async () => patientIdOf(await app.aPatient())));
  let now = 0;
  const { master } = app;
  const keys = makeDataKeys({ pool, master, hash: () => Buffer.alloc(0), most: 2, now: () => now });
  const [first = '', ...others] = owners;
  await keys.read([first]);
  const found = await keys.read(owners);
  expect(found.size).toBe(3);
  expect(asked).toBe(2);
  // Each in memory of its own: a piece of a shared block would keep all of it.
  for (const key of found.values()) expect(key).toMatchObject({ length: 32, buffer: { byteLength: 32 } });
  await keys.read(others);
  expect(asked).toBe(2);
  // The first gave way to the two others.
  await keys.read([first]);
  expect(asked).toBe(3);
  now += 11 * 60_000;
  await keys.read([first]);
  expect(asked).toBe(4);
});
