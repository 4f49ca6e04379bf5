import { type Language, localeOf } from './language.ts';

const NAMES = new Map<string, string>();

/** Asia/Kolkata; to who reads Hindi भारतीय मानक समय. Not the name of the season: what is said now may be of another. */
export function zoneName(language: Language, zone: string): string {
  if (language === 'en') return zone;
  const key = `${language} ${zone}`;
  const known = NAMES.get(key);
  if (known) return known;
  const parts = new Intl.DateTimeFormat(localeOf(language), { timeZone: zone, timeZoneName: 'longGeneric' });
  const name = parts.formatToParts(new Date(0)).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  NAMES.set(key, name);
  return name;
}
