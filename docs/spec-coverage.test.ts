import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { namedTests, problemWithTest, untitled } from './named-tests.ts';

const page = readFileSync('docs/spec-coverage.md', 'utf8');
const rows = page
  .split('\n')
  .filter((line) => /^\| (?!Statement|---)/.test(line))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
  .map(([statement = '', how = '', tests = '', state = '', ...rest]) => ({ statement, how, tests, state, rest }));

test('every row has a statement, how it is met, its tests and a state', () => {
  expect(rows.length).toBeGreaterThan(150);
  for (const row of rows) {
    expect(row, row.statement).toMatchObject({ rest: [], state: expect.stringMatching(/^(done|to come)$/) });
    expect(row.statement.length * row.how.length, row.statement).toBeGreaterThan(0);
  }
});

test('every statement that is done names a test that shows it', () => {
  const unproven = rows.filter(({ state, tests }) => state === 'done' && namedTests(tests).length === 0);
  expect(unproven.map(({ statement }) => statement)).toEqual([]);
});

test('no test file is named without one of its tests', () => {
  expect(untitled(page)).toEqual([]);
});

describe('the sections of the specification are all there', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('section %i', (number) => {
    expect(page).toMatch(new RegExp(`^## ${number}\\. `, 'm'));
  });
});

test('every named test exists under that name', () => {
  expect(namedTests(page).map(problemWithTest).filter(Boolean)).toEqual([]);
});
