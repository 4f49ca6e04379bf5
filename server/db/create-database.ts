import pg from 'pg';
import { withClient } from './with-client.ts';

const quoted = pg.escapeIdentifier;

export type NewDatabase = { name: string; owner: string; app: string; template?: string };

/** Makes it unless it exists, and says in either case who may connect: a start may have been killed in between. */
export const createDatabase = (superUrl: string, database: NewDatabase): Promise<void> =>
  withClient(superUrl, (client) => createDatabaseBy(client, database));

export async function createDatabaseBy(client: pg.Client, { name, owner, app, template }: NewDatabase): Promise<void> {
  // Copied as files, not through the log: half of the work.
  const from = template ? `template ${quoted(template)} strategy file_copy` : '';
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (!rowCount) await client.query(`create database ${quoted(name)} owner ${quoted(owner)} ${from}`);
  // Not even temporary tables: the application's role makes nothing.
  await client.query(`revoke all on database ${quoted(name)} from public`);
  await client.query(`grant connect on database ${quoted(name)} to ${quoted(app)}`);
}

export const dropDatabase = (superUrl: string, name: string): Promise<void> =>
  withClient(superUrl, (client) => dropDatabaseBy(client, name));

export async function dropDatabaseBy(client: pg.Client, name: string): Promise<void> {
  await client.query(`drop database if exists ${quoted(name)} with (force)`);
}

/** The same server and role, another database. */
export function inDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${encodeURIComponent(name)}`;
  return other.href;
}
