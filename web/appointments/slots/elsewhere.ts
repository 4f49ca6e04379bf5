// Times at which the patient already has an appointment: they cannot be booked a second time.

import type { Appointment } from '#contract/appointments/appointments.ts';
import { t } from '#web/language/say.ts';
import { useMyAppointments } from '../queries.ts';

export type Elsewhere = Pick<Appointment, 'startsAt' | 'endsAt' | 'doctor'>;

const LIVE: readonly string[] = ['pending', 'approved'];

/** `exceptId`: the one that is being moved leaves its own time. */
export const useElsewhere = (exceptId?: string): Elsewhere[] =>
  (useMyAppointments().data ?? []).filter(({ id, status }) => LIVE.includes(status) && id !== exceptId);

export const whereAt = (elsewhere: readonly Elsewhere[], startsAt: string): Elsewhere | undefined =>
  elsewhere.find((one) => one.startsAt <= startsAt && startsAt < one.endsAt);

/** "11:30: you are at Dr. Meera Iyer then." */
export function whereInWords(elsewhere: readonly Elsewhere[], time: string, startsAt: string): string | undefined {
  const where = whereAt(elsewhere, startsAt);
  return where && t('{time}: you are at {doctor} then.', { time, doctor: where.doctor });
}
