/** A day that somebody typed, day first: 27/09/1955, 27.9.1955 and 27 9 1955 are 1955-09-27, which is read as well. Null: no day. */
export function dayFromText(text: string): string | null {
  const typed = text.trim();
  const dayFirst = typed.match(/^(\d{1,2})[\s./-](\d{1,2})[\s./-](\d{4})$/);
  const yearFirst = typed.match(/^(\d{4})-(\d{2})-(\d{2})$/);
  const parts = dayFirst ? [dayFirst[3], dayFirst[2], dayFirst[1]] : yearFirst?.slice(1);
  if (!parts) return null;
  const day = parts.map((part = '') => part.padStart(2, '0')).join('-');
  const at = new Date(`${day}T00:00:00Z`);
  // The 31st of February is none.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : null;
}

/** 1955-09-27 as people type it: 27/09/1955. */
export const dayInFigures = (day: string): string => day.split('-').reverse().join('/');
