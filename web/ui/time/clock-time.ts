/** "16:58" of 16:58, 1658, 16.58, 958; null for what is no time of a day of 24 hours. */
export function clockTime(typed: string): string | null {
  const found = /^(\d{1,2})[:. ]?(\d{2})$/.exec(typed.trim());
  if (!found) return null;
  const [hour, minute] = [Number(found[1]), Number(found[2])];
  if (hour > 23 || minute > 59) return null;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
