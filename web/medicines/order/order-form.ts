// The terms of an order as they are typed, and what is sent from them.
import { DAY_MS } from '#contract/durations.ts';
import type { MedicationOrder, MedicationPriority, OrderTerms } from '#contract/medicines/medication-orders.ts';
import type { DoseUnit, Frequency, Medicine, MedicineRoute } from '#contract/medicines/medicines.ts';

export type OrderForm = {
  amount: string;
  unit: DoseUnit;
  route: MedicineRoute;
  frequency: Frequency;
  gapHours: string;
  most: string;
  indication: string;
  priority: MedicationPriority;
  isTimeCritical: boolean;
  instructions: string;
  days: string;
  /** The days that are left of the order. While they stand in the form, it ends when it was to end; null: it has no end. */
  daysLeft: string | null;
};

const shown = (value: number | null) => (value === null ? '' : String(value));

/** An order with an end keeps it: a changed dose must not run on unseen. */
const daysLeft = (endsAt: string | null, now: Date) =>
  endsAt === null ? null : String(Math.max(1, Math.floor((Date.parse(endsAt) - now.getTime()) / DAY_MS)));

export const formOfOrder = (order: MedicationOrder, now: Date): OrderForm => ({
  amount: String(order.dose.amount),
  unit: order.dose.unit,
  route: order.route,
  frequency: order.frequency,
  gapHours: shown(order.smallestGapHours),
  most: shown(order.mostIn24Hours),
  indication: order.indication,
  priority: order.priority,
  isTimeCritical: order.isTimeCritical,
  instructions: order.instructions,
  days: daysLeft(order.endsAt, now) ?? '',
  daysLeft: daysLeft(order.endsAt, now),
});

export const formOfMedicine = ({ indication, usual }: Medicine): OrderForm => ({
  amount: String(usual.dose.amount),
  unit: usual.dose.unit,
  route: usual.route,
  frequency: usual.frequency,
  gapHours: shown(usual.smallestGapHours),
  most: shown(usual.mostIn24Hours),
  indication,
  priority: 'medium',
  isTimeCritical: false,
  instructions: '',
  days: shown(usual.days),
  daysLeft: null,
});

export type OrderProblems = Partial<Record<'amount' | 'gapHours' | 'most' | 'days' | 'indication', string>>;

const numberIn = (typed: string) => Number(typed.replace(',', '.'));
const isPositive = (typed: string) => Number.isFinite(numberIn(typed)) && numberIn(typed) > 0;
const isCount = (typed: string) => isPositive(typed) && Number.isInteger(numberIn(typed));

export function problemsOf({ amount, frequency, gapHours, most, days, indication }: OrderForm): OrderProblems {
  const isAsNeeded = frequency === 'as-needed';
  return {
    ...(isPositive(amount) ? {} : { amount: 'Enter the dose as a number.' }),
    ...(isAsNeeded && !isPositive(gapHours) ? { gapHours: 'How many hours apart at least?' } : {}),
    ...(isAsNeeded && !isCount(most) ? { most: 'How many in 24 hours at most?' } : {}),
    ...(isAsNeeded && !indication.trim() ? { indication: 'What is it needed for?' } : {}),
    ...(days && !isCount(days) ? { days: 'Enter whole days, or leave it empty.' } : {}),
  };
}

/** Expects a form without problems. Keeps the times of the order while its frequency stays the same. */
export function termsOf(form: OrderForm, before: Pick<OrderTerms, 'frequency' | 'times'> | null) {
  const keepsTimes = before?.frequency === form.frequency && before.times.length > 0;
  return {
    dose: { amount: numberIn(form.amount), unit: form.unit },
    route: form.route,
    frequency: form.frequency,
    ...(keepsTimes ? { times: before.times } : {}),
    ...(form.gapHours ? { smallestGapHours: numberIn(form.gapHours) } : {}),
    ...(form.most ? { mostIn24Hours: numberIn(form.most) } : {}),
    ...(form.indication.trim() ? { indication: form.indication.trim() } : {}),
    isTimeCritical: form.isTimeCritical,
    priority: form.priority,
    instructions: form.instructions.trim(),
    ...endOf(form),
  };
}

function endOf({ days, daysLeft: left }: OrderForm): { days?: number; keepsEnd?: boolean } {
  if (!days) return {};
  return days === left ? { keepsEnd: true } : { days: numberIn(days) };
}
