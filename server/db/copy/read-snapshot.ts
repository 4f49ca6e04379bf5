import pg from 'pg';
import { PlainError } from '#server/platform/plain-error.ts';
import { MIGRATION_LOCK } from '../migrate.ts';
import {
  type AppliedMigration,
  type Counter,
  readCounters,
  readDatabaseBytes,
  readMigrationsApplied,
  readTables,
  readTimeline,
  type Table,
} from './catalog.ts';
import { copyOut } from './copy-out.ts';
import { makeRowSum } from './row-sum.ts';

/** What a copy needs to become a database again, beside the rows. */
export type Contents = {
  tables: Table[];
  counters: Counter[];
  migrations: AppliedMigration[];
  timeline: number;
  serverVersion: string;
};

export type Counted = { rows: number; sum: string };

export type Snapshot = {
  contents: Contents;
  databaseBytes: number;
  /** All rows of one table, as they were when the snapshot was taken. */
  copyTable(table: Table, take: (rows: Buffer) => Promise<void>): Promise<Counted>;
};

/** Whoever changes a table for longer than this is not waited for: an open snapshot keeps old rows alive. */
const LONGEST_LOCK_MS = 60_000;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * One moment of the database while the clinic works on. It reads as anybody who may read, has no transaction number, and so
 * keeps neither writers nor the sealing of the trail waiting.
 */
export async function readSnapshot<Result>(
  client: pg.Client,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result | null> {
  // A migration that empties or rewrites a table must end before the snapshot, or begin after the locks: PostgreSQL shows such a
  // table as empty to older snapshots.
  const { rows } = await client.query('select pg_try_advisory_lock_shared($1, $2) as "isFree"', MIGRATION_LOCK);
  if (!rows[0].isFree) throw new PlainError('The database is being brought up to date. Try again in a few minutes.');
  const letMigrate = () => client.query('select pg_advisory_unlock_shared($1, $2)', MIGRATION_LOCK);
  await client.query('begin isolation level repeatable read read only');
  try {
    await speakPlainly(client);
    const migrations = await readMigrationsApplied(client);
    if (!migrations?.length) return null;
    const tables = await readTables(client);
    // Nobody changes a table while it is copied.
    await client.query(`set local lock_timeout = ${LONGEST_LOCK_MS}`);
    const names = tables.map(({ name }) => pg.escapeIdentifier(name)).join(', ');
    await client.query(`lock table ${names} in access share mode`).catch((error: unknown) => {
      const isTaken = error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE;
      throw isTaken ? new PlainError('A table is being changed by somebody else. Try again in a few minutes.') : error;
    });
    await letMigrate();
    const contents: Contents = {
      tables,
      counters: await readCounters(client),
      migrations,
      timeline: await readTimeline(client),
      serverVersion: await readServerVersion(client),
    };
    const copyTable: Snapshot['copyTable'] = (table, take) => sumTable(client, table, take);
    return await work({ contents, databaseBytes: await readDatabaseBytes(client), copyTable });
  } finally {
    await client.query('rollback').catch(() => {});
  }
}

/** The rows of one table, counted and summed, and handed on to whoever wants them. */
export async function sumTable(
  client: pg.Client,
  table: Table,
  take: (rows: Buffer) => Promise<void> = async () => {},
): Promise<Counted> {
  const sum = makeRowSum();
  await copyOut(client, `copy ${quoted(table)} to stdout`, { onRow: sum.add, onBlock: take });
  return { rows: sum.rows(), sum: sum.hex() };
}

export const quoted = ({ name, columns }: Table): string =>
  `${pg.escapeIdentifier(name)} (${columns.map(pg.escapeIdentifier).join(', ')})`;

/** However a server is set up, a row is written in one way: sums are compared between servers and versions. */
export async function speakPlainly(client: pg.Client): Promise<void> {
  await client.query(`
    set local search_path = public;
    set local datestyle = 'ISO, YMD';
    set local intervalstyle = 'postgres';
    set local timezone = 'UTC';
    set local extra_float_digits = 1;
    set local bytea_output = 'hex';
    set local client_encoding = 'UTF8';
    set local statement_timeout = 0;
    set local lock_timeout = 0;
    set local idle_in_transaction_session_timeout = 0`);
}

async function readServerVersion(client: pg.Client): Promise<string> {
  const { rows } = await client.query(`select current_setting('server_version') as version`);
  return rows[0].version;
}
