import { sql } from 'kysely';
import { DAY_MS } from '#contract/durations.ts';
import type { Database } from '#server/db/connect.ts';
import type { GatewayFigures } from './gateway-state.ts';

export type TextChannelName = 'sms' | 'whatsapp';

type Row = {
  sent: number;
  failed: number;
  waiting: number;
  oldest_waiting: Date | null;
  last_sent: Date | null;
  turned_away: Date | null;
};

/** A text that the service did not like, a number that does not exist, or what waited while none was set up: it says nothing of the service. */
const OF_ONE_TEXT = sql`('answered-400', 'answered-410', 'answered-413', 'answered-422', 'not-set-up')`;

export async function gatewayFigures(db: Database, channel: TextChannelName, now: Date): Promise<GatewayFigures> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const { rows } = await sql<Row>`
    with recent as (select state, reason, attempts, queued_at, sent_at from deliveries
        where channel = ${channel} and (queued_at > ${ago(7)} or state = 'queued')),
      last as (select max(sent_at) as sent_at from recent)
    select
      count(*) filter (where state = 'sent' and recent.sent_at > ${ago(1)})::int as sent,
      count(*) filter (where state = 'failed' and queued_at > ${ago(1)})::int as failed,
      count(*) filter (where state = 'queued' and attempts > 0)::int as waiting,
      min(queued_at) filter (where state = 'queued' and attempts > 0) as oldest_waiting,
      min(last.sent_at) as last_sent,
      min(queued_at) filter (where state = 'failed' and reason not in ${OF_ONE_TEXT} and queued_at > ${ago(1)}
        and queued_at > coalesce(last.sent_at, '-infinity')) as turned_away
    from recent cross join last`.execute(db);
  const [row] = rows;
  return {
    sentToday: row?.sent ?? 0,
    failedToday: row?.failed ?? 0,
    waiting: row?.waiting ?? 0,
    oldestWaitingAt: row?.oldest_waiting ?? null,
    lastSentAt: row?.last_sent ?? null,
    turnedAwayAt: row?.turned_away ?? null,
  };
}
