import { randomBytes } from 'node:crypto';
import { appendFileSync, copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countTables } from '#server/db/copy/catalog.ts';
import { MIGRATION_LOCK } from '#server/db/migrate.ts';
import { MIGRATIONS_FOLDER } from '#server/db/prepare-database.ts';
import { withClient } from '#server/db/with-client.ts';
import { makeSeal } from '#server/platform/encryption/seal.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import { openBackupFile } from './file/read-backup-file.ts';
import { checkWhole } from './restoring/read-parts.ts';
import { assertKnownVersion, restoreBackup } from './restoring/restore-backup.ts';
import type { Scratch } from './restoring/scratch.ts';
import { aFolder, backUp, openEmptyDatabase } from './testing.ts';

let app: TestApp;
let target: Scratch;
let good: Buffer;
const folder = aFolder();
const path = join(folder, 'clinic.nadibackup');

beforeAll(async () => {
  app = await startTestApp();
  await app.aPatient();
  // Too random to be packed: the file has several chunks.
  const value = JSON.stringify(randomBytes(900_000).toString('base64'));
  await app.db.insertInto('settings').values({ key: 'noise', value }).execute();
  target = await openEmptyDatabase();
  good = readFileSync((await backUp(app, folder)).path);
});
afterAll(async () => {
  await target.close();
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

type Options = { key?: Buffer; to?: Scratch; migrationsFolder?: string };

async function restore({ key = app.deps.seal.derive('backup'), to = target, migrationsFolder }: Options = {}) {
  const file = await openBackupFile(path, key);
  const { about } = await checkWhole(file);
  const other = migrationsFolder ? { migrationsFolder } : {};
  return restoreBackup({ ...to, file, about, readSeal: async () => app.deps.seal, dataDir: to.folder, ...other });
}

/** The sentence, once nothing is left of the try. */
async function refusalOf(options?: Options): Promise<string> {
  const error = await restore(options).then(
    () => new Error('It was restored.'),
    (refused: Error) => refused,
  );
  expect(await withClient(target.ownerUrl, countTables)).toBe(0);
  expect(readdirSync(target.folder)).toEqual([]);
  return error.message;
}

const LAST = 'Nothing was changed.';

test.each([
  [
    'is cut short within its last chunk',
    (bytes: Buffer) => bytes.subarray(0, -1),
    `is cut short: its end is missing. ${LAST}`,
  ],
  ['is cut short between two chunks', (bytes: Buffer) => bytes.subarray(0, lastChunk(bytes)), 'is cut short'],
  ['is cut short in its header', (bytes: Buffer) => bytes.subarray(0, 40), 'is cut short'],
  [
    'has a changed byte in the middle',
    (bytes: Buffer) => flipped(bytes, bytes.length >> 1),
    `is damaged and cannot be used. ${LAST}`,
  ],
  [
    'has a changed time in its header',
    (bytes: Buffer) => swapped(bytes, '"madeAt":"2026', '"madeAt":"2025'),
    'is damaged',
  ],
  ['has something behind its end', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('x')]), 'is damaged'],
  ['lost its first chunk', (bytes: Buffer) => without(bytes), 'is damaged'],
  ['has a last chunk that says it is not the last', (bytes: Buffer) => flipped(bytes, lastChunk(bytes)), 'is damaged'],
  ['is a picture', () => Buffer.from('GIF89a and so on'), `is not a backup of Nadi. ${LAST}`],
  ['is empty', () => Buffer.alloc(0), 'is not a backup of Nadi'],
  [
    'has a newer format',
    (bytes: Buffer) => withVersion(bytes, 2),
    'was made by a newer Nadi: restore it with that version.',
  ],
])('a file that %s is refused in one sentence, and nothing is changed', async (_what, change, sentence) => {
  writeFileSync(path, change(good));
  expect(await refusalOf()).toContain(`clinic.nadibackup ${sentence}`);
});

test('a file that does not exist, and one for another master key, are refused, and nothing is changed', async () => {
  rmSync(path);
  expect(await refusalOf()).toContain('does not exist. Nothing was changed.');
  writeFileSync(path, good);
  const key = makeSeal(randomBytes(32)).derive('backup');
  expect(await refusalOf({ key })).toMatch(
    /^clinic\.nadibackup opens with another master key \(its mark is .{14}, the mark of this one .{14}\)\. Nothing was changed\.$/,
  );
});

