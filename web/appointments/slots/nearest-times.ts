import type { Slot } from '#contract/appointments/doctors.ts';
import { minuteOfDay } from '#contract/zoned-time.ts';

/** The free times nearest to the one that was wanted, in the order of the day. */
export function nearestFree(slots: readonly Slot[], wanted: string, most = 4): Slot[] {
  return slots
    .filter((slot) => slot.isFree && slot.time !== wanted)
    .sort((a, b) => distance(a.time, wanted) - distance(b.time, wanted))
    .slice(0, most)
    .sort((a, b) => a.time.localeCompare(b.time));
}

const distance = (a: string, b: string) => Math.abs(minuteOfDay(a) - minuteOfDay(b));
