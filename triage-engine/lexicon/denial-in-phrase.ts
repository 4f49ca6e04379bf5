import type { Word } from '../text/read-words.ts';
import { stem } from '../text/stem.ts';

const DIFFICULTY = stem('difficulty');
const DENIALS = new Set(['no', 'not', 'never', 'without', 'non']);

/**
 * The 'not' of 'not eating' stands right before what it denies: 'not noticed any wheezing or difficulty breathing' is
 * not 'not breathing', and 'no breathing difficulty' is good news.
 */
export function denialsStandClose(words: Word[], places: number[], stems: string[]): boolean {
  const startsDenying = DENIALS.has(words[places[0] ?? 0]?.stem ?? '');
  const isGoodNews = startsDenying && words[(places.at(-1) ?? 0) + 1]?.stem === DIFFICULTY;
  if (isGoodNews && !stems.includes(DIFFICULTY)) return false;
  return places.every((place, step) => {
    const word = words[place];
    if (!word || !DENIALS.has(word.stem) || !stems.includes(word.stem)) return true;
    const next = places[step + 1];
    if (next === undefined) return stems.at(-1) === word.stem && place - (places[step - 1] ?? place) <= 2;
    if (stems[stems.indexOf(word.stem) + 1] !== words[next]?.stem) return false;
    return words
      .slice(place + 1, next)
      .every(({ isLight, plain, afterComma }) => isLight && plain !== 'any' && !afterComma);
  });
}
