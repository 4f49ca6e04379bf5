// From a text to the share of each danger, and of none, by the weights that were learnt.
import { DANGER_IDS } from '#contract/triage/dangers.ts';
import type { Known } from './fold-words.ts';
import type { ReadyWeights } from './pack-weights.ts';
import { featuresOf } from './read-features.ts';

const COUNT = DANGER_IDS.length + 1;
const NONE = DANGER_IDS.length;

/** `odds`: the logarithm of the odds that there is any danger. `shares`: by danger, adding up to 1. */
export type Weighed = { odds: number; shares: number[] };

export function weigh(
  text: string,
  { bias, step, rowOf, begins, classes, steps }: ReadyWeights,
  words?: Known,
): Weighed {
  const sums = new Float64Array(COUNT);
  let known = 0;
  for (const bucket of featuresOf(text, words)) {
    const row = rowOf[bucket] ?? 0;
    if (row === 0) continue;
    known++;
    for (let at = begins[row] ?? 0, end = begins[row + 1] ?? 0; at < end; at++) {
      const of = classes[at] ?? NONE;
      sums[of] = (sums[of] ?? 0) + (steps[at] ?? 0);
    }
  }
  const scale = step / Math.sqrt(Math.max(known, 1));
  const logits = Array.from(sums, (sum, of) => (bias[of] ?? 0) + scale * sum);
  const none = logits.pop() ?? 0;
  const highest = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp(logit - highest));
  const total = powers.reduce((sum, one) => sum + one, 0);
  return { odds: highest + Math.log(total) - none, shares: powers.map((one) => one / total) };
}
