// Where the phrases of the lexicon occur in a sentence: all words of the phrase, near each other, in any order.
import type { Sentence, Word } from '../text/read-words.ts';
import { denialsStandClose } from './denial-in-phrase.ts';
import { PHRASES_BY_RAREST, type Phrase } from './phrase-book.ts';
import { withoutShadowed } from './shadowed.ts';
import { gapBetween } from './word-gap.ts';

export type Match = {
  phrase: Phrase;
  /** Places of its words in the sentence, ascending. */
  positions: number[];
  /** Words in between that say something else. */
  gap: number;
  /** Found by a narrower word ('sore' for pain): what it denies is not denied as a whole. */
  isNarrower: boolean;
  /** A whole statement with its own denial: what was denied or feared before it says nothing of it. */
  isStatement?: true;
  /** A whole turn of speech (`told/match-told.ts`): it says what its words mean, and hides no longer phrase that a flag asks for. */
  isTurn?: true;
};

const GAP_IN_ORDER = 3;
const GAP_IN_DISORDER = 2;
const FARTHEST = 9;

export function matchPhrases(sentence: Sentence): Match[] {
  const { words } = sentence;
  const found: Match[] = [];
  const said = new Set(words.flatMap(namesOf));
  // By name: a word that is said a hundred times asks for the same phrases each time.
  const possible = new Map<string, readonly Phrase[]>();
  for (const name of said) {
    const phrases = PHRASES_BY_RAREST.get(name)?.filter(({ stems }) => stems.every((one) => said.has(one)));
    if (phrases?.length) possible.set(name, phrases);
  }
  for (const [position, word] of words.entries()) {
    for (const name of namesOf(word)) {
      for (const phrase of possible.get(name) ?? []) {
        const match = matchAround(words, position, name, phrase);
        if (match) found.push(match);
      }
    }
  }
  return withoutShadowed(found);
}

const namesOf = ({ stem, wider }: Word): string[] => (wider ? [stem, wider] : [stem]);

function matchAround(words: Word[], position: number, name: string, phrase: Phrase): Match | undefined {
  const positions = [position];
  let isNarrower = words[position]?.stem !== name;
  for (const wanted of phrase.stems) {
    if (wanted === name) continue;
    const near = nearest(words, position, wanted, positions);
    if (near === undefined) return;
    if (words[near]?.stem !== wanted) isNarrower = true;
    positions.push(near);
  }
  const isInOrder = positions.length === 1 || inOrder(words, positions, phrase.stems);
  positions.sort((a, b) => a - b);
  const gap = gapBetween(words, positions, phrase.stems);
  if (!isAllowed(words, phrase, positions, gap, isInOrder) || !denialsStandClose(words, positions, phrase.stems))
    return;
  if (phrase.names === 'finding' && !numbersStandClose(words, positions, phrase.stems)) return;
  return { phrase, positions, gap, isNarrower };
}

const NUMBER = /^\d+$/;

/** "A child of 5 has fever for two days" is no fever for 5 days: a number is of what follows it. The 19 of COVID-19 counts nothing. */
function numbersStandClose(words: Word[], positions: readonly number[], stems: readonly string[]): boolean {
  const placeOf = (stem: string) => positions.find((at) => words[at]?.stem === stem || words[at]?.wider === stem);
  return stems.every((stem, step) => {
    const counted = stems[step + 1];
    if (!NUMBER.test(stem) || counted === undefined) return true;
    const [number, unit] = [placeOf(stem), placeOf(counted)];
    return number === undefined || unit === undefined || (unit > number && unit - number <= 2);
  });
}

/** 'Feeling really sick' is 'feeling sick'. */
const STRESSES = /^(really|so|very|quite|pretty|just|too|such|bit|little|rather|extremely|absolutely|totally|a)$/;

function isAllowed(
  words: Word[],
  { isWhole, isTight, stems, names }: Phrase,
  positions: number[],
  gap: number,
  isInOrder: boolean,
): boolean {
  const [first = 0, last = 0] = [positions[0], positions.at(-1)];
  const stresses = words
    .slice(first, last)
    .filter(({ plain }, step) => STRESSES.test(plain) && !positions.includes(first + step)).length;
  const reach = last - first - stresses;
  if (isWhole) return isInOrder && reach < stems.length + (stems.length > 2 ? 1 : 0);
  if (isTight) return isInOrder && gap === 0;
  // 'Attacks of a racing heart' are no heart attack, 'failure of the heart' is heart failure.
  const inDisorder = names === 'condition' ? 0 : GAP_IN_DISORDER;
  return gap <= (isInOrder ? GAP_IN_ORDER : inDisorder);
}

function nearest(words: Word[], position: number, wanted: string, taken: number[]): number | undefined {
  for (let step = 1; step <= FARTHEST; step++) {
    for (const at of [position + step, position - step]) {
      const word = words[at];
      if (word && (word.stem === wanted || word.wider === wanted) && !taken.includes(at)) return at;
    }
  }
}

function inOrder(words: Word[], positions: number[], stems: string[]): boolean {
  const sorted = [...positions].sort((a, b) => a - b);
  return sorted.every(
    (position, step) => words[position]?.stem === stems[step] || words[position]?.wider === stems[step],
  );
}
