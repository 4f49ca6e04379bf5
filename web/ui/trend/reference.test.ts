import { expect, test } from 'vitest';
import { placesOnBar, referenceInWords } from './reference.ts';

test.each([
  [4, 6.5, '4 to 6.5'],
  [null, 5, 'up to 5'],
  [60, null, 'from 60'],
  [null, null, 'No range'],
])('from %s to %s reads "%s"', (low, high, words) => {
  expect(referenceInWords(low, high)).toBe(words);
});

test('a value inside lies on the range, one outside beside it, and always on the bar', () => {
  for (const [value, low, high] of [
    [5, 4, 6.5],
    [0.2, 4, 6.5],
    [900, 4, 6.5],
    [7, null, 5],
    [12, 60, null],
    [0, 0, 0],
  ] as const) {
    const places = placesOnBar(value, low, high);
    if (!places) throw new Error('No bar.');
    const isInside = (low === null || value >= low) && (high === null || value <= high);
    expect(places.at >= places.from && places.at <= places.to).toBe(isInside);
    expect(places.at).toBeGreaterThanOrEqual(0);
    expect(places.at).toBeLessThanOrEqual(100);
  }
});

test('without a range there is no bar', () => {
  expect(placesOnBar(5, null, null)).toBeNull();
});
