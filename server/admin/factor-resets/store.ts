import { sql } from 'kysely';
import { HOUR_MS } from '#contract/durations.ts';
import { AGREED_RESET_HOURS, RESET_HOURS } from '#contract/staffing/factor-resets.ts';
import type { Database, Tx } from '#server/db/connect.ts';

const resets = (db: Database) =>
  db
    .selectFrom('factor_resets')
    .innerJoin('accounts', 'accounts.id', 'factor_resets.account_id')
    .innerJoin('accounts as asker', 'asker.id', 'factor_resets.asked_by')
    .leftJoin('accounts as approver', 'approver.id', 'factor_resets.approved_by')
    .selectAll('factor_resets')
    .select(['accounts.name', 'asker.name as asked_by_name', 'approver.name as approved_by_name']);

export type ResetRow = NonNullable<Awaited<ReturnType<typeof resetById>>>;

export const resetById = (db: Database, id: string) => resets(db).where('factor_resets.id', '=', id).executeTakeFirst();

export const openResetOf = (db: Database, accountId: string) =>
  resets(db)
    .where('factor_resets.account_id', '=', accountId)
    .where('done_at', 'is', null)
    .where('stopped_at', 'is', null)
    .executeTakeFirst();

/** Those that wait first. */
export const latestResets = (db: Database, since: Date) =>
  resets(db)
    .where((where) =>
      where.or([
        where.and([where('done_at', 'is', null), where('stopped_at', 'is', null)]),
        where('asked_at', '>', since),
      ]),
    )
    .orderBy(sql`coalesce(done_at, stopped_at) is not null`)
    .orderBy('asked_at', 'desc')
    .limit(200)
    .execute();

type NewReset = { account_id: string; reason: string; asked_by: string; asked_at: Date; effective_at: Date };

/** Null when one waits for this account already. */
export async function insertReset(tx: Tx, reset: NewReset): Promise<string | null> {
  const row = await tx
    .insertInto('factor_resets')
    .values(reset)
    .onConflict((open) =>
      open.column('account_id').where('done_at', 'is', null).where('stopped_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

const stillOpen = (tx: Tx, id: string) =>
  tx.updateTable('factor_resets').where('id', '=', id).where('done_at', 'is', null).where('stopped_at', 'is', null);

/** True for the one yes that counts. It brings the end forward; whoever asked must still be one who may. */
export async function approveOpen(tx: Tx, id: string, approvedBy: string, now: Date, effectiveAt: Date) {
  const { numAffectedRows } = await sql`
    update factor_resets set approved_by = ${approvedBy}::uuid, approved_at = ${now},
      effective_at = least(effective_at, ${effectiveAt})
    where id = ${id}::uuid and done_at is null and stopped_at is null and approved_by is null
      and asked_by in (select id from accounts where role = 'admin' and disabled_at is null)`.execute(tx);
  return numAffectedRows === 1n;
}

/** True for the one who ends it: stop and time race here. */
export async function finishDue(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update factor_resets reset set done_at = ${now} where id = ${id}::uuid and ${isDue(now)}`.execute(tx);
  return numAffectedRows === 1n;
}

export async function stopOpen(tx: Tx, id: string, stoppedBy: string | null, now: Date): Promise<boolean> {
  const stopped = await stillOpen(tx, id).set({ stopped_by: stoppedBy, stopped_at: now }).executeTakeFirst();
  return stopped.numUpdatedRows === 1n;
}

export async function keepMailOf(tx: Tx, id: string, mailId: string | null): Promise<void> {
  await tx.updateTable('factor_resets').set({ mail_id: mailId }).where('id', '=', id).execute();
}

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR_MS);

const isOpen = sql`reset.done_at is null and reset.stopped_at is null`;

/** Whoever asked, and whoever agreed, are still administrators. */
const isWanted = sql`not exists (select from accounts
  where id in (reset.asked_by, reset.approved_by) and (role <> 'admin' or disabled_at is not null))`;

/**
 * An hour after the second yes; without one a day after the mail to the person has left (a mail that is kept in the outbox,
 * without a mail server, has). Not while the account is closed: its owner could not stop it.
 */
const isDue = (now: Date) => sql`${isOpen} and ${isWanted} and reset.effective_at <= ${now}
  and exists (select from accounts where id = reset.account_id and disabled_at is null)
  and (reset.approved_at <= ${hoursBefore(now, AGREED_RESET_HOURS)}
    or exists (select from mails where id = reset.mail_id
      and coalesce(sent_at, case when state = 'kept' then queued_at end) <= ${hoursBefore(now, RESET_HOURS)}))`;

/** What is to be carried out now, and what nobody may want any more. */
export async function endingResets(db: Database, now: Date): Promise<{ id: string; is_wanted: boolean }[]> {
  const { rows } = await sql<{ id: string; is_wanted: boolean }>`
    select id, ${isWanted} as is_wanted from factor_resets reset
    where (${isDue(now)}) or (${isOpen} and not ${isWanted}) order by effective_at limit 100`.execute(db);
  return rows;
}
