import type { Stated } from '../findings/from-text.ts';
import type { Condition } from '../knowledge/shape.ts';
import type { Ranked } from '../ranking/rank.ts';
import { levelOf } from './level-of.ts';

/** The worst that is still plausible, where the list does not begin with it. */
export function mustNotMiss(
  ranked: readonly Ranked[],
  shares: readonly number[],
  stated: ReadonlyMap<string, Stated>,
  listed: readonly Condition[],
): Condition | undefined {
  const plausible = ranked
    .slice(0, 40)
    .filter(({ because }, index) => (shares[index] ?? 0) >= 0.004 && because.length > 0);
  const grave = plausible.filter(({ condition }) => levelOf(condition, stated) >= 4).map(({ condition }) => condition);
  const worst = grave.sort((a, b) => levelOf(b, stated) - levelOf(a, stated))[0];
  return worst && worst.id !== listed[0]?.id ? worst : undefined;
}
