import { type Insertable, sql } from 'kysely';
import type { Database, Tx } from '#server/db/connect.ts';
import type { DB } from '#server/db/rows.generated.ts';

/** Every change, the newest first. */
export const changesOfRules = (db: Database) =>
  db
    .selectFrom('family_rules')
    .innerJoin('accounts', 'accounts.id', 'family_rules.set_by')
    .selectAll('family_rules')
    .select('accounts.name as setter')
    .orderBy('family_rules.number', 'desc')
    .execute();

export type RuleRow = Awaited<ReturnType<typeof changesOfRules>>[number];

export const newestRules = (db: Database) =>
  db.selectFrom('family_rules').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst();

/** One change after the other: the version that was read still holds at the write. */
export const lockRules = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtextextended('family-rules', 0))`.execute(tx);

export const insertRules = (tx: Tx, rules: Insertable<DB['family_rules']>) =>
  tx.insertInto('family_rules').values(rules).execute();
