import type { VisitMode } from '#contract/appointments/visit-modes.ts';
import type { Tx } from '../db/connect.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { dayIn } from '../platform/zoned-time.ts';
import { type DoctorSchedule, isAfterLicence, offeredMinutes } from './slots.ts';
import { lockDoctorShared, scheduleOf } from './store.ts';

/** Until the transaction ends this doctor keeps working here, with these hours. */
export async function lockDoctorHere(tx: Tx, doctorId: string): Promise<void> {
  if (!(await lockDoctorShared(tx, doctorId))) throw new Refusal('doctor_left');
}

/** `followUpMinutes` are those of somebody whom the doctor knows. */
export type OfferedTime = { minutes: number; followUpMinutes: number; pauseMinutes: number };
export type Offer = 'clinic-closed' | 'licence-ended' | 'day-off' | 'outside-hours' | OfferedTime;

/** Says whether a doctor offers this start, and for how long. Throws when the doctor has left. */
export type Offers = (start: Date, mode: VisitMode) => Offer;

/**
 * What a doctor offers from a day on. Until the transaction ends, the schedule and the doctor's account stay as they were read: whoever
 * changes either waits.
 */
export async function lockOffers(
  tx: Tx,
  { config }: Pick<Deps, 'config'>,
  doctorId: string,
  from: Date,
): Promise<Offers> {
  const { timeZone } = config.clinic;
  // Both travel together, the lock first, so what is read stays true.
  const [isThere, schedule] = await Promise.all([
    lockDoctorShared(tx, doctorId),
    scheduleOf(tx, doctorId, dayIn(timeZone, from)),
  ]);
  return (start, mode) => {
    if (!isThere) throw new Refusal('doctor_left');
    return offerOf(schedule, timeZone, start, mode);
  };
}

function offerOf(schedule: DoctorSchedule, timeZone: string, start: Date, mode: VisitMode): Offer {
  const day = dayIn(timeZone, start);
  const minutes = offeredMinutes(start, schedule, timeZone, { mode, kind: 'first' });
  if (minutes !== undefined) {
    const followUpMinutes = mode === 'video' ? minutes : schedule.lengths.followUp;
    return { minutes, followUpMinutes, pauseMinutes: schedule.lengths.pause };
  }
  if (schedule.closedDays.includes(day)) return 'clinic-closed';
  if (isAfterLicence(day, schedule.licenceEndsOn)) return 'licence-ended';
  return schedule.daysOff.includes(day) ? 'day-off' : 'outside-hours';
}
