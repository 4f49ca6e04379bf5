import { type Insertable, sql } from 'kysely';
import { type Choices, TOPICS } from '#contract/channels.ts';
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts';
import { compileOnce } from '../db/compile-once.ts';
import type { Database, Tx } from '../db/connect.ts';
import type { DB } from '../db/rows.generated.ts';
import { sealBytes } from '../db/sealed/open-results.ts';
import { isStillTold } from '../notices/public.ts';
import type { OwnHours } from '../notices/quiet-hours.ts';
import type { Deps } from '../platform/deps.ts';

// The clinic's key

export const pushKey = (db: Database) => db.selectFrom('push_keys').selectAll().executeTakeFirst();

/** Of several that try one is kept. */
export async function insertPushKey(db: Database, key: Insertable<DB['push_keys']>): Promise<void> {
  await db
    .insertInto('push_keys')
    .values(key)
    .onConflict((there) => there.doNothing())
    .execute();
}

// Choices

export const choiceRowsOf = (db: Database, accountId: string) =>
  db.selectFrom('notice_choices').select(['topic', 'channel', 'is_on']).where('account_id', '=', accountId).execute();

export async function saveChoices(tx: Tx, accountId: string, choices: Choices): Promise<void> {
  const rows = TOPICS.flatMap((topic) =>
    (['push', 'sms', 'whatsapp', 'mail'] as const).map((channel) => ({
      account_id: accountId,
      topic,
      channel,
      is_on: choices[topic][channel],
    })),
  );
  await tx
    .insertInto('notice_choices')
    .values(rows)
    .onConflict((there) =>
      there.columns(['account_id', 'topic', 'channel']).doUpdateSet((row) => ({ is_on: row.ref('excluded.is_on') })),
    )
    .execute();
}

