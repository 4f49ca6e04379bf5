// The figures of the WHO Child Growth Standards (2006, to 5 years) and the WHO Reference (2007, 5 to 19 years; weight to 10):
// who-lms.csv has L, M and S for each measure and sex, weekly to 13 weeks and monthly after that.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Measure = 'weight' | 'height' | 'head' | 'bmi';
export type GrowthSex = 'male' | 'female';
export type Lms = { l: number; m: number; s: number };
type Row = Lms & { ageDays: number };

const MEASURES: Record<string, Measure> = { weight_kg: 'weight', height_cm: 'height', head_cm: 'head', bmi: 'bmi' };

/** The first age at which height is measured standing: WHO calls 731 days two years. */
export const STANDING_FROM_DAYS = 731;

/** WHO counts weight below 121 months and the rest below 229; the head to 60 months. The last rows only repeat the one before. */
const BELOW_DAYS: Record<Measure, number> = { weight: 3683, height: 6970, bmi: 6970, head: 1827 };

let tables: Map<string, Row[]> | undefined;

function tableOf(measure: Measure, sex: GrowthSex): Row[] {
  tables ??= readTables();
  return tables.get(`${measure}:${sex}`) ?? [];
}

function readTables(): Map<string, Row[]> {
  const read = new Map<string, Row[]>();
  const [, ...lines] = readFileSync(join(import.meta.dirname, 'who-lms.csv'), 'utf8')
    .trim()
    .split(/\r?\n/);
  for (const line of lines) {
    const [name = '', sex = '', ...numbers] = line.split(',');
    const [ageDays = Number.NaN, l = Number.NaN, m = Number.NaN, s = Number.NaN] = numbers.map(Number);
    const measure = MEASURES[name];
    if (!measure || [ageDays, l, m, s].some(Number.isNaN)) throw new Error(`A growth figure cannot be read: ${line}`);
    const key = `${measure}:${sex}`;
    read.set(key, [...(read.get(key) ?? []), { ageDays, l, m, s }]);
  }
  return read;
}

/** L, M and S at an age in days, between two rows in proportion; null where WHO has no figures. */
export function lmsAt(measure: Measure, sex: GrowthSex, ageDays: number): Lms | null {
  if (ageDays < 0 || ageDays >= BELOW_DAYS[measure]) return null;
  const [before, after] = rowsAround(tableOf(measure, sex), measure, ageDays);
  if (!before || !after) return null;
  if (before === after) return before;
  const share = (ageDays - before.ageDays) / (after.ageDays - before.ageDays);
  const between = (one: number, other: number) => one + (other - one) * share;
  return { l: between(before.l, after.l), m: between(before.m, after.m), s: between(before.s, after.s) };
}

/** The reference of 2007 begins at 60 months; its first row here is that of 61. */
const REFERENCE_FROM_DAYS = 1826;
const FIRST_OF_REFERENCE_DAYS = 1857;

/**
 * Tables that meet are never mixed: lying and standing at two years, standards and reference at five. The days between a
 * border and the first row behind it go on along that row and the next.
 */
function partOf(measure: Measure, ageDays: number, isRow: boolean): number {
  if (measure === 'head') return 0;
  if (ageDays >= (isRow ? FIRST_OF_REFERENCE_DAYS : REFERENCE_FROM_DAYS)) return 2;
  return measure !== 'weight' && ageDays >= STANDING_FROM_DAYS ? 1 : 0;
}

function rowsAround(rows: readonly Row[], measure: Measure, ageDays: number): [Row | undefined, Row | undefined] {
  const usable = rows.filter((row) => partOf(measure, row.ageDays, true) === partOf(measure, ageDays, false));
  const index = usable.findIndex((row) => row.ageDays > ageDays);
  if (index === 0) return [usable[0], usable[1]];
  if (index === -1) return [usable.at(-1), usable.at(-1)];
  return [usable[index - 1], usable[index]];
}

/** The ages that the table has, from birth to a last one. */
export const agesOf = (measure: Measure, sex: GrowthSex, untilDays: number): number[] =>
  tableOf(measure, sex)
    .map(({ ageDays }) => ageDays)
    .filter((ageDays) => ageDays <= untilDays && ageDays < BELOW_DAYS[measure]);
