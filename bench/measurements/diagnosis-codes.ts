// The type-ahead over the coded diagnoses: every word of the list typed in full, begun, mistyped and in a longer phrase.
import { readCodes } from '#server/care/codes/read-codes.ts';
import { searchCodes } from '#server/care/codes/search-codes.ts';
import { type Measurement, percentile } from '../measurement.ts';

const SHOWN = 8;
const EVERY = 4;
const NEVER_USED = new Map<string, number>();

export async function diagnosisCodes(): Promise<Measurement[]> {
  const words = readCodes()
    .flatMap(({ name, terms }) => [name, ...terms])
    .filter((_, index) => index % EVERY === 0);
  const ways: [string, (word: string) => string][] = [
    ['typed in full', (word) => word],
    ['the first three letters', (word) => word.slice(0, 3)],
    ['one letter left out', (word) => word.slice(0, 2) + word.slice(3)],
    ['with a word that it does not have', (word) => `suspected ${word}`],
  ];
  return ways.map(([what, typed]) => {
    const times = words.map((word) => timed(typed(word)));
    return {
      what: `search of diagnosis codes, ${what}, p99`,
      value: percentile(times, 0.99),
      unit: 'ms',
      atMost: 20,
      note: `median ${percentile(times, 0.5).toFixed(1)} ms of ${times.length}`,
    };
  });
}

/** The best of three: what the search takes, not what else the machine was doing. */
function timed(typed: string): number {
  const rounds = Array.from({ length: 3 }, () => {
    const from = performance.now();
    searchCodes(typed, NEVER_USED, SHOWN);
    return performance.now() - from;
  });
  return Math.min(...rounds);
}
