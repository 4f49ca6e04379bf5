import type { Actor } from '../platform/actor.ts';

/** Patients read no reasons that doctors wrote for each other. */
export const mayReadOverrides = (actor: Actor): boolean => actor.role !== 'patient';

/** How a medicine goes on after a stay is for a doctor to decide. */
export const mayDecideAfterStay = (actor: Actor): boolean => actor.role === 'doctor';
