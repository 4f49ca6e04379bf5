// The sizes themselves, and which modules count, are bench/sizes.ts: the benchmarks print what this test checks.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIRST_VISITS, kilobytesOf } from '../bench/sizes.ts';

test.each(FIRST_VISITS)('a first visit of $path loads at most $limitKilobytes kB', (visit) => {
  expect(kilobytesOf(visit)).toBeLessThanOrEqual(visit.limitKilobytes);
});

test('the front page needs no script', () => {
  const page = readFileSync('dist/web/landing.html', 'utf8');
  expect(page).not.toMatch(/<script\b(?![^>]*type="application\/)/);
});
