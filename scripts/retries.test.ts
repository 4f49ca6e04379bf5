// A test that fails half the time passes three runs of four when it is retried: so none is, unless it says why.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './root.mjs';

const TESTS = '{server,web,contract,triage-engine,scripts,bench,docs,e2e}/**/*.{test,spec}.{ts,tsx}';
const RETRIED = /\bretr(?:y|ies):\s*[^0\s]/;
const REASON = /^\s*\/\/ A race: \S+(?: \S+){4,}/;

/** Lines that ask for another try, without a comment above them that gives the reason. */
function unexplained(source: string): string[] {
  const lines = source.split('\n');
  return lines.filter((line, at) => RETRIED.test(line) && !REASON.test(lines[at - 1] ?? ''));
}

test('vitest.config.ts and playwright.config.ts retry nothing', () => {
  for (const file of ['vitest.config.ts', 'playwright.config.ts']) {
    expect(readFileSync(join(ROOT, file), 'utf8')).not.toMatch(/\bretr(y|ies)\b/);
  }
});

test('a test that is retried is a race, and says why', () => {
  const files = [...globSync(TESTS, { cwd: ROOT }), 'architecture.test.ts'].filter(
    (file) => !/retries\.test/.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  const wrong = files.flatMap((file) =>
    unexplained(readFileSync(join(ROOT, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
  );
  expect(wrong, 'Mend the test. If it races by its nature, write "// A race: why" on the line above.').toEqual([]);
});

test.each([
  ["test('x', { retry: 1 }, run);", 1],
  ["// A race: flaky\ntest('x', { retry: 1 }, run);", 1],
  ["// A race: a hundred bookings at once may outlast a busy machine\ntest('x', { retry: 1 }, run);", 0],
  ['test.describe.configure({ retries: 2 });', 1],
  ["test('x', { retry: 0 }, run);", 0],
])('%j has %i lines that are retried without a reason', (source, count) => {
  expect(unexplained(source)).toHaveLength(count);
});
