// A week of a doctor's calendar: what is booked, and the runs of free times between.
import type { Appointment } from '#contract/appointments/appointments.ts';
import type { Slot } from '#contract/appointments/doctors.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { minuteOfDay } from '#contract/zoned-time.ts';
import { addDays } from '#web/ui/time/zoned-time.ts';

export const SLOT_MINUTES = 15;

export type Block =
  /** `count` quarters of an hour, a begun one included. */
  | { kind: 'visit'; from: number; count: number; appointment: Appointment }
  /** `from` in minutes of the day; as many times of 15 minutes in a row. */
  | { kind: 'free'; from: number; count: number };

/** The Monday on or before a day. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

export const daysOfWeek = (monday: string) => [0, 1, 2, 3, 4, 5, 6].map((count) => addDays(monday, count));

export const timeAt = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The states that hold a time; rejected and cancelled do not. */
const HOLDING = ['pending', 'approved', 'completed', 'no-show'];

export function blocksOf(slots: readonly Slot[], appointments: readonly Appointment[]): Block[] {
  const visits: Block[] = appointments
    .filter(({ status }) => HOLDING.includes(status))
    .map((appointment) => ({
      kind: 'visit',
      from: minuteOfDay(appointment.time),
      count: quartersOf(appointment),
      appointment,
    }));
  return [...visits, ...freeRuns(slots)].sort((one, other) => one.from - other.from);
}

const quartersOf = ({ startsAt, endsAt }: Appointment) =>
  Math.max(1, Math.ceil((Date.parse(endsAt) - Date.parse(startsAt)) / (SLOT_MINUTES * MINUTE_MS)));

function freeRuns(slots: readonly Slot[]): Block[] {
  const runs: Extract<Block, { kind: 'free' }>[] = [];
  for (const { time } of slots.filter(({ isFree }) => isFree)) {
    const [from, last] = [minuteOfDay(time), runs.at(-1)];
    if (last && last.from + last.count * SLOT_MINUTES === from) last.count += 1;
    else runs.push({ kind: 'free', from, count: 1 });
  }
  return runs;
}

/** The hours that the grid shows: from the first to the last block of the week, in whole hours. */
export function spanOf(days: readonly (readonly Block[])[]): { from: number; until: number } {
  const blocks = days.flat();
  if (blocks.length === 0) return { from: 9 * 60, until: 18 * 60 };
  const ends = blocks.map((block) => block.from + SLOT_MINUTES * block.count);
  const from = Math.floor(Math.min(...blocks.map((block) => block.from)) / 60) * 60;
  return { from, until: Math.ceil(Math.max(...ends) / 60) * 60 };
}
