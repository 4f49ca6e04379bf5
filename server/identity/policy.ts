import type { Role } from '#contract/endpoint.ts';
import type { Actor } from '../platform/actor.ts';
import type { Config } from '../platform/config.ts';

/** In production everyone who works here needs a second factor; a patient may have one. */
export const needsSecondFactor = (role: Role, { mode }: Pick<Config, 'mode'>): boolean =>
  mode === 'production' && role !== 'patient';

/** A browser keeps the cookie of whoever asked it to remember them, and of nobody else. */
export const isRememberedFor = (actor: Actor, browser: { account_id: string; is_remembered: boolean }): boolean =>
  browser.is_remembered && browser.account_id === actor.accountId;
