// Hides what small groups could be recognised by. A hidden figure must not follow from the others: where one is hidden and its
// sum is shown, a second one is hidden too.
import { type Count, type CountTable, SMALLEST_GROUP } from '#contract/reports.ts';

export type RawRow = { key: string; name: string; counts: readonly number[] };

/** The sums are hidden by themselves first, so that they are the same in every table about the same things. */
export function hideSmall(columns: readonly string[], rows: readonly RawRow[]): CountTable {
  const sums = columns.map((_, column) => sumOf(rows.map(({ counts }) => counts[column] ?? 0)));
  const sumRow = cellsOf(sums);
  hideUntilStill([lineOf(sumRow)]);
  const grid = rows.map(({ counts }) => cellsOf(columns.map((_, column) => counts[column] ?? 0)));
  const across = grid.map(lineOf);
  const down = sumRow.map((sum, column) => ({ sum, parts: grid.flatMap((cells) => cells[column] ?? []) }));
  // The row of sums may lose no more: only what it is made of.
  hideUntilStill([...across, ...down], new Set(sumRow));
  return {
    columns: [...columns],
    rows: rows.map(({ key, name }, index) => ({ key, name, ...shown(grid[index] ?? []) })),
    sum: shown(sumRow),
  };
}

type Cell = { value: number; isHidden: boolean };
type Line = { sum: Cell; parts: readonly Cell[] };

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const cellOf = (value: number): Cell => ({ value, isHidden: value > 0 && value < SMALLEST_GROUP });

/** The counts, and their total as the last. */
const cellsOf = (counts: readonly number[]): Cell[] => [...counts, sumOf(counts)].map(cellOf);
const lineOf = (cells: readonly Cell[]): Line => ({ sum: cells.at(-1) ?? cellOf(0), parts: cells.slice(0, -1) });

function hideUntilStill(lines: readonly Line[], fixed: ReadonlySet<Cell> = new Set()): void {
  for (let isStill = false; !isStill; ) {
    isStill = true;
    for (const line of lines) {
      const next = nextToHide(line, fixed);
      if (!next) continue;
      next.isHidden = true;
      isStill = false;
    }
  }
}

function nextToHide({ sum, parts }: Line, fixed: ReadonlySet<Cell>): Cell | undefined {
  const hidden = parts.filter(({ isHidden }) => isHidden);
  const open = parts.filter((part) => !part.isHidden && !fixed.has(part));
  const smallest = open.filter(({ value }) => value > 0).toSorted((one, other) => one.value - other.value)[0];
  if (sum.isHidden) {
    // All parts shown would be the sum.
    return hidden.length === 0 ? smallest : undefined;
  }
  if (hidden.length === 0) return undefined;
  const isTold = hidden.length === 1 || sumOf(hidden.map(({ value }) => value)) < SMALLEST_GROUP;
  if (!isTold) return undefined;
  return smallest ?? open[0] ?? (fixed.has(sum) ? undefined : sum);
}

function shown(cells: readonly Cell[]): { counts: Count[]; total: Count } {
  const counts = cells.map(({ value, isHidden }) => (isHidden ? null : value));
  return { counts: counts.slice(0, -1), total: counts.at(-1) ?? null };
}
