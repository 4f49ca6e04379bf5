// Words and pairs of numbers as one number each, the same everywhere.

/** FNV-1a, mixed once more because only the lower bits are kept. */
export function hashOf(said: string, from = 0, to = said.length): number {
  let hash = 0x811c9dc5;
  for (let place = from; place < to; place++) hash = Math.imul(hash ^ said.charCodeAt(place), 0x01000193);
  return mixed(hash);
}

export function hashOfTwo(kind: number, one: number, other: number): number {
  const first = mixed(Math.imul(one ^ Math.imul(kind, 0x9e3779b1), 0x01000193));
  return mixed(Math.imul(first ^ other, 0x01000193) ^ kind);
}

function mixed(hash: number): number {
  const half = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return half ^ (half >>> 13);
}

/** So many that another word seldom has the hash of one that is known. */
const HASHES = 2 ** 22;
export const hashOfWord = (word: string): number => hashOf(word) & (HASHES - 1);
