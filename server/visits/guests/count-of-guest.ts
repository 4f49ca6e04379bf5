// What someone without an account may send. Calls of accounts are counted by the platform; a guest's are counted here.
import { MINUTE_MS } from '#contract/durations.ts';
import type { Deps } from '#server/platform/deps.ts';
import { countOrRefuse } from '#server/platform/rate-limit.ts';
import type { GuestRow } from './store.ts';

/** Within a minute. Lines stay in the record of the patient for ever; nobody types so many. */
const MOST = { chat: 20, signals: 300 } as const;

export const countOfGuest = (deps: Pick<Deps, 'db' | 'clock'>, { id }: GuestRow, what: keyof typeof MOST) =>
  countOrRefuse(deps, `guest-${what}:${id}`, { most: MOST[what], withinMs: MINUTE_MS });
