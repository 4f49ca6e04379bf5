import type { Database } from '#server/db/connect.ts';

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
