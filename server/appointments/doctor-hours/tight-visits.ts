// Which booked visits new lengths would leave too little time, or no longer offer. Booked visits keep their length; these are the
// ones to look at.
import type { TightVisit, VisitLengths } from '#contract/appointments/visit-lengths.ts';
import type { VisitMode } from '#contract/appointments/visit-modes.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { type DoctorSchedule, offeredMinutes } from '#server/schedule/slots.ts';

/** One of a doctor's coming visits. `isKnown`: the doctor has seen the patient, so it is a follow-up. */
export type BookedVisit = { id: string; startsAt: Date; endsAt: Date; mode: VisitMode; isKnown: boolean };

export function findTight(
  visits: readonly BookedVisit[],
  schedule: DoctorSchedule,
  lengths: VisitLengths,
  zone: string,
): { id: string; why: TightVisit['why'] }[] {
  const inOrder = visits.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const after = { ...schedule, lengths };
  return inOrder.flatMap((visit, n): { id: string; why: TightVisit['why'] }[] => {
    const wanted = { mode: visit.mode, kind: visit.isKnown ? 'follow-up' : 'first' } as const;
    const minutes = offeredMinutes(visit.startsAt, after, zone, wanted);
    const wasOffered = offeredMinutes(visit.startsAt, schedule, zone, wanted) !== undefined;
    if (minutes === undefined) return wasOffered ? [{ id: visit.id, why: 'not-offered' }] : [];
    const next = inOrder[n + 1];
    if (!next) return [];
    const freeMs = next.startsAt.getTime() - visit.startsAt.getTime();
    const needs = (length: number, { pause }: VisitLengths) => (length + pause) * MINUTE_MS;
    const before = offeredMinutes(visit.startsAt, schedule, zone, wanted) ?? 0;
    // What was too close before is no hit of this change.
    const isNew = needs(before, schedule.lengths) <= freeMs;
    return isNew && needs(minutes, lengths) > freeMs ? [{ id: visit.id, why: 'too-close' }] : [];
  });
}
