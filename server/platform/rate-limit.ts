// Rate limiting. Counted in PostgreSQL, so several servers share one count.
import type { Endpoint, VisitorLimit } from '#contract/endpoint.ts';
import type { Actor } from './actor.ts';
import type { Deps } from './deps.ts';
import { type Allowance, addToCount, addToCounts, networkKey, startOfWindow, takeFromCount } from './rate-counter.ts';
import { Refusal } from './refusal.ts';
import { limitConcurrency } from './workers/limit-concurrency.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'seal' | 'log'>;

/** Only failures count; all tries together end somewhere, since each leaves rows behind, and a login costs a hashing. */
const TRIES_FOR_EACH_FAILURE = 40;
const TRIES_AT_ONCE = 8;

/** A screen asks for a dozen things when it opens, or for a hundred photos; each of them waits but a moment. */
const READS = { atOnce: 6, mostWaiting: 200 };
/** Nobody reads more than a few of these. */
const HEAVY_READS = { atOnce: 2, mostWaiting: 30 };
const READS_COME_BACK_SECONDS = 2;

/** Only failures count: whoever is right is not locked out by being right often. */
export type FailureLimit = Extract<VisitorLimit, 'login'>;
export const countsFailures = (limit: VisitorLimit | undefined): limit is FailureLimit => limit === 'login';

/** The use case counts, after it has looked: what is right is let in, whoever was wrong at the same address. */
type CountedInside = Extract<VisitorLimit, 'shared-card'>;
export const isCountedInside = (limit: VisitorLimit): limit is CountedInside => limit === 'shared-card';

export function tooMany(clock: Deps['clock'], allowance: Allowance, message?: string): Refusal {
  const left = startOfWindow(clock.now(), allowance) + allowance.withinMs - clock.now().getTime();
  return new Refusal('too_many_requests', {
    retryAfterSeconds: Math.max(1, Math.ceil(left / 1000)),
    ...(message ? { message } : {}),
  });
}

/** For use cases that count for themselves. */
export async function countOrRefuse(
  deps: Pick<Deps, 'db' | 'clock'>,
  key: string,
  allowance: Allowance,
  message?: string,
): Promise<void> {
  const count = await addToCount(deps, key, startOfWindow(deps.clock.now(), allowance), 1);
  if (count > allowance.most) throw tooMany(deps.clock, allowance, message);
}

export type RateLimit = ReturnType<typeof makeRateLimit>;

