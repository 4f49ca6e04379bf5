// How often someone may knock. Counted in PostgreSQL, so several servers share one count.
import { sql } from 'kysely';
import type { VisitorLimit } from '../../contract/endpoint.ts';
import type { Deps } from './deps.ts';
import { Refusal } from './refusal.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'seal' | 'log'>;
type Allowance = { most: number; withinMs: number };

export type RateLimit = ReturnType<typeof makeRateLimit>;

export function makeRateLimit(deps: Needs) {
  const accounts = new Map<string, { windowStart: number; unsent: number; counted: number }>();
  const startOf = ({ withinMs }: Allowance) => Math.floor(deps.clock.now().getTime() / withinMs) * withinMs;

  async function addToCount(key: string, windowStart: number, by: number): Promise<number> {
    const row = await deps.db
      .insertInto('rate_counters')
      .values({ key, window_start: new Date(windowStart), count: by })
      .onConflict((conflict) =>
        conflict.columns(['key', 'window_start']).doUpdateSet({ count: sql`rate_counters.count + excluded.count` }),
      )
      .returning('count')
      .executeTakeFirstOrThrow();
    return row.count;
  }

  function refuse(allowance: Allowance): never {
    const left = startOf(allowance) + allowance.withinMs - deps.clock.now().getTime();
    throw new Refusal('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(left / 1000)) });
  }

  return {
    /** Per address and, with a session, per account too. Exact: every try is counted before it is looked at. */
    async countTry(limit: VisitorLimit, address: string, accountId?: string): Promise<void> {
      const allowance = deps.config.limits[limit];
      const network = deps.seal.fingerprint('address', networkOf(address)).toString('base64url');
      // A patient's symptom check is never refused because of neighbours at the same address, such as a waiting room's.
      const counted = accountId && limit === 'guest-triage' ? [accountId] : [network, accountId ?? []].flat();
      for (const whose of counted) {
        if ((await addToCount(`${limit}:${whose}`, startOf(allowance), 1)) > allowance.most) refuse(allowance);
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
          tally.counted = await addToCount(`calls:${accountId}`, tally.windowStart, unsent);
        }
        if (tally.windowStart !== current) accounts.delete(accountId);
      }
    },
  };
}

/** One household has one IPv4 address but a whole /64 of IPv6. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = address.match(/^::ffff:([0-9.]+)$/i);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean);
  while (tail !== undefined && groups.length + rest.length < 8) groups.push('0');
  return [...groups, ...rest].slice(0, 4).join(':');
}