export const ownHoursOf = (db: Database, accountId: string): Promise<OwnHours | undefined> =>
  db
    .selectFrom('quiet_hours')
    .select(['is_on', 'from_time', 'until_time'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();

export async function saveHours(tx: Tx, hours: Insertable<DB['quiet_hours']>): Promise<void> {
  const { is_on, from_time, until_time } = hours;
  await tx
    .insertInto('quiet_hours')
    .values(hours)
    .onConflict((there) => there.column('account_id').doUpdateSet({ is_on, from_time, until_time }))
    .execute();
}

// Browsers

export type SubscriptionRow = NonNullable<Awaited<ReturnType<typeof subscriptionById>>>;

/** Of browsers in which nobody has logged out. A session that ran out by itself keeps its browser. */
const subscriptions = (db: Database) =>
  db
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
    .where('sessions.ended_at', 'is', null);

export const subscriptionById = (db: Database, id: string) =>
  subscriptions(db).selectAll('push_subscriptions').where('push_subscriptions.id', '=', id).executeTakeFirst();

export const subscriptionsOf = (db: Database, accountId: string) =>
  subscriptions(db)
    .select(['push_subscriptions.id', 'push_subscriptions.service'])
    .where('push_subscriptions.account_id', '=', accountId)
    .execute();

/** Whether it is still open; it stays so until the transaction ends, so that nothing is hung on a session that ends meanwhile. */
export async function lockOpenSession(tx: Tx, sessionId: string): Promise<boolean> {
  const open = await tx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return open !== undefined;
}

export async function isPushOnIn(db: Database, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row !== undefined;
}

export const lockSubscription = (tx: Tx, addressHash: Buffer) =>
  tx
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('address_hash', '=', addressHash)
    .forUpdate()
    .executeTakeFirst();

const MOST_BROWSERS = 5;

/** A browser has one person, a session one browser, a person a few of them: what was there before gives way. */
export async function replaceSubscription(tx: Tx, row: Insertable<DB['push_subscriptions']>): Promise<void> {
  // Those of one person come one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`push ${row.account_id}`}, 0))`.execute(tx);
  await tx
    .deleteFrom('push_subscriptions')
    .where((where) =>
      where.or([where('address_hash', '=', row.address_hash), where('session_id', '=', row.session_id)]),
    )
    .execute();
  const { id, account_id, session_id, service, made_at } = row;
  const sealed_target = await sealBytes(tx, account_id, row.sealed_target);
  await tx
    .insertInto('push_subscriptions')
    .values({ ...row, sealed_target })
    // Two tabs of one browser that ask at once: the later one stays.
    .onConflict((there) =>
      there
        .constraint('one_person_per_browser')
        .doUpdateSet({ id, account_id, session_id, sealed_target, service, made_at }),
    )
    .execute();
  const newest = tx
    .selectFrom('push_subscriptions')
    .select('id')
    .where('account_id', '=', account_id)
    .orderBy('made_at', 'desc')
    .limit(MOST_BROWSERS);
  await tx
    .deleteFrom('push_subscriptions')
    .where('account_id', '=', account_id)
    .where('id', 'not in', newest)
    .execute();
}

export async function moveSubscription(tx: Tx, id: string, sessionId: string): Promise<void> {
  await tx.deleteFrom('push_subscriptions').where('session_id', '=', sessionId).where('id', '<>', id).execute();
  await tx.updateTable('push_subscriptions').set({ session_id: sessionId }).where('id', '=', id).execute();
}

export async function deleteSubscription(db: Database, id: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}

export async function deleteSubscriptionOfSession(tx: Tx, sessionId: string): Promise<string | null> {
  const gone = await tx
    .deleteFrom('push_subscriptions')
    .where('session_id', '=', sessionId)
    .returning('id')
    .executeTakeFirst();
  return gone?.id ?? null;
}

// The outbox of notices

const PLANNED_AT_ONCE = 50;

export async function dueNotices(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('notice_outbox')
    .select('notice_id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('number')
    .limit(PLANNED_AT_ONCE)
    .execute();
  return rows.map(({ notice_id }) => notice_id);
}

/** The number is also that of someone who acts for them and does not see what is confidential. */
const PHONE_IS_SHARED = sql<boolean>`exists (select from patient_access a
  join patients p on p.id = a.patient_id join accounts other on other.id = a.account_id
  where p.account_id = accounts.id and a.relation <> 'self' and a.ended_at is null and not a.sees_confidential
    and (other.phone_hash = accounts.phone_hash or (other.phone is not null and accounts.phone is not null
      -- Not sealed yet: it cannot be compared, and counts as shared.
      and (other.phone_hash is null or accounts.phone_hash is null))))`;

export type OutboxRow = NonNullable<Awaited<ReturnType<typeof lockDueNotice>>>;

/** Undefined when another server has it, or had it. */
export const lockDueNotice = (tx: Tx, noticeId: string, now: Date) =>
  tx
    .selectFrom('notice_outbox')
    .innerJoin('notices', 'notices.id', 'notice_outbox.notice_id')
    .innerJoin('accounts', 'accounts.id', 'notice_outbox.account_id')
    .leftJoin('quiet_hours', 'quiet_hours.account_id', 'notice_outbox.account_id')
    .selectAll('notice_outbox')
    .select(['notices.read_at', 'accounts.phone', 'accounts.disabled_at'])
    .select(sql<OwnHours | null>`to_jsonb(quiet_hours)`.as('quiet'))
    .select(PHONE_IS_SHARED.as('is_phone_shared'))
    .where('notice_outbox.notice_id', '=', noticeId)
    .where('notice_outbox.due_at', '<=', now)
    .forUpdate('notice_outbox')
    .skipLocked()
    .executeTakeFirst();

export async function holdBack(tx: Tx, noticeId: string, until: Date): Promise<void> {
  await tx.updateTable('notice_outbox').set({ due_at: until }).where('notice_id', '=', noticeId).execute();
}

/** Nobody sets quiet hours of less: what waits a few seconds waits for an undo. */
const SHORT_WAIT_MS = MINUTE_MS;

/** Their quiet hours have changed: what they hold back is looked at anew. */
export async function reconsiderHeld(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx
    .updateTable('notice_outbox')
    .set({ due_at: now })
    .where('account_id', '=', accountId)
    .where('due_at', '>', new Date(now.getTime() + SHORT_WAIT_MS))
    .execute();
}

export async function deleteFromOutbox(tx: Tx, noticeId: string): Promise<void> {
  await tx.deleteFrom('notice_outbox').where('notice_id', '=', noticeId).execute();
}

// Deliveries

export type NewDelivery = {
  noticeId: string;
  accountId: string;
  topic: string;
  channel: 'push' | 'sms' | 'whatsapp';
  targetId: string;
  to: string;
  dependsOn: string | null;
  now: Date;
};

/** What says the same and has not left yet takes the newer notice's link. */
export async function insertDelivery(tx: Tx, delivery: NewDelivery): Promise<void> {
  const { noticeId, accountId, topic, channel, targetId, to, dependsOn, now } = delivery;
  await sql`
    insert into deliveries
      (notice_id, account_id, topic, channel, target_id, to_hint, depends_on, queued_at, next_try_at)
    values (${noticeId}, ${accountId}, ${topic}, ${channel}, ${targetId}, ${to}, ${dependsOn}, ${now}, ${now})
    on conflict (account_id, channel, topic, target_id) where state = 'queued' and attempts = 0
    do update set notice_id = excluded.notice_id, depends_on = excluded.depends_on`.execute(tx);
}

const SENT_AT_ONCE = 20;

export type Claimed = Awaited<ReturnType<typeof claimDeliveries>>[number];

/**
 * Who takes it: the service of a browser's maker, or the one for texts. All other push services count as one: whoever has a domain
 * has as many names as he likes, and must not get a share of the line for each of them.
 */
const SERVICE = sql<string>`case deliveries.channel when 'push' then coalesce(
  substring(deliveries.to_hint from '(?:^|\\.)(fcm\\.googleapis\\.com|push\\.services\\.mozilla\\.com|push\\.apple\\.com|notify\\.windows\\.com)$'),
  'another push service') else deliveries.channel end`;

const due = compileOnce<{ now: Date }>()((db, value) =>
  db
    .selectFrom('deliveries')
    .select('id')
    .where('state', '=', sql.lit('queued'))
    .where('next_try_at', '<=', value('now'))
    .limit(sql.lit(1)),
);

const isDeliveryDue = async (db: Database, now: Date): Promise<boolean> => (await due.first(db, { now })) !== undefined;

/** Also sets when to try again should this attempt fail: after 1, 2, 4, 8 and 16 minutes. */
export async function claimDeliveries(
  db: Database,
  rules: Pick<Deps, 'clock' | 'config'>,
  busyServices: readonly string[],
) {
  const now = rules.clock.now();
  // Looked for every second, and mostly in vain: planning the claim takes a hundred times as long as this.
  if (!(await isDeliveryDue(db, now))) return [];
  return db
    .updateTable('deliveries')
    .from(['notices', 'accounts'])
    .set({
      attempts: sql<number>`deliveries.attempts + 1`,
      next_try_at: sql<Date>`${now}::timestamptz + make_interval(mins => (2 ^ deliveries.attempts)::int)`,
    })
    .where('deliveries.id', 'in', (some) =>
      some
        .selectFrom('deliveries')
        .select('id')
        .where('state', '=', 'queued')
        .where('next_try_at', '<=', now)
        .where(sql<boolean>`${SERVICE} <> all(${busyServices}::text[])`)
        // What cannot wait is not behind what others have in the queue.
        .orderBy(sql`topic not in ('urgent', 'danger', 'called-in', 'earlier-times')`)
        .orderBy('next_try_at')
        .orderBy('number')
        .limit(SENT_AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .whereRef('notices.id', '=', 'deliveries.notice_id')
    .whereRef('accounts.id', '=', 'deliveries.account_id')
    .returning(['deliveries.id', 'deliveries.notice_id', 'deliveries.account_id', 'deliveries.topic'])
    .returning(['deliveries.channel', 'deliveries.target_id', 'deliveries.depends_on', 'deliveries.attempts'])
    .returning(['notices.link', 'notices.read_at', 'accounts.phone', 'accounts.language', SERVICE.as('service')])
    .returning(isStillTold(rules).as('is_told'))
    .execute();
}

export type Outcome = { state: 'sent' | 'failed' | 'dropped'; reason: string | null; sent_at?: Date };

/** Of this attempt: a later one of another server has an outcome of its own. */
export async function recordOutcome(
  db: Database,
  { id, attempts }: Pick<Claimed, 'id' | 'attempts'>,
  outcome: Outcome,
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set(outcome)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'queued')
    .execute();
}

export async function deleteFinished(db: Database, now: Date, days: number): Promise<void> {
  await db
    .deleteFrom('deliveries')
    .where('state', '<>', 'queued')
    .where('queued_at', '<', new Date(now.getTime() - days * DAY_MS))
    .execute();
}

export async function deliveriesNewestFirst(db: Database, { limit, after }: { limit: number; after?: string }) {
  let query = db
    .selectFrom('deliveries')
    .selectAll()
    .orderBy('queued_at', 'desc')
    .orderBy('number', 'desc')
    .limit(limit);
  if (after) {
    const last = await db
      .selectFrom('deliveries')
      .select(['queued_at', 'number'])
      .where('id', '=', after)
      .executeTakeFirst();
    if (!last) return [];
    query = query.where((where) =>
      where.or([
        where('queued_at', '<', last.queued_at),
        where.and([where('queued_at', '=', last.queued_at), where('number', '<', last.number)]),
      ]),
    );
  }
  return query.execute();
}
