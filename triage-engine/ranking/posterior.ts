import type { Scored } from './rank.ts';

/** Shares that add up to one. The higher the temperature, the closer together. */
export function posterior(ranked: readonly Pick<Scored, 'score'>[], temperature: number): number[] {
  const highest = ranked.reduce((most, { score }) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  const weights = ranked.map(({ score }) => Math.exp((score - highest) / temperature));
  const sum = weights.reduce((total, one) => total + one, 0);
  return weights.map((one) => one / sum);
}
