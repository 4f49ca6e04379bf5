import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { PlainError } from '#server/platform/plain-error.ts';
import { isOutOfRoom } from '../making/test-backup.ts';
import { openOwnScratch, removeLeftovers } from './scratch.ts';

const parent = mkdtempSync(join(tmpdir(), 'nadi-scratch-'));
afterAll(() => rmSync(parent, { recursive: true }));

test('a copy for which the disk has no room is not begun', async () => {
  await expect(openOwnScratch(parent, 1e18)).rejects.toThrow(/is too small to try the backup out: .+ GB are missing/);
  expect(readdirSync(parent)).toEqual([]);
});

test('a copy that a killed server left is removed, and one that is in use stays', async () => {
  for (const name of ['restore-test-killed', 'restore-test-used', 'restore-test-old', 'documents']) {
    mkdirSync(join(parent, name));
  }
  for (const name of ['restore-test-used', 'restore-test-old']) writeFileSync(join(parent, `${name}.in-use`), '');
  const hourAgo = Date.now() / 1000 - 3600;
  utimesSync(join(parent, 'restore-test-old.in-use'), hourAgo, hourAgo);
  await removeLeftovers(parent);
  expect(readdirSync(parent).sort()).toEqual(['documents', 'restore-test-used', 'restore-test-used.in-use']);
  await removeLeftovers(join(parent, 'not there'));
  expect(existsSync(join(parent, 'not there'))).toBe(false);
});

const postgres = (code: string) => Object.assign(new pg.DatabaseError('said', 4, 'error'), { code });
test.each([
  ['a full disk of the copy', postgres('53100'), true],
  ['memory that is used up, in a sentence of ours', new PlainError('no', { cause: postgres('53200') }), true],
  ['a full disk for its checkpoints', Object.assign(new Error('full'), { code: 'ENOSPC' }), true],
  ['a foreign key that does not hold', new PlainError('no', { cause: postgres('23503') }), false],
  ['a damaged file', new PlainError('is damaged'), false],
  ['a disk that cannot be read', Object.assign(new Error('read'), { code: 'EIO' }), false],
])('%s says nothing of the backup: %o, %s', (_what, error, expected) => {
  expect(isOutOfRoom(error)).toBe(expected);
});
