/** Whole months of life on a day; null where nobody knows the date of birth. */
export function monthsSince(birth: string | null, today: string): number | null {
  if (birth === null) return null;
  const [from, until] = [birth, today].map((day) => day.split('-').map(Number));
  const [years = 0, months = 0, days = 0] = (until ?? []).map((part, n) => part - (from?.[n] ?? 0));
  return years * 12 + months - (days < 0 ? 1 : 0);
}
