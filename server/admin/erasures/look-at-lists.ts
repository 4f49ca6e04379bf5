import type { Part } from '#contract/overview.ts';
import type { Deps } from '#server/platform/deps.ts';
import { foldersOf, readLists } from './erased-list.ts';
import { erasedRecords } from './store.ts';

/** Null when all is well: most clinics never erase anybody. */
export async function lookAtErasedLists(deps: Deps): Promise<Part | null> {
  const known = (await erasedRecords(deps.db)).map(({ id }) => id);
  const key = deps.seal.derive('backup');
  let missing = false;
  for (const folder of await foldersOf(deps)) {
    const lists = await readLists(folder, [key]).catch(() => null);
    if (lists === null || lists.unreadable.length > 0) {
      const note = lists === null ? `${folder} cannot be read` : lists.unreadable.join(', ');
      return { part: 'erased', state: 'down', figure: 'does not open', note };
    }
    missing ||= known.some((id) => !lists.ids.includes(id));
  }
  if (!missing) return null;
  const note = 'it is written with the next backup; a restore before that brings somebody back';
  return { part: 'erased', state: 'weak', figure: 'not written', note };
}
