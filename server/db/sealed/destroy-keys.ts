import type { Database } from '../connect.ts';
import { OpenResults } from './open-results.ts';

/**
 * Makes unreadable for good what was sealed under these keys: here, and in every backup that is made from now on. The rows stay, as
 * proof that the keys were there.
 */
export async function destroyKeys(db: Database, owners: readonly string[]): Promise<void> {
  await db
    .updateTable('data_keys')
    .set({ wrapped: null })
    .where('owner', 'in', [...owners])
    .execute();
  const plugin = db.getExecutor().plugins.find((one) => one instanceof OpenResults);
  for (const owner of owners) plugin?.keys?.forget(owner);
}
