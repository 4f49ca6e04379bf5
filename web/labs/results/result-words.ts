// What stands around a result in English: the names that results have, ranges, and who will talk about it.
import type { Appointment } from '#contract/appointments/appointments.ts';
import type { ResultName } from '#contract/labs/explained/name-result.ts';
import { dayWords } from '#web/ui/time/zoned-time.ts';

/** Calm words: whoever reads this may be alone with it. */
export const NAMES: Readonly<Record<ResultName, string>> = {
  usual: 'In the usual range',
  'little-high': 'A little high',
  'little-low': 'A little low',
  high: 'High',
  low: 'Low',
  'very-high': 'Very high',
  'very-low': 'Very low',
  'depends-on-treatment': 'Depends on treatment',
  'nothing-unusual': 'Nothing unusual',
  'to-talk-about': 'To talk about',
  'to-talk-about-now': 'To talk about now',
};

const CALM: readonly (ResultName | null)[] = ['usual', 'nothing-unusual', null];

const PRESSING: readonly (ResultName | null)[] = ['very-high', 'very-low', 'to-talk-about-now'];

/** Not a matter for the next visit. */
export const isPressing = (name: ResultName | null): boolean => PRESSING.includes(name);

export const isCalm = (name: ResultName | null): boolean => CALM.includes(name);

/** A sentence of its own, for what must not be overlooked or misread. */
export const SENTENCES: Partial<Record<ResultName, string>> = {
  'very-high':
    'Far above the usual range. This can be dangerous. Your doctor has been told. If nobody has spoken with you about it, call the clinic now.',
  'very-low':
    'Far below the usual range. This can be dangerous. Your doctor has been told. If nobody has spoken with you about it, call the clinic now.',
  'to-talk-about-now':
    'This can be dangerous. Your doctor has been told. If nobody has spoken with you about it, call the clinic now.',
  'depends-on-treatment': 'Which value is right for you depends on whether you take a blood thinner, and which.',
};

export type RangeEnds = { low: number | null; high: number | null };

/** "3.5 to 5.1 mmol/L", "up to 5 mg/L", "40 mg/dL or more"; empty without a range. */
export function rangeInWords(range: RangeEnds | null, unit = ''): string {
  if (!range) return '';
  const { low, high } = range;
  if (low !== null && high !== null) return `${low} to ${high} ${unit}`.trim();
  if (high !== null) return `up to ${high} ${unit}`.trim();
  return low === null ? '' : `${`${low} ${unit}`.trim()} or more`;
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
  if (!visit) return 'Ask your doctor about it.';
  const { weekday, number, month } = dayWords(visit.date);
  return `Ask ${visit.doctor} about it on ${weekday} ${number} ${month} at ${visit.time}.`;
}
