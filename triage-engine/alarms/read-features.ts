// What the alarm reader weighs in a text, as numbers: words, pairs of words, their consonants, and runs of letters.
import { type Folded, foldText, type Known } from './fold-words.ts';

/** Power of two. More of them collide less and cost a bit each in the weights. */
export const BUCKETS = 2 ** 18;

const RUNS = [3, 4, 5];
/** The contract ends a text long before. */
const MAX_WORDS = 1500;

/** Each once; in the order in which they are read, so that sums are the same everywhere. */
export function featuresOf(text: string, known?: Known): number[] {
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
  let before = '';
  let bonesBefore = '';
  for (const { word, bones } of words) {
    found.add(bucketOf(`w${word}`));
    found.add(bucketOf(`b${bones}`));
    if (before) {
      found.add(bucketOf(`W${before} ${word}`));
      found.add(bucketOf(`B${bonesBefore} ${bones}`));
    }
    for (const run of RUNS) addRuns(`<${word}>`, run, found);
    before = word;
    bonesBefore = bones;
  }
}

function addRuns(word: string, length: number, found: Set<number>): void {
  for (let from = 0; from + length <= word.length; from++) found.add(bucketOf(word, from, from + length));
}

/** FNV-1a, mixed once more because only the lower bits are kept. */
function bucketOf(said: string, from = 0, to = said.length): number {
  let hash = 0x811c9dc5;
  for (let place = from; place < to; place++) hash = Math.imul(hash ^ said.charCodeAt(place), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) & (BUCKETS - 1);
}
