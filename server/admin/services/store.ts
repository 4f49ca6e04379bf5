import { sql } from 'kysely';
import type { Database, Tx } from '#server/db/connect.ts';

export async function emailOf(db: Database, accountId: string): Promise<string> {
  const row = await db
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return row.email ?? '';
}

export async function testsSince(db: Database, accountId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('audit_entries')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('action', '=', 'service.test_begun')
    .where('actor_id', '=', accountId)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Tests to one number come one after the other. */
export const lockNumber = (tx: Tx, mark: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`test-text ${mark}`}, 0))`.execute(tx);

export async function textsSince(db: Database, mark: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('audit_entries')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('action', '=', 'service.test_begun')
    .where('at', '>', since)
    .where(sql`details ->> 'to'`, '=', mark)
    .executeTakeFirstOrThrow();
  return Number(count);
}
