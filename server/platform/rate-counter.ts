// The table that all limits are counted in: one row for each key and window, so several servers share one count.
import { sql } from 'kysely';
import type { Deps } from './deps.ts';

export type Allowance = { most: number; withinMs: number };

export const startOfWindow = (now: Date, { withinMs }: Allowance): number =>
  Math.floor(now.getTime() / withinMs) * withinMs;

/** One statement, so of many at once each gets a number of its own. Answers the count with these. */
export async function addToCount(
  { db }: Pick<Deps, 'db'>,
  key: string,
  windowStart: number,
  by: number,
): Promise<number> {
  const row = await db
    .insertInto('rate_counters')
    .values({ key, window_start: new Date(windowStart), count: by })
    .onConflict((conflict) =>
      conflict.columns(['key', 'window_start']).doUpdateSet({ count: sql`rate_counters.count + excluded.count` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return row.count;
}

type Addition = { key: string; windowStart: number; by: number };

/** Many keys, each of them once, in one statement. Answers the counts with these, by key. */
export async function addToCounts({ db }: Pick<Deps, 'db'>, added: readonly Addition[]): Promise<Map<string, number>> {
  if (added.length === 0) return new Map();
  const [keys, counts] = [added.map(({ key }) => key), added.map(({ by }) => by)];
  const starts = added.map(({ windowStart }) => new Date(windowStart).toISOString());
  // Several servers at once lock the rows in the same order.
  const { rows } = await sql<{ key: string; count: number }>`
    insert into rate_counters (key, window_start, count)
    select * from unnest(${keys}::text[], ${starts}::timestamptz[], ${counts}::int[]) as added (key, start, count)
    order by key, start
    on conflict (key, window_start) do update set count = rate_counters.count + excluded.count
    returning key, count`.execute(db);
  return new Map(rows.map(({ key, count }) => [key, count]));
}

/** A try that does not count after all. */
export async function takeFromCount({ db }: Pick<Deps, 'db'>, key: string, windowStart: number): Promise<void> {
  await db
    .updateTable('rate_counters')
    .set({ count: sql`rate_counters.count - 1` })
    .where('key', '=', key)
    .where('window_start', '=', new Date(windowStart))
    .where('count', '>', 0)
    .execute();
}

/** The table holds fingerprints, no readable address. */
export const networkKey = ({ seal }: Pick<Deps, 'seal'>, address: string): string =>
  seal.fingerprint('address', networkOf(address)).toString('base64url');

/** One household has one IPv4 address but a whole /64 of IPv6. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = address.match(/^::ffff:([0-9.]+)$/i);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean);
  while (tail !== undefined && groups.length + rest.length < 8) groups.push('0');
  return [...groups, ...rest].slice(0, 4).join(':');
}
