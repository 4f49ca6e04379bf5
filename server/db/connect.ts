import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { columnParsers } from './column-parsers.ts';
import { prepareOn } from './prepared.ts';
import type { DB } from './rows.generated.ts';

export type Database = Kysely<DB>;
export type Tx = Transaction<DB>;

export type OpenDatabase = { db: Database; pool: pg.Pool; close(): Promise<void> };

type Limits = {
  max?: number;
  statementTimeoutMs?: number;
  /** Told of connections that broke; the pool replaces them by itself. */
  onConnectionLost?: (error: Error) => void;
};

export function openDatabase(url: string, limits: Limits = {}): OpenDatabase {
  const lost = limits.onConnectionLost ?? (() => {});
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'nadi',
    max: limits.max ?? 10,
    statement_timeout: limits.statementTimeoutMs ?? 15_000,
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    types: columnParsers,
  });
  // An 'error' event that nobody hears ends the process: idle connections report to the pool, borrowed ones to themselves.
  pool.on('error', lost);
  pool.on('connect', (client) => {
    client.on('error', () => {});
    prepareOn(client);
  });

  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}
