// Names that are easily taken for one another: choosing the wrong Sunita is how harm begins.

const MOST_SLIPS = 2;
const SHORTEST = 5;

export const fold = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Both folded. */
export function areAlike(one: string, other: string): boolean {
  if (one === other) return true;
  if (Math.min(one.length, other.length) < SHORTEST || Math.abs(one.length - other.length) > MOST_SLIPS) return false;
  return slipsBetween(one, other) <= MOST_SLIPS;
}

/** How many letters must be changed, added or left out to get from one to the other. */
function slipsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
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

export type Likeness<Someone> = { other: Someone; same: string; differs: string };

/** Of people on one list: who looks like whom, and from which letter on the own name differs. */
export function likenesses<Someone extends { id: string; name: string }>(
  people: readonly Someone[],
): Map<string, Likeness<Someone>> {
  const found = new Map<string, Likeness<Someone>>();
  const folded = people.map((person) => ({ person, plain: fold(person.name) }));
  folded.forEach((one, place) => {
    for (const other of folded.slice(place + 1)) {
      if (one.person.id === other.person.id || !areAlike(one.plain, other.plain)) continue;
      if (!found.has(one.person.id)) found.set(one.person.id, told(one.person, other.person));
      if (!found.has(other.person.id)) found.set(other.person.id, told(other.person, one.person));
    }
  });
  return found;
}

function told<Someone extends { name: string }>(own: Someone, other: Someone): Likeness<Someone> {
  const [mine, theirs] = [fold(own.name), fold(other.name)];
  let length = 0;
  while (length < mine.length && mine[length] === theirs[length]) length += 1;
  return { other, same: own.name.slice(0, length), differs: own.name.slice(length) };
}
