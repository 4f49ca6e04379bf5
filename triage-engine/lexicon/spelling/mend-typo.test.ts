import { expect, test } from 'vitest';
import { mendTypo, slipsBetween } from './mend-typo.ts';

test.each([
  ['vommiting', 'vomiting'],
  ['diarhea', 'diarrhea'],
  ['headahce', 'headache'],
  ['diziness', 'dizziness'],
  ['stomache', 'stomach'],
  ['sezure', 'seizure'],
])('%s was meant to be %s', (written, meant) => {
  expect(mendTypo(written)).toBe(meant);
});

test.each(['couch', 'fewer', 'rush', 'house', 'painter', 'xqzvw', 'fever'])('%s is left as it is', (word) => {
  expect(mendTypo(word)).toBe(word);
});

test('a swap, a letter too many, too few or wrong is one slip each', () => {
  expect(['cuogh', 'coughh', 'coug', 'cough', 'caugh'].map((word) => slipsBetween(word, 'cough', 3))).toEqual([
    1, 1, 1, 0, 1,
  ]);
});
