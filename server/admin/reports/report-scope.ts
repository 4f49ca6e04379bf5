// Which days a report is about, and into what stretches they are divided.

import { DAY_MS } from '#contract/durations.ts';
import { MOST_REPORT_DAYS, type Report, type ReportFilter, USUAL_REPORT_DAYS } from '#contract/reports.ts';
import type { FigureScope } from '#server/appointments/figures/count-visits.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { addDays, dayBounds, dayIn } from '#server/platform/zoned-time.ts';

export type ReportDays = { from: string; to: string };

export function daysOf({ from, to }: ReportFilter, today: string): ReportDays {
  const last = to ?? today;
  const first = from ?? addDays(last, 1 - USUAL_REPORT_DAYS);
  if (first > last) throw new Refusal('bad_input', { fields: { from: 'The first day is after the last one.' } });
  if (last > today) throw new Refusal('bad_input', { fields: { to: 'This day is still to come.' } });
  if (lengthOf({ from: first, to: last }) > MOST_REPORT_DAYS) {
    throw new Refusal('bad_input', { fields: { from: `Choose at most ${MOST_REPORT_DAYS} days.` } });
  }
  return { from: first, to: last };
}

const lengthOf = ({ from, to }: ReportDays): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** Few enough to be told apart on a screen. */
export function stepOf(days: ReportDays): Report['step'] {
  const length = lengthOf(days);
  if (length <= 31) return 'day';
  return length <= 190 ? 'week' : 'month';
}

export function scopeOf({ clock, config }: Deps, filter: ReportFilter, days: ReportDays): FigureScope {
  const { timeZone } = config.clinic;
  return {
    from: dayBounds(days.from, timeZone).from,
    until: dayBounds(days.to, timeZone).until,
    now: clock.now(),
    timeZone,
    step: stepOf(days),
    doctorId: filter.doctor ?? null,
    departmentId: filter.department ?? null,
  };
}

/** The first day of each stretch; the first one begins where the report does. */
export function stepsIn({ from, to }: ReportDays, step: Report['step']): string[] {
  const steps: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (steps.length === 0 || beginsStep(day, step)) steps.push(day);
  }
  return steps;
}

function beginsStep(day: string, step: Report['step']): boolean {
  if (step === 'day') return true;
  return step === 'month' ? day.endsWith('-01') : new Date(`${day}T00:00:00Z`).getUTCDay() === 1;
}

export const todayOf = ({ clock, config }: Deps): string => dayIn(config.clinic.timeZone, clock.now());