test('a backup from a newer Nadi, or from one with another migration, is refused, and nothing is changed', async () => {
  writeFileSync(path, good);
  const older = mkdtempSync(join(tmpdir(), 'nadi-older-'));
  const names = readdirSync(MIGRATIONS_FOLDER).filter((name) => name.endsWith('.sql'));
  const last = names.sort().at(-1) ?? '';
  for (const name of names) if (name !== last) copyFileSync(join(MIGRATIONS_FOLDER, name), join(older, name));
  expect(await refusalOf({ migrationsFolder: older })).toContain(`is from a newer Nadi (it knows ${last})`);
  copyFileSync(join(MIGRATIONS_FOLDER, last), join(older, last));
  appendFileSync(join(older, last), '\n-- changed');
  expect(await refusalOf({ migrationsFolder: older })).toContain(`was made with another ${last}`);
  const file = await openBackupFile(path, app.deps.seal.derive('backup'));
  expect(assertKnownVersion(file.name, (await checkWhole(file)).about).at(-1)?.name).toBe(last);
  rmSync(older, { recursive: true });
});

test('a database that holds something is refused, and keeps it', async () => {
  writeFileSync(path, good);
  const taken = { ...target, ownerUrl: app.database.ownerUrl };
  const before = await app.db.selectFrom('accounts').select('id').execute();
  expect(await refusalOf({ to: taken })).toMatch(
    /^The database is not empty \(it holds \d+ tables\): restore into a new one/,
  );
  expect(await app.db.selectFrom('accounts').select('id').execute()).toEqual(before);
});

test('while a server runs on the database the restore is refused', async () => {
  writeFileSync(path, good);
  await withClient(target.appUrl, async () => {
    expect(await refusalOf()).toBe('Nadi is running on this database: stop it first. Nothing was changed.');
  });
});

test('a role that does not fit, and a data folder that is not there, are refused before the database is touched', async () => {
  writeFileSync(path, good);
  expect(await refusalOf({ to: { ...target, appUrl: target.ownerUrl } })).toContain('name the same role');
  const folder = join(target.folder, 'not', 'there');
  const error = await restore({ to: { ...target, folder } }).catch((refused: Error) => refused);
  expect(error).toHaveProperty('message', `The data folder ${folder} cannot be written into. Nothing was changed.`);
  expect(await withClient(target.ownerUrl, countTables)).toBe(0);
});

test('while migrations run no backup begins, and once its tables are locked they may run', async () => {
  const lock = (client: pg.Client, how: string) => client.query(`select ${how}($1, $2) as mine`, MIGRATION_LOCK);
  await withClient(app.database.ownerUrl, async (client) => {
    await lock(client, 'pg_advisory_lock');
    await expect(backUp(app, folder, 'none.nadibackup')).rejects.toThrow('being brought up to date');
  });
  await withClient(app.database.ownerUrl, async (client) => {
    const asked: Promise<unknown>[] = [];
    await backUp(app, folder, 'some.nadibackup', () => {
      if (asked.length === 0) asked.push(lock(client, 'pg_try_advisory_lock').then(({ rows }) => rows[0].mine));
    });
    expect(await asked[0]).toBe(true);
  });
});

test('a file holds no name, address or phone that can be read without the key', () => {
  for (const word of ['Asha', 'mail.example', '98200', 'patients', 'appointments']) {
    expect([word, good.includes(word)]).toEqual([word, false]);
  }
});

const chunksStart = (bytes: Buffer) => 13 + bytes.readUInt32BE(9);

/** Where the frame of the last chunk begins. */
function lastChunk(bytes: Buffer): number {
  let at = chunksStart(bytes);
  while ((bytes[at] ?? 0) < 0x80) at += 4 + bytes.readUInt32BE(at) + 16;
  return at;
}

function without(bytes: Buffer): Buffer {
  const start = chunksStart(bytes);
  const length = bytes.readUInt32BE(start) & 0x7fff_ffff;
  return Buffer.concat([bytes.subarray(0, start), bytes.subarray(start + 4 + length + 16)]);
}

function flipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 0x80;
  return copy;
}

const swapped = (bytes: Buffer, one: string, other: string): Buffer => {
  const at = bytes.indexOf(one);
  expect(at).toBeGreaterThan(0);
  return Buffer.concat([bytes.subarray(0, at), Buffer.from(other), bytes.subarray(at + one.length)]);
};

function withVersion(bytes: Buffer, version: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[8] = version;
  return copy;
}
