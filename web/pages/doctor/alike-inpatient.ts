import { bedName } from '#web/ui/people/bed-tile.tsx';
import { likenesses } from '#web/ui/people/likeness.ts';
import { useInpatients } from '#web/ward/queries.ts';

/** Another inpatient whose name is easily taken for this one's. */
export function useAlikeInpatient(patientId: string): { name: string; place: string } | undefined {
  const all = useInpatients().data ?? [];
  const own = all.find((each) => each.patientId === patientId);
  const other = own && likenesses(all).get(own.id)?.other;
  return other && { name: other.name, place: bedName(other) };
}
