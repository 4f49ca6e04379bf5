// How long a sign must last to be one: "over five hours", "after three days", "a month".
const COUNTS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
};
const DAYS: Record<string, number> = { minute: 1 / 1440, hour: 1 / 24, day: 1, week: 7, month: 30 };
const SPAN = /\b(\d+|[a-z]+) (minute|hour|day|week|month)s?\b/;

export function daysIn(sign: string): number | undefined {
  const [, count = '', unit = ''] = SPAN.exec(sign.toLowerCase()) ?? [];
  const counted = Number(count) || COUNTS[count];
  return counted === undefined ? undefined : counted * (DAYS[unit] ?? 0);
}
