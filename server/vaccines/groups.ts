// Vaccines that a schedule lists under several names. What was decided about one holds for all of them.
import type { ScheduledDose } from '#contract/childhood/vaccines.ts';

/** Whooping cough vaccine, and polio drops. */
const GROUPS: readonly (readonly string[])[] = [
  ['penta', 'dpt', 'dpt-booster'],
  ['opv-birth', 'opv'],
];

type Schedule = readonly Pick<ScheduledDose, 'series' | 'insteadOf'>[];

/** The same series, or one in whose place the other is given. */
export const standsInFor = (one: string, other: string, schedule: Schedule): boolean =>
  one === other ||
  schedule.some(
    ({ series, insteadOf }) => (series === one && insteadOf === other) || (series === other && insteadOf === one),
  );

export const isOneVaccine = (one: string, other: string, schedule: Schedule): boolean =>
  standsInFor(one, other, schedule) || GROUPS.some((group) => group.includes(one) && group.includes(other));
