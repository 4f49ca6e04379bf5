import { shownLanguage } from '#web/language/say.ts';

/** The front page as this browser shows the app. It has no script, so its address says the language and the chosen scheme. */
export function frontPage(): string {
  const { theme } = document.documentElement.dataset;
  return `${shownLanguage() === 'hi' ? '/hi' : '/'}${theme ? `?theme=${theme}` : ''}`;
}
