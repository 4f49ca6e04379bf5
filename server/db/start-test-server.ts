import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isAlive } from './embedded/postmaster.ts';
import { removeDatabase } from './embedded/remove-database.ts';
import { startEmbeddedPostgres } from './embedded/start.ts';

const FOLDER = /^nadi-test-(\d+)-/;

export type StartedTestServer = { superUrl: string; isBorrowed: boolean; stop(): Promise<void> };

/** A server that forgets everything, or the one that TEST_DATABASE_SUPER_URL names. */
export async function startTestServer(): Promise<StartedTestServer> {
  const borrowed = process.env.TEST_DATABASE_SUPER_URL;
  if (borrowed) return { superUrl: borrowed, isBorrowed: true, stop: async () => {} };

  await sweep();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), `nadi-test-${process.pid}-`));
  // Root's PostgreSQL runs under another account, which has to pass through.
  fs.chmodSync(dataDir, 0o711);
  const server = await startEmbeddedPostgres({ dataDir, durable: false, log: { info() {}, warn: console.warn } });
  return {
    superUrl: server.superUrl,
    isBorrowed: false,
    async stop() {
      await server.stop();
      await removeDatabase(dataDir);
    },
  };
}

/** What runs that were killed have left behind, servers included. */
async function sweep(): Promise<void> {
  for (const name of fs.readdirSync(os.tmpdir())) {
    const pid = FOLDER.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) await removeDatabase(path.join(os.tmpdir(), name)).catch(() => {});
  }
}
