import type { ConstraintRefusals } from '../platform/constraint-refusals.ts';
import { Refusal } from '../platform/refusal.ts';

export const accountConstraints: ConstraintRefusals = {
  one_clinic_account_per_email: () =>
    new Refusal('email_taken', { fields: { email: 'This e-mail address is taken.' } }),
};
