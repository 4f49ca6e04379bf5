import type { ConstraintRefusals } from '../platform/constraint-refusals.ts';
import { Refusal } from '../platform/refusal.ts';

export const clinicConstraints: ConstraintRefusals = {
  department_name_once: () =>
    new Refusal('department_exists', { fields: { name: 'There is a department of this name.' } }),
};
