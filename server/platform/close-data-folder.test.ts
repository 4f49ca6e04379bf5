import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeDataFolder } from './close-data-folder.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'nadi-folder-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('a new data folder is closed to everyone else', () => {
  const dataDir = join(root, 'deep', 'data');
  closeDataFolder(dataDir, { needsPassage: false });
  expect(modeOf(dataDir)).toBe('700');
});

test('a data folder that others could read is closed at the start, with everything in it', () => {
  const dataDir = join(root, 'data');
  mkdirSync(join(dataDir, 'pg18'), { recursive: true });
  for (const name of ['audit-checkpoints.log', 'master.key']) writeFileSync(join(dataDir, name), 'x');
  for (const name of ['', 'pg18', 'audit-checkpoints.log', 'master.key']) chmodSync(join(dataDir, name), 0o755);

  closeDataFolder(dataDir, { needsPassage: false });

  expect(['', 'pg18', 'audit-checkpoints.log', 'master.key'].map((name) => modeOf(join(dataDir, name)))).toEqual([
    '700',
    '700',
    '600',
    '600',
  ]);
});

test('where PostgreSQL runs under another account it may pass through and read no list', () => {
  closeDataFolder(root, { needsPassage: true });
  expect(modeOf(root)).toBe('711');
});
