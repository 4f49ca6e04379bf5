// A clinic with 100,000 appointments is backed up while it is written to, and restored elsewhere.
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openBackupFile } from '#server/admin/backups/file/read-backup-file.ts';
import { makeBackup } from '#server/admin/backups/making/make-backup.ts';
import { checkWhole } from '#server/admin/backups/restoring/read-parts.ts';
import { restoreBackup } from '#server/admin/backups/restoring/restore-backup.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { checkpointFileIn } from '#server/audit/checkpoint-file.ts';
import { sealEntries } from '#server/audit/seal-entries.ts';
import { sayVerdict } from '#server/audit/verify/say-verdict.ts';
import { verifyTrail } from '#server/audit/verify/verify-trail.ts';
import { type Database, openDatabase } from '#server/db/connect.ts';
import { createDatabase, inDatabase } from '#server/db/create-database.ts';
import { APP_ROLE, DATABASE, OWNER_ROLE } from '#server/db/embedded/addresses.ts';
import { throwAwayFolder } from '#server/db/embedded/data-folder/throw-away-folder.ts';
import { removeDatabase } from '#server/db/embedded/remove-database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start.ts';
import { prepareDatabase } from '#server/db/prepare-database.ts';
import { transaction } from '#server/db/transaction.ts';
import { withClient } from '#server/db/with-client.ts';
import { SYSTEM } from '#server/platform/actor.ts';
import { systemClock } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config.ts';
import { loadMasterKey } from '#server/platform/encryption/master-key.ts';
import { makeSeal } from '#server/platform/encryption/seal.ts';
import { makeLog } from '#server/platform/logger.ts';
import { startApp } from '#server/start-app.ts';
import { PASSWORD, type Person } from '#server/testing-people.ts';
import { peopleOf } from '../clinic.ts';
import { loadAppointments } from '../load-appointments.ts';
import { elapsedMs, type Measurement } from '../measurement.ts';
import { whenInterrupted } from '../when-interrupted.ts';

const APPOINTMENTS = 100_000;
const DOCTORS = 25;
/** Of the audit trail: what is loaded as rows leaves none. */
const ENTRIES = 20_000;

export async function backupAndRestore(): Promise<Measurement[]> {
  const dataDir = throwAwayFolder();
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false, log: { info() {}, warn: console.warn } });
  const remove = async () => {
    await postgres.stop();
    await removeDatabase(dataDir);
  };
  whenInterrupted(remove);
  try {
    await prepareDatabase(postgres);
    const database = openDatabase(postgres.appUrl, { max: 4, statementTimeoutMs: 120_000 });
    const { db, close } = database;
    const people = peopleOf(dataDir, database);
    const doctors: Person[] = [];
    for (let n = 0; n < DOCTORS; n += 1) doctors.push(await people.aDoctor({ name: `Dr. Bench ${n}` }));
    const ids = doctors.map(({ id }) => id);
    await withClient(inDatabase(postgres.superUrl, DATABASE), (client) => loadAppointments(client, ids, APPOINTMENTS));

    const seal = makeSeal(loadMasterKey(join(dataDir, 'master.key')));
    const backupKey = seal.derive('backup');
    const backups = join(dataDir, 'backups');
    mkdirSync(backups);
    const making = { url: postgres.appUrl, dataDir, clinicName: 'Bench', backupKey, folder: backups };
    let isOver = false;
    let written = 0;
    const working = (async () => {
      while (!isOver) {
        await people.aPatient({ name: `Patient ${written}` });
        written += 1;
      }
    })();
    let path = '';
    let rows = 0;
    const madeMs = await elapsedMs(async () => {
      const made = await makeBackup({ ...making, name: 'bench.nadibackup', madeAt: new Date() });
      path = made.path;
      rows = made.totals.rows;
    });
    isOver = true;
    await working;
    const patient = await people.aPatient({ name: 'Asha Bench' });
    await transaction(db, async (tx) => {
      const about = { subject: 'account', subjectId: patient.id };
      for (let n = 0; n < ENTRIES; n += 1) await appendEntry(tx, systemClock, SYSTEM, 'login.succeeded', about);
    });
    await sealEntries({ db, clock: systemClock, seal, config: { dataDir } });
    // At rest, so that what was restored can be compared with what there is.
    const calm = await makeBackup({ ...making, name: 'calm.nadibackup', madeAt: new Date() });
    const before = await contentOf(db);

    const target = 'restored';
    const targetFolder = join(dataDir, target);
    mkdirSync(targetFolder);
    await createDatabase(postgres.superUrl, { name: target, owner: OWNER_ROLE, app: APP_ROLE });
    const [ownerUrl, appUrl] = [inDatabase(postgres.ownerUrl, target), inDatabase(postgres.appUrl, target)];
    const restoredMs = await elapsedMs(async () => {
      const file = await openBackupFile(calm.path, backupKey);
      const { about } = await checkWhole(file);
      await restoreBackup({ file, about, readSeal: async () => seal, ownerUrl, appUrl, dataDir: targetFolder });
    });
    const restored = openDatabase(appUrl, { max: 4, statementTimeoutMs: 120_000 });
    const after = await contentOf(restored.db);
    const differing = Object.keys(before).filter((name) => before[name] !== after[name] && !CHANGED.includes(name));
    const verdict = await verifyTrail({ db: restored.db, seal, checkpointFile: checkpointFileIn(targetFolder) });
    const isIn = await canLogIn(appUrl, dataDir, patient);
    await restored.close();
    await close();

    const size = (statSync(path).size / 1e6).toFixed(1);
    const figures = `${rows.toLocaleString('en-GB')} rows, ${size} MB, ${written} patients registered meanwhile`;
    const compared = `${Object.keys(before).length} tables by count and hash; differing: ${differing.join(', ') || 'none'}`;
    return [
      { what: 'backup of 100,000 appointments', value: madeMs / 1000, unit: 's', atMost: 60, note: figures },
      {
        ...{ what: 'restore of 100,000 appointments, compared', value: restoredMs / 1000, unit: 's', atMost: 120 },
        note: 'read twice, foreign keys checked, all rows summed',
      },
      { what: 'tables that came back with other rows', value: differing.length, unit: '', atMost: 0, note: compared },
      {
        what: 'the restored trail is whole',
        value: Number(verdict.ok),
        unit: '',
        atLeast: 1,
        note: sayVerdict(verdict),
      },
      {
        what: 'a patient logs in there',
        value: Number(isIn),
        unit: '',
        atLeast: 1,
        note: 'with the password of before',
      },
    ];
  } finally {
    await remove();
  }
}

/** What a restore itself writes: its entry, where the trail goes on, the hold, and the end of the sessions. */
const CHANGED = ['audit_entries', 'audit_restores', 'outgoing_holds', 'sessions', 'backups', 'migrations'];

/** Written in SQL, so that what compares is not what copied. */
async function contentOf(db: Database): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ mark: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as mark
      from ${sql.table(name)} t`.execute(db);
    found[name] = rows[0]?.mark ?? '';
  }
  return found;
}

/** Through the endpoint of a server on the restored database. */
async function canLogIn(databaseUrl: string, dataDir: string, { login }: Person): Promise<boolean> {
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  const app = await startApp({ config, log: makeLog('silent'), appUrl: databaseUrl });
  try {
    const payload = { pud: login, password: PASSWORD };
    const { statusCode } = await app.fastify.inject({ method: 'POST', url: '/api/patients/login', payload });
    return statusCode === 200;
  } finally {
    await app.stop();
  }
}
