import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, type OpenDatabase, openDatabase } from './connect.ts';
import { createDatabaseBy, dropDatabaseBy, inDatabase } from './create-database.ts';

export type TestDatabase = {
  /** Connected as the application's role, which owns nothing. */
  db: Database;
  pool: pg.Pool;
  /** What to open the keys of sealed cells with. */
  opened: OpenDatabase;
  url: string;
  /** As the owner of the tables, for what the application may not do. */
  ownerDb: Database;
  ownerUrl: string;
  superUrl: string;
  close(): Promise<void>;
};

/** A database of its own for one test file: migrated, empty, gone after `close()`. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = inject('testServer');
  const name = `nadi_test_${randomBytes(6).toString('hex')}`;
  await createDatabaseBy(await connected(server.superUrl), { ...server, name });

  const url = inDatabase(server.appUrl, name);
  const ownerUrl = inDatabase(server.ownerUrl, name);
  const app = openDatabase(url, { max: 10 });
  const owner = openDatabase(ownerUrl, { max: 2 });
  app.sealed.isStrict = true;
  return {
    db: app.db,
    pool: app.pool,
    opened: app,
    url,
    ownerDb: owner.db,
    ownerUrl,
    superUrl: inDatabase(server.superUrl, name),
    async close() {
      await Promise.all([app.close(), owner.close()]);
      await dropDatabaseBy(await connected(server.superUrl), name);
    },
  };
}

let lasting: Promise<pg.Client> | undefined;

/** One connection for all databases that a process makes and drops. It keeps no process from ending, and is made anew if it breaks. */
function connected(superUrl: string): Promise<pg.Client> {
  lasting ??= (async () => {
    const client = new pg.Client({ connectionString: superUrl, application_name: 'nadi tests' });
    client.on('error', () => {});
    client.on('end', () => {
      lasting = undefined;
    });
    await client.connect();
    // pg has it, though its types do not say so.
    (client as pg.Client & { unref(): void }).unref();
    return client;
  })();
  return lasting;
}
