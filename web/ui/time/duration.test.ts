import { expect, test } from 'vitest';
import { durationInWords } from './duration.ts';

test.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [99, '1 h 39 min'],
  [100, '1 h 40 min'],
  [116, '1 h 56 min'],
  [119, '1 h 59 min'],
  [120, '2 h'],
  [121, '2 h 1 min'],
  [1_560, '26 h'],
  [1_561, '26 h 1 min'],
  [-3, '0 min'],
])('%d minutes are never rounded down to whole hours: %s', (minutes, words) => {
  expect(durationInWords(minutes)).toBe(words);
});
