/** How many letters must be put in, left out, changed or swapped with their neighbour to make one word of the other. */
export function editDistance(one: string, other: string): number {
  const a = [...one];
  const b = [...other];
  const rows: number[][] = [b.map((_, j) => j + 1)];
  rows[0]?.unshift(0);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const at = (di: number, dj: number) => (di === 0 ? row[j - dj] : rows[i - di]?.[j - dj]) ?? Infinity;
      const changed = at(1, 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(Math.min(at(1, 0) + 1, at(0, 1) + 1, changed, isSwap ? at(2, 2) + 1 : Infinity));
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}

/** Close enough to be the same word, mistyped: one slip in a short word, two in a long one, none in a tiny one. */
export function isSlip(one: string, other: string): boolean {
  const length = Math.max([...one].length, [...other].length);
  const most = length < 4 ? 0 : length < 8 ? 1 : 2;
  return editDistance(one, other) <= most;
}
