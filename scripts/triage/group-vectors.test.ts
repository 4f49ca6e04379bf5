import { expect, test } from 'vitest';
import { centred, groupBy } from './group-vectors.ts';

const around = (x: number, y: number) => [0, 0.1, -0.1].map((off) => Float32Array.from([x + off, y - off]));
const vectors = [...around(1, 0), ...around(0, 1), ...around(-1, -1)];

test('vectors of one direction are of one group, and the same each time', () => {
  const groups = groupBy(vectors, 3);
  expect(groups).toEqual(groupBy(vectors, 3));
  const of = (from: number) => new Set(groups.slice(from, from + 3));
  expect([of(0).size, of(3).size, of(6).size]).toEqual([1, 1, 1]);
});

test('what all share is taken away, and each is of length 1', () => {
  const shared = [1, 2, 3, 4].map((value) => Float32Array.from([100 * value, value % 2, value % 3, 1 / value]));
  for (const vector of centred(shared)) expect(Math.hypot(...vector)).toBeCloseTo(1, 4);
});
