// What the columns of the reports are called, and what stands where too few are counted.
import type { Count, CountTable, Report } from '#contract/reports.ts';

/** Also of a larger figure that is hidden with a small one: it must not be called small. */
export const TOO_FEW = 'not shown';

export const COLUMN_WORDS: Readonly<Record<string, string>> = {
  came: 'Came',
  'did-not-come': 'Did not come',
  left: 'Left before the visit',
  'not-noted': 'Nobody noted',
  'under-15': 'Under 15 min',
  'under-30': '15 to 29 min',
  'under-60': '30 to 59 min',
  longer: '1 h or longer',
  without: 'Nothing to override',
  overridden: 'Signed against a finding',
  first: 'First cause named',
  named: 'Among the causes named',
  'not-named': 'Not among them',
  'no-diagnosis': 'No diagnosis signed',
  'no-code': 'Signed without a code',
  'no-causes': 'Triage named no cause',
};

const KIND_WORDS: Readonly<Record<string, string>> = {
  allergy: 'Allergy',
  'cross-allergy': 'Related to an allergy',
  'allergies-not-asked': 'Allergies not asked',
  'allergies-unconfirmed': 'Allergies not confirmed',
  'allergy-not-understood': 'Allergy not understood',
  duplicate: 'Same medicine twice',
  interaction: 'Interaction',
  pregnancy: 'Pregnancy',
  prevention: 'Contraception',
  route: 'Route',
  dose: 'Dose',
  child: 'Dose of a child',
  kidney: 'Kidney function',
  condition: 'Illness',
  'not-checked': 'Not checked',
  'read-as': 'Read as another name',
  'by-video': 'Video visit',
};

export const columnWords = (column: string): string => COLUMN_WORDS[column] ?? column;
export const kindWords = (kind: string): string => KIND_WORDS[kind] ?? kind;

const FIGURES = new Intl.NumberFormat('en-IN');
export const countWords = (count: Count): string => (count === null ? TOO_FEW : FIGURES.format(count));

export const numberOf = (count: Count, things: string): string =>
  count === null ? `number of ${things}: ${TOO_FEW}` : `${FIGURES.format(count)} ${things}`;

export const columnOf = ({ columns, sum }: CountTable, column: string): Count =>
  sum.counts[columns.indexOf(column)] ?? null;

/** Of those about whom something was noted; null where too few or none. */
export function missedShare({ visits }: Report): number | null {
  const of = (column: string) => columnOf(visits.byTime, column);
  const [came, missed, left] = [of('came'), of('did-not-come'), of('left')];
  if (came === null || missed === null || left === null) return null;
  const known = came + missed + left;
  return known === 0 ? null : Math.round((100 * missed) / known);
}

/** A sentence before the figures. */
export function sentenceOf(report: Report): string {
  const { total } = report.visits.byTime.sum;
  if (total === 0) return 'No visits in these days.';
  const share = missedShare(report);
  const { median } = report.waiting.all;
  return [
    total === null ? 'The number of visits is not shown' : numberOf(total, 'visits'),
    share === null ? null : `${share} % did not come`,
    median === null ? null : `half waited ${median} min or less`,
  ]
    .filter(Boolean)
    .join('; ')
    .concat('.');
}
