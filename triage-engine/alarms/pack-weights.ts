// Weights as text that compresses well on its way to a browser, and back.
import { BUCKETS } from './read-features.ts';

/** Row after row: the bucket of a feature, and what it adds to which class, in steps. */
export type Weights = {
  step: number;
  bias: readonly number[];
  buckets: readonly number[];
  rows: readonly { of: number; steps: number }[][];
};

/** Columns of characters: the gap to the next bucket, how many weights, the gap to the next class, the steps. */
export type PackedWeights = {
  step: number;
  bias: readonly number[];
  gaps: string;
  counts: string;
  classes: string;
  steps: string;
};

const FIRST = 35;
const BACKSLASH = 92;
const LARGEST = 80;
const MIDDLE = 40;

const written = (value: number): string => {
  const code = FIRST + value;
  return String.fromCharCode(code >= BACKSLASH ? code + 1 : code);
};
const readFrom = (column: string, index: number): number => {
  const code = column.charCodeAt(index);
  return (code > BACKSLASH ? code - 1 : code) - FIRST;
};

/** What is larger than a character can say begins with as many of the largest as fit. */
const writtenGap = (gap: number): string => written(LARGEST).repeat(Math.floor(gap / LARGEST)) + written(gap % LARGEST);

export function packWeights({ step, bias, buckets, rows }: Weights): PackedWeights {
  const apart = (values: readonly number[]) => values.map((value, index) => value - (values[index - 1] ?? 0));
  return {
    step,
    bias,
    gaps: apart(buckets).map(writtenGap).join(''),
    counts: rows.map((row) => written(row.length)).join(''),
    classes: rows.flatMap((row) => apart(row.map(({ of }) => of)).map(written)).join(''),
    steps: rows.flatMap((row) => row.map(({ steps }) => written(steps + MIDDLE))).join(''),
  };
}

/** Laid out for reading: by bucket the place of its row, by row where its weights begin. */
export type ReadyWeights = {
  bias: readonly number[];
  step: number;
  rowOf: Uint16Array;
  begins: Uint32Array;
  classes: Uint8Array;
  steps: Int8Array;
};

export function unpackWeights({ step, bias, gaps, counts, classes, steps }: PackedWeights): ReadyWeights {
  const ready: ReadyWeights = {
    bias,
    step,
    rowOf: new Uint16Array(BUCKETS),
    begins: new Uint32Array(counts.length + 2),
    classes: new Uint8Array(classes.length),
    steps: new Int8Array(steps.length),
  };
  let at = 0;
  let bucket = 0;
  for (let row = 0, gap = 0; row < counts.length; row++) {
    do bucket += readFrom(gaps, gap);
    while (readFrom(gaps, gap++) === LARGEST);
    // Row 0 is that of the buckets that nothing was learnt of.
    ready.rowOf[bucket] = row + 1;
    ready.begins[row + 1] = at;
    let of = 0;
    for (const end = at + readFrom(counts, row); at < end; at++) {
      of = (ready.begins[row + 1] === at ? 0 : of) + readFrom(classes, at);
      ready.classes[at] = of;
      ready.steps[at] = readFrom(steps, at) - MIDDLE;
    }
  }
  ready.begins[counts.length + 1] = at;
  return ready;
}
