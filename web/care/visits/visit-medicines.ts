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
  const beforeOf = (now: PrescribedMedicine) =>
    earlier.find((each) => isSame(each, now) && (each.endsOn === null || each.endsOn >= day));
  const pairs = prescribed.map((now) => ({ now, before: beforeOf(now) }));
  return {
    started: pairs.filter(({ before }) => !before).map(({ now }) => now),
    changed: pairs.flatMap(({ now, before }) =>
      before && before.inWords !== now.inWords ? [{ now, before: before.inWords }] : [],
    ),
    asBefore: pairs.filter(({ now, before }) => before?.inWords === now.inWords).map(({ now }) => now),
    stopped: earlier.filter(
      (each) =>
        !each.isRenewed &&
        each.stoppedAt !== null &&
        each.stoppedBy === visit.signedBy &&
        dayOf(each.stoppedAt, timeZone) === day &&
        !prescribed.some((now) => isSame(now, each)),
    ),
  };
}

const isSame = (one: PrescribedMedicine, other: PrescribedMedicine) =>
  one.medicineId && other.medicineId
    ? one.medicineId === other.medicineId
    : one.name.toLowerCase() === other.name.toLowerCase();
