// The sizes themselves, and which modules count, are bench/measurements/sizes.ts: the benchmarks print what this test checks.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kilobytesOf, WEIGHED } from '#bench/measurements/sizes.ts';
import { SCREENS } from '#contract/screens.ts';

const FIRST_FILES: Record<string, string[]> = JSON.parse(readFileSync('dist/web/.vite/first-files.json', 'utf8'));

test.each(WEIGHED)('$what weighs at most $limitKilobytes kB', (each) => {
  expect(kilobytesOf(each)).toBeLessThanOrEqual(each.limitKilobytes);
});

test.each(Object.entries(FIRST_FILES))('a first visit of %s asks for few files', (_, files) => {
  expect(files.length).toBeLessThanOrEqual(30);
});

const BEFORE_LOGIN = SCREENS.filter((screen) => screen.for === 'everyone')
  .map(({ path }) => path)
  .filter((path) => !/^\/(hi$|(hi\/)?security$|symptom|join-visit$|$)/.test(path));

test.each(BEFORE_LOGIN)('%s is painted before its script is there, and sends nothing before that', (path) => {
  const page = readFileSync(`dist/web/entry${path}.html`, 'utf8');
  expect(page).toMatch(/<h1>[^<]/);
  expect(page.match(/<script\b/g)).toHaveLength(2);
  const forms = page.match(/<form\b[^>]*>/g) ?? [];
  expect(forms.filter((form) => !form.includes('method="dialog"'))).toEqual([]);
  const files = [...page.matchAll(/(?:href|src)="\/(assets\/[^"]+)"/g)].map(([, file]) => file);
  expect(files.filter((file) => !existsSync(`dist/web/${file}`))).toEqual([]);
});

test('the front page needs no script', () => {
  const page = readFileSync('dist/web/landing.html', 'utf8');
  expect(page).not.toMatch(/<script\b(?![^>]*type="application\/)/);
});