export function makeRateLimit(deps: Needs) {
  const accounts = new Map<string, { windowStart: number; unsent: number; counted: number }>();
  const startOf = (allowance: Allowance) => startOfWindow(deps.clock.now(), allowance);

  const whoseTries = (address: string, accountId: string | null) => [networkKey(deps, address), accountId ?? []].flat();
  const inTurn = limitConcurrency(TRIES_AT_ONCE);
  const comeBack = () => new Refusal('too_many_requests', { retryAfterSeconds: READS_COME_BACK_SECONDS });
  const reads = limitConcurrency(READS.atOnce, { most: READS.mostWaiting, refuse: comeBack });
  const heavyReads = limitConcurrency(HEAVY_READS.atOnce, { most: HEAVY_READS.mostWaiting, refuse: comeBack });

  function refuse(allowance: Allowance, message?: string): never {
    throw tooMany(deps.clock, allowance, message);
  }

  return {
    /** Per address and, with a session, per account too. Exact: every try is counted before it is looked at. */
    async countTry(
      limit: Exclude<VisitorLimit, FailureLimit | CountedInside>,
      address: string,
      accountId?: string,
    ): Promise<void> {
      const allowance = deps.config.limits[limit];
      const network = networkKey(deps, address);
      // A patient's symptom check is never refused because of neighbours at the same address, such as a waiting room's.
      const counted = accountId && limit === 'guest-triage' ? [accountId] : [network, accountId ?? []].flat();
      for (const whose of counted) {
        if ((await addToCount(deps, `${limit}:${whose}`, startOf(allowance), 1)) > allowance.most) refuse(allowance);
      }
    },

    /**
     * Per address and, with a session, per account too. Only failures count: a hospital behind one address does not lock
     * itself out. Each try counts as failed until `forgiveTry`, so that guesses at the same moment do not slip through.
     */
    async countFailure(limit: FailureLimit, address: string, accountId: string | null): Promise<void> {
      const allowance = deps.config.limits[limit];
      const windowStart = startOf(allowance);
      const counted: string[] = [];
      for (const whose of whoseTries(address, accountId)) {
        const all = await addToCount(deps, `${limit}-tries:${whose}`, windowStart, 1);
        const isWithin = all <= allowance.most * TRIES_FOR_EACH_FAILURE;
        if (isWithin) counted.push(whose);
        if (isWithin && (await addToCount(deps, `${limit}:${whose}`, windowStart, 1)) <= allowance.most) continue;
        // Nothing was looked at, so this try is a failure of nobody: not of the account, and not of its neighbours.
        for (const each of counted) await takeFromCount(deps, `${limit}:${each}`, windowStart);
        refuse(allowance);
      }
    },

    /** What was right is answered also when it cannot be forgiven: the count ends with its window. */
    async forgiveTry(limit: FailureLimit, address: string, accountId: string | null): Promise<void> {
      const windowStart = startOf(deps.config.limits[limit]);
      try {
        for (const whose of whoseTries(address, accountId)) await takeFromCount(deps, `${limit}:${whose}`, windowStart);
      } catch (error) {
        deps.log.warn({ err: error }, 'a try that did not fail could not be forgiven');
      }
    },

    /** Few at once of one address: a shift that logs in at the same moment is not taken for as many failures. */
    tryInTurn<Answer>(limit: FailureLimit, address: string, work: () => Promise<Answer>): Promise<Answer> {
      return inTurn(`${limit}:${networkKey(deps, address)}`, work);
    },

    /**
     * A few reads of one account at a time, so that nobody waits for what one person asks for at once. Calls for help, alarms, logout
     * and lock never wait; nor do writes, each of which somebody meant.
     */
    readInTurn<Answer>(
      { method, isUrgent, isHeavy }: Pick<Endpoint, 'method' | 'isUrgent' | 'isHeavy'>,
      accountId: string | null,
      work: (turn: { hasWaited: boolean }) => Promise<Answer>,
    ): Promise<Answer> {
      if (method !== 'GET' || isUrgent || accountId === null) return work({ hasWaited: false });
      return (isHeavy ? heavyReads : reads)(accountId, work);
    },

    /** Counted before the file is read: what is refused costs no memory. */
    async countUpload({ accountId, role }: Pick<Actor, 'accountId' | 'role'>): Promise<void> {
      const allowance = deps.config.limits[role === 'patient' ? 'uploads' : 'uploads-at-work'];
      if ((await addToCount(deps, `uploads:${accountId}`, startOf(allowance), 1)) > allowance.most) {
        refuse(
          allowance,
          'You have sent as many files today as we take from one person. Describe it in words, or send the rest tomorrow.',
        );
      }
    },

    /**
     * Counts calls per account in memory; `flush` writes them to the database, so that a read costs no write. Calls for help,
     * alarms, logout and lock have a count of their own: no flood of other calls stops them.
     */
    countAccount(accountId: string, { isUrgent }: Pick<Endpoint, 'isUrgent'> = {}): void {
      const allowance = deps.config.limits.calls;
      const windowStart = startOf(allowance);
      const counted = isUrgent ? `${accountId}:urgent` : accountId;
      let tally = accounts.get(counted);
      if (tally?.windowStart !== windowStart) {
        tally = { windowStart, unsent: 0, counted: 0 };
        accounts.set(counted, tally);
      }
      tally.unsent += 1;
      if (tally.counted + tally.unsent > allowance.most) refuse(allowance);
    },

    async flush(): Promise<void> {
      const current = startOf(deps.config.limits.calls);
      const unsent = [...accounts].filter(([, tally]) => tally.unsent > 0);
      const added = unsent.map(([accountId, { windowStart, unsent: by }]) => ({
        key: `calls:${accountId}`,
        windowStart,
        by,
      }));
      for (const [, tally] of unsent) {
        tally.counted += tally.unsent;
        tally.unsent = 0;
      }
      for (const [accountId, { windowStart }] of accounts) if (windowStart !== current) accounts.delete(accountId);
      const counts = await addToCounts(deps, added);
      for (const [accountId, tally] of unsent) tally.counted = counts.get(`calls:${accountId}`) ?? tally.counted;
    },
  };
}
