// English or Hindi for danger and urgency. The choice is no personal data and stays in this browser.
import { useEffect, useState } from 'react';
import { ENGLISH } from './english.ts';
import type { Language, ScreenWords } from './screen-words.ts';

const KEY = 'nadi-language';

/** Hindi for someone who writes Devanagari; otherwise what was chosen last, then the browser's language. */
function firstLanguage(said: string): Language {
  if (/\p{Script=Devanagari}/u.test(said)) return 'hi';
  const kept = read();
  if (kept === 'en' || kept === 'hi') return kept;
  return navigator.language?.startsWith('hi') ? 'hi' : 'en';
}

const loadHindi = async () => (await import('./hindi.ts')).HINDI;

export type Spoken = {
  /** The language shown: English until the Hindi words are loaded. */
  language: Language;
  words: ScreenWords;
  chosen: Language;
  choose: (language: Language) => void;
};

export function useLanguage(said: string): Spoken {
  const [chosen, setChosen] = useState(() => firstLanguage(said));
  const [hindi, setHindi] = useState<ScreenWords | null>(null);
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
  const isHindi = chosen === 'hi' && hindi !== null;
  return {
    language: isHindi ? 'hi' : 'en',
    words: isHindi ? hindi : ENGLISH,
    chosen,
    choose: (language) => {
      keep(language);
      setChosen(language);
    },
  };
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(language: Language) {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Storage may be forbidden; the choice then holds for this page.
  }
}
