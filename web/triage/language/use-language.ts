// English or Hindi for danger and urgency. The choice is no personal data and stays in this browser.
import { useEffect, useState } from 'react';
import { shownLanguage } from '#web/language/say.ts';
import { keep } from '#web/language/start-language.ts';
import type { InHindi } from './engine-text.tsx';
import { ENGLISH } from './english.ts';
import type { Language, ScreenWords } from './screen-words.ts';

/** Hindi for someone who writes Devanagari; otherwise the language of the page around the answer, which is the account's. */
const firstLanguage = (said: string): Language => (/\p{Script=Devanagari}/u.test(said) ? 'hi' : shownLanguage());

const loadHindi = async () => (await import('./hindi.ts')).HINDI;
const loadEngineHindi = async () => (await import('#web/language/hindi/answer.ts')).engineInHindi;

export type Spoken = {
  /** The language shown: English until the Hindi words are loaded. */
  language: Language;
  words: ScreenWords;
  /** What the engine says. It comes after the words of danger: these wait for nothing. */
  inHindi: InHindi | null;
  chosen: Language;
  choose: (language: Language) => void;
};

export function useLanguage(said: string): Spoken {
  const [chosen, setChosen] = useState(() => firstLanguage(said));
  const [hindi, setHindi] = useState<ScreenWords | null>(null);
  const [engine, setEngine] = useState<{ inHindi: InHindi } | null>(null);
  useEffect(() => {
    if (chosen !== 'hi' || hindi) return;
    let isHere = true;
    loadHindi().then(
      (words) => isHere && setHindi(words),
      // Without a connection: what is there stays.
      () => isHere && setChosen('en'),
    );
    return () => {
      isHere = false;
    };
  }, [chosen, hindi]);
  useEffect(() => {
    if ((chosen !== 'hi' && shownLanguage() !== 'hi') || engine) return;
    let isHere = true;
    loadEngineHindi().then(
      (inHindi) => isHere && setEngine({ inHindi }),
      // Without a connection the engine's own texts stay English, and say so.
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [chosen, engine]);
  const isHindi = chosen === 'hi' && hindi !== null;
  return {
    language: isHindi ? 'hi' : 'en',
    words: isHindi ? hindi : ENGLISH,
    inHindi: engine?.inHindi ?? null,
    chosen,
    choose: (language) => {
      keep(language);
      setChosen(language);
    },
  };
}
