import { needsSecondFactor } from '../identity/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Config } from '../platform/config.ts';

type Mode = Pick<Config, 'mode'>;

/** Those who must have a second factor turn the app off only while a passkey is left. */
export const mayTurnOffSecondFactor = (actor: Actor, config: Mode, { hasPasskey }: { hasPasskey: boolean }): boolean =>
  hasPasskey || !needsSecondFactor(actor.role, config);

/** `isLast`: no other second factor is left without it. */
export const mayRemovePasskey = (actor: Actor, config: Mode, { isLast }: { isLast: boolean }): boolean =>
  !isLast || !needsSecondFactor(actor.role, config);

export const isOwnPasskey = (actor: Actor, { account_id }: { account_id: string }): boolean =>
  account_id === actor.accountId;
