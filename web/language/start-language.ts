// English or Hindi: what was chosen in this browser, then what the browser itself speaks. The choice is no personal data. A
// patient's account keeps it as well (own-language.ts), for mails and other browsers.
import type { Catalogue, Language } from '#contract/language/language.ts';
import { screenAt } from '#contract/screens.ts';
import { type FromServer, type OfNotice, show } from './say.ts';

const KEY = 'nadi-language';
/** What was shown last, also by an account's choice: the pages after a logout stay in it. */
const SHOWN_KEY = 'nadi-language-shown';
/** Of this tab: somebody chose on the way in, and means it. */
export const CHOSEN_HERE_KEY = 'nadi-language-chosen';

/** The pages before login show no notices. */
export type Words = { HINDI: Catalogue; wordsFromServer: FromServer; wordsOfNotice?: OfNotice };

export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'hi';

/** Before the first drawing: nothing is shown in one language and then in another. */
export async function startLanguage(loadHindi: () => Promise<Words>): Promise<void> {
  // The pages before login and the front page choose by a link.
  const named = new URLSearchParams(location.search).get('language');
  if (isLanguage(named)) keep(named);
  if (!isForPatients(location.pathname) || preferredLanguage() === 'en') return;
  // Without a connection the words do not come: then it is English.
  const words = await loadHindi().catch(() => null);
  if (words) showHindi(words);
}

export function showHindi({ HINDI, wordsFromServer, wordsOfNotice }: Words) {
  show('hi', HINDI, wordsFromServer, wordsOfNotice);
  document.documentElement.lang = 'hi';
}

const WORKPLACE = /^\/(login\/(doctor|staff|desk|admin)|apply|setup|board)/;

/** Those who work here read English. */
export function isForPatients(pathname: string): boolean {
  const roles = screenAt(pathname)?.for ?? 'everyone';
  return roles === 'everyone' ? !WORKPLACE.test(pathname) : roles.includes('patient');
}

export const preferredLanguage = (): Language =>
  stored(SHOWN_KEY) ?? keptLanguage() ?? (navigator.language?.startsWith('hi') ? 'hi' : 'en');

/** What somebody chose in this browser. */
export const keptLanguage = (): Language | null => stored(KEY);

function stored(key: string): Language | null {
  try {
    const language = localStorage.getItem(key);
    return isLanguage(language) ? language : null;
  } catch {
    return null;
  }
}

/** The account's language. It is nobody's choice in this browser: the next person's account is not given it. */
export function noteShown(language: Language) {
  try {
    localStorage.setItem(SHOWN_KEY, language);
  } catch {
    // Storage may be forbidden; the next page then asks the browser.
  }
}

export function keep(language: Language) {
  noteShown(language);
  try {
    localStorage.setItem(KEY, language);
    sessionStorage.setItem(CHOSEN_HERE_KEY, language);
  } catch {
    // Storage may be forbidden; the choice then holds for this page.
  }
}
