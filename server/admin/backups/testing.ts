import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createDatabase, dropDatabase, inDatabase } from '#server/db/create-database.ts';
import { APP_ROLE, OWNER_ROLE } from '#server/db/embedded/addresses.ts';
import { throwAwayFolder } from '#server/db/embedded/data-folder/throw-away-folder.ts';
import { removeDatabase } from '#server/db/embedded/remove-database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start.ts';
import type { TestApp } from '#server/testing-app.ts';
import { type Made, makeBackup } from './making/make-backup.ts';
import type { Scratch } from './restoring/scratch.ts';

type Server = { superUrl: string; ownerUrl: string; appUrl: string; owner: string; app: string };

/** An empty database, by itself on the server of the tests, and a folder for the files beside it. */
export async function openEmptyDatabase(server: Server = inject('testServer')): Promise<Scratch> {
  const name = `nadi_restore_${randomBytes(6).toString('hex')}`;
  await createDatabase(server.superUrl, { name, owner: server.owner, app: server.app });
  const folder = aFolder();
  return {
    ownerUrl: inDatabase(server.ownerUrl, name),
    appUrl: inDatabase(server.appUrl, name),
    folder,
    async close() {
      await dropDatabase(server.superUrl, name);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A restore is one long transaction. On the server of all tests it would keep the sealing of other files waiting. */
export async function startRestoreServer() {
  const dataDir = throwAwayFolder();
  const quiet = { info() {}, warn() {} };
  const server = await startEmbeddedPostgres({ dataDir, durable: false, log: quiet });
  return {
    superUrl: server.superUrl,
    openEmptyDatabase: () => openEmptyDatabase({ ...server, owner: OWNER_ROLE, app: APP_ROLE }),
    async stop() {
      await server.stop();
      await removeDatabase(dataDir);
    },
  };
}

export const aFolder = (): string => mkdtempSync(join(tmpdir(), 'nadi-backup-'));

/** A backup of a test app's clinic, in a folder of its own. */
export function backUp(
  { database, deps }: TestApp,
  folder: string,
  name = 'clinic.nadibackup',
  onTables = () => {},
): Promise<Made> {
  const { config, clock, seal } = deps;
  return makeBackup({
    ...{ url: database.url, dataDir: config.dataDir, clinicName: config.clinic.name },
    ...{ backupKey: seal.derive('backup'), folder, name, madeAt: clock.now() },
    onProgress: ({ stage }) => stage === 'tables' && onTables(),
  });
}
