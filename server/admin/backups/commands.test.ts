import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { throwAwayFolder } from '#server/db/embedded/data-folder/throw-away-folder.ts';
import { removeDatabase } from '#server/db/embedded/remove-database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start.ts';
import { withClient } from '#server/db/with-client.ts';
import { makeSeal } from '#server/platform/encryption/seal.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Patient } from '#server/testing-people.ts';
import { INHERITED } from '#server/testing-process.ts';
import { ERASED_LIST } from '../erasures/erased-list.ts';
import { MARK_FILE } from './making/backup-folder.ts';
import { aFolder, openEmptyDatabase } from './testing.ts';

// Each copies the whole database out or back again.
const isFull = process.env.NADI_TEST_FULL === '1';

let app: TestApp;
let stays: Patient;
let erased: Patient;
const folder = aFolder();
const other = throwAwayFolder();
beforeAll(async () => {
  if (!isFull) return;
  app = await startTestApp();
  stays = await app.aPatient();
  erased = await app.aPatient();
});
afterAll(async () => {
  if (!isFull) return;
  await app.close();
  rmSync(folder, { recursive: true, force: true });
  await removeDatabase(other);
});

function run(command: string, args: string[], env: Record<string, string>): Promise<{ code: number; said: string }> {
  const script = join(import.meta.dirname, `${command}-command.ts`);
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { env: { ...INHERITED, ...env } }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, said: `${out}${err}` }),
    );
  });
}

async function namesIn(dataDir: string, ids: string[]): Promise<string[]> {
  const server = await startEmbeddedPostgres({ dataDir, log: { info() {}, warn() {} } });
  try {
    return await namesAt(server.ownerUrl, ids);
  } finally {
    await server.stop();
  }
}

async function namesAt(ownerUrl: string, ids: string[]): Promise<string[]> {
  const { rows } = await withClient(ownerUrl, (owner) =>
    owner.query<{ name: string }>('select name from patients where id = any($1::uuid[])', [ids]),
  );
  return rows.map(({ name }) => name).toSorted();
}

test.runIf(isFull)(
  // With TEST_DATABASE_SUPER_URL the external one may be of another major than the embedded one.
  'a clinic on an external PostgreSQL moves to the embedded one, is backed up there, and moves back',
  async () => {
    const { dataDir, masterKeyFile } = app.deps.config;
    const { url, ownerUrl } = app.database;
    const key = { DATA_DIR: dataDir, MASTER_KEY_FILE: masterKeyFile };
    const external = { ...key, DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl };
    const made = await run('backup', [`--to=${folder}`], external);
    expect(made).toEqual({
      code: 0,
      said: expect.stringMatching(/^Backed up \d+ tables with [\d,]+ rows: .+which is not in it/s),
    });
    const [name = ''] = readdirSync(folder);
    const file = join(folder, name);

    const elsewhere = { DATA_DIR: other };
    expect(await run('restore', [file], elsewhere)).toEqual({
      code: 1,
      said: expect.stringMatching(
        /^The master key .+ does not exist: put the clinic's key there first. Nothing was changed.\n$/,
      ),
    });
    expect(readdirSync(other)).toEqual([]);
    mkdirSync(other, { recursive: true });
    copyFileSync(masterKeyFile, join(other, 'master.key'));
    expect(await run('restore', ['--check', file], elsewhere)).toEqual({
      code: 0,
      said: expect.stringMatching(/^The backup is whole \(Banyan Street Clinic, .+ rows\)\.\n$/),
    });
    expect(readdirSync(other)).toEqual(['master.key']);
    // Somebody who was erased after this backup was made: a list that does not open stops it, one that does is followed.
    const list = join(folder, ERASED_LIST);
    const cell = { table: 'erased', column: 'list', row: 'only' };
    writeFileSync(list, makeSeal(Buffer.alloc(32, 7)).seal(JSON.stringify([erased.patientId]), cell));
    expect(await run('restore', [file], elsewhere)).toEqual({ code: 1, said: expect.stringContaining(ERASED_LIST) });
    const backupKey = app.deps.seal.derive('backup');
    writeFileSync(list, makeSeal(backupKey).seal(JSON.stringify([erased.patientId]), cell));
    expect(await run('restore', [file], elsewhere)).toEqual({
      code: 0,
      said: expect.stringMatching(
        /^Restored and compared[\s\S]*Records that were erased since: 1\. None of them is readable/,
      ),
    });
    const ids = [stays.patientId, erased.patientId];
    expect(await namesIn(other, ids)).toEqual([stays.name, '(erased)'].toSorted());

    // Restored into a PostgreSQL of its own that is thrown away again.
    expect(await run('backup', ['--test'], elsewhere)).toEqual({
      code: 0,
      said: expect.stringMatching(/It was restored and came back the same\. The trail is whole: /),
    });
    expect(readdirSync(other).filter((left) => left.startsWith('restore-test-'))).toEqual([]);
    const inFolder = readdirSync(join(other, 'backups')).filter((each) => each !== MARK_FILE);
    expect(inFolder.length).toBe(2);

    const again = await openEmptyDatabase();
    try {
      const [newest = ''] = inFolder.filter((each) => each !== ERASED_LIST);
      const back = { ...key, DATA_DIR: again.folder, DATABASE_URL: again.appUrl, DATABASE_OWNER_URL: again.ownerUrl };
      expect(await run('restore', [join(other, 'backups', newest)], back)).toMatchObject({ code: 0 });
      expect(await namesAt(again.ownerUrl, ids)).toEqual([stays.name, '(erased)'].toSorted());
    } finally {
      await again.close();
    }
  },
  120_000,
);

test.each([
  ['backup', ['--to'], 'Usage: npm run backup -- [--to=FOLDER] [--test]\n'],
  ['restore', ['one', 'two'], 'Usage: npm run restore -- FILE [--check]\n'],
])('npm run %s with %o says how it is used', async (command, args, said) => {
  expect(await run(command, args, { DATA_DIR: folder })).toEqual({ code: 1, said });
});
