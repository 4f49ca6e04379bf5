import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BackupsReply } from '#contract/clinic/backups.ts';
import { anAppointment } from '#server/appointments/testing.ts';
import { makeSigner } from '#server/audit/batch-chain.ts';
import { type Checkpoint, checkpointFileIn } from '#server/audit/checkpoint-file.ts';
import { readTrueRestores } from '#server/audit/restores.ts';
import { sealEntries } from '#server/audit/seal-entries.ts';
import { setAsideLeftBehind } from '#server/audit/set-aside-checkpoints.ts';
import { sayVerdict } from '#server/audit/verify/say-verdict.ts';
import { verifyTrail } from '#server/audit/verify/verify-trail.ts';
import { type Database, openDatabase } from '#server/db/connect.ts';
import { countTables } from '#server/db/copy/catalog.ts';
import { APP_ROLE, OWNER_ROLE } from '#server/db/embedded/addresses.ts';
import { MIGRATIONS_FOLDER } from '#server/db/prepare-database.ts';
import { withClient } from '#server/db/with-client.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import { PASSWORD } from '#server/testing-people.ts';
import { openBackupFile } from './file/read-backup-file.ts';
import { MARK_FILE } from './making/backup-folder.ts';
import { checkWhole } from './restoring/read-parts.ts';
import { restoreBackup } from './restoring/restore-backup.ts';
import type { Scratch } from './restoring/scratch.ts';
import { makeNextBackup } from './start-backups.ts';
import { aFolder, backUp, startRestoreServer } from './testing.ts';

// In a PostgreSQL of its own, each copies the whole database. Restoring is walked for every backup in make-backups.test.ts.
const isFull = process.env.NADI_TEST_FULL === '1';

let app: TestApp;
let server: Awaited<ReturnType<typeof startRestoreServer>>;
/** What was restored from a backup at rest. */
let target: Scratch;
const folder = aFolder();
beforeAll(async () => {
  if (!isFull) return;
  [app, server] = await Promise.all([startTestApp(), startRestoreServer()]);
  target = await server.openEmptyDatabase();
});
afterAll(async () => {
  if (!isFull) return;
  await app.close();
  await server.stop();
  for (const made of [folder, target.folder]) rmSync(made, { recursive: true, force: true });
});

async function restore(path: string, to: Scratch, migrationsFolder?: string) {
  const file = await openBackupFile(path, app.deps.seal.derive('backup'));
  const { about, totals } = await checkWhole(file);
  const other = migrationsFolder ? { migrationsFolder } : {};
  const restored = await restoreBackup({
    ...to,
    file,
    about,
    readSeal: async () => app.deps.seal,
    dataDir: to.folder,
    ...other,
  });
  return { ...restored, totals };
}

/** Written in SQL, so that what compares is not what copied. */
async function contentOf(db: Database): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('migrations', 'backups')
    order by 1`.execute(db);
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ mark: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as mark
      from ${sql.table(name)} t`.execute(db);
    found[name] = rows[0]?.mark ?? '';
  }
  return found;
}

test.runIf(isFull)('what is backed up while people work comes back consistent', async () => {
  // Each patient is an account, a patient and an entry of the trail, in one transaction.
  let isOver = false;
  let written = 0;
  const working = (async () => {
    while (!isOver) {
      await app.aPatient({ name: `Patient ${written}` });
      written += 1;
    }
  })();
  while (written < 5) await new Promise((resolve) => setTimeout(resolve, 10));
  const { path } = await backUp(app, folder, 'busy.nadibackup');
  expect(written).toBeGreaterThan(5);
  isOver = true;
  await working;

  const to = await server.openEmptyDatabase();
  await restore(path, to);
  const restored = openDatabase(to.ownerUrl, { max: 1 });
  const { rows } = await sql<{ whole: number; halves: number }>`
    select count(*) filter (where p.id is not null and a.id is not null)::int as whole,
      count(*) filter (where (a.role = 'patient' and p.id is null) or a.id is null)::int as halves
    from patients p full join accounts a on a.id = p.account_id`.execute(restored.db);
  expect(rows[0]).toMatchObject({ halves: 0 });
  expect(rows[0]?.whole).toBeGreaterThanOrEqual(5);
  await restored.close();
  await to.close();
});

