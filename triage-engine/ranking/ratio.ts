// How much likelier a condition becomes by a finding that is told: its share of those who have it over that of others, within bounds.
import { RANKING } from './tuning.ts';

/** What is rarely found in a condition speaks against it, however rare it is in others. */
export function ratioOf(chance: number, given: number): number {
  const leak = Math.max(given, RANKING.leastLeak);
  return bounded(chance <= 0.05 ? Math.min(chance / leak, RANKING.against) : chance / leak);
}

export const bounded = (ratio: number): number => Math.min(RANKING.strongest, Math.max(RANKING.weakest, ratio));
