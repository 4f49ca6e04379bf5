import type { Database } from '../connect.ts';
import { OpenResults } from './open-results.ts';

/**
 * Keys that were destroyed in the database (erase_record) leave the memory of this server too; the others forget them within ten
 * minutes. What was sealed under them is unreadable for good: here, and in every backup that is made from now on.
 */
export function forgetKeys(db: Database, owners: readonly string[]): void {
  const plugin = db.getExecutor().plugins.find((one) => one instanceof OpenResults);
  for (const owner of owners) plugin?.keys?.forget(owner);
}
