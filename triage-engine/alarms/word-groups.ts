// Words of alike meaning are in one group: who was taught "collapsed" has an idea of "keeled". Three sizes, each within the next.
import { LARGEST, readFrom, readGaps } from './columns.ts';
import { hashOfWord } from './hash.ts';
import { PACKED_GROUPS } from './word-groups.generated.ts';

/** `words`: their hashes as gaps, in rising order. `small`: two characters for each word. `middle`, `wide`: of each smaller group. */
export type PackedGroups = { words: string; small: string; middle: readonly number[]; wide: readonly number[] };

export type Groups = { small: number; middle: number; wide: number };

const SHORTEST = 2;

let ready: { hashes: Uint32Array; small: Uint16Array } | undefined;

/** Of a word in small letters as it is spelt; nothing of one that nobody knows. */
export function groupsOf(word: string): Groups | undefined {
  if (word.length < SHORTEST) return;
  ready ??= unpackGroups(PACKED_GROUPS);
  // 'My wifes lips': without the apostrophe it is in no list.
  const at = placeOf(ready.hashes, word) ?? (word.endsWith('s') ? placeOf(ready.hashes, word.slice(0, -1)) : undefined);
  if (at === undefined) return;
  const small = ready.small[at] ?? 0;
  const middle = PACKED_GROUPS.middle[small] ?? 0;
  return { small, middle, wide: PACKED_GROUPS.wide[middle] ?? 0 };
}

function placeOf(hashes: Uint32Array, word: string): number | undefined {
  const hash = hashOfWord(word);
  let [low, high] = [0, hashes.length];
  while (low < high) {
    const half = (low + high) >>> 1;
    if ((hashes[half] ?? 0) < hash) low = half + 1;
    else high = half;
  }
  return hashes[low] === hash ? low : undefined;
}

const unpackGroups = ({ words, small }: PackedGroups) => {
  const hashes = Uint32Array.from(readGaps(words));
  return {
    hashes,
    small: Uint16Array.from(hashes, (_, at) => readFrom(small, 2 * at) * (LARGEST + 1) + readFrom(small, 2 * at + 1)),
  };
};
