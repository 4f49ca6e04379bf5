// Stated findings ready to weigh, cluster by cluster, with what each is worth to a condition.
import type { Stated } from '../findings/from-text.ts';
import { FINDING_BY_ID } from '../knowledge/library.ts';
import { RANKING } from './tuning.ts';
import { clusterOf } from './weigh-links.ts';

export type Unit = { id: string; isPresent: boolean; isBackground: boolean; leak: number; cluster: string };

/** In the order of their names: whoever tells the same in another order gets the same sums. */
export function unitsOf(stated: ReadonlyMap<string, Stated>): Unit[] {
  const units = [...stated].flatMap(([id, { state, isMeasured }]): Unit[] => {
    const finding = FINDING_BY_ID.get(id);
    if (!finding) return [];
    const isBackground = finding.kind === 'history' || finding.kind === 'medicine' || finding.kind === 'exposure';
    const leak = isMeasured ? Math.max(finding.leak, RANKING.measuredLeak) : finding.leak;
    return [{ id, isPresent: state === 'present', isBackground, leak, cluster: clusterOf(id) }];
  });
  return units.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Logarithm of the likelihood ratio; what a condition does not know and is present counts against it. */
export function logRatio(chance: number | undefined, { isPresent, isBackground, leak: given }: Unit): number {
  const leak = Math.max(given, RANKING.leastLeak);
  if (isPresent) {
    if (chance === undefined) return isBackground ? 0 : -RANKING.unexplained * rarity(leak);
    const ratio = chance <= 0.05 ? Math.min(chance / leak, RANKING.against) : chance / leak;
    return Math.log(Math.min(RANKING.strongest, Math.max(RANKING.weakest, ratio)));
  }
  if (chance === undefined || chance <= leak) return 0;
  return RANKING.denied * Math.log(Math.max(RANKING.weakest, (1 - chance) / (1 - leak)));
}

/** 0 for what everybody has, 1 for what nearly nobody mentions. */
const rarity = (leak: number) => Math.min(1, Math.log(0.3 / Math.min(leak, 0.3)) / Math.log(0.3 / 0.008));

/** The strongest for and the strongest against in full, of the rest a share. */
export function countedOnce(weights: readonly number[]): number {
  let [pro, mostPro, contra, mostContra] = [0, 0, 0, 0];
  for (const weight of weights) {
    if (weight > 0) {
      pro += weight;
      if (weight > mostPro) mostPro = weight;
    } else {
      contra += weight;
      if (weight < mostContra) mostContra = weight;
    }
  }
  return mostPro + RANKING.together * (pro - mostPro) + mostContra + RANKING.together * (contra - mostContra);
}
