import type { Actor } from '#server/platform/actor.ts';
import type { HeldAccess } from './store.ts';

/** Only the person decides who hears of missed doses. */
export const isAboutThem = (actor: Actor, { patient_id }: HeldAccess): boolean => actor.patientId === patient_id;

/** The person chooses the contact; a guardian can say that it is they. */
export const mayMakeContact = (actor: Actor, access: HeldAccess): boolean =>
  isAboutThem(actor, access) || (actor.accountId === access.account_id && access.relation === 'guardian');

export const isForMedicines = ({ parts }: HeldAccess): boolean =>
  parts.includes('medicines') || parts.includes('everything');
