// A chance from a few signs, learnt from cases of which it is known. Same cases, same weights.
import { chanceOf } from '#triage-engine/chance-of-nothing.ts';

export type Point = { signs: readonly number[]; is: boolean };

const ROUNDS = 30;
/** Keeps a rare sign from counting for everything. */
const RIDGE: number = 1;

/** Logistic regression, by Newton's method: the bias, and a weight for each sign. */
export function fitLogistic(told: readonly Point[], count: number): number[] {
  const points = told.map(({ signs, is }) => ({ signs: [1, ...signs], is: Number(is) }));
  let learnt = Array.from({ length: count + 1 }, () => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = learnt.map((weight, at) => (at === 0 ? 0 : -RIDGE * weight));
    const bend = learnt.map((_, row) => learnt.map((_, column) => (row === column && row > 0 ? RIDGE : 0)));
    for (const { signs, is } of points) {
      const chance = chanceOf(sum(signs.map((sign, at) => sign * (learnt[at] ?? 0))));
      signs.forEach((sign, row) => {
        slope[row] = (slope[row] ?? 0) + sign * (is - chance);
        signs.forEach((other, column) => {
          const bends = bend[row];
          if (bends) bends[column] = (bends[column] ?? 0) + sign * other * chance * (1 - chance);
        });
      });
    }
    const step = solved(bend, slope);
    learnt = learnt.map((weight, at) => weight + (step[at] ?? 0));
  }
  return learnt;
}

/** Gauss: the matrix is small, and positive by its ridge. */
function solved(matrix: number[][], wanted: number[]): number[] {
  const rows = matrix.map((row, at) => [...row, wanted[at] ?? 0]);
  for (const [at, row] of rows.entries()) {
    const pivot = row[at] ?? 1;
    for (let column = 0; column < row.length; column++) row[column] = (row[column] ?? 0) / pivot;
    for (const [other, under] of rows.entries()) {
      const times = under[at] ?? 0;
      if (other !== at)
        for (let column = 0; column < under.length; column++)
          under[column] = (under[column] ?? 0) - times * (row[column] ?? 0);
    }
  }
  return rows.map((row) => row.at(-1) ?? 0);
}

export const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);
