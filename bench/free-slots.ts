// Doctors whose calendar is empty, and requests for their slots, none of them twice.
import { setHours } from '#server/schedule/change-schedule.ts';
import type { Clinic } from './clinic.ts';

export type FreeSlot = {
  doctorId: string;
  doctorCookie: string;
  departmentId: string;
  date: string;
  time: string;
  startsAt: Date;
};

const DAY_MS = 86_400_000;

/** Every slot of the coming weeks of some new doctors, who work around the clock. */
export async function freeSlots(clinic: Clinic, doctors: number, days: number): Promise<FreeSlot[]> {
  const slots: FreeSlot[] = [];
  for (let n = 0; n < doctors; n += 1) {
    const doctor = await clinic.people.aDoctor({ name: 'Dr. Bench' });
    const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, firstStart: '00:00', lastStart: '23:45' }));
    await setHours(clinic.deps, doctor.actor, hours);
    const { department_id } = await clinic.db
      .selectFrom('clinicians')
      .select('department_id')
      .where('account_id', '=', doctor.id)
      .executeTakeFirstOrThrow();
    for (let day = 2; day < days + 2; day += 1) {
      const date = new Date(Date.now() + day * DAY_MS).toISOString().slice(0, 10);
      const answer = await fetch(`${clinic.server.url}/api/doctors/${doctor.id}/slots?date=${date}`);
      const found = (await answer.json()) as { slots: { time: string; startsAt: string }[] };
      for (const { time, startsAt } of found.slots) {
        const where = {
          doctorId: doctor.id,
          doctorCookie: doctor.cookie,
          departmentId: department_id ?? '',
          date,
          time,
        };
        slots.push({ ...where, startsAt: new Date(startsAt) });
      }
    }
  }
  return slots;
}

/** The symptom engine reads a reason before the visit is booked; without one only the booking is measured. */
export const requestFor = ({ doctorId, date, time }: FreeSlot, reason?: string) => ({
  ...{ department: 'General Medicine', doctor: doctorId, date, time },
  ...(reason && { reason }),
});
