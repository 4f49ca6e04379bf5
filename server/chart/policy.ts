import type { Actor } from '../platform/actor.ts';

/** Patients read no reasons that doctors wrote for each other. */
export const mayReadOverrides = (actor: Actor): boolean => actor.role !== 'patient';
