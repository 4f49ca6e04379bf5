import type { Word } from '../text/read-words.ts';
import { stem } from '../text/stem.ts';

const DIFFICULTY = stem('difficulty');
const DENIALS = new Set(['no', 'not', 'never', 'without', 'non']);

/**
 * The 'not' of 'not eating' stands right before what it denies: 'not noticed any wheezing or difficulty breathing' is
 * not 'not breathing', and 'no breathing difficulty' is good news.
 */
export function denialsStandClose(words: Word[], positions: number[], stems: string[]): boolean {
  const startsDenying = DENIALS.has(words[positions[0] ?? 0]?.stem ?? '');
  const isGoodNews = startsDenying && words[(positions.at(-1) ?? 0) + 1]?.stem === DIFFICULTY;
  if (isGoodNews && !stems.includes(DIFFICULTY)) return false;
  return positions.every((position, step) => {
    const word = words[position];
    if (!word || !DENIALS.has(word.stem) || !stems.includes(word.stem)) return true;
    const next = positions[step + 1];
    if (next === undefined) return stems.at(-1) === word.stem && position - (positions[step - 1] ?? position) <= 2;
    if (stems[stems.indexOf(word.stem) + 1] !== words[next]?.stem) return false;
    return words
      .slice(position + 1, next)
      .every(({ isLight, plain, afterComma }) => isLight && plain !== 'any' && !afterComma);
  });
}
