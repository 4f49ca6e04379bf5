import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { columnParsers } from './column-parsers.ts';
import type { Tx } from './connect.ts';
import type { DB } from './rows.generated.ts';

/** The transaction that this connection is in, for code that speaks to one. Whoever began it ends it. */
export function transactionOn(client: pg.Client): Tx {
  const borrowed = {
    query: (text: string, values: unknown[]) => client.query({ text, values, types: columnParsers }),
    release() {},
  };
  const pool = { options: {}, connect: async () => borrowed, end: async () => {} };
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }) }) as unknown as Tx;
}
