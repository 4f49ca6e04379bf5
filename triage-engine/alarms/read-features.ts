// What the alarm reader weighs in a text, as numbers: words, pairs of words, their consonants, runs of letters, and the groups
// of meaning that words and their neighbours are in.
import { type Folded, foldText, type Known as Words } from './fold-words.ts';
import { hashOf, hashOfTwo } from './hash.ts';

/** Power of two. More of them collide less and cost a bit each in the weights. */
export const BUCKETS = 2 ** 20;

const RUNS = [3, 4, 5];
/** The contract ends a text long before. */
const MAX_WORDS = 1500;

/** What was read before: a text as a whole and by its sentences, by one reader after another. */
export type Known = { words: Words; features: Map<string, readonly number[]> };

export const nothingKnown = (): Known => ({ words: new Map(), features: new Map() });

/** Each once; in the order in which they are read, so that sums are the same everywhere. */
export function featuresOf(text: string, known = nothingKnown()): readonly number[] {
  const before = known.features.get(text);
  if (before) return before;
  const features = readFeatures(text, known.words);
  known.features.set(text, features);
  return features;
}

function readFeatures(text: string, known: Words): number[] {
  const words = foldText(text, known).slice(0, MAX_WORDS);
  const found = new Set<number>();
  addWords(words, found);
  // As it is written, and as it was probably meant: either may be what somebody in danger has written before.
  if (words.some(({ meant }) => meant))
    addWords(
      words.map((word) => word.meant ?? word),
      found,
    );
  return [...found];
}

function addWords(words: readonly Folded[], found: Set<number>): void {
  for (const [at, one] of words.entries()) {
    const { word, bones } = one;
    const before = words[at - 1];
    found.add(bucketOf(`w${word}`));
    found.add(bucketOf(`b${bones}`));
    if (before) {
      found.add(bucketOf(`W${before.word} ${word}`));
      found.add(bucketOf(`B${before.bones} ${bones}`));
    }
    for (const run of RUNS) addRuns(`<${word}>`, run, found);
    addGroups(one, before, words[at - 2], found);
  }
}

function addRuns(word: string, length: number, found: Set<number>): void {
  for (let from = 0; from + length <= word.length; from++) found.add(bucketOf(word, from, from + length));
}

/** A word that is in no group stands for itself beside one that is. */
function addGroups(one: Folded, before: Folded | undefined, earlier: Folded | undefined, found: Set<number>): void {
  if (one.isGrouped) {
    found.add(pairBucket(1, one.small, 0));
    found.add(pairBucket(2, one.middle, 0));
  }
  if (before) {
    found.add(pairBucket(3, before.middle, one.middle));
    found.add(pairBucket(4, before.wide, one.wide));
    found.add(pairBucket(5, before.hash, one.middle));
    found.add(pairBucket(6, before.middle, one.hash));
  }
  if (earlier) found.add(pairBucket(7, earlier.wide, one.wide));
}

const pairBucket = (kind: number, one: number, other: number) => hashOfTwo(kind, one, other) & (BUCKETS - 1);
const bucketOf = (said: string, from?: number, to?: number) => hashOf(said, from, to) & (BUCKETS - 1);
