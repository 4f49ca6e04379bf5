import type { WeekItem } from '#contract/patients/family-week.ts';

export const keyOf = ({ patientId, kind, title, times, detail }: WeekItem): string =>
  [patientId, kind, title, times.join(), detail].join('|');

/** What is the same on each of the days is said once; a day on which something is to be said of it keeps it. */
export function splitDaily(items: readonly WeekItem[], days: readonly string[]) {
  const isDaily = (item: WeekItem) =>
    item.kind === 'dose' && days.every((day) => items.some((each) => each.day === day && keyOf(each) === keyOf(item)));
  const daily = items.filter((item) => item.day === days[0] && isDaily(item));
  return {
    daily: daily.map((item): WeekItem => ({ ...item, state: 'planned' })),
    others: items.filter((item) => item.state !== 'planned' || !isDaily(item)),
  };
}
