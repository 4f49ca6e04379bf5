// How high a value lies in its drawing, and which values are named at its side.

export type Scale = { up: (value: number) => number; marks: { value: number; y: number }[] };

const NAMES_APART = 15;
const SPARE = 0.12;

/** `named` values (the ends of the reference range) always have their place; the extremes are named where there is room. */
export function scaleFor(values: readonly number[], named: readonly number[], top: number, bottom: number): Scale {
  const lowest = Math.min(...values, ...named);
  const highest = Math.max(...values, ...named);
  const spare = (highest - lowest) * SPARE || 1;
  const [from, to] = [lowest - spare, highest + spare];
  const up = (value: number) => tenth(bottom - ((value - from) / (to - from)) * (bottom - top));
  const marks = [...new Set(named)].map((value) => ({ value, y: up(value) }));
  for (const value of [highest, lowest]) {
    const y = up(value);
    if (marks.every((mark) => Math.abs(mark.y - y) >= NAMES_APART)) marks.push({ value, y });
  }
  return { up, marks };
}

export const tenth = (value: number) => Math.round(value * 10) / 10;
