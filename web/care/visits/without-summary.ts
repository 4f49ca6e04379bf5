// Visits that took place and of which no doctor has signed a summary.
import type { Appointment } from '#contract/appointments/appointments.ts';
import type { Diagnosis } from '#contract/patients/diagnoses.ts';

type Visit = Pick<Appointment, 'id' | 'doctorId' | 'startsAt' | 'status'>;
type Signed = Pick<Diagnosis, 'signedById' | 'signedAt'>;

/** The newest first. What a doctor signs belongs to the last visit before it. */
export function withoutSummary<Each extends Visit>(booked: readonly Each[], signed: readonly Signed[]): Each[] {
  const done = booked
    .filter(({ status }) => status === 'completed')
    .toSorted((one, other) => Date.parse(other.startsAt) - Date.parse(one.startsAt));
  const nextAfter = (visit: Each) =>
    done.findLast(({ doctorId, startsAt }) => doctorId === visit.doctorId && startsAt > visit.startsAt)?.startsAt;
  return done.filter((visit) => {
    const until = Date.parse(nextAfter(visit) ?? '9999-12-31');
    return !signed.some(
      ({ signedById, signedAt }) =>
        signedById === visit.doctorId &&
        Date.parse(signedAt) >= Date.parse(visit.startsAt) &&
        Date.parse(signedAt) < until,
    );
  });
}
