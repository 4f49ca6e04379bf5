// Vectors of words into groups of like direction (spherical k-means), without chance.

const ROUNDS = 12;
/** Directions that all words share say how often a word is written, not what it means (Mu and Viswanath 2018). */
const SHARED = 2;
const TURNS = 30;

/** Around their mean, without the directions that all share, each of length 1. */
export function centred(vectors: readonly Float32Array[]): Float32Array[] {
  const mean = sumOf(vectors).map((sum) => sum / vectors.length);
  let rest = vectors.map((vector) => vector.map((value, at) => value - (mean[at] ?? 0)));
  for (let of = 0; of < SHARED; of++) {
    const shared = mainDirection(rest);
    rest = rest.map((vector) => {
      const along = product(vector, shared);
      return vector.map((value, at) => value - along * (shared[at] ?? 0));
    });
  }
  return rest.map(unit);
}

function mainDirection(vectors: readonly Float32Array[]): Float32Array {
  let direction = unit(vectors[0] ?? new Float32Array());
  for (let turn = 0; turn < TURNS; turn++) {
    const sum = new Float64Array(direction.length);
    for (const vector of vectors) add(sum, vector, product(vector, direction));
    direction = unit(Float32Array.from(sum));
  }
  return direction;
}

/** By vector the number of its group, of `count`. The first vectors begin the groups, spread evenly over the first half. */
export function groupBy(vectors: readonly Float32Array[], count: number): Uint16Array {
  const apart = Math.max(1, Math.floor(Math.ceil(vectors.length / 2) / count));
  let means = Array.from({ length: count }, (_, of) => vectors[of * apart] ?? new Float32Array());
  let groups = new Uint16Array(vectors.length);
  for (let round = 0; round < ROUNDS; round++) {
    groups = Uint16Array.from(vectors, (vector) => nearest(vector, means));
    means = meansOf(vectors, groups, count);
  }
  return groups;
}

export function meansOf(vectors: readonly Float32Array[], groups: Uint16Array, count: number): Float32Array[] {
  const sums = Array.from({ length: count }, () => new Float64Array(vectors[0]?.length ?? 0));
  for (const [at, vector] of vectors.entries()) add(sums[groups[at] ?? 0] ?? new Float64Array(), vector, 1);
  return sums.map((sum) => unit(Float32Array.from(sum)));
}

function nearest(vector: Float32Array, means: readonly Float32Array[]): number {
  let best = 0;
  let closest = -Infinity;
  for (const [of, mean] of means.entries()) {
    const close = product(vector, mean);
    if (close > closest) [best, closest] = [of, close];
  }
  return best;
}

function product(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

function add(sum: Float64Array, vector: Float32Array, times: number): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + times * (vector[at] ?? 0);
}

function sumOf(vectors: readonly Float32Array[]): Float64Array {
  const sum = new Float64Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) add(sum, vector, 1);
  return sum;
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(product(vector, vector)) || 1;
  return vector.map((value) => value / length);
}
