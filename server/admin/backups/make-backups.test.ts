import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BackupsReply } from '#contract/clinic/backups.ts';
import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import { fixedClock } from '#server/platform/clock.ts';
import { PlainError } from '#server/platform/plain-error.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Person } from '#server/testing-people.ts';
import { lookForFiles, tellLate } from './look-after-backups.ts';
import { MARK_FILE } from './making/backup-folder.ts';
import { giveUpAbandoned, runBackup } from './making/run-backup.ts';
import { makeOutgoingGate } from './outgoing/unless-held.ts';
import { makeNextBackup } from './start-backups.ts';
import { findAbandoned, insertBackup } from './store.ts';
import { aFolder, openEmptyDatabase } from './testing.ts';

// Each copies the whole database out or back again.
const isFull = process.env.NADI_TEST_FULL === '1';

let app: TestApp;
let admin: Person;
/** 10:30 by the clinic's clock. */
const clock = fixedClock('2026-03-02T05:00:00.000Z');

beforeAll(async () => {
  app = await startTestApp({
    clock,
    env: { BACKUP_KEEP_DAILY: '2', BACKUP_KEEP_WEEKLY: '0', BACKUP_KEEP_MONTHLY: '0' },
  });
  admin = await app.anAdministrator();
  // A database that came to be this morning owes nothing yet.
  await sql`update migrations set applied_at = '2026-03-02T00:00:00Z'`.execute(app.database.ownerDb);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('backups').execute();
  rmSync(app.deps.config.backups.folder, { recursive: true, force: true });
});

const page = async (): Promise<BackupsReply> => (await app.as(await fresh()).get('/api/admin/backups')).json();
const ask = async () => app.as(await fresh()).post('/api/admin/backups', {});
/** What a restore test finds is in restores.test.ts. */
const noPostgres = async () => {
  throw new PlainError('There is no PostgreSQL for this system.');
};
const make = () => makeNextBackup(app.deps, { openScratch: noPostgres });
const files = () =>
  readdirSync(app.deps.config.backups.folder)
    .filter((name) => name !== MARK_FILE)
    .sort();
/** Restored into a database that holds something: a test that fails for a lasting reason. */
const makeBad = () => makeNextBackup(app.deps, { openScratch: broken });
const broken = async () => {
  const scratch = await openEmptyDatabase();
  return { ...scratch, ownerUrl: app.database.ownerUrl };
};
const begin = async (): Promise<string> =>
  (await insertBackup(app.db, { reason: 'by hand', askedBy: null, at: clock.now(), isBegun: true })) ?? '';
const toldTo = async () =>
  (await app.mails(admin.email)).filter(({ kind }) => kind === 'backup').map(({ text }) => text);

/** The clock jumps by days: sessions would have ended. */
const fresh = () => app.login(admin);

describe('a backup that an administrator asks for', () => {
  test('is made once when two servers look at the same moment', async () => {
    await ask();
    const made = await Promise.all([make(), make(), make()]);
    expect(made.filter(Boolean).length).toBe(1);
    expect(files().length).toBe(2);
  });
});

