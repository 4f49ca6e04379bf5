// An entry as it is typed: every field a text, empty means none. Lists stand in one field, as in the file.
import type { Catalogue, Entry } from '#contract/catalogues/entries.ts';
import { BETWEEN } from '#contract/catalogues/file-columns.ts';

export type Draft = {
  [Name in
    | 'name'
    | 'category'
    | 'indication'
    | 'ingredients'
    | 'forms'
    | 'routes'
    | 'amount'
    | 'unit'
    | 'mgPerUnit'
    | 'frequency'
    | 'days'
    | 'gapHours'
    | 'mostIn24h'
    | 'loinc'
    | 'measures'
    | 'code'
    | 'terms']: string;
};

const EMPTY: Draft = {
  ...{ name: '', category: '', indication: '', ingredients: '', forms: '', routes: 'by mouth', amount: '', unit: 'mg' },
  ...{ mgPerUnit: '', frequency: 'once-a-day', days: '', gapHours: '', mostIn24h: '' },
  ...{ loinc: '', measures: '', code: '', terms: '' },
};

const text = (value: number | string | null) => (value === null ? '' : String(value));

export function draftOf(entry: Entry | null): Draft {
  if (!entry) return EMPTY;
  switch (entry.kind) {
    case 'medicine':
      return {
        ...EMPTY,
        ...{ name: entry.name, category: entry.category, indication: entry.indication },
        ingredients: entry.ingredients.map(({ name, share }) => (share === 1 ? name : `${name}: ${share}`)).join('\n'),
        ...{ forms: entry.forms.join(', '), routes: entry.routes.join(', '), unit: entry.unit },
        ...{ amount: text(entry.amount), mgPerUnit: text(entry.mgPerUnit), frequency: entry.frequency },
        ...{ days: text(entry.days), gapHours: text(entry.gapHours), mostIn24h: text(entry.mostIn24h) },
      };
    case 'test':
      return {
        ...EMPTY,
        ...{ name: entry.name, category: entry.category, indication: entry.indication, loinc: text(entry.loinc) },
        measures: entry.measures.flatMap(linesOf).join('\n'),
      };
    case 'diagnosis':
      return { ...EMPTY, name: entry.name, code: entry.code, terms: entry.terms.join(', ') };
  }
}

type Measure = Extract<Entry, { kind: 'test' }>['measures'][number];

function linesOf({ name, unit, loinc, ranges }: Measure): string[] {
  const measure = [name, unit, text(loinc)].join(` ${BETWEEN} `);
  if (ranges.length === 0) return [measure];
  return ranges.map(({ sex, fromMonths, untilMonths, low, high }) =>
    [measure, sex, fromMonths, text(untilMonths), text(low), text(high)].join(` ${BETWEEN} `),
  );
}

/** What a line of the measures says, in this order. */
export const CELLS = ['name', 'unit', 'loinc', 'sex', 'fromMonths', 'untilMonths', 'low', 'high'] as const;
export type MeasureRow = Record<(typeof CELLS)[number], string>;

export const EMPTY_ROW: MeasureRow = {
  ...{ name: '', unit: '', loinc: '', sex: 'any' },
  ...{ fromMonths: '', untilMonths: '', low: '', high: '' },
};

export const rowsIn = (measures: string): MeasureRow[] =>
  lines(measures).map((line) => {
    const cells = line.split(BETWEEN).map((cell) => cell.trim());
    return { ...EMPTY_ROW, ...Object.fromEntries(CELLS.flatMap((name, n) => (cells[n] ? [[name, cells[n]]] : []))) };
  });

/** A line that says nothing is left out; one that says nothing of a range ends after the code. */
export const measuresOf = (rows: readonly MeasureRow[]): string =>
  rows
    .filter((row) => CELLS.some((name) => name !== 'sex' && row[name].trim() !== ''))
    .map((row) => {
      const hasRange = row.sex !== 'any' || CELLS.slice(4).some((name) => row[name].trim() !== '');
      return (hasRange ? CELLS : CELLS.slice(0, 3))
        .map((name) => row[name].replaceAll(BETWEEN, ' '))
        .join(` ${BETWEEN} `);
    })
    .join('\n');

/** Checked by the contract's rules, whose sentences stand at the fields. */
export function entryOf(kind: Catalogue, draft: Draft): unknown {
  const { name, category, indication } = draft;
  switch (kind) {
    case 'medicine':
      return {
        ...{ kind, name, category, indication, forms: list(draft.forms), routes: list(draft.routes) },
        ingredients: lines(draft.ingredients).map((line, _, all) => {
          const [ingredient = '', share] = line.split(':').map((part) => part.trim());
          return { name: ingredient.toLowerCase(), share: share ? number(share) : all.length === 1 ? 1 : null };
        }),
        ...{ amount: number(draft.amount), unit: draft.unit, mgPerUnit: number(draft.mgPerUnit) },
        ...{ frequency: draft.frequency, days: number(draft.days) },
        ...{ gapHours: number(draft.gapHours), mostIn24h: number(draft.mostIn24h) },
      };
    case 'test':
      return {
        ...{ kind, name, category, indication, loinc: draft.loinc.trim() || null },
        measures: measuresIn(draft),
      };
    case 'diagnosis':
      return { kind, name, code: draft.code.trim().toUpperCase(), terms: list(draft.terms) };
  }
}

type RawMeasure = { name: string; unit: string; loinc: string | null; ranges: unknown[] };

function measuresIn({ measures }: Draft): RawMeasure[] {
  const found = new Map<string, RawMeasure>();
  for (const line of lines(measures)) {
    const cells = line.split(BETWEEN).map((cell) => cell.trim());
    const [name = '', unit = '', loinc = '', sex = '', from = '', until = '', low = '', high = ''] = cells;
    // With another unit or code it is not the same measure: two under one name are refused, never put together.
    const key = [name, unit, loinc].join(BETWEEN).toLowerCase();
    const measure = found.get(key) ?? { name, unit, loinc: loinc || null, ranges: [] };
    found.set(key, measure);
    if (cells.length <= 3) continue;
    const ages = { fromMonths: number(from) ?? 0, untilMonths: number(until) };
    measure.ranges.push({ sex: sex || 'any', ...ages, low: number(low), high: number(high) });
  }
  return [...found.values()];
}

const lines = (typed: string) => parts(typed, '\n');
const list = (typed: string) => parts(typed, ',');
const parts = (typed: string, between: string) =>
  typed
    .split(between)
    .map((one) => one.trim())
    .filter(Boolean);

/** What is no number stays a text, and is refused as one. */
function number(typed: string): number | string | null {
  const plain = typed.trim();
  if (plain === '') return null;
  const value = Number(plain);
  return Number.isFinite(value) ? value : plain;
}

/** Of which measure a sentence speaks: they share one field. */
export function measureAt(draft: Draft, [first, index]: readonly string[]): string | undefined {
  return first === 'measures' && index ? measuresIn(draft)[Number(index)]?.name : undefined;
}

/** The field of the form that a part of the entry is typed in. */
export const fieldOf = ([first = '']: readonly string[]): string => first;
