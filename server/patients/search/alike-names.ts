import { editDistance } from './edit-distance.ts';
import { namePartsOf } from './name-parts.ts';

/**
 * Whether two names may be one person's: every word of the shorter one has a partner in the longer one, the same, mistyped
 * or as an initial. So Ananya Rao is like A. Rao and Rao Anania, and unlike her brother Rohan Rao, who shares her phone.
 */
export function areAlike(one: string, other: string): boolean {
  const [short = [], long = []] = [namePartsOf(one), namePartsOf(other)].toSorted((a, b) => a.length - b.length);
  if (short.length === 0) return one.trim() === other.trim();
  const left = [...long];
  for (const word of short.toSorted((a, b) => b.length - a.length)) {
    const partner = left.findIndex((candidate) => isPartner(word, candidate));
    if (partner < 0) return false;
    left.splice(partner, 1);
  }
  return true;
}

const isPartner = (one: string, other: string) =>
  editDistance(one, other) <= slipsFor(Math.max([...one].length, [...other].length)) ||
  ([...one].length === 1 && other.startsWith(one)) ||
  ([...other].length === 1 && one.startsWith(other));

// More than the search allows: Meera and Mira with one phone are worth a question, and asking costs a click.
const slipsFor = (length: number) => (length < 4 ? 0 : length < 5 ? 1 : 2);
