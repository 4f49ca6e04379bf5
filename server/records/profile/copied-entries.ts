// After two records were separated both may have the same entry. Each is its own: what is private in one record is not what somebody
// shows in the other.
import { randomUUID } from 'node:crypto';
import type { ProfileFacts } from './next-profile.ts';

/** `isOfOther`: this entry was written in the other record. `copies`: the id there, and the one that it has here. */
export function withOwnIds(
  facts: ProfileFacts,
  isOfOther: (id: string) => boolean,
): { facts: ProfileFacts; copies: Map<string, string> } {
  const copies = new Map<string, string>();
  const own = <Entry extends { id?: string | undefined }>(entry: Entry): Entry => {
    if (!entry.id || !isOfOther(entry.id)) return entry;
    const id = copies.get(entry.id) ?? randomUUID();
    copies.set(entry.id, id);
    return { ...entry, id };
  };
  const { problems, medicine_visits, pregnancy_visit } = facts;
  return {
    facts: {
      ...facts,
      problems: problems.map(own),
      medicine_visits: medicine_visits.map(own),
      pregnancy_visit: pregnancy_visit && own(pregnancy_visit),
    },
    copies,
  };
}
