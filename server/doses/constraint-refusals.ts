import type { ConstraintRefusals } from '../platform/constraint-refusals.ts';
import { Refusal } from '../platform/refusal.ts';

export const doseConstraints: ConstraintRefusals = {
  one_change_of_times_per_version: () => new Refusal('version_outdated'),
  one_decision_per_medicine_and_stay: () => new Refusal('nothing_to_decide'),
  one_open_repeat_per_medicine: () => new Refusal('repeat_asked'),
  renewed_once: () => new Refusal('repeat_decided'),
};
