// The phrases of all findings, by the rarest word each of them asks for.
import { PHRASES } from '#triage-engine/lexicon/phrases.ts';
import type { Phrase } from './make-phrases.ts';

export { PHRASES, type Phrase };

/** How many phrases ask for a word: the fewer, the more it tells. */
export const PHRASES_WITH: ReadonlyMap<string, number> = PHRASES.reduce((counts, { stems }) => {
  for (const one of stems) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}, new Map<string, number>());

const rarest = ({ stems }: Phrase): string =>
  stems.reduce((best, one) => ((PHRASES_WITH.get(one) ?? 0) < (PHRASES_WITH.get(best) ?? 0) ? one : best));

export const PHRASES_BY_RAREST: ReadonlyMap<string, Phrase[]> = Map.groupBy(PHRASES, rarest);
