import { RANKING } from './tuning.ts';

/** Findings that travel together: the strongest for and the strongest against in full, of the rest a share. */
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
