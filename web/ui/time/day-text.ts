import { t } from '#web/language/say.ts';

/** How a day is written, whatever the language of the browser. */
export const dayFormat = () => t('dd/mm/yyyy');
export const noDay = () => t('Enter the day as dd/mm/yyyy.');

/** A day that somebody typed, day first: 27/09/1955, 27.9.1955, 27 9 1955 and 27091955 are 1955-09-27, which is read as well. Null: no day. */
export function dayFromText(text: string): string | null {
  const typed = text.trim();
  const dayFirst =
    typed.match(/^(\d{1,2})[\s./-](\d{1,2})[\s./-](\d{4})$/) ??
    // Without signs a year may stand first as well: 20121105 is no day of the year 1105.
    typed.match(/^(\d{2})(\d{2})((?:19|2\d)\d{2})$/);
  const yearFirst = typed.match(/^(\d{4})-(\d{2})-(\d{2})$/);
  const parts = dayFirst ? [dayFirst[3], dayFirst[2], dayFirst[1]] : yearFirst?.slice(1);
  if (!parts) return null;
  const day = parts.map((part = '') => part.padStart(2, '0')).join('-');
  const at = new Date(`${day}T00:00:00Z`);
  // The 31st of February is none.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : null;
}

/** 27/09/1955 of 1955-09-27; what is no day stays as it is. */
export const dayAsText = (day: string) => (/^\d{4}-\d{2}-\d{2}$/.test(day) ? day.split('-').reverse().join('/') : day);

/** What is typed at the end gets its slashes: the keypads of phones have none. What is deleted or pasted stays as it is. */
export function withSlashes(before: string, typed: string): string {
  const isTypedAtEnd = typed.length === before.length + 1 && typed.startsWith(before);
  if (!isTypedAtEnd) return typed;
  return (
    typed
      // The slash that was put in, and then was typed as well.
      .replace(/\/[\s./-]$/, '/')
      .replace(/^(\d{2})(\d)$/, '$1/$2')
      .replace(/^(\d{1,2}\/\d{2})(\d)$/, '$1/$2')
      .replace(/^(\d{2}|\d{1,2}\/\d{2})$/, '$1/')
  );
}

/** The first and the last day, and what is said about a day outside. */
export type DayLimits = { min?: string | undefined; max?: string | undefined; outside?: string | undefined };

const EARLIEST = '1900-01-01';

/** What is wrong with the value of a field for a day; an empty one is not wrong. */
export function wrongDay(value: string, { min, max, outside }: DayLimits = {}): string | undefined {
  if (value.trim() === '') return undefined;
  const day = dayFromText(value);
  if (day === null) return noDay();
  if (day < EARLIEST) return t('Check the year.');
  if ((min && day < min) || (max && day > max)) return outside ?? betweenWords(min, max);
  return undefined;
}

/** What a form asks of a field for a day. Handed in, so that forms without one load none of this. */
export type DayRule = { limits: DayLimits; wrong: (value: string) => string | undefined };

export const dayWithin = (limits: DayLimits = {}): DayRule => ({ limits, wrong: (value) => wrongDay(value, limits) });

function betweenWords(min: string | undefined, max: string | undefined): string {
  if (!max) return t('Choose {day} or a later day.', { day: dayAsText(min ?? '') });
  return min
    ? t('Choose a day from {first} to {last}.', { first: dayAsText(min), last: dayAsText(max) })
    : t('Choose {day} or an earlier day.', { day: dayAsText(max) });
}
