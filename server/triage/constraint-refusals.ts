import type { ConstraintRefusals } from '../platform/constraint-refusals.ts';
import { Refusal } from '../platform/refusal.ts';

export const triageConstraints: ConstraintRefusals = {
  corrects_an_own_triage: () => new Refusal('not_found'),
};