describe('the backup of the night', () => {
  test('is made when its hour has come, and old ones go, but none that somebody asked for lately', async () => {
    clock.set(new Date(clock.now().getTime() + 2 * DAY_MS));
    expect(await make()).not.toBeNull();
    expect(await make()).toBeNull();
    clock.advance(60_000);
    await ask();
    await make();
    for (let night = 0; night < 3; night += 1) {
      clock.advance(DAY_MS);
      expect(await make()).not.toBeNull();
    }
    const { backups, health } = await page();
    expect(health).toBe('untested');
    expect(backups.map(({ reason, isRemoved }) => [reason, isRemoved])).toEqual([
      ['nightly', false],
      ['nightly', false],
      ['nightly', true],
      ['by hand', true],
      ['nightly', true],
    ]);
    expect(files().length).toBe(4);
  });

  test('that fails says why, is told to every administrator once by mail and on the screen, and is tried again', async () => {
    clock.set(new Date(clock.now().getTime() + DAY_MS));
    const before = (await toldTo()).length;
    writeFileSync(app.deps.config.backups.folder, 'in the way');
    expect(await make()).toBeNull();
    const shown = await page();
    expect(shown.backups[0]).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('cannot be written into'),
    });
    expect(shown.health).toMatch(/failed|overdue/);
    expect((await toldTo()).slice(before)).toEqual([expect.stringContaining('A backup failed')]);
    const [notice] = (await app.as(await fresh()).get('/api/notices')).json();
    expect(notice).toMatchObject({ kind: 'backup', title: 'A backup failed', link: '/admin/backups' });

    expect(await make()).toBeNull();
    expect((await page()).backups.length).toBe(1);
    rmSync(app.deps.config.backups.folder);
    clock.advance(HOUR_MS);
    expect(await make()).not.toBeNull();
    expect((await page()).health).toBe('untested');
  });

  test('that does not come back as it was is a failure too, and lets no older one go', async () => {
    await ask();
    await make();
    clock.advance(60_000);
    await ask();
    expect(await makeBad()).toMatchObject({ test: { test: 'failed' } });
    expect(await page()).toMatchObject({
      health: 'failed',
      lastTest: { result: 'failed', problem: expect.stringContaining('not empty') },
      backups: [{ test: 'failed' }, { test: 'impossible', isRemoved: false }],
    });
    expect((await toldTo()).at(-1)).toContain('A backup failed');
  });

  test('without a PostgreSQL to restore into is kept, and said to be untested', async () => {
    await ask();
    await make();
    expect(await page()).toMatchObject({ health: 'untested', backups: [{ state: 'done', test: 'impossible' }] });
  });

  test('that is missing is told once a day, also when no server was there to fail', async () => {
    clock.advance(3 * DAY_MS);
    const before = (await toldTo()).length;
    await tellLate(app.deps);
    await tellLate(app.deps);
    expect((await toldTo()).slice(before)).toEqual([expect.stringContaining('There is no backup of last night')]);
    expect((await page()).health).toBe('overdue');
  });

  test('of a server that was killed is given up, and another is made', async () => {
    const id = await begin();
    // By the clock of the database: that of the server is wrong by months here.
    expect(await findAbandoned(app.db)).toEqual([]);
    await app.db.updateTable('backups').set({ seen_at: sql`now() - interval '3 minutes'` }).execute();
    await ask();
    await make();
    const shown = await page();
    expect(shown.backups.find((each) => each.id === id)).toMatchObject({
      state: 'failed',
      problem: 'The server that made it did not come back.',
    });
  });

  test('of a server that was killed while it was tried out is kept, untested, and no file is forgotten', async () => {
    const id = await begin();
    const file = { folder: app.deps.config.backups.folder, file_name: 'nadi-x.nadibackup', sha256: '00', bytes: 1 };
    const future = sql<Date>`now() + interval '10 years'`;
    await app.db
      .updateTable('backups')
      .set({ ...file, seen_at: future })
      .execute();
    await giveUpAbandoned(app.deps);
    expect((await page()).backups[0]).toMatchObject({ id, state: 'done', test: 'impossible', keptAs: ['day'] });
  });

  test('is made though a clock that was wrong once has noted one in the future', async () => {
    clock.set(new Date(clock.now().getTime() + DAY_MS));
    const id = await begin();
    const file = { folder: '/elsewhere', file_name: 'nadi-y.nadibackup', sha256: '00' };
    await app.db
      .updateTable('backups')
      .set({ ...file, state: 'done', test: 'same', started_at: '2036-01-01T00:00:00Z' })
      .where('id', '=', id)
      .execute();
    expect(await make()).not.toBeNull();
  });
});

describe('a backup that cannot be read back', () => {
  test('is a failure that is told, though nothing was there to restore into, and lets no older one go', async () => {
    await ask();
    await make();
    clock.advance(HOUR_MS);
    const { folder } = app.deps.config.backups;
    const id = await begin();
    const [older] = files();
    const before = (await toldTo()).length;
    const { test: result } = await runBackup(app.deps, {
      ...{ id, url: app.database.url, folder, lastBytes: null, openScratch: noPostgres },
      onProgress: ({ stage }) => {
        if (stage !== 'test') return;
        const [path = ''] = files().filter((name) => name !== older && name.endsWith('.nadibackup'));
        const bytes = readFileSync(join(folder, path));
        bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
        writeFileSync(join(folder, path), bytes);
      },
    });
    expect(result).toMatchObject({ test: 'failed', problem: expect.stringContaining('is damaged') });
    expect((await toldTo()).slice(before)).toEqual([expect.stringContaining('is damaged')]);
    const { health, backups } = await page();
    expect(health).toMatch(/failed|overdue/);
    expect(backups.map(({ test: each, keptAs }) => [each, keptAs])).toEqual([
      ['failed', ['to look into']],
      ['impossible', ['day']],
    ]);
  });

  test.runIf(isFull)('again and again is made three times a night, kept once, and told once', async () => {
    clock.set(new Date(clock.now().getTime() + DAY_MS));
    clock.set(new Date(`${clock.now().toISOString().slice(0, 10)}T20:31:00.000Z`));
    const before = (await toldTo()).length;
    let made = 0;
    for (let hour = 0; hour < 12; hour += 1) {
      if (await makeBad()) made += 1;
      clock.advance(HOUR_MS);
    }
    expect([made, files().length]).toEqual([3, 2]);
    expect((await toldTo()).slice(before).filter((text) => text.includes('A backup failed')).length).toBe(1);
  });

  test.runIf(isFull)('for want of one that was tried out in two days is told, once a day', async () => {
    await ask();
    await make();
    await app.db.updateTable('backups').set({ test: 'same' }).execute();
    clock.advance(3 * DAY_MS);
    await ask();
    await make();
    const before = (await toldTo()).length;
    await tellLate(app.deps);
    await tellLate(app.deps);
    expect((await toldTo()).slice(before)).toEqual([expect.stringContaining('Backups are no longer tried out')]);
  });
});

