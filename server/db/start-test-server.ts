import { sweepThrowAwayFolders, throwAwayFolder } from './embedded/data-folder/throw-away-folder.ts';
import { removeDatabase } from './embedded/remove-database.ts';
import { startEmbeddedPostgres } from './embedded/start.ts';

export type StartedTestServer = { superUrl: string; isBorrowed: boolean; stop(): Promise<void> };

/** A server that forgets everything, or the one that TEST_DATABASE_SUPER_URL names. */
export async function startTestServer(): Promise<StartedTestServer> {
  const borrowed = process.env.TEST_DATABASE_SUPER_URL;
  if (borrowed) return { superUrl: borrowed, isBorrowed: true, stop: async () => {} };

  await sweepThrowAwayFolders();
  const dataDir = throwAwayFolder();
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
