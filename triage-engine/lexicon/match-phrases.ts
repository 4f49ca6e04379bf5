// Where the phrases of the lexicon occur in a sentence: all words of the phrase, near each other, in any order.
import { FINDING_BY_ID, withParents } from '../knowledge/library.ts';
import type { Sentence, Word } from '../text/read-words.ts';
import { stem } from '../text/stem.ts';
import { PHRASES_BY_RAREST, type Phrase } from './phrase-book.ts';

export type Match = {
  phrase: Phrase;
  /** Places of its words in the sentence, ascending. */
  places: number[];
  /** Words in between that say something else. */
  gap: number;
  /** Found by a narrower word ('sore' for pain): what it denies is not denied as a whole. */
  isNarrower: boolean;
};

const GAP_IN_ORDER = 3;
const GAP_IN_DISORDER = 2;
const FARTHEST = 9;
/** What starts another thought between two words: pain that spreads to the back is no back pain. */
const PARTS = new Set([
  'but',
  'however',
  'radiat',
  'spread',
  'except',
  'without',
  'no',
  'not',
  'nor',
  'deny',
  'den',
  'although',
  'because',
]);

export function matchPhrases(sentence: Sentence): Match[] {
  const { words } = sentence;
  const found: Match[] = [];
  for (const [place, word] of words.entries()) {
    for (const name of word.wider ? [word.stem, word.wider] : [word.stem]) {
      for (const phrase of PHRASES_BY_RAREST.get(name) ?? []) {
        const match = matchAround(words, place, name, phrase);
        if (match) found.push(match);
      }
    }
  }
  return withoutShadowed(found);
}

function matchAround(words: Word[], place: number, name: string, phrase: Phrase): Match | undefined {
  const places = [place];
  let isNarrower = words[place]?.stem !== name;
  for (const wanted of phrase.stems) {
    if (wanted === name) continue;
    const near = nearest(words, place, wanted, places);
    if (near === undefined) return;
    if (words[near]?.stem !== wanted) isNarrower = true;
    places.push(near);
  }
  const isInOrder = places.length === 1 || inOrder(words, places, phrase.stems);
  places.sort((a, b) => a - b);
  const gap = gapOf(words, places, phrase.stems);
  if (!denialsStandClose(words, places, phrase.stems)) return;
  if (phrase.isWhole && (!isInOrder || (places.at(-1) ?? 0) - (places[0] ?? 0) > phrase.stems.length)) return;
  if (phrase.isTight && (!isInOrder || gap > 0)) return;
  if (gap > (isInOrder ? GAP_IN_ORDER : GAP_IN_DISORDER)) return;
  return { phrase, places, gap, isNarrower };
}

const DIFFICULTY = stem('difficulty');
const DENIALS = new Set(['no', 'not', 'never', 'without', 'non']);

/** The 'not' of 'not eating' stands right before what it denies: 'not noticed any wheezing or difficulty breathing' is not 'not breathing'. */
function denialsStandClose(words: Word[], places: number[], stems: string[]): boolean {
  // 'No breathing difficulty' is good news.
  const isGoodNews =
    DENIALS.has(words[places[0] ?? 0]?.stem ?? '') && words[(places.at(-1) ?? 0) + 1]?.stem === DIFFICULTY;
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

function nearest(words: Word[], place: number, wanted: string, taken: number[]): number | undefined {
  for (let step = 1; step <= FARTHEST; step++) {
    for (const at of [place + step, place - step]) {
      const word = words[at];
      if (word && (word.stem === wanted || word.wider === wanted) && !taken.includes(at)) return at;
    }
  }
}

function inOrder(words: Word[], places: number[], stems: string[]): boolean {
  const sorted = [...places].sort((a, b) => a - b);
  return sorted.every((place, step) => words[place]?.stem === stems[step] || words[place]?.wider === stems[step]);
}

/** Telling words in between; endless where something parts the words. */
function gapOf(words: Word[], places: number[], stems: string[]): number {
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  const isShort = words.length <= 5;
  let gap = 0;
  for (let at = first; at <= last; at++) {
    const word = words[at];
    if (!word) continue;
    if (at > first && word.afterComma && !isShort) return Number.POSITIVE_INFINITY;
    if (places.includes(at)) continue;
    if (PARTS.has(word.stem) && !stems.includes(word.stem)) return Number.POSITIVE_INFINITY;
    if (!word.isLight) gap++;
  }
  return gap;
}

/** 'History of migraine headaches' is not a headache: words that a longer phrase took say nothing else. */
function withoutShadowed(found: Match[]): Match[] {
  return found.filter(
    (one) =>
      !found.some(
        (other) =>
          other.places.length > one.places.length &&
          other.gap <= (one.places.length === 1 ? 2 : 0) &&
          other.phrase.id !== one.phrase.id &&
          one.places.every((place) => other.places.includes(place)) &&
          !isWider(one.phrase.id, other.phrase.id),
      ),
  );
}

const isWider = (wide: string, narrow: string): boolean =>
  FINDING_BY_ID.has(narrow) && withParents(narrow).includes(wide);