describe('the folder of the backups', () => {
  const inFolder = (folder: string, isSet = true) => {
    const { config } = app.deps;
    return { ...app.deps, config: { ...config, backups: { ...config.backups, folder, isSet } } };
  };
  const problem = async (folder: string) => {
    await app.db.deleteFrom('backups').where('file_name', 'is', null).execute();
    await ask();
    await makeNextBackup(inFolder(folder), { openScratch: noPostgres });
    return (await page()).backups[0]?.problem ?? '';
  };

  test('may hold links that others put there: none of our files is overwritten', async () => {
    const { folder, keep } = app.deps.config.backups;
    expect(keep.daily).toBe(2);
    mkdirSync(folder, { mode: 0o700 });
    const victim = join(app.deps.config.dataDir, 'victim.key');
    writeFileSync(victim, 'precious');
    const name = `nadi-${clock.now().toISOString().slice(0, 19).replace(/[-:]/g, '')}Z.nadibackup`;
    for (const link of [name, `${name}.sha256`]) symlinkSync(victim, join(folder, link));
    await ask();
    expect(await make()).not.toBeNull();
    expect(readFileSync(victim, 'utf8')).toBe('precious');
    expect(readFileSync(join(folder, `${name}.sha256`), 'utf8')).toContain(name);
  });

  test('is not made where BACKUP_DIR names it, and refused while others may write into it', async () => {
    const folder = aFolder();
    expect(await problem(join(folder, 'away'))).toContain('does not exist: is its disk mounted?');
    expect(readdirSync(folder)).toEqual([]);
    chmodSync(folder, 0o770);
    expect(await problem(folder)).toContain('Others may write into the folder');
    rmSync(folder, { recursive: true });
  });

  test.runIf(isFull)(
    'is refused without its mark once it held backups, and taken when somebody has made a new one ready',
    async () => {
      const folder = aFolder();
      expect(await problem(folder)).toContain('There is no PostgreSQL');
      // The disk is away: an empty folder lies in its place.
      const disk = `${folder}-disk`;
      renameSync(folder, disk);
      mkdirSync(folder, { mode: 0o700 });
      clock.advance(60_000);
      const before = (await toldTo()).length;
      expect(await problem(folder)).toContain('is not the one that holds the earlier backups');
      expect(readdirSync(folder)).toEqual([]);
      await lookForFiles(inFolder(folder));
      expect((await toldTo()).slice(before).at(-1)).toContain('Backups are not where they were put');
      expect((await page()).backups.map(({ isMissing }) => isMissing)).toEqual([false, false]);
      clock.advance(60_000);
      writeFileSync(join(folder, MARK_FILE), '');
      expect(await problem(folder)).toContain('There is no PostgreSQL');
      writeFileSync(join(folder, MARK_FILE), 'another clinic');
      clock.advance(60_000);
      expect(await problem(folder)).toContain('holds the backups of another clinic');
      for (const each of [folder, disk]) rmSync(each, { recursive: true });
    },
  );

  test.runIf(isFull)(
    'is looked through: a file that is gone or cut is missing, told, and never said to be removed by us',
    async () => {
      await ask();
      await make();
      const { folder } = app.deps.config.backups;
      const [name = ''] = files();
      const bytes = readFileSync(join(folder, name));
      writeFileSync(join(folder, name), bytes.subarray(1));
      const before = (await toldTo()).length;
      await lookForFiles(app.deps);
      await lookForFiles(app.deps);
      expect(await page()).toMatchObject({ health: 'missing', backups: [{ isMissing: true, isRemoved: false }] });
      expect((await toldTo()).slice(before)).toEqual([expect.stringContaining('One backup is gone')]);
      writeFileSync(join(folder, name), bytes);
      await lookForFiles(app.deps);
      expect((await page()).backups[0]).toMatchObject({ isMissing: false });

      rmSync(join(folder, name));
      for (let day = 0; day < 3; day += 1) {
        clock.advance(DAY_MS);
        await ask();
        await make();
      }
      expect((await page()).backups.at(-1)).toMatchObject({ isMissing: true, isRemoved: false });
    },
  );
});

