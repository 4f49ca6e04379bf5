import { shownLanguage } from '#web/language/say.ts';

/** A page of the app, in the language of this one: the link says so, because no script is here to remember it. */
export const inApp = (path: string): string =>
  shownLanguage() === 'en' ? path : `${path}?language=${shownLanguage()}`;
