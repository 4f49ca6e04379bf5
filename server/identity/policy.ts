import type { Role } from '#contract/endpoint.ts';
import type { Actor, Caller } from '../platform/actor.ts';
import type { Config } from '../platform/config.ts';

/** In production everyone who works here needs a second factor; a patient may have one. */
export const needsSecondFactor = (role: Role, { mode }: Pick<Config, 'mode'>): boolean =>
  mode === 'production' && role !== 'patient';

/** A browser keeps the cookie of whoever asked it to remember them, and of nobody else. */
export const isRememberedFor = (actor: Actor, browser: { account_id: string; is_remembered: boolean }): boolean =>
  browser.is_remembered && browser.account_id === actor.accountId;

type MadeIn = { account_id: string; ended_at: Date | null; disabled_at: Date | null };

/**
 * A session that ran out leaves the copy on the phone; one that somebody ended, from wherever, takes it along. Logged in anew, the
 * owner keeps it.
 */
export const mayKeepCopy = (caller: Caller, madeIn: MadeIn): boolean =>
  madeIn.disabled_at === null && (madeIn.ended_at === null || caller.accountId === madeIn.account_id);
