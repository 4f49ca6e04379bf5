// At urgency 3 only today will do: whether a time is free today, and where to go if none is.
import { listDoctors } from '../appointments/list-doctors.ts';
import type { Config } from '../platform/config.ts';
import type { Deps } from '../platform/deps.ts';
import { dayIn } from '../platform/zoned-time.ts';

export const whereToGoToday = ({ clinic }: Pick<Config, 'clinic'>): string =>
  `Come to the desk of ${clinic.name}, ${clinic.address}, or go to a walk-in clinic or an emergency department today. If you get worse, call ${clinic.emergencyNumber}.`;

/** Null where someone of the department can be booked today. */
export async function whereToGoInstead(deps: Deps, department: string): Promise<string | null> {
  const { timeZone } = deps.config.clinic;
  const today = dayIn(timeZone, deps.clock.now());
  const doctors = await listDoctors(deps, department);
  const isFreeToday = doctors.some(({ nextFreeAt }) => nextFreeAt && dayIn(timeZone, new Date(nextFreeAt)) === today);
  return isFreeToday ? null : whereToGoToday(deps.config);
}
