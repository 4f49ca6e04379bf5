import type { LatestValue } from '#contract/medicines/repeats.ts';

const PLAIN_UP_TO = 6;

/** Every value that is not as usual; plain ones as long as there are few. */
export function shownValues(values: readonly LatestValue[]): LatestValue[] {
  const telling = values.filter(({ tone }) => tone !== 'plain');
  const plain = values.filter(({ tone }) => tone === 'plain').slice(0, Math.max(0, PLAIN_UP_TO - telling.length));
  return values.filter((value) => telling.includes(value) || plain.includes(value));
}
