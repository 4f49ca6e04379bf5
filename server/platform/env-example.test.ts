import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const root = join(import.meta.dirname, '../..');
const example = readFileSync(join(root, '.env.example'), 'utf8');
const given = parseEnv(example);

test('every setting that the server reads is explained in .env.example, and no other', () => {
  const source = readFileSync(join(root, 'server/platform/config.ts'), 'utf8');
  const read = source.matchAll(/^ {2}([A-Z][A-Z_]+):/gm).map(([, name]) => name);

  expect(Object.keys(given).sort()).toEqual([...read].sort());
});

test('every setting of .env.example has its comment on the line above', () => {
  const lines = example.split('\n');

  const bare = lines.filter((line, at) => /^[A-Z_]+=/.test(line) && !lines[at - 1]?.startsWith('# '));

  expect(bare).toEqual([]);
});

test('a copy of .env.example starts the same clinic as no settings at all', () => {
  expect(readConfig(given)).toEqual(readConfig({}));
});
