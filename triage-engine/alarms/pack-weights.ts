// Weights as text that compresses well on its way to a browser, and back.
import { readFrom, readGaps, written, writtenGaps } from './columns.ts';
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

const MIDDLE = 40;

export function packWeights({ step, bias, buckets, rows }: Weights): PackedWeights {
  const apart = (values: readonly number[]) => values.map((value, index) => value - (values[index - 1] ?? 0));
  return {
    step,
    bias,
    gaps: writtenGaps(buckets),
    counts: rows.map((row) => written(row.length)).join(''),
    classes: rows.flatMap((row) => apart(row.map(({ of }) => of)).map(written)).join(''),
    steps: rows.flatMap((row) => row.map(({ steps }) => written(steps + MIDDLE))).join(''),
  };
}

/** Laid out for reading: by bucket the place of its row, by row where its weights begin. */
export type ReadyWeights = {
  bias: readonly number[];
  step: number;
  rowOf: Uint32Array;
  begins: Uint32Array;
  classes: Uint8Array;
  steps: Int8Array;
};

export function unpackWeights({ step, bias, gaps, counts, classes, steps }: PackedWeights): ReadyWeights {
  const ready: ReadyWeights = {
    bias,
    step,
    rowOf: new Uint32Array(BUCKETS),
    begins: new Uint32Array(counts.length + 2),
    classes: new Uint8Array(classes.length),
    steps: new Int8Array(steps.length),
  };
  let at = 0;
  let row = 0;
  for (const bucket of readGaps(gaps)) {
    // Row 0 is that of the buckets that nothing was learnt of.
    ready.rowOf[bucket] = row + 1;
    ready.begins[row + 1] = at;
    let of = 0;
    for (const end = at + readFrom(counts, row); at < end; at++) {
      of = (ready.begins[row + 1] === at ? 0 : of) + readFrom(classes, at);
      ready.classes[at] = of;
      ready.steps[at] = readFrom(steps, at) - MIDDLE;
    }
    row++;
  }
  ready.begins[counts.length + 1] = at;
  return ready;
}
