import { expect, test } from 'vitest';
import type { LatestValue } from '#contract/medicines/repeats.ts';
import { shownValues } from './shown-values.ts';

const values = (tones: string): LatestValue[] =>
  [...tones].map((letter, nth) => ({
    words: `${letter}${nth}`,
    at: '2026-11-02T08:00:00.000Z',
    tone: letter === 'u' ? 'urgent' : letter === 'a' ? 'attention' : 'plain',
  }));

test.each([
  ['few are all shown', 'ppa', 'p0 p1 a2'],
  ['plain ones end at six', 'pppppppp', 'p0 p1 p2 p3 p4 p5'],
  ['an urgent one behind many plain ones is shown', 'ppppppppu', 'p0 p1 p2 p3 p4 u8'],
  ['all that are not as usual are shown, however many', 'paaaaaaau', 'a1 a2 a3 a4 a5 a6 a7 u8'],
])('of the values before a repeat %s', (_what, tones, shown) => {
  expect(shownValues(values(tones)).map(({ words }) => words)).toEqual(shown.split(' '));
});
