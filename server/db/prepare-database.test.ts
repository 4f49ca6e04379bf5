import net from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DatabaseAway } from './explain-connection-failure.ts';
import { openTestDatabase, type TestDatabase } from './open-test-database.ts';
import { prepareDatabase } from './prepare-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const changed = (change: (address: URL) => void): string => {
  const address = new URL(database.url);
  // An address as a clinic writes it, not the socket of our own.
  address.searchParams.delete('host');
  change(address);
  return address.href;
};

const prepare = (appUrl: string, ownerUrl = database.ownerUrl) => prepareDatabase({ appUrl, ownerUrl });

async function sentenceOf(attempt: Promise<unknown>): Promise<string> {
  const error = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ name: 'PlainError' });
  return error instanceof Error ? error.message : '';
}

test('a server that does not answer is named', async () => {
  const url = changed((address) => {
    address.port = '1';
  });

  expect(await sentenceOf(prepare(url))).toBe(`No PostgreSQL answers at ${new URL(url).host} (DATABASE_URL).`);
});

test('a wrong password is said to be wrong and never repeated', async () => {
  const url = changed((address) => {
    address.password = 'a-secret-guess';
  });
  const said = await sentenceOf(prepare(database.url, url));

  expect(said).toMatch(/refuses the password of the role nadi_app_\w+ \(DATABASE_OWNER_URL\)\.$/);
  expect(said).not.toContain('a-secret-guess');
});

test('a standby is waited for until it is promoted', async () => {
  const readOnly = new URL(database.ownerUrl);
  readOnly.searchParams.set('options', '-c default_transaction_read_only=on');

  const attempt = prepare(database.url, readOnly.href);

  await expect(attempt).rejects.toBeInstanceOf(DatabaseAway);
  await expect(attempt).rejects.toThrow(
    /takes no writes; is it a standby that is not promoted \(DATABASE_OWNER_URL\)\.$/,
  );
});

test('a missing password, database or machine is named', async () => {
  const noPassword = changed((address) => {
    address.password = '';
  });
  const noDatabase = changed((address) => {
    address.pathname = '/elsewhere';
  });
  const noMachine = changed((address) => {
    address.hostname = 'nowhere.invalid';
  });

  expect(await sentenceOf(prepare(noPassword))).toContain('wants a password');
  expect(await sentenceOf(prepare(noDatabase))).toContain('has no database named elsewhere');
  expect(await sentenceOf(prepare(noMachine))).toContain('The machine nowhere.invalid');
});

test('something that is no address of a database is refused without repeating it', async () => {
  for (const url of ['clinic', 'https://clinic.example/secret', '']) {
    const said = await sentenceOf(prepare(url));
    expect(said).toContain('DATABASE_URL is not an address of the form postgres://');
    expect(said).not.toContain('clinic');
  }
});

test('something else that listens there is not waited for', async () => {
  const stranger = net.createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  const listening = stranger.address();
  const url = changed((address) => {
    address.port = String(listening && typeof listening === 'object' ? listening.port : 0);
  });

  expect(await sentenceOf(prepare(url))).toContain('(DATABASE_URL)');
  stranger.close();
});

test('the application is refused a superuser, the owner, and a role that may create tables', async () => {
  expect(await sentenceOf(prepare(database.superUrl))).toContain('is a superuser');
  expect(await sentenceOf(prepare(database.ownerUrl))).toContain('name the same role');
  await sql`grant create on schema public to ${sql.id(new URL(database.url).username)}`.execute(database.ownerDb);
  expect(await sentenceOf(prepare(database.url))).toContain('may create tables');
});

test('a database that is prepared already is left as it is', async () => {
  const fresh = await openTestDatabase();
  await expect(prepareDatabase({ ownerUrl: fresh.ownerUrl, appUrl: fresh.url })).resolves.toBeUndefined();
  await fresh.close();
});
