import type { Actor } from '../platform/actor.ts';
import type { ReadingRow } from './store.ts';

/** Only what one entered oneself is crossed out; store.ts asks the same in its update. */
export const isOwnReading = (actor: Actor, { recorded_by }: Pick<ReadingRow, 'recorded_by'>): boolean =>
  recorded_by === actor.accountId;

/** Readings at home get advice. On the ward NEWS2 decides instead. */
export const getsAdvice = (actor: Actor): boolean => actor.role === 'patient';

/** What only the clinic can know, like the function of the kidneys. */
export const mayWriteClinicFacts = (actor: Actor): boolean => actor.role === 'doctor' || actor.role === 'staff';
