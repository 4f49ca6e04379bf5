import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { createDatabase, dropDatabase, inDatabase } from './create-database.ts';
import { migrate } from './migrate.ts';
import { prepareDatabase } from './prepare-database.ts';
import { withClient } from './with-client.ts';

const server = inject('testServer');
let folder: string;
let name: string;

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nadi-migrations-'));
  name = `nadi_test_${path.basename(folder).slice(-6)}`;
  await createDatabase(server.superUrl, { name, owner: server.owner, app: server.app });
  write('0001_beds.sql', 'create table beds (id int primary key); insert into beds values (1);');
  write('grants', 'grant select on all tables in schema public to :app_role;');
});
afterEach(async () => {
  await dropDatabase(server.superUrl, name);
  fs.rmSync(folder, { recursive: true });
});

const write = (file: string, text: string) => fs.writeFileSync(path.join(folder, file), text);

const prepare = () =>
  prepareDatabase({
    ownerUrl: inDatabase(server.ownerUrl, name),
    appUrl: inDatabase(server.appUrl, name),
    migrationsFolder: folder,
    grantsFile: path.join(folder, 'grants'),
  });

const ask = async (text: string, url = server.appUrl) =>
  (await withClient(inDatabase(url, name), (client) => client.query(text))).rows;

test('each migration runs once, and the application may use what it made', async () => {
  await prepare();
  await prepare();

  expect(await ask('select id from beds')).toEqual([{ id: 1 }]);
});

test('a migration that is added later runs alone, and the grants reach its tables too', async () => {
  await prepare();
  write('0002_wards.sql', 'create table wards (id int);');
  await prepare();

  expect(await ask('select number, name from migrations order by number')).toEqual([
    { number: 0, name: 'grants.sql' },
    { number: 1, name: '0001_beds.sql' },
    { number: 2, name: '0002_wards.sql' },
  ]);
  expect(await ask('select * from wards')).toEqual([]);
});

test('changed grants are given without a new migration', async () => {
  await prepare();
  write('grants', 'grant select, insert on all tables in schema public to :app_role;');
  await prepare();

  await ask('insert into beds values (2)');
  expect(await ask('select id from beds order by id')).toEqual([{ id: 1 }, { id: 2 }]);
});

test('starts at the same time wait for each other', async () => {
  await Promise.all([prepare(), prepare(), prepare()]);

  expect(await ask('select id from beds')).toEqual([{ id: 1 }]);
});

test('a migration that fails leaves nothing behind and names itself', async () => {
  write('0002_wards.sql', 'create table wards (id int); select 1 / 0;');

  await expect(prepare()).rejects.toThrow('0002_wards.sql could not be applied: division by zero');

  expect(await ask(`select to_regclass('wards') as wards`)).toEqual([{ wards: null }]);
  write('0002_wards.sql', 'create table wards (id int);');
  await prepare();
  expect(await ask('select * from wards')).toEqual([]);
});

test('a migration that was changed after it ran is refused', async () => {
  await prepare();
  write('0001_beds.sql', 'create table beds (id bigint primary key);');

  await expect(prepare()).rejects.toMatchObject({
    name: 'PlainError',
    message: 'The migration 0001_beds.sql was changed after it had been applied: bring its first text back.',
  });
});

test('other line ends are not a change', async () => {
  write('0001_beds.sql', 'create table beds (id int primary key);\ninsert into beds values (1);\n');
  await prepare();
  write('0001_beds.sql', 'create table beds (id int primary key);\r\ninsert into beds values (1);\r\n');

  await expect(prepare()).resolves.toBeUndefined();
});

test('a database from a newer Nadi is refused', async () => {
  write('0002_wards.sql', 'create table wards (id int);');
  await prepare();
  fs.rmSync(path.join(folder, '0002_wards.sql'));

  await expect(prepare()).rejects.toMatchObject({
    name: 'PlainError',
    message: 'The database is newer than this Nadi (it knows 0002_wards.sql): start the newer version again.',
  });
});

test('a gap in the numbers is a mistake of ours', async () => {
  write('0003_wards.sql', 'create table wards (id int);');

  await expect(prepare()).rejects.toThrow('0003_wards.sql should begin with 0002_.');
});

describe('a start that did not finish', () => {
  const VIEWS = `drop schema if exists withheld cascade; create schema withheld;
    create view withheld.beds as select * from beds; grant usage on schema withheld to :app_role;
    grant select on all tables in schema withheld to :app_role; grant select on all tables in schema public to :app_role;`;
  beforeEach(async () => {
    write('grants', VIEWS);
    await prepare();
  });

  test('leaves the views of the grants when the first new migration fails: the version before works on', async () => {
    write('0002_wards.sql', 'alter table beds add ward int; select 1 / 0;');

    await expect(prepare()).rejects.toThrow('division by zero');

    expect(await ask('select id from withheld.beds')).toEqual([{ id: 1 }]);
    fs.rmSync(path.join(folder, '0002_wards.sql'));
    await prepare();
    expect(await ask('select id from withheld.beds')).toEqual([{ id: 1 }]);
  });

  test('gives its rights and views with the next start when a later migration failed', async () => {
    write('0002_wards.sql', 'create table wards (id int);');
    write('0003_rooms.sql', 'select 1 / 0;');
    await expect(prepare()).rejects.toThrow('division by zero');

    fs.rmSync(path.join(folder, '0003_rooms.sql'));
    await prepare();

    expect(await ask('select * from wards')).toEqual([]);
    expect(await ask('select id from withheld.beds')).toEqual([{ id: 1 }]);
  });

  test('gives its rights and views with the next start when it was killed before the grants', async () => {
    write('0002_wards.sql', 'create table wards (id int);');
    // What a kill there leaves: the connection ends before the grants are asked for.
    const asOwner = new pg.Client(inDatabase(server.ownerUrl, name));
    await asOwner.connect();
    const query = asOwner.query.bind(asOwner) as (...asked: unknown[]) => unknown;
    const untilGrants = (...asked: unknown[]) => {
      if (String(asked[0]).includes('create schema withheld')) throw new Error('killed');
      return query(...asked);
    };
    await expect(
      migrate(Object.assign(asOwner, { query: untilGrants }) as pg.Client, {
        migrationsFolder: folder,
        grantsFile: path.join(folder, 'grants'),
        appRole: server.app,
      }),
    ).rejects.toThrow('killed');
    await asOwner.end();

    await prepare();

    expect(await ask('select * from wards')).toEqual([]);
    expect(await ask('select id from withheld.beds')).toEqual([{ id: 1 }]);
  });
});
