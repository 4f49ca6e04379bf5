import type { OrderTerms } from '#contract/medicines/medication-orders.ts';
import { type DoseUnit, FREQUENCIES, type Frequency, type MedicineRoute } from '#contract/medicines/medicines.ts';
import { endOfCourse } from '#server/pharmacy/timing/course.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Beginning } from './in-place-of.ts';
import { leastGapHours } from './least-gap.ts';
import type { TermColumns } from './store.ts';

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

/** Turns whole input into the stored columns. */
export function termsOf(
  { clock, config }: { clock: Deps['clock']; config: { clinic: { timeZone: string } } },
  input: NewTerms,
  { times, first }: Pick<Beginning, 'times' | 'first'>,
): TermColumns {
  const { frequency, days } = input;
  const gap = input.smallestGapHours ?? null;
  return {
    amount: input.dose.amount,
    unit: input.dose.unit,
    route: input.route,
    frequency,
    times,
    gap_hours: gap,
    least_gap_hours: leastGapHours({ frequency, times, smallestGapHours: gap }),
    most_in_24h: input.mostIn24Hours ?? null,
    indication: input.indication ?? '',
    is_time_critical: input.isTimeCritical ?? false,
    priority: input.priority,
    instructions: input.instructions ?? '',
    ends_at: days ? endOfCourse(first ?? clock.now(), { frequency, days }, config.clinic.timeZone) : null,
  };
}

/** What does not fit together is refused at its field. */
export function requireWhole({ frequency, times, smallestGapHours, mostIn24Hours, indication }: NewTerms): void {
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

/** The version by which a dose was planned that a change or an end has cancelled. */
export const inForceBefore = <Version extends { version: number; written_at: Date }>(
  versions: readonly Version[],
  at: Date,
): Version | undefined =>
  versions.filter(({ written_at }) => written_at < at).toSorted((one, other) => other.version - one.version)[0];

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
