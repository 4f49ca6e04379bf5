import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { webFingerprint, webIsStale } from './stale-web.mjs';

let root = '';
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'nadi-fingerprint-'));
  write('web/pages/home.tsx', 'home');
  write('package-lock.json', '{}');
  write('dist/web/.built-from', `${webFingerprint(root)}\n`);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a web app that was built from these very files is not stale', () => {
  expect(webIsStale(root)).toBe(false);
});

test('a web app that was never built is stale', () => {
  rmSync(join(root, 'dist'), { recursive: true });

  expect(webIsStale(root)).toBe(true);
});

test.each([
  ['a changed page', 'web/pages/home.tsx', 'another home'],
  ['a new page', 'web/pages/more.tsx', 'more'],
  ['a changed contract', 'contract/pud.ts', 'letters'],
  ['other packages', 'package-lock.json', '{ "packages": {} }'],
])('%s makes it stale', (_what, path, text) => {
  write(path, text);

  expect(webIsStale(root)).toBe(true);
});

test.each([
  ['a test', 'web/pages/home.test.tsx'],
  ['the server', 'server/main.ts'],
])('a change of %s does not', (_what, path) => {
  write(path, 'new');

  expect(webIsStale(root)).toBe(false);
});
