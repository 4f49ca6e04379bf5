import { shownLanguage, tFromServer } from './say.ts';

const isForeign = (text: string) => shownLanguage() !== 'en' && /[A-Za-z]{2}/.test(text);

/**
 * What a person or the record wrote, as it is. On a Hindi screen English says that it is English, to a screen reader too. Not a span:
 * those have looks of their own in many places.
 */
export const AsWritten = ({ children }: { children: string }) =>
  isForeign(children) ? <bdi lang="en">{children}</bdi> : children;

/** A sentence of the rules or of the record: in the language shown where the catalogue knows it, else as it was written. */
export function Translated({ children }: { children: string }) {
  const said = tFromServer(children);
  return said === children ? <AsWritten>{children}</AsWritten> : said;
}

/** For strangers who help: in the language shown, and in English beside it. */
export function Both({ children }: { children: string }) {
  const said = tFromServer(children);
  if (said === children) return <AsWritten>{children}</AsWritten>;
  return (
    <>
      {said} <bdi lang="en">({children})</bdi>
    </>
  );
}

/** The `lang` of a text that can hold no element, such as an option. */
export const languageOf = (text: string): 'en' | undefined => (isForeign(text) ? 'en' : undefined);
