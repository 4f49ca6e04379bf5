import { DAY_MS, HOUR_MS } from '#contract/durations.ts';

const BEFORE_MS = { day: DAY_MS, hour: HOUR_MS } as const;

type Approved = { id: string; starts_at: Date; decided_at: Date | null };

export type DueReminder<Row> = { appointment: Row; span: 'day' | 'hour'; dedupeKey: string };

/** How far ahead appointments are looked for. */
export const LOOK_AHEAD_MS = BEFORE_MS.day;

/**
 * The day before and an hour before, the nearer one where both are due. The key names the time: a moved appointment is
 * reminded of anew. Patients who got the appointment after a reminder's time get none: they were notified just then.
 */
export function dueReminders<Row extends Approved>(appointments: Row[], now: Date): DueReminder<Row>[] {
  return appointments.flatMap((appointment) => {
    const start = appointment.starts_at.getTime();
    const span = start - now.getTime() <= BEFORE_MS.hour ? 'hour' : 'day';
    const dueAt = start - BEFORE_MS[span];
    const isTold = appointment.decided_at !== null && appointment.decided_at.getTime() > dueAt;
    if (now.getTime() < dueAt || now.getTime() >= start || isTold) return [];
    const dedupeKey = `appointment:${appointment.id}:${appointment.starts_at.toISOString()}:${span}`;
    return [{ appointment, span, dedupeKey }];
  });
}
