// The longest known phrases in a row of words, from left to right.
import type { Lexicon, Target } from './lexicon.ts';
import { type Mended, mendWord } from './mend-word.ts';
import { isFigure, JOINT } from './words.ts';

export type Match = {
  target: Target;
  /** The words as they were written, and the index of the first word after them. */
  written: string;
  end: number;
  /** The word that a misspelt one was read as. */
  readAs: string | null;
};

export type Item = { word: string; at: number } & ({ match: Match } | { match: null });

/** Each known phrase as one item, each other word as one. `isQuiet`: words that are not worth mending. */
export function matchWords(lexicon: Lexicon, words: readonly string[], isQuiet: (word: string) => boolean): Item[] {
  const items: Item[] = [];
  for (let at = 0; at < words.length; ) {
    const match = longestAt(lexicon, words, at) ?? mendedAt(lexicon, words, at, isQuiet);
    const word = words[at] ?? '';
    items.push(match ? { word, at, match } : { word, at, match: null });
    at = match ? match.end : at + 1;
  }
  return items;
}

function longestAt({ phrases, longest }: Lexicon, words: readonly string[], at: number): Match | null {
  for (let size = Math.min(longest + 1, words.length - at); size > 0; size -= 1) {
    if (words[at] === JOINT || words[at + size - 1] === JOINT) continue;
    const written = words
      .slice(at, at + size)
      .filter((word) => word !== JOINT)
      .join(' ');
    const target = phrases.get(written) ?? phrases.get(singular(written));
    if (target) return { target, written, end: at + size, readAs: spelledOut(written, target) };
  }
  return null;
}

// ISMP, List of Error-Prone Abbreviations: they have been taken for other medicines, so the card says what was read.
const ERROR_PRONE: ReadonlySet<string> = new Set(
  'mtx,azt,hctz,mgso4,5 fu,5fu,6 mp,6mp,ismn,isdn,cbz,pht,vpa,ltg,rif,rmp,csa,dtg'.split(','),
);

const spelledOut = (written: string, target: Target) =>
  ERROR_PRONE.has(written) && target.kind === 'ingredient' ? target.name : null;

const singular = (phrase: string) => (phrase.length > 5 && phrase.endsWith('s') ? phrase.slice(0, -1) : phrase);

function mendedAt(lexicon: Lexicon, words: readonly string[], at: number, isQuiet: (word: string) => boolean) {
  const [word = '', next = ''] = words.slice(at, at + 2);
  if (isQuiet(word) || isFigure(word) || word === JOINT) return null;
  const alone = mendWord(lexicon, word);
  if (alone) return asMatch(alone, word, at + 1);
  // "co amoxyclav": one name in two words.
  const isJoinable = next !== '' && next !== JOINT && !isFigure(next) && !isQuiet(next) && word.length <= 3;
  const joined = isJoinable ? (exact(lexicon, word + next) ?? mendWord(lexicon, word + next)) : null;
  return joined ? asMatch(joined, `${word} ${next}`, at + 2) : null;
}

function exact({ phrases }: Lexicon, word: string): Mended | null {
  const target = phrases.get(word);
  return target ? { target, word } : null;
}

const asMatch = ({ target, word }: Mended, written: string, end: number): Match => ({
  target,
  written,
  end,
  readAs: word,
});
