import type { MergeListed } from '#contract/patients/merges.ts';
import { parsePud } from '#contract/pud.ts';
import { countLookUp } from '#server/patients/search/count-look-ups.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { presentMerges } from './present.ts';
import { mergesOfPud, newestMerges } from './store.ts';

/** With a PUD, as people type it, all of that record's, however long ago: any merge can be undone. */
export async function listMerges(deps: Deps, actor: Actor, typed?: string): Promise<MergeListed[]> {
  if (typed === undefined) return presentMerges(deps.db, actor, await newestMerges(deps.db));
  await countLookUp(deps, actor);
  const pud = parsePud(typed);
  return pud === null ? [] : presentMerges(deps.db, actor, await mergesOfPud(deps.db, pud));
}
