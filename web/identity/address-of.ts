import { t } from '#web/language/say.ts';
/** How a person is greeted: doctors by title and family name, everyone else by the first name. */
export function addressOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const isDoctor = /^dr\.?$/i.test(words[0] ?? '');
  return isDoctor && words.length > 1 ? `Dr. ${words.at(-1)}` : (words[0] ?? name);
}

export function greetingAt(hour: number): string {
  // "Good night" says goodbye.
  if (hour < 5) return t('Good evening');
  if (hour < 12) return t('Good morning');
  return hour < 17 ? t('Good afternoon') : t('Good evening');
}
