// A file as entries: each with the line it begins on, and each mistake with line, column and reason.
import type { BadLine } from '#contract/catalogues/catalogues.ts';
import { type Catalogue, Entry } from '#contract/catalogues/entries.ts';
import { BETWEEN, CATALOGUE_COLUMNS } from '#contract/catalogues/file-columns.ts';
import { readTable, type TableRow } from '#server/platform/csv/read-table.ts';
import { shelfOf } from '../shelves.ts';

export type ReadEntry = { line: number; entry: Entry };
export type ReadFile = { lines: number; entries: ReadEntry[]; bad: BadLine[] };

export function readFile(kind: Catalogue, text: string): ReadFile {
  const { rows, bad } = readTable(text, CATALOGUE_COLUMNS[kind]);
  const read: ReadFile = { lines: rows.length, entries: [], bad: [...bad] };
  const names = new Map<string, number>();
  for (const raw of rawEntries(kind, rows)) {
    const parsed = Entry.safeParse(raw.value);
    const mistakes = parsed.success
      ? Object.entries(shelfOf(kind).mistakes(parsed.data))
      : parsed.error.issues.map(({ path, message }) => [path.join('.'), message] as const);
    for (const [field, why] of mistakes) {
      read.bad.push({ line: raw.lineOf(field), field: columnOf(field), why });
    }
    if (!parsed.success || mistakes.length > 0) continue;
    const name = parsed.data.name.toLowerCase();
    const earlier = names.get(name);
    if (earlier !== undefined) {
      read.bad.push({ line: raw.line, field: 'name', why: `The same name as in line ${earlier}.` });
      continue;
    }
    names.set(name, raw.line);
    read.entries.push({ line: raw.line, entry: parsed.data });
  }
  read.bad.sort((one, other) => one.line - other.line);
  return read;
}

function columnOf(field: string): string {
  const plain = field.replace(/\.\d+/g, '');
  return COLUMN_OF[plain] ?? plain;
}

/** Fields of an entry, as its file calls them. */
const COLUMN_OF: Readonly<Record<string, string>> = {
  'ingredients.name': 'ingredients',
  'ingredients.share': 'ingredients',
  mgPerUnit: 'mg per unit',
  gapHours: 'gap hours',
  mostIn24h: 'most in 24 hours',
  'measures.name': 'measure',
  'measures.unit': 'unit',
  'measures.loinc': 'measure loinc',
  'measures.ranges.sex': 'sex',
  'measures.ranges.fromMonths': 'from months',
  'measures.ranges.untilMonths': 'until months',
  'measures.ranges.low': 'low',
  'measures.ranges.high': 'high',
};

type Raw = { line: number; value: unknown; lineOf: (field: string) => number };

function rawEntries(kind: Catalogue, rows: readonly TableRow[]): Raw[] {
  if (kind === 'test') return rawTests(rows);
  return rows.map(({ line, cell }) => ({
    line,
    lineOf: () => line,
    value:
      kind === 'medicine'
        ? rawMedicine(cell)
        : { kind, code: cell('code'), name: cell('name'), terms: listIn(cell('terms')) },
  }));
}

const rawMedicine = (cell: TableRow['cell']) => ({
  kind: 'medicine',
  ...{ name: cell('name'), category: cell('category'), indication: cell('indication') },
  ingredients: listIn(cell('ingredients')).map((text, _, all) => {
    const [name = '', share] = text.split(':').map((part) => part.trim());
    // Of one ingredient the dose is all; of several each says its part.
    return { name: name.toLowerCase(), share: share === undefined && all.length === 1 ? 1 : numberIn(share ?? '') };
  }),
  forms: listIn(cell('forms')),
  routes: listIn(cell('routes')),
  ...{ amount: numberIn(cell('amount')), unit: cell('unit'), mgPerUnit: numberIn(cell('mg per unit')) },
  ...{ frequency: cell('frequency'), days: numberIn(cell('days')) },
  ...{ gapHours: numberIn(cell('gap hours')), mostIn24h: numberIn(cell('most in 24 hours')) },
});

type RawRange = { line: number; value: object };
type RawMeasure = { line: number; name: string; unit: string; loinc: string | null; ranges: RawRange[] };

/** Lines of one name are one test; of one measure, its ranges. */
function rawTests(rows: readonly TableRow[]): Raw[] {
  const tests = new Map<string, { first: TableRow; measures: RawMeasure[] }>();
  for (const row of rows) {
    const key = row.cell('name').toLowerCase();
    const test = tests.get(key) ?? { first: row, measures: [] };
    tests.set(key, test);
    const name = row.cell('measure');
    if (name === '') continue;
    let measure = test.measures.find((one) => one.name.toLowerCase() === name.toLowerCase());
    if (!measure) {
      measure = { line: row.line, name, unit: row.cell('unit'), loinc: row.cell('measure loinc') || null, ranges: [] };
      test.measures.push(measure);
    }
    if (['sex', 'from months', 'until months', 'low', 'high'].some((column) => row.cell(column) !== '')) {
      measure.ranges.push({ line: row.line, value: rawRange(row.cell) });
    }
  }
  return [...tests.values()].map(({ first, measures }) => ({
    line: first.line,
    lineOf: (field) => {
      const [, measure, range] = /^measures\.(\d+)(?:\.ranges\.(\d+))?/.exec(field) ?? [];
      const found = measures[Number(measure)];
      return found?.ranges[Number(range)]?.line ?? found?.line ?? first.line;
    },
    value: {
      kind: 'test',
      ...{ name: first.cell('name'), category: first.cell('category'), indication: first.cell('indication') },
      loinc: first.cell('loinc') || null,
      measures: measures.map(({ name, unit, loinc, ranges }) => ({
        ...{ name, unit, loinc },
        ranges: ranges.map(({ value }) => value),
      })),
    },
  }));
}

const rawRange = (cell: TableRow['cell']) => ({
  sex: cell('sex') || 'any',
  fromMonths: numberIn(cell('from months')) ?? 0,
  untilMonths: numberIn(cell('until months')),
  low: numberIn(cell('low')),
  high: numberIn(cell('high')),
});

const listIn = (cell: string): string[] =>
  cell
    .split(BETWEEN)
    .map((one) => one.trim())
    .filter(Boolean);

/** Null for an empty cell; what is no number stays as it is, so that it is refused by its own words. */
function numberIn(cell: string): number | string | null {
  if (cell === '') return null;
  // A comma is a decimal point in many spreadsheets.
  const number = Number(cell.replace(',', '.'));
  return Number.isFinite(number) ? number : cell;
}
