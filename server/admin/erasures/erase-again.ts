// A database may be put back by other means than our restore: a snapshot of a disk, a standby that was left behind. So a server that
// starts compares it with the list of who was erased.
import { transactionOn } from '#server/db/on-client.ts';
import { withClient } from '#server/db/with-client.ts';
import type { Deps } from '#server/platform/deps.ts';
import { applyErasedList, readErasedList } from './erased-list.ts';
import { countUnerased } from './store.ts';

export async function eraseListedAgain({ config, db, seal, log }: Deps, ownerUrl: string): Promise<void> {
  const ids = await readErasedList(config.backups.folder, [seal.derive('backup')]);
  if (ids.length === 0 || (await countUnerased(db, ids)) === 0) return;
  const count = await withClient(ownerUrl, async (owner) => {
    await owner.query('begin');
    const done = await applyErasedList(transactionOn(owner), ids);
    await owner.query('commit');
    return done;
  });
  log.warn({ records: count }, 'records that had been erased were in this database again, and were erased again');
}
