import type { MergeListed } from '#contract/patients/merges.ts';
import type { Actor } from '#server/platform/actor.ts';

/** The reception may look up anyone. An administrator sees the two people of a proposal, and nobody else. */
export const maySeePair = (actor: Actor, isProposed: boolean): boolean => actor.role === 'desk' || isProposed;

/** `is_erased`: the record was erased, and nothing is left to separate. */
type Merge = { state: string; proposed_by: string; is_erased: boolean };

/** Two people: not who proposed, nor an account that goes back to them, by invitation, enabling or promotion. */
export const mayAgree = (actor: Actor, { state, proposed_by }: Merge, isOfOneHand: boolean): boolean =>
  state === 'proposed' && proposed_by !== actor.accountId && !isOfOneHand;

export const mayDecline = ({ state }: Pick<Merge, 'state'>): boolean => state === 'proposed';

/** One is enough: two people in one record are dangerous at once, and what was one can be proposed again. */
export const mayUndo = ({ state, is_erased }: Pick<Merge, 'state' | 'is_erased'>): boolean =>
  state === 'done' && !is_erased;

export const allowedOnMerge = (actor: Actor, merge: Merge, isOfOneHand: boolean): MergeListed['can'] => ({
  agree: mayAgree(actor, merge, isOfOneHand),
  decline: mayDecline(merge),
  undo: mayUndo(merge),
});

/** Whoever proposed it need not be told of it. */
export const withoutSelf = (actor: Actor, accounts: readonly string[]): string[] =>
  accounts.filter((id) => id !== actor.accountId);

/** Where someone who cares for a patient looks up charts. */
export const lookUpAt = (role: string | undefined) =>
  role === 'doctor' ? ('/doctor-dashboard' as const) : ('/staff-dashboard' as const);