test.runIf(isFull)(
  'at rest every table comes back the same, with odd texts, and the restore is an entry of the trail',
  async () => {
    await anAppointment(app);
    // Umlauts, line ends, tabs and backslashes are what a text format can stumble over.
    const odd = await app.aPatient({ name: 'Zoë\tO’Brien \\N \\. "x", ज़ोया\nRao' });
    // Transactions of other tests on that server may hold the sealing back for a moment.
    const batches = async () => {
      await sealEntries(app.deps);
      return (await app.db.selectFrom('audit_batches').select('number').execute()).length;
    };
    await expect.poll(batches).toBeGreaterThan(0);
    const { path } = await backUp(app, folder);
    // A file that was there knows of another trail.
    writeFileSync(checkpointFileIn(target.folder), 'older\n');
    const { tables, totals, keptCheckpoints } = await restore(path, target);
    expect(readFileSync(keptCheckpoints ?? '', 'utf8')).toBe('older\n');
    expect(tables.length).toBe(totals.tables);
    expect(tables.filter(({ isSame }) => !isSame)).toEqual([]);

    const restored = openDatabase(target.ownerUrl, { max: 1 });
    const [before, after] = [await contentOf(app.database.ownerDb), await contentOf(restored.db)];
    // What a restore adds: see the next tests.
    const added = { audit_entries: '', audit_restores: '', outgoing_holds: '', sessions: '' };
    expect({ ...after, ...added }).toEqual({ ...before, ...added });
    const endings = sql`select count(*)::int as all, count(ended_at)::int as ended from sessions`;
    const [{ rows: there }, { rows: here }] = [await endings.execute(restored.db), await endings.execute(app.db)];
    expect(here[0]).toMatchObject({ ended: 0 });
    expect(there).toEqual(here.map((row) => ({ ...(row as object), ended: (row as { all: number }).all })));
    const holds = await restored.db.selectFrom('outgoing_holds').select('released_at').execute();
    expect(holds).toEqual([{ released_at: null }]);
    const { rows } = await sql`select action, timeline from audit_entries where timeline > 1`.execute(restored.db);
    expect(rows).toEqual([{ action: 'backup.restored', timeline: 2 }]);
    const name = await restored.db.selectFrom('accounts').select('name').where('id', '=', odd.id).executeTakeFirst();
    expect(name).toEqual({ name: odd.name });
    await restored.close();
  },
);

