import type { Growth, GrowthMeasure, GrowthPoint } from '#contract/childhood/growth.ts';

export const MEASURE_NAMES: Record<GrowthMeasure, string> = {
  weight: 'Weight',
  height: 'Length or height',
  head: 'Head',
  bmi: 'BMI',
};

const MONTH_DAYS = 30.4375;

/** "3 weeks", "14 months", "6 years 2 months" */
export function ageInWords(days: number): string {
  if (days < 0) return `${weeks(-days)} before the due date`;
  if (days < 91) return days < 14 ? counted(days, 'day') : weeks(days);
  const months = Math.floor(days / MONTH_DAYS);
  if (months < 24) return counted(months, 'month');
  const rest = months % 12;
  return `${counted(Math.floor(months / 12), 'year')}${rest ? ` ${counted(rest, 'month')}` : ''}`;
}

const weeks = (days: number) => counted(Math.floor(days / 7), 'week');
export const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

export const dayInWords = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' }).format(
    new Date(`${day}T12:00:00Z`),
  );

export const signedZ = (z: number) => `${z > 0 ? '+' : z < 0 ? '−' : ''}${Math.abs(z).toFixed(2)}`;

/** "42nd", "below 0.1", "above 99.9" */
export function centileInWords(centile: number): string {
  if (centile < 0.1) return 'below 0.1';
  if (centile > 99.9) return 'above 99.9';
  return centile < 3 || centile > 97 ? centile.toFixed(1) : String(Math.round(centile));
}

const SITUATIONS: readonly { above: number; words: string }[] = [
  { above: 97, words: 'above the highest line' },
  { above: 85, words: 'in the upper part' },
  { above: 15, words: 'in the middle part' },
  { above: 3, words: 'in the lower part' },
  { above: -1, words: 'below the lowest line' },
];

/** One sentence for a person who reads no curves. It says where the point lies, and judges nothing. */
export function pointInWords(point: GrowthPoint, unit: string): string {
  const measured = `${dayInWords(point.on)}: ${point.value} ${unit}`;
  if (point.centile === null) return `${measured}. Not compared: WHO has no figures for this age.`;
  const { centile } = point;
  const place = SITUATIONS.find(({ above }) => centile > above)?.words ?? 'below the lowest line';
  const less = Math.round(centile);
  return `${measured}, ${place}. Of 100 healthy children of this age and sex, ${less < 1 ? 'fewer than 1' : less > 99 ? 'more than 99' : less} measure less.`;
}

export const MISSING: Record<NonNullable<Growth['missing']>, string> = {
  'date-of-birth': 'The day of birth is not known: enter it in the health profile. An age in years is not enough.',
  sex: 'The sex is not known: WHO has one set of curves for girls and one for boys. Enter it in the health profile.',
  'sex-other':
    'WHO has curves for girls and for boys only. The measurements are listed and not compared; a doctor can choose what to compare them with.',
  'grown-up': 'WHO’s curves end at 19 years.',
};
