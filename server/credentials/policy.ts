import { needsSecondFactor } from '../identity/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Config } from '../platform/config.ts';

/** Those who must have a second factor cannot turn it off. */
export const mayTurnOffSecondFactor = (actor: Actor, config: Pick<Config, 'mode'>): boolean =>
  !needsSecondFactor(actor.role, config);
