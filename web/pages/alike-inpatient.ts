import { bedName } from '../ui/bed-tile.tsx';
import { likenesses } from '../ui/likeness.ts';
import { useInpatients } from '../ward/queries.ts';

/** Another inpatient whose name is easily taken for this one's. */
export function useAlikeInpatient(patientId: string): { name: string; place: string } | undefined {
  const all = useInpatients().data ?? [];
  const own = all.find((each) => each.patientId === patientId);
  const other = own && likenesses(all).get(own.id)?.other;
  return other && { name: other.name, place: bedName(other) };
}
