import type { Actor } from '../platform/actor.ts';

/** What tells of a record is withheld from an account whose owner nobody has seen yet; whoever works here reads all of theirs. */
export const mayBeWithheldFrom = (actor: Actor): boolean => actor.role === 'patient';
