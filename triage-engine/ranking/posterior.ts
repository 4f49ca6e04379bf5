/** Shares that add up to one. The higher the temperature, the closer together. */
export function posterior(scores: readonly number[], temperature: number): number[] {
  let highest = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > highest) highest = score;
  let sum = 0;
  const weights: number[] = [];
  for (const score of scores) {
    const weight = Math.exp((score - highest) / temperature);
    weights.push(weight);
    sum += weight;
  }
  return weights.map((weight) => weight / sum);
}
