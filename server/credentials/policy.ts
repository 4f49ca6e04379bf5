import { needsSecondFactor } from '../identity/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Config } from '../platform/config.ts';

/** Whoever needs a second factor keeps it. */
export const mayTurnOffSecondFactor = (actor: Actor, config: Pick<Config, 'mode'>): boolean =>
  !needsSecondFactor(actor.role, config);
