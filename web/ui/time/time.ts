// Times as the clinic's people read them: 24 hours, the clinic's zone, whatever the browser's, in the language shown.
import { DAY_MS } from '#contract/durations.ts';
import { zoneName } from '#contract/language/zone-name.ts';
import { shownLanguage, shownLocale, t } from '#web/language/say.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once for each language, zone and shape: making one costs far more than using it. */
function format(timeZone: string, options: Intl.DateTimeFormatOptions, locale = shownLocale()): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, ...options });
  formats.set(key, known);
  return known;
}

/** 10:42 */
export const timeOfDay = (at: Date | string, timeZone: string) =>
  format(timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(at));

/** Sunday 15 November */
export const longDay = (at: Date | string, timeZone: string) =>
  format(timeZone, { weekday: 'long', day: 'numeric', month: 'long' }).format(new Date(at)).replace(',', '');

/** 15 November */
export const dayAndMonth = (at: Date | string, timeZone: string) =>
  format(timeZone, { day: 'numeric', month: 'long' }).format(new Date(at));

/** 15 Nov 2026 */
export const shortDay = (at: Date | string, timeZone: string) =>
  format(timeZone, { day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(at));

/** 15 Nov 2026 also to who reads Hindi: on sheets that others read, and that are English as a whole. */
export const englishDay = (at: Date | string, timeZone: string) =>
  format(timeZone, { day: 'numeric', month: 'short', year: 'numeric' }, 'en-GB').format(new Date(at));

/** 15 Nov */
export const dayAndShortMonth = (at: Date | string, timeZone: string) =>
  format(timeZone, { day: 'numeric', month: 'short' }).format(new Date(at));

/** Nov 2026 */
export const monthAndYear = (at: Date | string, timeZone: string) =>
  format(timeZone, { month: 'short', year: 'numeric' }).format(new Date(at));

const dayNumber = (at: Date | string, timeZone: string) =>
  format(timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-GB').format(new Date(at));

/** today 10:42, yesterday 18:05, tomorrow 08:00, 12 Nov 10:42, 12 Nov 2025 10:42: fit for the middle of a sentence. */
export function dayAndTime(at: Date | string, timeZone: string, now = new Date()): string {
  const day = dayNumber(at, timeZone);
  const away = (days: number) => dayNumber(new Date(now.getTime() + days * DAY_MS), timeZone);
  const time = timeOfDay(at, timeZone);
  if (day === away(0)) return t('today {time}', { time });
  if (day === away(-1)) return t('yesterday {time}', { time });
  if (day === away(1)) return t('tomorrow {time}', { time });
  // The year only when it is another.
  const isThisYear = day.slice(-4) === away(0).slice(-4);
  return `${isThisYear ? shortDay(at, timeZone).slice(0, -5) : shortDay(at, timeZone)} ${time}`;
}

/** As zoneName, in the language shown. */
export const zoneInWords = (timeZone: string): string => zoneName(shownLanguage(), timeZone);

export const atStart = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export function hourOfDay(at: Date, timeZone: string): number {
  return Number(format(timeZone, { hour: '2-digit', hourCycle: 'h23' }, 'en-GB').format(at));
}
