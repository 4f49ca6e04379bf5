// Names that are easily taken for one another are marked on a list: choosing the wrong Sunita is how harm begins.
import { areAlike, fold } from '#web/ui/people/likeness.ts';

/** Beyond this many the comparison of all with all would be felt; the server's search finds the one that is meant. */
const MAX_COMPARED = 400;

type Named = { id: string; name: string };

/** Returns, for each id, the other names that look like its own. */
export function alikeNames(people: readonly Named[]): Map<string, string[]> {
  const folded = people.slice(0, MAX_COMPARED).map((person) => ({ ...person, plain: fold(person.name) }));
  const alike = new Map<string, string[]>();
  const note = (id: string, name: string) => alike.set(id, [...(alike.get(id) ?? []), name]);
  folded.forEach((one, index) => {
    for (const other of folded.slice(index + 1)) {
      if (!areAlike(one.plain, other.plain)) continue;
      note(one.id, other.name);
      note(other.id, one.name);
    }
  });
  return alike;
}
