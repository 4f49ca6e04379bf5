// Who looks like whom on one list.
import { areAlike, fold } from '#contract/patients/likeness.ts';

export { areAlike, fold };

export type Likeness<Someone> = { other: Someone; same: string; differs: string };

/** Finds people on one list whose names look alike, and from which letter on they differ. */
export function likenesses<Someone extends { id: string; name: string }>(
  people: readonly Someone[],
): Map<string, Likeness<Someone>> {
  const found = new Map<string, Likeness<Someone>>();
  const folded = people.map((person) => ({ person, plain: fold(person.name) }));
  folded.forEach((one, index) => {
    for (const other of folded.slice(index + 1)) {
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
