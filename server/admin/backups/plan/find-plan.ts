import type { Database } from '#server/db/connect.ts';
import type { Deps } from '#server/platform/deps.ts';
import { newestPlan } from './store.ts';

export type BackupPlan = {
  version: number;
  at: string | null;
  keep: { daily: number; weekly: number; monthly: number };
  secondFolder: string | null;
  setBy: string | null;
};

/** What an administrator has set, else what the environment says. */
export async function findPlan({ db, config }: { db: Database; config: Deps['config'] }): Promise<BackupPlan> {
  const set = await newestPlan(db);
  const { at, keep } = config.backups;
  if (!set) return { version: 0, at, keep, secondFolder: null, setBy: null };
  return {
    version: set.version,
    at: set.made_at,
    keep: { daily: set.keep_daily, weekly: set.keep_weekly, monthly: set.keep_monthly },
    secondFolder: set.second_folder,
    setBy: set.set_by_name,
  };
}
