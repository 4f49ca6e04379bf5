// One time axis for all trends: from when to when, and which days are named below it.
import { DAY_MS } from '#contract/durations.ts';
import { addDays, dayOf, dayWords, instantOf } from '../time/zoned-time.ts';

export type Axis = { from: number; to: number; ticks: { at: number; label: string }[] };

const DAY_STEPS = [1, 2, 3, 7, 14];
const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 60, 120];

/** Days begin at midnight of the clinic, whatever the browser's zone. */
export function axisBetween(from: number, to: number, timeZone: string, most: number): Axis {
  const days = Math.max(1, (to - from) / DAY_MS);
  if (days <= 1) return { from, to, ticks: everyHours(from, to, timeZone, most) };
  const step = DAY_STEPS.find((each) => days / each <= most);
  const named = step ? everyDays(from, to, timeZone, step) : everyMonths(from, to, timeZone, most);
  const ticks = named
    .map(({ day, label }) => ({ at: Date.parse(instantOf(`${day}T00:00`, timeZone)), label }))
    .filter(({ at }) => at >= from && at <= to);
  return { from, to, ticks };
}

const HOUR_STEPS = [3, 6, 12, 24];

/** Clock hours of the clinic; midnight names its day. */
function everyHours(from: number, to: number, timeZone: string, most: number): Axis['ticks'] {
  const step = HOUR_STEPS.find((each) => 24 / each <= most) ?? 24;
  const last = dayOf(new Date(to), timeZone);
  const ticks: Axis['ticks'] = [];
  for (let day = dayOf(new Date(from), timeZone); day <= last; day = addDays(day, 1)) {
    for (let hour = 0; hour < 24; hour += step) {
      const clock = `${String(hour).padStart(2, '0')}:00`;
      const at = Date.parse(instantOf(`${day}T${clock}`, timeZone));
      const { number, month } = dayWords(day);
      if (at >= from && at <= to) ticks.push({ at, label: hour === 0 ? `${number} ${month}` : clock });
    }
  }
  return ticks;
}

/** Counted back from the last day, so that today is always named. */
function everyDays(from: number, to: number, timeZone: string, step: number) {
  const days: { day: string; label: string }[] = [];
  const first = dayOf(new Date(from), timeZone);
  for (let day = dayOf(new Date(to), timeZone); day >= first; day = addDays(day, -step)) {
    const { number, month } = dayWords(day);
    days.unshift({ day, label: `${number} ${month}` });
  }
  return days;
}

function everyMonths(from: number, to: number, timeZone: string, most: number) {
  const first = dayOf(new Date(from), timeZone);
  const last = dayOf(new Date(to), timeZone);
  const months = monthNumber(last) - monthNumber(first);
  const step = MONTH_STEPS.find((each) => months / each <= most) ?? 240;
  const named: { day: string; label: string }[] = [];
  for (let number = monthNumber(last); number >= monthNumber(first); number -= step) {
    const [year, month] = [Math.floor(number / 12), (number % 12) + 1];
    const day = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;
    named.unshift({ day, label: step >= 12 || month === 1 ? String(year) : `${dayWords(day).month} ${year}` });
  }
  return named;
}

const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** Maps an instant to a place between the two edges of a drawing. */
export const across = ({ from, to }: Pick<Axis, 'from' | 'to'>, at: number, left: number, right: number) =>
  left + ((at - from) / Math.max(1, to - from)) * (right - left);
