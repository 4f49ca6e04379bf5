// Names that are easily taken for one another are marked on a list: choosing the wrong Sunita is how harm begins.

const MOST_SLIPS = 2;
const SHORTEST = 5;
/** Beyond this many the comparison of all with all would be felt; the server's search finds the one that is meant. */
const MOST_COMPARED = 400;

type Named = { id: string; name: string };

/** For each id the other names that look like its own. */
export function alikeNames(people: readonly Named[]): Map<string, string[]> {
  const folded = people.slice(0, MOST_COMPARED).map((person) => ({ ...person, plain: fold(person.name) }));
  const alike = new Map<string, string[]>();
  const note = (id: string, name: string) => alike.set(id, [...(alike.get(id) ?? []), name]);
  folded.forEach((one, place) => {
    for (const other of folded.slice(place + 1)) {
      if (!areAlike(one.plain, other.plain)) continue;
      note(one.id, other.name);
      note(other.id, one.name);
    }
  });
  return alike;
}

export const fold = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

function areAlike(one: string, other: string): boolean {
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
