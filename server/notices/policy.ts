import type { Actor } from '../platform/actor.ts';

/** Notices about a record are withheld from an account whose owner nobody has seen yet; staff read all of theirs. */
export const mayBeWithheldFrom = (actor: Actor): boolean => actor.role === 'patient';
