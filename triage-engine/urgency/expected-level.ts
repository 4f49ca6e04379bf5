// The level that costs least, weighed over what it may be. Never the ambulance: that takes a red flag.
import type { Stated } from '../findings/from-text.ts';
import type { Urgency } from '../knowledge/shape.ts';
import type { Scored } from '../ranking/rank.ts';
import { URGENCY } from '../ranking/tuning.ts';
import { levelOf } from './level-of.ts';
import { painFactor } from './pain.ts';
import { urgencyShares } from './urgency-shares.ts';

const CHOICES: Urgency[] = [1, 2, 3, 4];

export function expectedLevel(
  ranked: readonly Scored[],
  stated: ReadonlyMap<string, Stated>,
  painScore?: number,
): Urgency {
  const shares = urgencyShares(ranked);
  const byLevel = [0, 0, 0, 0, 0, 0];
  for (let index = 0; index < ranked.length; index++) {
    const one = ranked[index];
    if (!one) continue;
    const level = levelOf(one.condition, stated);
    byLevel[level] =
      (byLevel[level] ?? 0) + (shares[index] ?? 0) * (level >= 4 ? URGENCY.deadly : 1) * painFactor(level, painScore);
  }
  const costOf = (choice: Urgency) => byLevel.reduce((sum, share, level) => sum + share * cost(choice, level), 0);
  return CHOICES.reduce((best, choice) => (costOf(choice) < costOf(best) ? choice : best));
}

const cost = (choice: number, level: number): number =>
  level > choice ? (URGENCY.tooLow[level - choice] ?? 40) : (URGENCY.tooHigh[choice - level] ?? 4);
