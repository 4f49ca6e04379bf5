import type { VaccineRecord } from '#contract/childhood/vaccines.ts';
import type { Actor } from '../platform/actor.ts';

/** Who gives vaccines here, or reads them from a card. */
export const mayRecord = (actor: Actor): boolean => actor.role === 'doctor' || actor.role === 'staff';

/** That something is not given, or given against a caution, is for a doctor to decide. */
export const mayDecide = (actor: Actor): boolean => actor.role === 'doctor';

/** Sent with every record, so that no screen decides for itself. */
export const allowedOnRecord = (actor: Actor): VaccineRecord['can'] => ({
  record: mayRecord(actor),
  decide: mayDecide(actor),
});
