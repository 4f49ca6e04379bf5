import type { Actor } from '#server/platform/actor.ts';

/** Two people: not who asked, nor an account that goes back to them, by invitation, enabling or promotion. */
export const mayConfirm = (
  actor: Actor,
  { askedBy, isOfOneHand }: { askedBy: string; isOfOneHand: boolean },
): boolean => actor.accountId !== askedBy && !isOfOneHand;

/** During the set-up there is nobody to ask and no patient to mislead. */
export const holdsAtOnce = ({ administrators, hasPatients }: { administrators: number; hasPatients: boolean }) =>
  administrators <= 1 && !hasPatients;

/** Not for someone who lost the office, nor for one who meanwhile took from another the right to stop it. */
export const mayHoldByTime = ({ isInOffice, hasRemoved }: { isInOffice: boolean; hasRemoved: boolean }): boolean =>
  isInOffice && !hasRemoved;
