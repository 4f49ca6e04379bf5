// A database may be put back by other means than our restore: a snapshot of a disk, a standby that was left behind. So a server that
// starts compares it with the list of who was erased.
import { transactionOn } from '#server/db/on-client.ts';
import { withClient } from '#server/db/with-client.ts';
import type { Deps } from '#server/platform/deps.ts';
import { applyErasedList, keepErasedList, readErasedList } from './erased-list.ts';
import { countUnerased } from './store.ts';

/** `keys`: of the backups, the current one first. Never keeps a clinic from opening. */
export async function eraseListedAgain(deps: Deps, ownerUrl: string, keys: readonly Buffer[]): Promise<void> {
  const { config, db, log } = deps;
  const ids = await readErasedList(config.backups.folder, keys).catch((error: unknown) => {
    // A disk that is away, or the master key was replaced: the list is written anew from what the database knows.
    log.error(
      { err: error },
      'the list of erased records could not be read; who came back from an older copy is not known',
    );
    return [];
  });
  if (ids.length > 0 && (await countUnerased(db, ids)) > 0) {
    const count = await withClient(ownerUrl, async (owner) => {
      await owner.query('begin');
      const done = await applyErasedList(transactionOn(owner), ids);
      await owner.query('commit');
      return done;
    });
    log.warn({ records: count }, 'records that had been erased were in this database again, and were erased again');
  }
  await keepErasedList(deps);
}
