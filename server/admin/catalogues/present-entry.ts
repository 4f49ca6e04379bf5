import type { KeptEntry } from '#contract/catalogues/catalogues.ts';
import { type Kept, shelfOf } from './shelves.ts';

export const presentEntry = (kept: Kept, replaced: ReadonlySet<string>): KeptEntry => ({
  id: kept.id,
  version: kept.version,
  madeBy: kept.makerName,
  madeAt: kept.madeAt?.toISOString() ?? null,
  closedAt: kept.closedAt?.toISOString() ?? null,
  isReplaced: replaced.has(kept.id),
  entry: kept.entry,
  notChecked: shelfOf(kept.entry.kind).notChecked(kept.entry),
});

export const replacedOf = (all: readonly Kept[]): ReadonlySet<string> =>
  new Set(all.flatMap(({ replaces }) => replaces ?? []));
