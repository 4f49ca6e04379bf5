// A database may be put back by other means than our restore: a snapshot of a disk, a standby that was left behind. So a server that
// starts compares it with the lists of who was erased.
import { rm } from 'node:fs/promises';
import { keysOf } from '#server/db/sealed/open-results.ts';
import { withClient } from '#server/db/with-client.ts';
import type { Deps } from '#server/platform/deps.ts';
import { applyErasedList, foldersOf, keepErasedList, readLists } from './erased-list.ts';
import { countUnerased } from './store.ts';

/** `keys`: of the backups, the current one first. Never keeps a clinic from opening: what could not be read, the home says. */
export async function eraseListedAgain(deps: Deps, ownerUrl: string, keys: readonly Buffer[]): Promise<void> {
  const { ids, setAside } = await readAll(deps, keys);
  if (ids.length > 0 && (await countUnerased(deps.db, ids)) > 0) {
    const count = await withClient(ownerUrl, async (owner) => {
      await owner.query('begin');
      const done = await applyErasedList(owner, keysOf(deps.db), ids);
      await owner.query('commit');
      return done;
    });
    deps.log.warn(
      { records: count },
      'records that had been erased were in this database again, and were erased again',
    );
  }
  await keepErasedList(deps, ids);
  // What they say is in the list now: they had been set aside under a key that was here after all.
  for (const path of setAside) await rm(path, { force: true });
}

async function readAll(deps: Deps, keys: readonly Buffer[]): Promise<{ ids: string[]; setAside: string[] }> {
  const [ids, setAside] = [new Set<string>(), [] as string[]];
  for (const folder of await foldersOf(deps)) {
    try {
      const lists = await readLists(folder, keys);
      for (const id of lists.ids) ids.add(id);
      setAside.push(...lists.setAside);
      if (lists.unreadable.length === 0) continue;
      const said = 'a list of erased records does not open; who came back from an older copy is not known';
      deps.log.error({ files: lists.unreadable }, said);
    } catch (error) {
      deps.log.error({ err: error, folder }, 'the list of erased records could not be looked for');
    }
  }
  return { ids: [...ids], setAside };
}
