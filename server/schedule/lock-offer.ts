import type { Tx } from '../db/connect.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { dayIn } from '../platform/zoned-time.ts';
import { isAfterLicence, isOffered } from './slots.ts';
import { lockDoctorShared, scheduleOf } from './store.ts';

/** Until the transaction ends this doctor keeps working here, with these hours. */
export async function lockDoctorHere(tx: Tx, doctorId: string): Promise<void> {
  if (!(await lockDoctorShared(tx, doctorId))) throw new Refusal('doctor_left');
}

export type Offer = 'offered' | 'clinic-closed' | 'licence-ended' | 'day-off' | 'outside-hours';

/**
 * Says whether a doctor offers this start. Until the transaction ends, the schedule and the doctor's account stay as they
 * were read: whoever changes either waits.
 */
export async function lockOffer(
  tx: Tx,
  { config }: Pick<Deps, 'config'>,
  doctorId: string,
  start: Date,
): Promise<Offer> {
  const { timeZone } = config.clinic;
  const day = dayIn(timeZone, start);
  // Both travel together, the lock first, so what is read stays true.
  const [isThere, schedule] = await Promise.all([lockDoctorShared(tx, doctorId), scheduleOf(tx, doctorId, day)]);
  if (!isThere) throw new Refusal('doctor_left');
  if (isOffered(start, schedule, timeZone)) return 'offered';
  if (schedule.closedDays.includes(day)) return 'clinic-closed';
  if (isAfterLicence(day, schedule.licenceEndsOn)) return 'licence-ended';
  return schedule.daysOff.includes(day) ? 'day-off' : 'outside-hours';
}
