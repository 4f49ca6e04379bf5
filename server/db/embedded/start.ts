import fs from 'node:fs';
import { PlainError } from '#server/platform/plain-error.ts';
import { createDatabase } from '../create-database.ts';
import { createRoles } from '../create-roles.ts';
import { type Addresses, APP_ROLE, DATABASE, OWNER_ROLE } from './addresses.ts';
import { findHome } from './data-folder/database-home.ts';
import { leaveNote } from './data-folder/outside-data-folder.ts';
import { initialise } from './initialise.ts';
import { keepRunning } from './keep-running.ts';
import type { Launch } from './launch.ts';
import { cannotUse } from './plain-sentences.ts';
import { findPlatformPackage } from './programs/platform-package.ts';
import { readablePrograms } from './programs/readable-programs.ts';
import { readSecrets, type Secrets } from './secrets.ts';
import { takeServer } from './take-server.ts';

export type Log = { info(message: string): void; warn(message: string): void };

export type EmbeddedPostgres = Addresses & {
  /** True when the server was still running, left over from a process that was killed. */
  adopted: boolean;
  /** The process of the server that runs now; after a crash it is another one. */
  readonly pid: number;
  stop(): Promise<void>;
};

export type StartOptions = {
  dataDir: string;
  log: Log;
  /** False for tests: faster, and nothing survives a power cut. */
  durable?: boolean;
};

/** PostgreSQL of our own, in the data folder. One Nadi at a time may have it. */
export async function startEmbeddedPostgres(options: StartOptions): Promise<EmbeddedPostgres> {
  try {
    const launchOptions = await makeReady(options);
    const server = await takeServer(launchOptions);
    const { superUrl, ownerUrl, appUrl, adopted } = server;
    const keeper = keepRunning(server, launchOptions, options.log);
    try {
      await createRolesAndDatabase(superUrl, readSecrets(launchOptions.home.cluster));
    } catch (error) {
      await keeper.stop();
      throw error;
    }
    return {
      superUrl,
      ownerUrl,
      appUrl,
      adopted,
      stop: keeper.stop,
      get pid() {
        return keeper.pid();
      },
    };
  } catch (error) {
    throw cannotUse(options.dataDir, error);
  }
}

async function makeReady({ dataDir, log, durable = true }: StartOptions): Promise<Launch> {
  const home = findHome(dataDir);
  const bundle = findPlatformPackage();
  const programs = readablePrograms(bundle, home.folder, home.runAs);
  if (fs.existsSync(home.cluster)) return { home, programs, durable };

  log.info(`Making a new database in ${home.folder}.`);
  await initialise(home, programs, durable).catch((error: unknown) => {
    // A cause that has no sentence of ours may have passed, and nothing of the failed attempt is kept.
    if (!(error instanceof PlainError && error.cause)) throw error;
    log.warn(`${error.message} (${error.cause}) It is tried once more.`);
    return initialise(home, programs, durable);
  });
  if (home.folder === home.dataDir) return { home, programs, durable };

  const kept = leaveNote(home.dataDir, home.folder);
  // Another start was faster and made its own cluster: use that.
  return kept === home.folder ? { home, programs, durable } : makeReady({ dataDir, log, durable });
}

async function createRolesAndDatabase(superUrl: string, secrets: Secrets): Promise<void> {
  await createRoles(superUrl, { [OWNER_ROLE]: secrets.owner, [APP_ROLE]: secrets.app });
  await createDatabase(superUrl, { name: DATABASE, owner: OWNER_ROLE, app: APP_ROLE });
}
