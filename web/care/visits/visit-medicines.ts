// What a visit did to the medicines, from what was signed and stopped; nothing is guessed beyond that.
import type { PrescribedMedicine } from '#contract/medicines/prescriptions.ts';
import type { Diagnosis } from '#contract/patients/diagnoses.ts';
import { dayOf } from '#web/ui/time/zoned-time.ts';

export type Visit = Pick<Diagnosis, 'id' | 'signedBy' | 'signedAt' | 'prescription'>;

export type VisitMedicines = {
  started: PrescribedMedicine[];
  changed: { now: PrescribedMedicine; before: string }[];
  asBefore: PrescribedMedicine[];
  stopped: PrescribedMedicine[];
};

/** `visits`: all of this patient, in any order. */
export function medicinesOf(visit: Visit, visits: readonly Visit[], timeZone: string): VisitMedicines {
  const day = dayOf(visit.signedAt, timeZone);
  const earlier = visits
    .filter(({ id, signedAt }) => id !== visit.id && signedAt < visit.signedAt)
    .toSorted((a, b) => b.signedAt.localeCompare(a.signedAt))
    .flatMap(({ prescription }) => prescription?.medicines ?? []);
  const prescribed = visit.prescription?.medicines ?? [];
  const endedHere = ({ stoppedAt, stoppedBy }: PrescribedMedicine) =>
    stoppedAt !== null && stoppedBy === visit.signedBy && dayOf(stoppedAt, timeZone) === day;
  const wasTaken = (each: PrescribedMedicine) =>
    each.stoppedAt === null || each.stoppedAt >= visit.signedAt || endedHere(each);
  // A repeat goes on with what it renewed, and belongs to no visit: the newest one may run by it.
  const beforeOf = (now: PrescribedMedicine) =>
    earlier
      .filter((each) => isSame(each, now))
      .filter((each, nth) => wasTaken(each) || (each.isRenewed && nth === 0))
      .find(({ endsOn }) => endsOn === null || endsOn >= day);
  const pairs = prescribed.map((now) => ({ now, before: beforeOf(now) }));
  return {
    started: pairs.filter(({ before }) => !before).map(({ now }) => now),
    changed: pairs.flatMap(({ now, before }) =>
      before && before.inWords !== now.inWords ? [{ now, before: before.inWords }] : [],
    ),
    asBefore: pairs.filter(({ now, before }) => before?.inWords === now.inWords).map(({ now }) => now),
    stopped: earlier.filter(
      (each) => !each.isRenewed && endedHere(each) && !prescribed.some((now) => isSame(now, each)),
    ),
  };
}

const isSame = (one: PrescribedMedicine, other: PrescribedMedicine) =>
  one.medicineId && other.medicineId
    ? one.medicineId === other.medicineId
    : one.name.toLowerCase() === other.name.toLowerCase();
