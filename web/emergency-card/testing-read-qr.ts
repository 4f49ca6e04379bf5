// Reads a QR code back from its squares, as a scanner does after it has found them: ISO/IEC 18004, versions 1 to 20, error
// correction M. What was drawn has no faults, so nothing is corrected.

type Grid = boolean[][];

/** By version: error correction codewords of a block, then how many blocks with how many data codewords (table 9, level M). */
type Blocks = readonly [number, ...[number, number][]];
const BLOCKS: readonly Blocks[] = [
  [10, [1, 16]],
  [16, [1, 28]],
  [26, [1, 44]],
  [18, [2, 32]],
  [24, [2, 43]],
  [16, [4, 27]],
  [18, [4, 31]],
  [22, [2, 38], [2, 39]],
  [22, [3, 36], [2, 37]],
  [26, [4, 43], [1, 44]],
  [30, [1, 50], [4, 51]],
  [22, [6, 36], [2, 37]],
  [22, [8, 37], [1, 38]],
  [24, [4, 40], [5, 41]],
  [24, [5, 41], [5, 42]],
  [28, [7, 45], [3, 46]],
  [28, [10, 46], [1, 47]],
  [26, [9, 43], [4, 44]],
  [26, [3, 44], [11, 45]],
  [26, [3, 41], [13, 42]],
];

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];
const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** `svg`: drawn by web/ui/qr-code.tsx, one square per dark module. */
export function readQr(svg: Element): string {
  const quiet = -Number(svg.getAttribute('viewBox')?.split(' ')[0]);
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]) - 2 * quiet;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const path = svg.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) (grid[Number(y)] ?? [])[Number(x)] = true;
  return textOf(dataOf(grid), versionOf(size));
}

const versionOf = (size: number) => (size - 17) / 4;

function dataOf(grid: Grid): number[] {
  const version = versionOf(grid.length);
  const format = FORMAT_PLACES.reduce((bits, [r, c]) => (bits << 1) | Number(grid[r]?.[c]), 0) ^ 0x5412;
  if (format >> 13 !== 0) throw new Error('Not error correction M.');
  const mask = MASKS[(format >> 10) & 7] as (typeof MASKS)[number];
  const reserved = reservedIn(grid.length, version);
  const bits: number[] = [];
  let isUpward = true;
  for (let right = grid.length - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let step = 0; step < grid.length; step++) {
      const row = isUpward ? grid.length - 1 - step : step;
      for (const column of [right, right - 1])
        if (!reserved[row]?.[column]) bits.push(Number(grid[row]?.[column] !== mask(row, column)));
    }
    isUpward = !isUpward;
  }
  const codewords = Array.from({ length: Math.floor(bits.length / 8) }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((byte, bit) => (byte << 1) | bit, 0),
  );
  return unweave(codewords, version);
}

/** The blocks take turns, codeword by codeword; the longer ones come last. */
function unweave(codewords: number[], version: number): number[] {
  const [, ...groups] = BLOCKS[version - 1] ?? [0];
  const lengths = groups.flatMap(([count, length]) => Array<number>(count).fill(length));
  const blocks: number[][] = lengths.map(() => []);
  let next = 0;
  for (let index = 0; index < Math.max(...lengths); index++)
    for (const [number, length] of lengths.entries()) if (index < length) blocks[number]?.push(codewords[next++] ?? 0);
  return blocks.flat();
}

function textOf(data: number[], version: number): string {
  let at = 0;
  const take = (count: number) => {
    let value = 0;
    for (let n = 0; n < count; n++, at++) value = value * 2 + (((data[at >> 3] ?? 0) >> (7 - (at & 7))) & 1);
    return value;
  };
  const isLarge = version > 9;
  const bytes: number[] = [];
  const write = (text: string) => bytes.push(...new TextEncoder().encode(text));
  for (let mode = take(4); mode !== 0; mode = take(4)) {
    if (mode === 4) for (let left = take(isLarge ? 16 : 8); left > 0; left--) bytes.push(take(8));
    else if (mode === 2) {
      let left = take(isLarge ? 11 : 9);
      for (; left > 1; left -= 2) {
        const pair = take(11);
        write(`${ALPHANUMERIC[Math.floor(pair / 45)]}${ALPHANUMERIC[pair % 45]}`);
      }
      if (left === 1) write(ALPHANUMERIC[take(6)] ?? '');
    } else if (mode === 1) {
      for (let left = take(isLarge ? 12 : 10); left > 0; left -= 3) {
        const digits = Math.min(left, 3);
        write(String(take([0, 4, 7, 10][digits] ?? 0)).padStart(digits, '0'));
      }
    } else throw new Error(`Mode ${mode} is not read here.`);
    if (at + 4 > data.length * 8) break;
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes));
}

const FORMAT_PLACES = [
  ...[0, 1, 2, 3, 4, 5, 7, 8].map((column) => [8, column] as const),
  ...[7, 5, 4, 3, 2, 1, 0].map((row) => [row, 8] as const),
];

/** Finders, timing, alignment, format and version: no data there. */
function reservedIn(size: number, version: number): Grid {
  const reserved: Grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fill = (top: number, left: number, height: number, width: number) => {
    for (let r = top; r < top + height; r++) for (let c = left; c < left + width; c++) (reserved[r] ?? [])[c] = true;
  };
  fill(0, 0, 9, 9);
  fill(0, size - 8, 9, 8);
  fill(size - 8, 0, 8, 9);
  fill(6, 0, 1, size);
  fill(0, 6, size, 1);
  const places = alignmentPlaces(size, version);
  const last = places.at(-1);
  for (const r of places)
    for (const c of places)
      if (!(r === 6 && c === 6) && !(r === 6 && c === last) && !(r === last && c === 6)) fill(r - 2, c - 2, 5, 5);
  if (version >= 7) {
    fill(0, size - 11, 6, 3);
    fill(size - 11, 0, 3, 6);
  }
  return reserved;
}

function alignmentPlaces(size: number, version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, index) => size - 7 - (count - 2 - index) * step)];
}
