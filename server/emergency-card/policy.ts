import { type Caller, isFor } from '../platform/actor.ts';

type Shared = { account_id: string | null; deactivated_at: Date | null; record_held_since: Date | null };

/** The link opens while the owner could open the record: not after the login was closed, nor before anybody has seen them. */
export const isShared = ({ account_id, deactivated_at, record_held_since }: Shared): boolean =>
  account_id !== null && deactivated_at === null && record_held_since === null;

/** Whoever looks at their own card by its link knows of it: nobody is told. */
export const isOwner = (caller: Caller, link: { patient_id: string }): boolean => isFor(caller, link);
