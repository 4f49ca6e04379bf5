// Where all elements of a trifle stand near each other, in any order: people tell it in two short sentences as often as in one.

export type Position = { first: number; last: number };

/** Words of a short story that still belong together. */
const FARTHEST = 16;

/** The positions of its words, where all elements stand within reach of one of the first. */
export function togetherIn<Element>(
  found: ReadonlyMap<Element, readonly Position[]>,
  wanted: readonly Element[],
): number[] | undefined {
  const [anchor, ...others] = wanted;
  if (!anchor || !wanted.every((one) => found.has(one))) return;
  for (const start of found.get(anchor) ?? []) {
    const taken = [start];
    for (const other of others) {
      const near = (found.get(other) ?? []).find(
        (position) =>
          Math.abs(position.first - start.first) <= FARTHEST &&
          !taken.some(({ first, last }) => position.first <= last && position.last >= first),
      );
      if (near) taken.push(near);
    }
    if (taken.length === wanted.length)
      return [...new Set(taken.flatMap(({ first, last }) => range(first, last)))].sort((a, b) => a - b);
  }
}

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, step) => first + step);
