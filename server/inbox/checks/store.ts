import { sql } from 'kysely';
import { DAY_MS } from '#contract/durations.ts';
import type { Database, Tx } from '#server/db/connect.ts';

/** An answer says nothing of a danger that nobody saw in the message; after a day it is too late to say it. */
const WORTH_CHECKING_MS = DAY_MS;

/** Messages that were not checked and are to be checked now: those that wait for an answer, and others of the last day; the oldest first. */
export const dueChecks = (db: Database, now: Date, limit: number) =>
  db
    .selectFrom('inbox_checks')
    .innerJoin('inbox_messages', 'inbox_messages.id', 'inbox_checks.message_id')
    .innerJoin('inbox_threads', 'inbox_threads.id', 'inbox_messages.thread_id')
    .select(['inbox_messages.id', 'inbox_messages.thread_id', 'inbox_messages.sealed_text', 'inbox_checks.tries'])
    .where('inbox_checks.check_at', '<=', now)
    .where((where) =>
      where.or([
        where('inbox_messages.at', '>=', where.ref('inbox_threads.waiting_since')),
        where('inbox_messages.at', '>', new Date(now.getTime() - WORTH_CHECKING_MS)),
      ]),
    )
    .orderBy('inbox_messages.number')
    .limit(limit)
    .execute();

/** Answered, and too long ago to be checked. */
export async function dropStaleChecks(db: Database, now: Date): Promise<void> {
  await sql`
    update inbox_checks c set check_at = null
    from inbox_messages m join inbox_threads t on t.id = m.thread_id
    where m.id = c.message_id and c.check_at <= ${now} and m.at <= ${new Date(now.getTime() - WORTH_CHECKING_MS)}
      and (t.waiting_since is null or m.at < t.waiting_since)`.execute(db);
}

export type UncheckedRow = Awaited<ReturnType<typeof dueChecks>>[number];

export async function insertCheck(tx: Tx, messageId: string, checkAt: Date | null): Promise<void> {
  await tx.insertInto('inbox_checks').values({ message_id: messageId, check_at: checkAt }).execute();
}

/** Of several servers one asks the engine. */
export async function claimCheck(
  db: Database,
  { id, tries }: Pick<UncheckedRow, 'id' | 'tries'>,
  { now, nextAt }: { now: Date; nextAt: Date | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('inbox_checks')
    .set({ tries: tries + 1, check_at: nextAt })
    .where('message_id', '=', id)
    .where('tries', '=', tries)
    .where('check_at', '<=', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type Found = { id: string; result: 'danger' | 'none' };

/** Keeps what the engine found, once; false: it is known already. The caller holds the thread's lock. */
export async function keepResult(tx: Tx, { id, result, now }: Found & { now: Date }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('inbox_checks')
    .set({ result, checked_at: now, check_at: null })
    .where('message_id', '=', id)
    .where('result', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What is found says something of the thread while the message waits for an answer. Returns whether it does. */
export async function noteInThread(tx: Tx, { id, threadId, result }: Found & { threadId: string }): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update inbox_threads t set
      danger_since = case when ${result === 'danger'}::boolean then least(t.danger_since, message.at) else t.danger_since end,
      not_checked_since = (select min(m.at) from inbox_messages m left join inbox_checks c on c.message_id = m.id
        where m.thread_id = t.id and m.is_not_checked and c.result is null and m.at >= t.waiting_since),
      -- Where nothing of this kind waits any more, the next message begins anew.
      danger_told_at = case when t.danger_since is null and ${result === 'none'}::boolean and not exists (
        select from inbox_messages m left join inbox_checks c on c.message_id = m.id
        where m.thread_id = t.id and m.is_not_checked and c.result is null and m.at >= t.waiting_since)
        then null else t.danger_told_at end,
      version = t.version + 1
    from inbox_messages message
    where t.id = ${threadId} and message.id = ${id} and message.at >= t.waiting_since
    returning t.id`.execute(tx);
  return rows.length > 0;
}

/** Whoever answered did not know of the danger: the thread waits again, first of all, until somebody answers it once more. */
export async function waitAgain(
  tx: Tx,
  { threadId, now, answerBy }: { threadId: string; now: Date; answerBy: Date },
): Promise<void> {
  await sql`
    update inbox_threads set
      status = 'open',
      waiting_since = least(waiting_since, ${now}),
      answer_by = least(answer_by, ${answerBy}),
      danger_since = least(danger_since, ${now}),
      danger_told_at = ${now},
      late_told_at = null,
      version = version + 1
    where id = ${threadId}`.execute(tx);
}
