import type { MergeListed } from '#contract/patients/merges.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { presentMerges } from './present.ts';
import { newestMerges } from './store.ts';

export const listMerges = async ({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<MergeListed[]> =>
  presentMerges(db, actor, await newestMerges(db));
