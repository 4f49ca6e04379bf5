import { posterior } from '../ranking/posterior.ts';
import type { Scored } from '../ranking/rank.ts';
import { RANKING, URGENCY } from '../ranking/tuning.ts';

/** What it may be, as far as urgency goes: how common something is counts more than in the list of causes. */
export function urgencyShares(ranked: readonly Scored[]): number[] {
  const more = (URGENCY.prior - RANKING.prior) / RANKING.prior;
  return posterior(
    ranked.map(({ score, prior }) => ({ score: score + more * prior })),
    URGENCY.temperature,
  );
}
