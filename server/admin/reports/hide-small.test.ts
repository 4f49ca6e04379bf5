import { describe, expect, test } from 'vitest';
import { type CountTable, SMALLEST_GROUP } from '#contract/reports.ts';
import { hideSmall } from './hide-small.ts';

const table = (...rows: number[][]) =>
  hideSmall(
    (rows[0] ?? []).map((_, column) => `column ${column}`),
    rows.map((counts, row) => ({ key: `${row}`, name: `row ${row}`, counts })),
  );
const countsOf = ({ rows }: CountTable) => rows.map(({ counts, total }) => [...counts, total]);

test('large groups are shown as they are', () => {
  expect(table([20, 7], [30, 0])).toEqual({
    columns: ['column 0', 'column 1'],
    rows: [
      { key: '0', name: 'row 0', counts: [20, 7], total: 27 },
      { key: '1', name: 'row 1', counts: [30, 0], total: 30 },
    ],
    sum: { counts: [50, 7], total: 57 },
  });
});

test('fewer than five are hidden with the next smallest, which would tell them; none at all is told', () => {
  expect(countsOf(table([20, 3, 8, 0]))).toEqual([[20, null, null, 0, 31]]);
});

test('two hidden ones that are fewer than five together hide a third', () => {
  expect(countsOf(table([20, 1, 2, 9]))).toEqual([[20, null, null, null, 32]]);
});

test('a group of fewer than five has no sum either', () => {
  expect(table([2, 1])).toMatchObject({ rows: [{ counts: [null, null], total: null }], sum: { total: null } });
});

test('an empty report is empty, not hidden', () => {
  expect(table([0, 0]).sum).toEqual({ counts: [0, 0], total: 0 });
  expect(hideSmall(['came'], []).sum).toEqual({ counts: [0], total: 0 });
});

describe('what is hidden cannot be worked out', () => {
  // A small table in every way: whatever is hidden must have more than one value that fits all that is shown.
  const VALUES = [0, 1, 4, 5, 9];
  const all = VALUES.flatMap((a) => VALUES.flatMap((b) => VALUES.flatMap((c) => VALUES.map((d) => [a, b, c, d]))));

  test('by adding and taking away', () => expect(all.filter(([...cells]) => toldBy(cells).length > 0)).toEqual([]));

  const toldBy = (cells: readonly number[]): number[] => {
    const [a = 0, b = 0, c = 0, d = 0] = cells;
    const made = table([a, b], [c, d]);
    const known = new Map<string, number>();
    const grid = [...made.rows, made.sum].map(({ counts, total }) => [...counts, total]);
    const at = (row: number, column: number) => `${row} ${column}`;
    for (const [row, line] of grid.entries())
      for (const [column, value] of line.entries()) if (value !== null) known.set(at(row, column), value);
    const lines = [0, 1, 2].flatMap((n) => [
      [at(n, 0), at(n, 1), at(n, 2)],
      [at(0, n), at(1, n), at(2, n)],
    ]);
    for (let isStill = false; !isStill; ) {
      isStill = true;
      for (const [one = '', other = '', sum = ''] of lines) {
        const unknown = [one, other, sum].filter((cell) => !known.has(cell));
        const [only] = unknown;
        if (unknown.length !== 1 || !only) continue;
        const value = (cell: string) => known.get(cell) ?? 0;
        known.set(only, only === sum ? value(one) + value(other) : value(sum) - value(only === one ? other : one));
        isStill = false;
      }
    }
    return [...known.values()].filter((value) => value > 0 && value < SMALLEST_GROUP);
  };
});
