import { posterior } from '../ranking/posterior.ts';
import type { Scored } from '../ranking/rank.ts';
import { RANKING, URGENCY } from '../ranking/tuning.ts';

/** Several rules of one answer ask for the same. */
const known = new WeakMap<readonly Scored[], number[]>();

/** What it may be, as far as urgency goes: how common something is counts more than in the list of causes. */
export function urgencyShares(ranked: readonly Scored[]): readonly number[] {
  const before = known.get(ranked);
  if (before) return before;
  const more = (URGENCY.prior - RANKING.prior) / RANKING.prior;
  const shares = posterior(
    ranked.map(({ score, prior }) => score + more * prior),
    URGENCY.temperature,
  );
  known.set(ranked, shares);
  return shares;
}
