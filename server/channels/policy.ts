import type { Actor } from '../platform/actor.ts';

export const isTheirBrowser = (actor: Actor, subscription: { account_id: string }): boolean =>
  subscription.account_id === actor.accountId;
