// A PostgreSQL of our own to restore into, thrown away afterwards.
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MINUTE_MS } from '#contract/durations.ts';
import { signal } from '#server/db/embedded/postmaster.ts';
import { removeDatabase } from '#server/db/embedded/remove-database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start.ts';
import { assertRoomToTest } from '../making/assert-room.ts';

export type Scratch = { ownerUrl: string; appUrl: string; folder: string; close(): Promise<void> };

const PREFIX = 'restore-test-';
const quiet = { info() {}, warn() {} };

/** Whoever uses one says so every few seconds: a number of a process may belong to another one later. */
const IN_USE_SUFFIX = '.in-use';
const SAID_EVERY_MS = 10_000;
const LEFT_AFTER_MS = MINUTE_MS;

/** A copy of the clinic must lie where nobody else may look, and never fill the disk of the clinic itself. */
export async function openOwnScratch(parent: string, databaseBytes: number): Promise<Scratch> {
  mkdirSync(parent, { recursive: true, mode: 0o700 });
  await removeLeftovers(parent);
  await assertRoomToTest(parent, databaseBytes);
  const folder = mkdtempSync(join(parent, PREFIX));
  // Root's PostgreSQL runs under another account, which passes through.
  if (process.getuid?.() === 0) chmodSync(folder, 0o711);
  const inUse = `${folder}${IN_USE_SUFFIX}`;
  const say = () => writeFileSync(inUse, '');
  say();
  const saying = setInterval(say, SAID_EVERY_MS);
  const remove = async () => {
    clearInterval(saying);
    await removeDatabase(folder);
    rmSync(inUse, { force: true });
  };
  try {
    const server = await startEmbeddedPostgres({ dataDir: folder, durable: false, log: quiet });
    const { ownerUrl, appUrl } = server;
    const close = () => {
      const stopping = server.stop();
      // Nothing of it is kept: there is no need to write it all to the disk first.
      if (process.platform !== 'win32') signal(server.pid, 'SIGQUIT');
      return stopping.finally(remove);
    };
    return { ownerUrl, appUrl, folder, close };
  } catch (error) {
    await remove().catch(() => {});
    throw error;
  }
}

/** Of a Nadi that was killed during its test: whole readable copies of the clinic. */
export async function removeLeftovers(parent: string): Promise<void> {
  for (const name of namesIn(parent)) {
    if (!name.startsWith(PREFIX) || name.endsWith(IN_USE_SUFFIX)) continue;
    const folder = join(parent, name);
    const seen = statSync(`${folder}${IN_USE_SUFFIX}`, { throwIfNoEntry: false });
    if (seen && Date.now() - seen.mtimeMs < LEFT_AFTER_MS) continue;
    await removeDatabase(folder).catch(() => {});
    rmSync(`${folder}${IN_USE_SUFFIX}`, { force: true });
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
