// The line of the week: one beat for each day with something in it, higher with more.

const DAY = 122.9;
const BASE = 70;
const FIRST = 34;
const HIGHEST = 8;

/** A path in a box of 860 by 80, from the number of things on each day. */
export function weekLine(counts: readonly number[]): string {
  const days = counts.map((count, day) => (count > 0 ? beat(day * DAY, count) : `L${round((day + 1) * DAY)} ${BASE}`));
  return `M0 ${BASE}${days.join('')}`;
}

function beat(from: number, count: number): string {
  const top = Math.max(HIGHEST, FIRST - (count - 1) * 10);
  const dip = BASE - (BASE - top) * 0.43;
  const x = (share: number) => round(from + share * DAY);
  return [
    `L${x(0)} ${BASE}C${x(0.07)} ${BASE} ${x(0.09)} ${top} ${x(0.165)} ${top}`,
    `C${x(0.235)} ${top} ${x(0.26)} ${round(dip - 3)} ${x(0.33)} ${round(dip)}`,
    `C${x(0.37)} ${round(dip + 2)} ${x(0.4)} ${round(dip - 3)} ${x(0.455)} ${round(dip - 1)}`,
    `C${x(0.53)} ${round(dip)} ${x(0.61)} ${BASE} ${x(0.8)} ${BASE}L${x(1)} ${BASE}`,
  ].join('');
}

const round = (value: number): number => Math.round(value * 10) / 10;
