import type { ConstraintRefusals } from '../platform/constraint-refusals.ts';
import { Refusal } from '../platform/refusal.ts';

export const vaccineConstraints: ConstraintRefusals = {
  one_vaccine_decision: () => new Refusal('already_done'),
};
