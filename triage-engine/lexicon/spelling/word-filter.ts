// A set of words in a few bits each: the gaps between their sorted numbers, Golomb–Rice coded. Says yes to all of its words and
// to one in 2^LOW_BITS others.

const LOW_BITS = 7;

/** FNV-1a, stirred (MurmurHash3's finalizer), so that similar words get numbers far apart. */
function numberOf(word: string, size: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % (size << LOW_BITS);
}

export type WordFilter = { size: number; bits: string };

export function packWords(words: readonly string[]): WordFilter {
  const size = words.length;
  const numbers = [...new Set(words.map((word) => numberOf(word, size)))].sort((a, b) => a - b);
  let bits = '';
  let last = -1;
  for (const number of numbers) {
    const gap = number - last - 1;
    last = number;
    bits += `${'1'.repeat(gap >> LOW_BITS)}0${(gap & ((1 << LOW_BITS) - 1)).toString(2).padStart(LOW_BITS, '0')}`;
  }
  // Ones at the end begin a gap that never ends.
  const padded = bits + '1'.repeat((8 - (bits.length % 8)) % 8);
  const bytes = padded.match(/.{8}/g)?.map((byte) => String.fromCharCode(Number.parseInt(byte, 2))) ?? [];
  return { size, bits: btoa(bytes.join('')) };
}

export function readFilter({ size, bits }: WordFilter): (word: string) => boolean {
  const bytes = atob(bits);
  const numbers = new Set<number>();
  let at = 0;
  const next = (): number => {
    const bit = (bytes.charCodeAt(at >> 3) >> (7 - (at & 7))) & 1;
    at++;
    return bit;
  };
  for (let number = -1, end = bytes.length * 8; at < end; ) {
    let gap = 0;
    while (at < end && next() === 1) gap++;
    if (at + LOW_BITS > end) break;
    let low = 0;
    for (let bit = 0; bit < LOW_BITS; bit++) low = (low << 1) | next();
    number += (gap << LOW_BITS) + low + 1;
    numbers.add(number);
  }
  return (word) => numbers.has(numberOf(word, size));
}
