import pg from 'pg';
import { withClient } from './with-client.ts';

const quoted = pg.escapeIdentifier;

export type NewDatabase = { name: string; owner: string; app: string; template?: string };

/** Makes it unless it exists, and says in either case who may connect: a start may have been killed in between. */
export async function createDatabase(superUrl: string, { name, owner, app, template }: NewDatabase): Promise<void> {
  // Copied as files, not through the log: half of the work.
  const from = template ? `template ${quoted(template)} strategy file_copy` : '';
  await withClient(superUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${quoted(name)} owner ${quoted(owner)} ${from}`);
    // Not even temporary tables: the application's role makes nothing.
    await client.query(`revoke all on database ${quoted(name)} from public`);
    await client.query(`grant connect on database ${quoted(name)} to ${quoted(app)}`);
  });
}

export async function dropDatabase(superUrl: string, name: string): Promise<void> {
  await withClient(superUrl, (client) => client.query(`drop database if exists ${quoted(name)} with (force)`));
}

/** The same server and role, another database. */
export function inDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${encodeURIComponent(name)}`;
  return other.href;
}
