// A test that fails half the time passes three runs of four when it is retried: so none is.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = import.meta.dirname;
const TESTS = '{server,web,contract,triage-engine,scripts,bench,docs,e2e}/**/*.{test,spec}.{ts,tsx}';
const RETRIED = /\bretr(?:y|ies):\s*[^0\s]/;

const retriedLines = (source: string): string[] => source.split('\n').filter((line) => RETRIED.test(line));

test('vitest.config.ts and playwright.config.ts retry nothing', () => {
  for (const file of ['vitest.config.ts', 'playwright.config.ts']) {
    expect(readFileSync(join(ROOT, file), 'utf8')).not.toMatch(/\bretr(y|ies)\b/);
  }
});

test('no test is retried', () => {
  const files = globSync([TESTS, '*.test.ts'], { cwd: ROOT }).filter((file) => !/retries\.test/.test(file));
  expect(files.length).toBeGreaterThan(300);
  const wrong = files.flatMap((file) =>
    retriedLines(readFileSync(join(ROOT, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
  );
  expect(wrong, 'Mend the test, or what it tests.').toEqual([]);
});

test.each([
  ["test('x', { retry: 1 }, run);", 1],
  ["// A race: a hundred bookings at once may outlast a busy machine\ntest('x', { retry: 1 }, run);", 1],
  ['test.describe.configure({ retries: 2 });', 1],
  ["test('x', { retry: 0 }, run);", 0],
])('%j has %i lines that are retried', (source, count) => {
  expect(retriedLines(source)).toHaveLength(count);
});
