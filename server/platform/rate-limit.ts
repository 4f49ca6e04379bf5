// How often someone may knock. Counted in PostgreSQL, so several servers share one count.
import type { VisitorLimit } from '../../contract/endpoint.ts';
import type { Actor } from './actor.ts';
import type { Deps } from './deps.ts';
import { type Allowance, addToCount, networkKey, startOfWindow } from './rate-counter.ts';
import { Refusal } from './refusal.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'seal' | 'log'>;

export type RateLimit = ReturnType<typeof makeRateLimit>;

export function makeRateLimit(deps: Needs) {
  const accounts = new Map<string, { windowStart: number; unsent: number; counted: number }>();
  const startOf = (allowance: Allowance) => startOfWindow(deps.clock.now(), allowance);

  function refuse(allowance: Allowance, message?: string): never {
    const left = startOf(allowance) + allowance.withinMs - deps.clock.now().getTime();
    throw new Refusal('too_many_requests', {
      retryAfterSeconds: Math.max(1, Math.ceil(left / 1000)),
      ...(message ? { message } : {}),
    });
  }

  return {
    /** Per address and, with a session, per account too. Exact: every try is counted before it is looked at. */
    async countTry(limit: VisitorLimit, address: string, accountId?: string): Promise<void> {
      const allowance = deps.config.limits[limit];
      const network = networkKey(deps, address);
      // A patient's symptom check is never refused because of neighbours at the same address, such as a waiting room's.
      const counted = accountId && limit === 'guest-triage' ? [accountId] : [network, accountId ?? []].flat();
      for (const whose of counted) {
        if ((await addToCount(deps, `${limit}:${whose}`, startOf(allowance), 1)) > allowance.most) refuse(allowance);
      }
    },

    /** Counted before the file is read: what is refused costs no memory. */
    async countUpload({ accountId, role }: Pick<Actor, 'accountId' | 'role'>): Promise<void> {
      const allowance = deps.config.limits[role === 'patient' ? 'uploads' : 'uploads-at-work'];
      if ((await addToCount(deps, `uploads:${accountId}`, startOf(allowance), 1)) > allowance.most) {
        refuse(
          allowance,
          'You have sent as many files today as we take from one person. Describe it in words instead.',
        );
      }
    },

    /** With a session, per account: counted here and settled with the database by `settle`, so that a read costs no write. */
    countAccount(accountId: string): void {
      const allowance = deps.config.limits.calls;
      const windowStart = startOf(allowance);
      let tally = accounts.get(accountId);
      if (tally?.windowStart !== windowStart) {
        tally = { windowStart, unsent: 0, counted: 0 };
        accounts.set(accountId, tally);
      }
      tally.unsent += 1;
      if (tally.counted + tally.unsent > allowance.most) refuse(allowance);
    },

    async settle(): Promise<void> {
      const current = startOf(deps.config.limits.calls);
      for (const [accountId, tally] of accounts) {
        const { unsent } = tally;
        if (unsent > 0) {
          tally.unsent -= unsent;
          tally.counted += unsent;
          tally.counted = await addToCount(deps, `calls:${accountId}`, tally.windowStart, unsent);
        }
        if (tally.windowStart !== current) accounts.delete(accountId);
      }
    },
  };
}
