import { sql } from 'kysely';
import type { Config } from '../platform/config.ts';
import { type OpenDatabase, openDatabase } from './connect.ts';
import { findRunningPostgres } from './embedded/find-running.ts';
import { startEmbeddedPostgres } from './embedded/start.ts';
import { explainConnectionFailure } from './explain-connection-failure.ts';

type Where = Pick<Config, 'databaseUrl' | 'dataDir'>;

// A command speaks in its own words at the end, not through the log.
const quiet = { info() {}, warn() {} };

/** The database as a running server sees it. When none runs, our PostgreSQL is started, and stopped again by `close`. */
export async function openForCommand({ databaseUrl, dataDir }: Where): Promise<OpenDatabase> {
  if (databaseUrl) return reach('DATABASE_URL', databaseUrl);
  const running = await findRunningPostgres(dataDir);
  if (running) return reach('DATA_DIR', running.appUrl);

  const server = await startEmbeddedPostgres({ dataDir, log: quiet });
  const database = openDatabase(server.appUrl, { max: 2 });
  return { ...database, close: () => database.close().finally(server.stop) };
}

async function reach(variable: string, url: string): Promise<OpenDatabase> {
  const database = openDatabase(url, { max: 2 });
  try {
    await sql`select 1`.execute(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw explainConnectionFailure(variable, url, error);
  }
}
