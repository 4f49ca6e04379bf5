import { shownLanguage } from './say.ts';
import { isForPatients } from './start-language.ts';

const OTHER = { en: { language: 'hi', name: 'हिन्दी' }, hi: { language: 'en', name: 'English' } } as const;

/** In the bar of the pages before login: a link, so that it works before any script is there. */
export function DoorLanguage() {
  // At build time there is no address; where those who work here come in the link goes once the script is there.
  const { pathname, search } = typeof location === 'undefined' ? { pathname: '/login/patient', search: '' } : location;
  if (!isForPatients(pathname)) return null;
  const { language, name } = OTHER[shownLanguage()];
  const asked = new URLSearchParams(search);
  asked.set('language', language);
  return (
    <a className="row-inline min-height-48 push" href={`?${asked}`} lang={language} data-language-link>
      {name}
    </a>
  );
}
