import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './root.mjs';

const cacheOf = (env: Record<string, string>): string =>
  execFileSync(process.execPath, ['scripts/run.mjs', '--print', 'process.env.NODE_COMPILE_CACHE'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  })
    .trim()
    .split('\n')
    .at(-1) ?? '';

test('what Node made of our files is kept for the next start, where nobody says otherwise', () => {
  expect(cacheOf({})).toBe(join(ROOT, '.cache/compiled'));
  expect(cacheOf({ NODE_COMPILE_CACHE: '/elsewhere' })).toBe('/elsewhere');
});
