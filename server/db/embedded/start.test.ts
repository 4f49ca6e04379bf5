import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../connect.ts';
import { withClient } from '../with-client.ts';
import { findRunningPostgres } from './find-running.ts';
import { isAlive } from './postmaster.ts';
import type { EmbeddedPostgres } from './start.ts';
import { aFolder, anotherNadi, start, until } from './testing.ts';

const isFull = process.env.NADI_TEST_FULL === '1';

const { folder, remove } = aFolder();
let server: EmbeddedPostgres;
beforeAll(async () => {
  server = await start(folder);
});
afterAll(async () => {
  await server.stop();
  await remove();
});

async function ask(url: string, question: string): Promise<unknown> {
  const { rows } = await withClient(url, (client) => client.query({ text: question, rowMode: 'array' }));
  return rows[0]?.[0];
}

test('a fresh start listens on this machine only and keeps its files to itself', async () => {
  const cluster = path.join(folder, 'pg18');

  expect(server.adopted).toBe(false);
  expect(await ask(server.superUrl, 'show listen_addresses')).toBe('127.0.0.1');
  expect(await ask(server.superUrl, 'show unix_socket_directories')).toBe('.');
  expect(await ask(server.appUrl, 'select inet_server_addr()')).toBe(null);
  expect(await ask(server.appUrl, 'show server_encoding')).toBe('UTF8');
  expect(await ask(server.appUrl, 'select datlocale from pg_database where datname = current_database()')).toBe(
    'C.UTF-8',
  );
  expect(fs.statSync(cluster).mode & 0o777).toBe(0o700);
  expect(fs.statSync(path.join(cluster, 'nadi-passwords.json')).mode & 0o777).toBe(0o600);
});

test('nobody gets in without the password', async () => {
  const guess = new URL(server.appUrl);
  guess.password = 'guess';

  await expect(ask(guess.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
});

test('the owner owns the database, the application owns nothing, neither is a superuser', async () => {
  const mighty = "select count(*)::int from pg_roles where rolname like 'nadi%' and (rolsuper or rolcreaterole)";

  expect(await ask(server.ownerUrl, 'select pg_get_userbyid(datdba) from pg_database where datname = $$nadi$$')).toBe(
    'nadi_owner',
  );
  expect(await ask(server.superUrl, mighty)).toBe(0);
  await expect(ask(server.appUrl, 'create table mine (id int)')).rejects.toMatchObject({ code: '42501' });
  await expect(ask(server.appUrl, 'create temporary table mine (id int)')).rejects.toMatchObject({ code: '42501' });
});

test('what was written is there after a restart', async () => {
  await ask(server.ownerUrl, "create table kept as select 'a letter'::text as what");
  await server.stop();
  expect(isAlive(server.pid)).toBe(false);

  server = await start(folder);

  expect(await ask(server.ownerUrl, 'select what from kept')).toBe('a letter');
});

test('a lock file that names some other program does not keep the database closed', async () => {
  await server.stop();
  // As after a restart of the machine: the number now belongs to this test.
  fs.writeFileSync(path.join(folder, 'pg18', 'postmaster.pid'), `${process.pid}\n${folder}\n0\n1\n\n127.0.0.1\n`);

  server = await start(folder);

  expect(await ask(server.ownerUrl, 'select what from kept')).toBe('a letter');
});

test('a command beside a running Nadi finds its database', async () => {
  expect(await findRunningPostgres(folder)).toMatchObject({ ownerUrl: server.ownerUrl });
});

test('a killed server comes back by itself, and open pools find it again', async () => {
  const { pool, close } = openDatabase(server.appUrl, { max: 2 });
  await pool.query('select 1');
  const before = server.pid;

  process.kill(before, 'SIGKILL');
  await until(() => server.pid !== before);

  const { rows } = await pool.query('select 1 as one');
  expect(rows).toEqual([{ one: 1 }]);
  expect(await ask(server.ownerUrl, 'select what from kept')).toBe('a letter');
  await close();
});

test.runIf(isFull)('a second Nadi on the same data folder is refused, and the first one goes on', async () => {
  const { refusal } = await anotherNadi(folder).says();

  expect(refusal).toBe(`Nadi is already running on this data folder (process ${process.pid}).`);
  expect(await ask(server.appUrl, 'select 1')).toBe(1);
});
