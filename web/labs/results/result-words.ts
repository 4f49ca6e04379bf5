// What stands around a result: the names that results have, ranges, and who will talk about it.

import type { Appointment } from '#contract/appointments/appointments.ts';
import type { ResultName } from '#contract/labs/explained/name-result.ts';
import { msg, t } from '#web/language/say.ts';
import { dayWords } from '#web/ui/time/zoned-time.ts';

/** Calm words: whoever reads this may be alone with it. */
export const NAMES: Readonly<Record<ResultName, string>> = {
  usual: msg('In the usual range'),
  'little-high': msg('A little high'),
  'little-low': msg('A little low'),
  high: msg('High'),
  low: msg('Low'),
  'very-high': msg('Very high'),
  'very-low': msg('Very low'),
  'depends-on-treatment': msg('Depends on treatment'),
  'nothing-unusual': msg('Nothing unusual'),
  'to-talk-about': msg('To talk about'),
  'to-talk-about-now': msg('To talk about now'),
};

const CALM: readonly (ResultName | null)[] = ['usual', 'nothing-unusual', null];

const PRESSING: readonly (ResultName | null)[] = ['very-high', 'very-low', 'to-talk-about-now'];

/** Not a matter for the next visit. */
export const isPressing = (name: ResultName | null): boolean => PRESSING.includes(name);

export const isCalm = (name: ResultName | null): boolean => CALM.includes(name);

/** A sentence of its own, for what must not be overlooked or misread. */
export const SENTENCES: Partial<Record<ResultName, string>> = {
  'very-high': msg(
    'Far above the usual range. This can be dangerous. Your doctor has been told. If nobody has spoken with you about it, call the clinic now.',
  ),
  'very-low': msg(
    'Far below the usual range. This can be dangerous. Your doctor has been told. If nobody has spoken with you about it, call the clinic now.',
  ),
  'to-talk-about-now': msg(
    'This can be dangerous. Your doctor has been told. If nobody has spoken with you about it, call the clinic now.',
  ),
  'depends-on-treatment': msg('Which value is right for you depends on whether you take a blood thinner, and which.'),
};

export type RangeEnds = { low: number | null; high: number | null };

/** "3.5 to 5.1 mmol/L", "up to 5 mg/L", "40 mg/dL or more"; empty without a range. */
export function rangeInWords(range: RangeEnds | null, unit = ''): string {
  if (!range) return '';
  const { low, high } = range;
  if (low !== null && high !== null) return t('{low} to {high} {unit}', { low, high, unit }).trim();
  if (high !== null) return t('up to {high} {unit}', { high, unit }).trim();
  return low === null ? '' : t('{value} or more', { value: `${low} ${unit}`.trim() });
}

/** 12 Nov 2026 */
export function dayInWords(day: string): string {
  const { number, month } = dayWords(day);
  return `${number} ${month} ${day.slice(0, 4)}`;
}

export type Visit = Pick<Appointment, 'doctor' | 'doctorId' | 'date' | 'time' | 'startsAt' | 'status'>;

/** The next visit with the doctor who ordered the test: a request that nobody has approved is none. */
export function visitAbout(orderedById: string, visits: readonly Visit[], now: Date): Visit | null {
  const ahead = visits.filter(
    ({ doctorId, status, startsAt }) =>
      doctorId === orderedById && status === 'approved' && Date.parse(startsAt) > now.getTime(),
  );
  return ahead.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))[0] ?? null;
}

/** "Ask Dr. Meera Iyer about it on Wed 18 Nov at 09:30." */
export function askInWords(visit: Visit | null): string {
  if (!visit) return t('Ask your doctor about it.');
  const { weekday, number, month } = dayWords(visit.date);
  return t('Ask {doctor} about it on {day} at {time}.', {
    doctor: visit.doctor,
    day: `${weekday} ${number} ${month}`,
    time: visit.time,
  });
}
