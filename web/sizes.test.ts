// The sizes themselves, and which modules count, are bench/sizes.ts: the benchmarks print what this test checks.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kilobytesOf, WEIGHED } from '#bench/sizes.ts';

const FIRST_FILES: Record<string, string[]> = JSON.parse(readFileSync('dist/web/.vite/first-files.json', 'utf8'));

test.each(WEIGHED)('$what weighs at most $limitKilobytes kB', (each) => {
  expect(kilobytesOf(each)).toBeLessThanOrEqual(each.limitKilobytes);
});

test.each(Object.entries(FIRST_FILES))('a first visit of %s asks for few files', (_, files) => {
  expect(files.length).toBeLessThanOrEqual(30);
});

test('the front page needs no script', () => {
  const page = readFileSync('dist/web/landing.html', 'utf8');
  expect(page).not.toMatch(/<script\b(?![^>]*type="application\/)/);
});
