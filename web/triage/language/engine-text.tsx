// What the engine says in English, in the language of the card around it.
import { createContext, useContext } from 'react';
import type { Language } from '#contract/language/language.ts';
import { AsWritten } from '#web/language/marked-text.tsx';
import { shownLanguage } from '#web/language/say.ts';

/** Null for what has no Hindi. */
export type InHindi = (english: string) => string | null;

/** Of the answer around; null until its words are here. */
export const EngineLanguage = createContext<InHindi | null>(null);

type EngineTextProps = {
  children: string;
  /** Of a card that speaks the language of the answer; the others speak that of the page. */
  language?: Language;
};

/** Where a text has no Hindi it stays English as a whole, and says so. */
export function EngineText({ children, language = shownLanguage() }: EngineTextProps) {
  const inHindi = useContext(EngineLanguage);
  const said = language === 'hi' ? inHindi?.(children) : null;
  if (said) return shownLanguage() === 'hi' ? said : <bdi lang="hi">{said}</bdi>;
  // Within a card in Hindi on an English page.
  if (language === 'hi' && shownLanguage() === 'en') return <bdi lang="en">{children}</bdi>;
  return <AsWritten>{children}</AsWritten>;
}

/** Several names with commas between them: in Hindi only where each has its Hindi. */
export function EngineNames({ names, inText }: { names: readonly string[]; inText: (name: string) => string }) {
  const inHindi = useContext(EngineLanguage);
  const said = shownLanguage() === 'hi' ? names.map((name) => inHindi?.(name) ?? null) : [];
  if (said.length > 0 && said.every((one) => one !== null)) return said.join(', ');
  return <AsWritten>{names.map(inText).join(', ')}</AsWritten>;
}

/** For an attribute: the language of the page. */
export function useEngineWords(): (english: string) => string {
  const inHindi = useContext(EngineLanguage);
  return (english) => (shownLanguage() === 'hi' ? inHindi?.(english) : null) ?? english;
}
