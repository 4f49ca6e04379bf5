// Finds a place where a message covers nothing that someone may want next.
export type Box = { left: number; top: number; right: number; bottom: number };
/** How bad it is to cover it: a field or a button is worse than a link. */
export type Control = Box & { weight: number };
type Size = { width: number; height: number };
export type Position = { left: number; top: number };

const EDGE = 16;
const GAP_PX = 4;
const STEP = 12;
/** In the middle of a page a message is in the way of the eye, if not of the hand. */
const AWAY_FROM_EDGES = 2_000;

/** The place next to the lower right corner at which nothing is covered, or as little as can be. */
export function findFreePosition(size: Size, view: Size, controls: readonly Control[]): Position {
  const [right, bottom] = [Math.max(0, view.width - size.width - EDGE), Math.max(0, view.height - size.height - EDGE)];
  let best: Position & { cost: number } = { left: right, top: bottom, cost: Number.POSITIVE_INFINITY };
  for (const left of downFrom(right))
    for (const top of downFrom(bottom)) {
      const covered = covering({ left, top }, size, controls);
      const isAtEdge = left === right || top === bottom;
      // Covering anything is worse than any way.
      const cost = covered * 1e6 + (right - left) + (bottom - top) + (isAtEdge ? 0 : AWAY_FROM_EDGES);
      if (cost < best.cost) best = { left, top, cost };
    }
  return { left: best.left, top: best.top };
}

/** How much of the controls lies under a message at that place; 0 is a free place. */
export function covering({ left, top }: Position, { width, height }: Size, controls: readonly Control[]): number {
  return controls.reduce((sum, each) => {
    const across = Math.min(left + width, each.right + GAP_PX) - Math.max(left, each.left - GAP_PX);
    const down = Math.min(top + height, each.bottom + GAP_PX) - Math.max(top, each.top - GAP_PX);
    return across > 0 && down > 0 ? sum + across * down * each.weight : sum;
  }, 0);
}

const downFrom = (most: number): number[] => {
  const least = Math.min(EDGE, most);
  return Array.from({ length: Math.floor((most - least) / STEP) + 1 }, (_, step) => most - step * STEP);
};
