// Ages and distances as a schedule writes them: "6 weeks", "9 months". Months and years go by the calendar.
const WRITTEN = /^(\d{1,3}) (days|weeks|months|years)$/;

/** The day after so much time. Born on the 31st, one is a month older on the last day of a shorter month. */
export function dayAfter(day: string, age: string): string {
  const [, digits, unit] = WRITTEN.exec(age) ?? [];
  if (digits === undefined) throw new Error(`Not an age: ${age}`);
  const count = Number(digits);
  const at = new Date(`${day}T00:00:00Z`);
  if (unit === 'days' || unit === 'weeks') {
    at.setUTCDate(at.getUTCDate() + count * (unit === 'weeks' ? 7 : 1));
    return at.toISOString().slice(0, 10);
  }
  const months = unit === 'years' ? count * 12 : count;
  const date = at.getUTCDate();
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() + months);
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(date, last));
  return at.toISOString().slice(0, 10);
}

export const dayBefore = (day: string): string => {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() - 1);
  return at.toISOString().slice(0, 10);
};

/** Days as text sort as days. */
export const laterOf = (one: string, other: string): string => (one > other ? one : other);
