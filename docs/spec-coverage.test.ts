import { expect, test } from 'vitest';
import { proofsIn, readPage, readProofs, statementsOf, withProofs } from './spec-coverage.ts';

const page = readPage();
const proofs = readProofs();
const statements = statementsOf(page);

test('every statement of the specification has a test', () => {
  expect(statements.filter((number) => !proofs.has(number))).toEqual([]);
});

test('every tag in a test names a statement of the specification', () => {
  expect([...proofs.keys()].filter((number) => !statements.includes(number))).toEqual([]);
});

test('the page names the tests that are tagged: npm run docs:coverage writes it', () => {
  expect(page).toBe(withProofs(page, proofs));
});

test('every row of the page is a statement with a number of its own, in all nine sections', () => {
  const rows = page.match(/^\| (?!No\.)/gm) ?? [];
  expect(statements).toHaveLength(rows.length);
  expect(statements.length).toBeGreaterThan(190);
  expect(new Set(statements).size).toBe(statements.length);
  expect([...new Set(statements.map((number) => Number.parseInt(number, 10)))]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('a tag above a test puts its file into the row of the statement', () => {
  const tagged = proofsIn([
    ['web/b.test.ts', '// spec: 1.2\n'],
    ['server/a.test.ts', '// spec: 1.1, 1.2\n  // spec: 1.2\n'],
  ]);
  expect(withProofs('| 1.1 | One | | |\n| 1.2 | Two | Departure. | `old` |', tagged)).toBe(
    '| 1.1 | One | | `server/a.test.ts` |\n| 1.2 | Two | Departure. | `server/a.test.ts`<br>`web/b.test.ts` |',
  );
});
