import type { DoctorInFull } from '#contract/appointments/doctors.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findDoctor } from '#server/schedule/find-doctor.ts';
import { findDoctorPage } from '#server/staffing/doctor-pages/read-doctor-page.ts';
import { comingSlots, type DaySlot } from './free-slots.ts';

const DAYS = 3;
/** So many stand side by side on a phone. */
const TIMES_A_DAY = 4;

export async function readDoctor(deps: Deps, id: string): Promise<DoctorInFull> {
  const { name, title, department } = await findDoctor(deps.db, id);
  const page = await findDoctorPage(deps.db, id);
  return { id, name, title, department, ...page, ...(await nextTimes(deps, id)) };
}

async function nextTimes(deps: Deps, id: string): Promise<Pick<DoctorInFull, 'takesBookings' | 'nextDays'>> {
  const nextDays: DoctorInFull['nextDays'] = [];
  let takesBookings = false;
  for await (const [date, slots] of comingSlots(deps, id)) {
    takesBookings ||= slots.length > 0;
    const times = overTheDay(slots.filter(({ isFree }) => isFree));
    if (times.length > 0) nextDays.push({ date, times });
    if (nextDays.length === DAYS) break;
  }
  return { takesBookings, nextDays };
}

/** The first one, and others at equal steps: four times of one early morning are no choice. */
function overTheDay(free: readonly DaySlot[]): string[] {
  const step = Math.max(1, Math.floor(free.length / TIMES_A_DAY));
  return free
    .filter((_, index) => index % step === 0)
    .slice(0, TIMES_A_DAY)
    .map(({ time }) => time);
}
