// The language of the app, changed while it is open.
import { useSyncExternalStore } from 'react';
import type { Language } from '#contract/language/language.ts';
import { wordsOfEntered } from './areas.ts';
import { show, shownLanguage } from './say.ts';
import { CHOSEN_HERE_KEY, isLanguage, keep, showHindi, type Words } from './start-language.ts';

const listeners = new Set<() => void>();
export const loadHindi = (): Promise<Words> => import('./hindi/app.ts');

/** Someone chose it. */
export async function chooseLanguage(language: Language): Promise<void> {
  keep(language);
  await speak(language);
}

/** Changes what is shown. Without a connection the words do not come, and it stays as it is. */
export async function speak(language: Language): Promise<void> {
  if (language === shownLanguage()) return;
  if (language === 'hi') {
    const words = await loadHindi().catch(() => null);
    if (!words) return;
    showHindi(words);
    await wordsOfEntered();
  } else {
    show('en', null);
    document.documentElement.lang = 'en';
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const useShownLanguage = (): Language => useSyncExternalStore(subscribe, shownLanguage);

/** Sheets that others read are English as a whole, on the screen and on paper, and say so to a screen reader. */
const ENGLISH_SCREENS = /^\/prescriptions(\/|$)/;

/** For the attribute `lang` of what such a screen holds. */
export const englishFor = (pathname: string): 'en' | undefined => (ENGLISH_SCREENS.test(pathname) ? 'en' : undefined);

/** What was chosen in this tab and not yet kept with the account; asked once. */
export function takeChosenHere(): Language | null {
  try {
    const chosen = sessionStorage.getItem(CHOSEN_HERE_KEY);
    sessionStorage.removeItem(CHOSEN_HERE_KEY);
    return isLanguage(chosen) ? chosen : null;
  } catch {
    return null;
  }
}
