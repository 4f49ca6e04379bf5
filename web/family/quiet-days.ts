/** The days as the rows of the week: quiet ones that follow each other are one row; the first day, today, has its own. */
export function joinQuietDays(days: readonly string[], isQuiet: (day: string) => boolean): string[][] {
  const rows: string[][] = [];
  for (const [nth, day] of days.entries()) {
    const before = rows.at(-1);
    if (nth > 1 && before && isQuiet(day) && before.every(isQuiet)) before.push(day);
    else rows.push([day]);
  }
  return rows;
}
