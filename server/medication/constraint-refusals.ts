import type { ConstraintRefusals } from '../platform/constraint-refusals.ts';
import { Refusal } from '../platform/refusal.ts';

export const medicationConstraints: ConstraintRefusals = {
  gap_of_one_ingredient_is_kept: () =>
    new Refusal('too_soon_after_last', { fields: { reason: 'Say why it is given now.' } }),
};