describe('after a restore', () => {
  const release = async (cookie: string, isDiscarding: boolean) =>
    app.as(cookie).post('/api/admin/outgoing/release', { isDiscarding });

  test('nothing leaves the clinic until two administrators say yes to the same, and what was queued may be discarded', async () => {
    const second = await app.anAdministrator();
    const at = clock.now();
    await app.db.insertInto('outgoing_holds').values({ held_at: at, made_at: at }).execute();
    const mail = (queuedAt: Date) => ({
      ...{ kind: 'test', to_address: 'a@mail.example', subject: 'Soon', state: 'queued' as const },
      ...{ queued_at: queuedAt, next_try_at: queuedAt },
    });
    const mails = [mail(at), mail(new Date(at.getTime() + 1))];
    const queued = await app.db.insertInto('mails').values(mails).returning('id').execute();
    let sent = 0;
    const send = makeOutgoingGate(app.deps)(async () => {
      sent += 1;
    });
    await send();
    expect((await page()).held).toMatchObject({ mails: 1, agreedBy: null, isAlone: false });

    const first = await fresh();
    expect((await release(first, true)).json()).toEqual({ isReleased: false });
    expect((await release(first, true)).json()).toEqual({ isReleased: false });
    expect((await page()).held).toMatchObject({ agreedBy: admin.name, isAgreedByMe: true, isDiscarding: true });
    // Another choice is a new proposal.
    const other = await app.login(second);
    expect((await release(other, false)).json()).toEqual({ isReleased: false });
    await send();
    expect(sent).toBe(0);
    const both = await Promise.all([release(await fresh(), false), release(first, false)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    expect((await page()).held).toBeNull();
    await send();
    expect(sent).toBe(1);

    await app.db.insertInto('outgoing_holds').values({ held_at: at, made_at: at }).execute();
    await release(await fresh(), true);
    expect((await release(await app.login(second), true)).json()).toEqual({ isReleased: true });
    const ids = queued.map(({ id }) => id);
    const left = await app.db.selectFrom('mails').select('id').where('id', 'in', ids).execute();
    expect(left).toEqual(queued.slice(1));
    const answers = (await app.trail()).filter(({ action }) => action.startsWith('outgoing.'));
    expect(answers.slice(-2).map(({ action }) => action)).toEqual(['outgoing.agreed', 'outgoing.released']);
  });
});

describe('stopping the server', () => {
  test('while tables are copied gives the backup up, and leaves no file', async () => {
    const id = await begin();
    const stopping = new AbortController();
    const { folder } = app.deps.config.backups;
    mkdirSync(folder, { mode: 0o700 });
    const run = runBackup(app.deps, {
      ...{ id, url: app.database.url, folder, lastBytes: null, signal: stopping.signal },
      onProgress: ({ stage }) => stage === 'tables' && stopping.abort(),
    });
    await expect(run).rejects.toThrow('aborted');
    const [last] = (await page()).backups;
    expect(last).toMatchObject({ state: 'failed', problem: 'The server was stopped while it was made.' });
    expect(files()).toEqual([]);
  });

  test.runIf(isFull)('while it is restored stops and throws away what it was restored into', async () => {
    const stopping = new AbortController();
    let closed = 0;
    const openScratch = async () => {
      const scratch = await openEmptyDatabase();
      return {
        ...scratch,
        close: () => {
          closed += 1;
          return scratch.close();
        },
      };
    };
    const { folder } = app.deps.config.backups;
    mkdirSync(folder, { mode: 0o700 });
    const { test: result } = await runBackup(app.deps, {
      ...{ id: await begin(), url: app.database.url, folder, lastBytes: null, signal: stopping.signal, openScratch },
      onProgress: ({ stage, done }) => stage === 'test' && done === 1 && stopping.abort(),
    });
    expect([result?.test, closed]).toEqual(['impossible', 1]);
  });

  test('while it is tried out keeps it, and says that it was not tested', async () => {
    await ask();
    const stopping = new AbortController();
    const openScratch = async () => {
      stopping.abort();
      throw stopping.signal.reason;
    };
    await makeNextBackup(app.deps, { signal: stopping.signal, openScratch });
    expect(await page()).toMatchObject({ health: 'untested', backups: [{ state: 'done', test: 'impossible' }] });
    expect(files().length).toBe(2);
  });
});
