import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONSTRAINT_REFUSALS, MODULES } from './modules.ts';

const MIGRATIONS = new URL('db/migrations/', import.meta.url);

test('every constraint that becomes a refusal exists in the database', () => {
  const sql = readdirSync(MIGRATIONS).map((name) => readFileSync(new URL(name, MIGRATIONS), 'utf8'));
  const names = Object.keys(CONSTRAINT_REFUSALS);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !sql.some((file) => new RegExp(`\\b${name}\\b`).test(file)))).toEqual([]);
});

test('no two modules declare the same constraint', () => {
  const names = MODULES.flatMap(({ constraints }) => Object.keys(constraints ?? {}));
  expect(new Set(names).size).toBe(names.length);
});
