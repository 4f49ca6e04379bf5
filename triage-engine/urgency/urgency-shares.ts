import { posterior } from '../ranking/posterior.ts';
import type { Ranked } from '../ranking/rank.ts';
import { RANKING, URGENCY } from '../ranking/tuning.ts';

/** What it may be, as far as urgency goes: how common something is counts more than in the list of causes. */
export function urgencyShares(ranked: readonly Ranked[]): number[] {
  const more = (URGENCY.prior - RANKING.prior) / RANKING.prior;
  return posterior(
    ranked.map((one) => ({ ...one, score: one.score + more * one.prior })),
    URGENCY.temperature,
  );
}
