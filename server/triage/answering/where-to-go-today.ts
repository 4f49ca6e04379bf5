// At urgency 3: whether a time is free today, and where to go if none is.
import { slotsOn } from '#server/appointments/booking/free-slots.ts';
import type { Config } from '#server/platform/config.ts';
import type { Deps } from '#server/platform/deps.ts';
import { dayIn } from '#server/platform/zoned-time.ts';
import { listDoctorsOf } from '#server/schedule/find-doctor.ts';

export const whereToGoToday = ({ clinic }: Pick<Config, 'clinic'>): string =>
  `Come to the desk of ${clinic.name}, ${clinic.address}, or go to a walk-in clinic or an emergency department today. If you get worse, call ${clinic.emergencyNumber}.`;

/** Null where someone of the department can be booked today. */
export async function whereToGoInstead(deps: Deps, department: string): Promise<string | null> {
  const today = dayIn(deps.config.clinic.timeZone, deps.clock.now());
  for (const { id } of await listDoctorsOf(deps.db, department)) {
    const slots = (await slotsOn(deps, id, today, 1)).get(today) ?? [];
    if (slots.some(({ isFree }) => isFree)) return null;
  }
  return whereToGoToday(deps.config);
}
