import type { Stated } from '../findings/from-text.ts';
import type { Condition } from '../knowledge/shape.ts';
import type { Ranked } from '../ranking/rank.ts';
import { chancesOf } from '../ranking/weigh-links.ts';
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
    .filter((one, index) => (shares[index] ?? 0) >= 0.004 && speaksForIt(one, stated));
  const grave = plausible.filter(({ condition }) => levelOf(condition, stated) >= 4).map(({ condition }) => condition);
  const worst = grave.sort((a, b) => levelOf(b, stated) - levelOf(a, stated))[0];
  return worst && worst.id !== listed[0]?.id ? worst : undefined;
}

/** Of a whole body: alone each speaks for nothing rare, and nobody with a plain fever is told of meningococci. */
const OF_ALL_ILLNESSES: ReadonlySet<string> = new Set(
  'fever high-fever chills weakness-general fatigue malaise body-aches nausea vomiting'.split(' '),
);
/** In more than half of those who have it. */
const MOSTLY = 0.5;

/** Something that not every illness brings, and nothing denied that most of those who have it tell. */
function speaksForIt({ condition, because }: Ranked, stated: ReadonlyMap<string, Stated>): boolean {
  if (because.every((id) => OF_ALL_ILLNESSES.has(id))) return false;
  return ![...chancesOf(condition)].some(([id, chance]) => chance > MOSTLY && stated.get(id)?.state === 'absent');
}
