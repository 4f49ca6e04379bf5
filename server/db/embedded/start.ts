import fs from 'node:fs';
import { createDatabase } from '../create-database.ts';
import { createRoles } from '../create-roles.ts';
import { withClient } from '../with-client.ts';
import { type Addresses, APP_ROLE, addresses, DATABASE, OWNER_ROLE } from './addresses.ts';
import { claimDataFolder } from './claim-data-folder.ts';
import { leaveNote } from './elsewhere.ts';
import { initialise } from './initialise.ts';
import { keepRunning } from './keep-running.ts';
import { launch } from './launch.ts';
import { findPlatformPackage } from './platform-package.ts';
import { readablePrograms } from './readable-programs.ts';
import { readSecrets, type Secrets } from './secrets.ts';
import { findHome } from './where-things-lie.ts';

export type Log = { info(message: string): void; warn(message: string): void };

export type EmbeddedPostgres = Addresses & {
  /** True when the server was still running, left over from a process that was killed. */
  adopted: boolean;
  /** Of the server as it runs now: after a crash it is another one. */
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
export async function startEmbeddedPostgres({ dataDir, log, durable = true }: StartOptions): Promise<EmbeddedPostgres> {
  const bundle = findPlatformPackage();
  let home = findHome(dataDir);
  const programs = readablePrograms(bundle, home.folder, home.runAs);
  if (!fs.existsSync(home.cluster)) {
    log.info(`Making a new database in ${home.folder}.`);
    await initialise(home, programs, durable);
    if (home.folder !== home.dataDir) {
      leaveNote(home.dataDir, home.folder);
      home = findHome(dataDir);
    }
  }
  const server = await launch(home, programs, durable);
  const secrets = readSecrets(home.cluster);
  const urls = addresses(server.port, secrets);
  const claim = await claimDataFolder(urls.superUrl);
  const keeper = keepRunning({ home, programs, durable, log, server, superUrl: urls.superUrl, claim });
  try {
    await createRolesAndDatabase(urls.superUrl, secrets);
  } catch (error) {
    await keeper.stop();
    throw error;
  }
  return {
    ...urls,
    adopted: server.adopted,
    get pid() {
      return keeper.pid();
    },
    stop: keeper.stop,
  };
}

async function createRolesAndDatabase(superUrl: string, secrets: Secrets): Promise<void> {
  await createRoles(superUrl, { [OWNER_ROLE]: secrets.owner, [APP_ROLE]: secrets.app });
  const exists = await withClient(superUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    return rowCount === 1;
  });
  if (!exists) await createDatabase(superUrl, { name: DATABASE, owner: OWNER_ROLE, app: APP_ROLE });
}
