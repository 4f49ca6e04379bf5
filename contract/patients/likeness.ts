// Names that are easily taken for one another: choosing the wrong Sunita is how harm begins. Pure, and the same in the server
// and in the browser.

const MAX_SLIPS = 2;
const SHORTEST = 5;

export const fold = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Compares two names that were folded before. */
export function areAlike(one: string, other: string): boolean {
  if (one === other) return true;
  if (Math.min(one.length, other.length) < SHORTEST || Math.abs(one.length - other.length) > MAX_SLIPS) return false;
  return slipsBetween(one, other) <= MAX_SLIPS;
}

/** How many letters must be changed, added or left out to get from one to the other. */
function slipsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const changed = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