test.runIf(isFull)(
  'counters go on behind the last row, triggers and foreign keys are there again, and rights are as they were',
  async () => {
    const owner = openDatabase(target.ownerUrl, { max: 1 });
    const structureOf = async (db: Database) => {
      const { rows } = await sql<{ what: string }>`
      select conname || ' ' || pg_get_constraintdef(oid) as what from pg_constraint
      where connamespace = 'public'::regnamespace
      union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
      union all select relname || ' ' || relacl::text from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(db);
      return rows.map(({ what }) => what.replace(/nadi_(owner|app)(_[0-9a-f]{8})?/g, '$1')).sort();
    };
    expect(await structureOf(owner.db)).toEqual(await structureOf(app.database.ownerDb));

    const { rows } = await sql<{ next: number; last: number }>`
    select nextval(pg_get_serial_sequence('audit_entries', 'id')) as next, max(id) as last from audit_entries`.execute(
      owner.db,
    );
    expect(rows[0]?.next).toBeGreaterThan(rows[0]?.last ?? Number.POSITIVE_INFINITY);
    await owner.close();
  },
);

test.runIf(isFull)(
  'the restored clinic lets people in with their passwords, and its trail goes on and is whole',
  async () => {
    const { id } = await app.db
      .selectFrom('accounts')
      .select('id')
      .where('role', '=', 'patient')
      .limit(1)
      .executeTakeFirstOrThrow();
    const restored = openDatabase(target.appUrl, { max: 5 });
    const database = { ...app.database, db: restored.db, pool: restored.pool, opened: restored, url: target.appUrl };
    const clinic = await startTestApp({ beside: { ...app, database } });
    const { login } = await restored.db
      .selectFrom('accounts')
      .select('login')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const answer = await clinic.as().post('/api/patients/login', { pud: login, password: PASSWORD });
    expect(answer.statusCode).toBe(200);

    const deps = { ...clinic.deps, config: { dataDir: target.folder } };
    const checkpointFile = checkpointFileIn(target.folder);
    const verify = async () => {
      await sealEntries(deps);
      return verifyTrail({ db: restored.db, seal: app.deps.seal, checkpointFile });
    };
    await expect.poll(verify).toMatchObject({ ok: true, unsealed: 0 });
    const { rows } = await sql`select distinct timeline from audit_batches order by 1`.execute(restored.db);
    expect(rows).toEqual([{ timeline: 1 }, { timeline: 2 }]);
    await clinic.close();
    await restored.close();
  },
);

test.runIf(isFull)(
  'a server with later checkpoints knows the restore, sets them aside, and verifies again',
  async () => {
    const restored = openDatabase(target.appUrl, { max: 2 });
    const otherServer = aFolder();
    const checkpointFile = checkpointFileIn(otherServer);
    const { seal } = app.deps;
    // What the clinic went on to do after the backup, and lost.
    const ownLines = readFileSync(checkpointFileIn(app.deps.config.dataDir), 'utf8');
    const last = JSON.parse(ownLines.trim().split('\n').at(-1) ?? '') as Checkpoint;
    const chained = randomBytes(32);
    const signature = makeSigner(seal).sign(chained).toString('hex');
    const later = { ...last, number: last.number + 1, chained: chained.toString('hex'), signature };
    writeFileSync(checkpointFile, `${ownLines}${JSON.stringify(later)}\n`);

    const before = await verifyTrail({ db: restored.db, seal, checkpointFile });
    expect(before).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/this server is from before the restore of/),
    });
    expect(await setAsideLeftBehind(restored.db, seal, checkpointFile)).toMatch(/before-restore-/);
    expect(await setAsideLeftBehind(restored.db, seal, checkpointFile)).toBeNull();
    const verdict = await verifyTrail({ db: restored.db, seal, checkpointFile });
    expect(sayVerdict(verdict)).toMatch(/^The trail is whole: .+ A restore on \S+ went back to batch \d+\.$/);
    expect(readdirSync(otherServer).length).toBe(2);
    const mailed = await verifyTrail({ db: restored.db, seal, checkpointFile, kept: later });
    expect(mailed).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/elsewhere is from before the restore of/),
    });
    await restored.close();
    rmSync(otherServer, { recursive: true });
  },
);

test.runIf(isFull)('a restore that somebody else wrote into the database explains nothing', async () => {
  const { seal } = app.deps;
  await app.db
    .insertInto('audit_restores')
    .values({
      ...{ timeline: 9, after_batch: 0, chained: Buffer.alloc(32), signature: Buffer.alloc(64) },
      ...{ made_at: new Date(), restored_at: new Date() },
    })
    .execute();
  expect(await readTrueRestores(app.db, seal)).toEqual([]);
  await app.database.ownerDb.deleteFrom('audit_restores').execute();
});

test.runIf(isFull)('a role that turns out to own the tables undoes the whole restore', async () => {
  const { path } = await backUp(app, folder, 'mighty.nadibackup');
  const to = await server.openEmptyDatabase();
  const asSuper = (statement: string) => withClient(server.superUrl, (client) => client.query(statement));
  await asSuper(`grant ${OWNER_ROLE} to ${APP_ROLE}`);
  try {
    await expect(restore(path, to)).rejects.toThrow('owns tables: give the application a role that owns none');
  } finally {
    await asSuper(`revoke ${OWNER_ROLE} from ${APP_ROLE}`);
  }
  expect(await withClient(to.ownerUrl, countTables)).toBe(0);
  expect(readdirSync(to.folder)).toEqual([]);
  await to.close();
});

test.runIf(isFull)(
  'a restore that fails at its end leaves nothing behind, and an older backup is brought up to this version',
  async () => {
    const newer = mkdtempSync(join(tmpdir(), 'nadi-newer-'));
    const names = readdirSync(MIGRATIONS_FOLDER).filter((name) => name.endsWith('.sql'));
    for (const name of names) copyFileSync(join(MIGRATIONS_FOLDER, name), join(newer, name));
    const next = join(newer, `${String(names.length + 1).padStart(4, '0')}_next.sql`);
    const { path } = await backUp(app, folder, 'older.nadibackup');
    const to = await server.openEmptyDatabase();
    writeFileSync(next, 'select 1 / count(*) from patients where false;');
    await expect(restore(path, to, newer)).rejects.toThrow(
      '_next.sql could not be applied (PostgreSQL says 22012). Nothing was changed.',
    );
    expect(await withClient(to.ownerUrl, countTables)).toBe(0);
    expect(readdirSync(to.folder)).toEqual([]);

    writeFileSync(next, 'alter table departments add column floor int; update departments set floor = 2;');
    await restore(path, to, newer);
    const { rows } = await withClient(to.ownerUrl, (client) => client.query('select distinct floor from departments'));
    expect(rows).toEqual([{ floor: 2 }]);
    rmSync(newer, { recursive: true });
    await to.close();
  },
);

test.runIf(isFull)(
  'one that an administrator asks for is made, restored elsewhere, compared, and shown with all its tables',
  async () => {
    const admin = await app.anAdministrator();
    const page = async (): Promise<BackupsReply> => (await app.as(admin.cookie).get('/api/admin/backups')).json();
    const asked = await app.as(admin.cookie).post('/api/admin/backups', {});
    expect(asked.statusCode).toBe(201);
    const { id } = asked.json();
    const again = await app.as(admin.cookie).post('/api/admin/backups', {});
    expect([again.statusCode, again.json().code]).toEqual([409, 'backup_running']);
    expect((await page()).running).toMatchObject({ id, askedBy: admin.name, done: 0 });

    const made = await makeNextBackup(app.deps, { openScratch: server.openEmptyDatabase });
    expect(made).toMatchObject({ test: { test: 'same', problem: null } });
    const shown = await page();
    expect(shown).toMatchObject({
      ...{ health: 'ok', running: null, time: '02:00', keep: { daily: 7, weekly: 4, monthly: 12 } },
      lastTest: { result: 'same', trail: expect.stringMatching(/^The trail is whole: /) },
      backups: [
        { id, reason: 'by hand', state: 'done', test: 'same', keptAs: ['day', 'week', 'month'], isRemoved: false },
      ],
    });
    expect(shown.lastTest?.tables.length).toBe(made?.tables);
    expect(shown.lastTest?.tables.find(({ table }) => table === 'accounts')).toMatchObject({ isSame: true });

    const place = app.deps.config.backups.folder;
    const [name = '', sum = '', mark = ''] = readdirSync(place).sort();
    expect(mark).toBe(MARK_FILE);
    expect([name, sum]).toEqual([shown.backups[0]?.fileName, `${name}.sha256`]);
    const modes = [place, join(place, name)].map((path) => (statSync(path).mode & 0o777).toString(8));
    expect(modes).toEqual(['700', '600']);
    const actions = (await app.trail()).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['backup.asked', 'backup.made']));
  },
);
