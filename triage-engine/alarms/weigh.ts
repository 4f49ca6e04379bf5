// From a text to the share of each danger, and of none, by the weights that were learnt.
import type { ReadyWeights } from './pack-weights.ts';
import { featuresOf, type Known } from './read-features.ts';

/** `odds`: the logarithm of the odds that there is any danger. `shares`: by danger, adding up to 1. */
export type Weighed = { odds: number; shares: number[] };

export function weigh(text: string, weights: ReadyWeights, known?: Known): Weighed {
  const logits = logitsOf(text, weights, known);
  const none = logits.pop() ?? 0;
  const { total, highest, shares } = sharesOf(logits);
  return { odds: highest + Math.log(total) - none, shares };
}

/** By class. */
export const logitsOf = (text: string, weights: ReadyWeights, known?: Known): number[] =>
  logitsFrom(featuresOf(text, known), weights);

export function logitsFrom(
  features: Iterable<number>,
  { bias, step, rowOf, begins, classes, steps }: ReadyWeights,
): number[] {
  const sums = new Float64Array(bias.length);
  let met = 0;
  for (const bucket of features) {
    const row = rowOf[bucket] ?? 0;
    if (row === 0) continue;
    met++;
    for (let at = begins[row] ?? 0, end = begins[row + 1] ?? 0; at < end; at++) {
      const of = classes[at] ?? 0;
      sums[of] = (sums[of] ?? 0) + (steps[at] ?? 0);
    }
  }
  const scale = step / Math.sqrt(Math.max(met, 1));
  return Array.from(sums, (sum, of) => (bias[of] ?? 0) + scale * sum);
}

/** Adding up to 1. */
export function sharesOf(logits: readonly number[]): { total: number; highest: number; shares: number[] } {
  const highest = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp(logit - highest));
  const total = powers.reduce((sum, one) => sum + one, 0);
  return { total, highest, shares: powers.map((one) => one / total) };
}
