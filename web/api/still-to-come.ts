import type { Appointment } from '#contract/appointments/appointments.ts';
import { HOUR_MS } from '#contract/durations.ts';
import { dayOf } from '../ui/time/zoned-time.ts';

/** Its time is not over; or one may still arrive for it; or the patient sits in the waiting room. Whether it takes place says its status. */
export const isStillToCome = ({ status, arrivedAt, date, timeZone, endsAt, can }: Appointment, now: Date): boolean =>
  new Date(endsAt) > now ||
  can.arrive ||
  (status === 'approved' && arrivedAt !== null && date === dayOf(now, timeZone));

/** From two hours before a visit one can say that one is here: nobody announces that moment, so it is asked for. */
export const askedAgainAfterMs = (visits: readonly Appointment[] = []): number | false =>
  visits.some(
    ({ status, startsAt }) => status === 'approved' && Math.abs(Date.parse(startsAt) - Date.now()) < 3 * HOUR_MS,
  ) && 60_000;
