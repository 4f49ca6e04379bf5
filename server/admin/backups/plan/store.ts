import { sql } from 'kysely';
import type { Database, Tx } from '#server/db/connect.ts';

export const newestPlan = (db: Database) =>
  db
    .selectFrom('backup_plans')
    .leftJoin('accounts', 'accounts.id', 'backup_plans.set_by')
    .selectAll('backup_plans')
    .select('accounts.name as set_by_name')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();

type NewPlan = {
  version: number;
  time: string | null;
  keep: { daily: number; weekly: number; monthly: number };
  secondFolder: string | null;
  by: string;
  at: Date;
};

/** False when somebody else wrote this version. */
export async function insertPlan(tx: Tx, plan: NewPlan): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into backup_plans (version, made_at, keep_daily, keep_weekly, keep_monthly, second_folder, set_by, set_at)
    values (${plan.version}, ${plan.time}, ${plan.keep.daily}, ${plan.keep.weekly}, ${plan.keep.monthly},
      ${plan.secondFolder}, ${plan.by}, ${plan.at})
    on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}
