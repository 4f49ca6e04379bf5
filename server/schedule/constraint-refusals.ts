import type { ConstraintRefusals } from '../platform/constraint-refusals.ts';
import { Refusal } from '../platform/refusal.ts';

export const scheduleConstraints: ConstraintRefusals = {
  one_closed_day_per_day: () =>
    new Refusal('closed_already', { fields: { date: 'The clinic is closed on that day already.' } }),
};
