import { IMPORT_MOST_LINES } from '#contract/catalogues/catalogues.ts';
import { readCsv } from './read-csv.ts';

export type TableRow = { line: number; cell: (column: string) => string };
type Mistake = { line: number; field: string; why: string };

/** A CSV file whose first line names these columns, in any order. Whatever is wrong with it as a table is named. */
export function readTable(text: string, columns: readonly string[]): { rows: TableRow[]; bad: Mistake[] } {
  const { rows, mistake } = readCsv(text);
  if (mistake) return { rows: [], bad: [{ line: mistake.line, field: 'file', why: mistake.why }] };
  const [heads, ...lines] = rows;
  if (!heads) return { rows: [], bad: [{ line: 1, field: 'file', why: 'The file is empty.' }] };
  const names = heads.cells.map((name) => name.trim().toLowerCase());
  const bad: Mistake[] = [
    ...columns
      .filter((column) => !names.includes(column))
      .map((column) => ({ line: heads.line, field: column, why: 'This column is missing in the first line.' })),
    ...names
      .filter((name, index) => !columns.includes(name) || names.indexOf(name) !== index)
      .map((name) => ({ line: heads.line, field: name, why: 'This column is not known, or named twice.' })),
  ];
  if (lines.length > IMPORT_MOST_LINES) {
    bad.push({ line: IMPORT_MOST_LINES + 2, field: 'file', why: `At most ${IMPORT_MOST_LINES} lines at once.` });
  }
  if (bad.length > 0) return { rows: [], bad };
  const wide = lines.filter(({ cells }) => cells.length > names.length);
  return {
    rows: lines
      .filter((row) => !wide.includes(row))
      .map(({ line, cells }) => ({ line, cell: (column) => cells[names.indexOf(column)]?.trim() ?? '' })),
    bad: wide.map(({ line }) => ({ line, field: 'file', why: 'This line has more cells than the first one.' })),
  };
}
