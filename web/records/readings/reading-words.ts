import { alsoIn, type Reading } from '#contract/readings/readings.ts';
import { msg, t } from '#web/language/say.ts';
import { atStart, dayAndTime, shortDay } from '#web/ui/time/time.ts';
import { addDays, dayOf } from '#web/ui/time/zoned-time.ts';

/** 121/79, 37.9 */
export const figures = ({ value, second }: Pick<Reading, 'value' | 'second'>) =>
  second === null ? String(value) : `${value}/${second}`;

/** "5.6 mmol/L, fasting", "62 % of your best": what stands beside the value. */
export function aside(reading: Pick<Reading, 'kind' | 'value' | 'isFasting' | 'ownBest'>): string {
  const { value, isFasting, ownBest } = reading;
  const fasting = isFasting === undefined ? '' : isFasting ? t('fasting') : t('not fasting');
  const share = ownBest ? t('{n} % of the best before', { n: Math.round((100 * value) / ownBest) }) : '';
  return [alsoIn(reading), fasting, share].filter(Boolean).join(', ');
}

/** Today 08:10, 9 Nov, 12 Mar 2025: the time only while it is fresh, the year only when it is another. */
export function measured(at: string, timeZone: string, now = new Date()): string {
  const today = dayOf(now, timeZone);
  if ([today, addDays(today, -1)].includes(dayOf(at, timeZone))) return atStart(dayAndTime(at, timeZone, now));
  const day = shortDay(at, timeZone);
  const year = dayOf(now, timeZone).slice(0, 4);
  return day.endsWith(year) ? day.slice(0, -5) : day;
}

/** The same in the list and on the card. */
export const URGENCY_WORDS = { 3: msg('Doctor today'), 4: msg('Emergency'), 5: msg('Emergency') } as const;

const DANGEROUSLY: Record<string, string> = { high: msg('Dangerously high'), low: msg('Dangerously low') };

/** As its advice calls it: "High" would take "dangerously high" back. */
export const flagWord = ({ flag, advice }: Pick<Reading, 'flag' | 'advice'>): string | null =>
  DANGEROUSLY[/ dangerously (high|low)/.exec(advice?.title ?? '')?.[1] ?? ''] ?? flag;
