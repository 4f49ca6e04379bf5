import type { OrderTerms } from '#contract/medicines/medication-orders.ts';
import { type DoseUnit, FREQUENCIES, type Frequency, type MedicineRoute } from '#contract/medicines/medicines.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { addDays, dayBounds, dayIn } from '#server/platform/zoned-time.ts';
import { leastGapHours } from './least-gap.ts';
import type { TermColumns } from './store.ts';
import { USUAL_TIMES } from './usual-times.ts';

export type NewTerms = {
  dose: { amount: number; unit: DoseUnit };
  route: MedicineRoute;
  frequency: Frequency;
  times?: string[] | undefined;
  smallestGapHours?: number | undefined;
  mostIn24Hours?: number | undefined;
  indication?: string | undefined;
  isTimeCritical?: boolean | undefined;
  priority: OrderTerms['priority'];
  instructions?: string | undefined;
  days?: number | undefined;
};

/** Turns input into the stored columns; what does not fit together is refused at its field. */
export function termsOf({ clock, config }: Pick<Deps, 'clock' | 'config'>, input: NewTerms): TermColumns {
  requireWhole(input);
  const { timeZone } = config.clinic;
  const lastDay = input.days ? addDays(dayIn(timeZone, clock.now()), input.days - 1) : null;
  const times = [...new Set(input.times ?? USUAL_TIMES[input.frequency])].toSorted();
  const gap = input.smallestGapHours ?? null;
  return {
    amount: input.dose.amount,
    unit: input.dose.unit,
    route: input.route,
    frequency: input.frequency,
    times,
    gap_hours: gap,
    least_gap_hours: leastGapHours({ frequency: input.frequency, times, smallestGapHours: gap }),
    most_in_24h: input.mostIn24Hours ?? null,
    indication: input.indication ?? '',
    is_time_critical: input.isTimeCritical ?? false,
    priority: input.priority,
    instructions: input.instructions ?? '',
    ends_at: lastDay ? dayBounds(lastDay, timeZone).until : null,
  };
}

function requireWhole({ frequency, times, smallestGapHours, mostIn24Hours, indication }: NewTerms): void {
  const fields: Record<string, string> = {};
  const { perDay } = FREQUENCIES[frequency];
  if (frequency === 'as-needed') {
    if (!indication) fields.indication = 'Say what it is for.';
    if (!smallestGapHours) fields.smallestGapHours = 'Say how far apart at least.';
    if (!mostIn24Hours) fields.mostIn24Hours = 'Say how many in 24 hours at most.';
  }
  if (times && (frequency === 'as-needed' || frequency === 'once') && times.length > 0) {
    fields.times = 'This one has no times of the day.';
  } else if (times && perDay && frequency !== 'once' && new Set(times).size !== perDay) {
    fields.times = perDay === 1 ? 'Choose one time.' : `Choose ${perDay} different times.`;
  }
  if (Object.keys(fields).length > 0) throw new Refusal('bad_input', { fields });
}

export const presentTerms = (row: TermColumns): OrderTerms => ({
  dose: { amount: row.amount, unit: row.unit },
  route: row.route,
  frequency: row.frequency,
  times: row.times,
  smallestGapHours: row.gap_hours,
  mostIn24Hours: row.most_in_24h,
  indication: row.indication,
  isTimeCritical: row.is_time_critical,
  priority: row.priority,
  instructions: row.instructions,
  endsAt: row.ends_at?.toISOString() ?? null,
});
