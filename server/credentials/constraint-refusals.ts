import type { ConstraintRefusals } from '../platform/constraint-refusals.ts';
import { Refusal } from '../platform/refusal.ts';

export const credentialConstraints: ConstraintRefusals = {
  one_account_per_passkey: () => new Refusal('passkey_known'),
};
