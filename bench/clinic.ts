// A running clinic for the benchmarks: the real server, its PostgreSQL on disk, and people who call its endpoints.
import { type Database, type OpenDatabase, openDatabase } from '#server/db/connect.ts';
import { inDatabase } from '#server/db/create-database.ts';
import { DATABASE } from '#server/db/embedded/addresses.ts';
import { findRunningPostgres } from '#server/db/embedded/find-running.ts';
import { removeDatabase } from '#server/db/embedded/remove-database.ts';
import { makeDataKeys } from '#server/db/sealed/data-keys.ts';
import { sealExisting } from '#server/db/sealed/seal-existing.ts';
import { transaction } from '#server/db/transaction.ts';
import { withClient } from '#server/db/with-client.ts';
import { lockWithoutSounds, markSoundsWritten, patientsWithoutSounds } from '#server/patients/search/store.ts';
import { writeKeys } from '#server/patients/search/write-keys.ts';
import { systemClock } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config.ts';
import type { Deps } from '#server/platform/deps.ts';
import { openMasterKeys } from '#server/platform/encryption/master-keys.ts';
import { makeLog } from '#server/platform/logger.ts';
import { makePeople, type People } from '#server/testing-people.ts';
import { newDataFolder, type ServerProcess, startServer } from './server-process.ts';

export type Clinic = {
  server: ServerProcess;
  db: Database;
  deps: Deps;
  people: People;
  appUrl: string;
  ownerUrl: string;
  /**
   * What a measurement has put into the tables by itself is sealed like what the app writes, and people are found by the same keys.
   * The server would do both, a few rows at a time, for minutes beside what is measured.
   */
  sealAll(): Promise<void>;
  /**
   * Does what PostgreSQL would do by itself a minute after thousands of rows were put in, in the middle of a measurement: it cleans up and
   * counts the tables, after which every connection plans every statement anew, and writes a checkpoint (where it can be reached
   * as its superuser). A clinic's database has done so overnight.
   */
  settle(): Promise<void>;
  close(): Promise<void>;
};

export async function openClinic(): Promise<Clinic> {
  const dataDir = newDataFolder();
  try {
    const server = await startServer({ DATA_DIR: dataDir, MODE: 'demo', LOG_LEVEL: 'error' });
    const clinic = await enterClinic(server, dataDir);
    return {
      ...clinic,
      async close() {
        await clinic.close();
        await server.stop();
        await removeDatabase(dataDir);
      },
    };
  } catch (error) {
    await removeDatabase(dataDir);
    throw error;
  }
}

/** Beside a server that runs; `close` leaves it running. */
export async function enterClinic(server: ServerProcess, dataDir: string): Promise<Clinic> {
  const urls = await findRunningPostgres(dataDir);
  if (!urls) throw new Error('The server runs without its database.');
  return clinicAt(server, { DATA_DIR: dataDir }, urls);
}

/** Beside a server with these settings and this database. */
export function clinicAt(
  server: ServerProcess,
  environment: Record<string, string>,
  { appUrl, ownerUrl, superUrl }: { appUrl: string; ownerUrl: string; superUrl?: string },
): Clinic {
  const database = openDatabase(appUrl, { max: 20 });
  const { db, close } = database;
  const deps = depsOf(environment, database);
  const sealAll = async () => {
    const work = sealExisting({ ownerUrl, sealed: database.sealed, log: deps.log });
    while (await work.next());
    await writeAllKeys(db);
  };
  const settle = () =>
    withClient(superUrl ? inDatabase(superUrl, DATABASE) : ownerUrl, async (client) => {
      await client.query('vacuum analyze');
      if (superUrl) await client.query('checkpoint');
    });
  return { server, db, deps, people: makePeople(deps), appUrl, ownerUrl, sealAll, settle, close };
}

const AT_ONCE = 500;

async function writeAllKeys(db: Database): Promise<void> {
  for (;;) {
    const waiting = await patientsWithoutSounds(db, AT_ONCE);
    if (waiting.length === 0) return;
    await transaction(db, async (tx) => {
      const mine = await Promise.all(waiting.map(({ id }) => lockWithoutSounds(tx, id)));
      await Promise.all(mine.map((patient) => patient && writeKeys(tx, patient)));
      await Promise.all(mine.map((patient) => patient && markSoundsWritten(tx, patient.id)));
    });
  }
}

export const peopleOf = (dataDir: string, database: OpenDatabase): People =>
  makePeople(depsOf({ DATA_DIR: dataDir }, database));

function depsOf(environment: Record<string, string>, { db, keyPool: pool, sealed }: OpenDatabase): Deps {
  const config = readConfig(environment);
  const master = openMasterKeys(config);
  // The clinic of a measurement has its first master key.
  const { seal } = master.current();
  sealed.keys = makeDataKeys({ pool, master, hash: (purpose, text) => seal.fingerprint(`look-up:${purpose}`, text) });
  return { config, db, seal, clock: systemClock, log: makeLog('silent') };
}
