import type { Actor } from '../platform/actor.ts';
import type { ReadingRow } from './store.ts';

/** Only what one entered oneself is crossed out; store.ts asks the same in its update. */
export const isOwnReading = (actor: Actor, { recorded_by }: Pick<ReadingRow, 'recorded_by'>): boolean =>
  recorded_by === actor.accountId;

/** Who measures at home is told what the value means. On the ward the score speaks, not this rule. */
export const getsAdvice = (actor: Actor): boolean => actor.role === 'patient';

/** What only the clinic can know, like the function of the kidneys. */
export const mayWriteClinicFacts = (actor: Actor): boolean => actor.role === 'doctor' || actor.role === 'staff';
