import type { Growth, GrowthMeasure, GrowthPoint } from '#contract/childhood/growth.ts';
import { asSentences } from '#web/language/as-sentences.ts';
import { msg, shownLocale, t, tCount, tMarked } from '#web/language/say.ts';

export const MEASURE_NAMES: Record<GrowthMeasure, string> = {
  weight: msg('Weight'),
  height: msg('Length or height'),
  head: msg('Head'),
  bmi: 'BMI',
};

const MONTH_DAYS = 30.4375;

/** "3 weeks", "14 months", "6 years 2 months" */
export function ageInWords(days: number): string {
  if (days < 0) return t('{weeks} before the due date', { weeks: weeks(-days) });
  if (days < 91) return days < 14 ? COUNTED.days(days) : weeks(days);
  const months = Math.floor(days / MONTH_DAYS);
  if (months < 24) return COUNTED.months(months);
  const rest = months % 12;
  return `${COUNTED.years(Math.floor(months / 12))}${rest ? ` ${COUNTED.months(rest)}` : ''}`;
}

const COUNTED = {
  days: (n: number) => tCount('{n} day', '{n} days', n),
  weeks: (n: number) => tCount('{n} week', '{n} weeks', n),
  months: (n: number) => tCount('{n} month', '{n} months', n),
  years: (n: number) => tCount('{n} year', '{n} years', n),
};

const weeks = (days: number) => COUNTED.weeks(Math.floor(days / 7));

/** "1 years" of a schedule is one year. */
export function scheduledAge(age: string): string {
  const { n, unit } = /^(?<n>\d+) (?<unit>days|weeks|months|years)$/.exec(age)?.groups ?? {};
  return n && unit ? COUNTED[unit as keyof typeof COUNTED](Number(n)) : age;
}

/** "35 weeks and 1 day" */
export const gestationInWords = ({ weeks: n, days }: NonNullable<Growth['gestation']>) =>
  days ? t('{weeks} and {days}', { weeks: COUNTED.weeks(n), days: COUNTED.days(days) }) : COUNTED.weeks(n);

/** "Born 1 May 2026, after 32 weeks": as far as it is known. */
export const birthInWords = ({ dateOfBirth, gestation }: Pick<Growth, 'dateOfBirth' | 'gestation'>): string =>
  [
    dateOfBirth && t('Born {day}', { day: dayInWords(dateOfBirth) }),
    gestation && t('after {weeks}', { weeks: gestationInWords(gestation) }),
  ]
    .filter(Boolean)
    .join(', ');

export const dayInWords = (day: string) =>
  new Intl.DateTimeFormat(shownLocale(), { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' }).format(
    new Date(`${day}T12:00:00Z`),
  );

export const signedZ = (z: number) => `${z > 0 ? '+' : z < 0 ? '−' : ''}${Math.abs(z).toFixed(2)}`;

/** "42nd", "below 0.1", "above 99.9" */
export function centileInWords(centile: number): string {
  if (centile < 0.1) return t('below {n}', { n: 0.1 });
  if (centile > 99.9) return t('above {n}', { n: 99.9 });
  return centile < 3 || centile > 97 ? centile.toFixed(1) : String(Math.round(centile));
}

const SITUATIONS: readonly { above: number; words: string }[] = [
  { above: 97, words: msg('above the highest line') },
  { above: 85, words: msg('in the upper part') },
  { above: 15, words: msg('in the middle part') },
  { above: 3, words: msg('in the lower part') },
  { above: -1, words: msg('below the lowest line') },
];

/** One sentence for a person who reads no curves. It says where the point lies, and judges nothing. */
export function pointInWords(point: GrowthPoint, unit: string): string {
  const measured = `${dayInWords(point.on)}: ${point.value} ${unit}`;
  if (point.centile === null) return t('{measured}. Not compared: WHO has no figures for this age.', { measured });
  const { centile } = point;
  const place = tMarked(SITUATIONS.find(({ above }) => centile > above)?.words ?? 'below the lowest line');
  const less = Math.round(centile);
  const among = less < 1 ? t('fewer than 1') : less > 99 ? t('more than 99') : less;
  return `${asSentences(`${measured}, ${place}`)} ${t('Of 100 healthy children of this age and sex, {n} measure less.', { n: among })}`;
}

export const MISSING: Record<NonNullable<Growth['missing']>, string> = {
  'date-of-birth': msg('The day of birth is not known: enter it in the health profile. An age in years is not enough.'),
  sex: msg(
    'The sex is not known: WHO has one set of curves for girls and one for boys. Enter it in the health profile.',
  ),
  'sex-other': msg(
    'WHO has curves for girls and for boys only. The measurements are listed and not compared; a doctor can choose what to compare them with.',
  ),
  'grown-up': msg('WHO’s curves end at 19 years.'),
};
