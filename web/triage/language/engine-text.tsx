// What the engine says in English, in the language in which the answer is shown.
import { createContext, useContext } from 'react';
import { AsWritten } from '#web/language/marked-text.tsx';
import { shownLanguage } from '#web/language/say.ts';

/** Null for what has no Hindi. */
export type InHindi = (english: string) => string | null;

/** What the answer around is told with; null where it is told in English. */
export const EngineLanguage = createContext<InHindi | null>(null);

/** Where a text has no Hindi it stays English as a whole, and says so. */
export function EngineText({ children }: { children: string }) {
  const inHindi = useContext(EngineLanguage);
  const said = inHindi?.(children);
  if (said) return shownLanguage() === 'hi' ? said : <bdi lang="hi">{said}</bdi>;
  return inHindi && shownLanguage() === 'en' ? <bdi lang="en">{children}</bdi> : <AsWritten>{children}</AsWritten>;
}
