import type { ConstraintRefusals } from '#server/platform/constraint-refusals.ts';
import { Refusal } from '#server/platform/refusal.ts';

export const mergeConstraints: ConstraintRefusals = {
  one_proposal_per_kept_record: () => new Refusal('merge_waits'),
  one_proposal_per_other_record: () => new Refusal('merge_waits'),
};
