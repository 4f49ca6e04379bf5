import { sql } from 'kysely';
import type { Database, Tx } from '../db/connect.ts';

export async function mailsNewestFirst(db: Database, { limit, after }: { limit: number; after?: string }) {
  let query = db.selectFrom('mails').selectAll().orderBy('queued_at', 'desc').orderBy('number', 'desc').limit(limit);
  if (after) {
    const last = await mailById(db, after);
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

export type MailRow = NonNullable<Awaited<ReturnType<typeof mailById>>>;

export const mailById = (db: Database, id: string) =>
  db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();

export async function activeAdministrators(db: Database): Promise<{ id: string; email: string }[]> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .where('password_hash', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id, email }) => (email ? [{ id, email }] : []));
}

/** Everyone but those who did it, or whom it is about. */
export async function otherAdministrators(db: Database, ...but: string[]): Promise<string[]> {
  return (await activeAdministrators(db)).map(({ id }) => id).filter((id) => !but.includes(id));
}

/** True for exactly one of those who try on this day. */
export async function claimDay(tx: Tx, key: string, day: string): Promise<boolean> {
  const claimed = await tx
    .insertInto('settings')
    .values({ key, value: JSON.stringify(day) })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ value: JSON.stringify(day) })
        .where('settings.value', '<>', JSON.stringify(day)),
    )
    .executeTakeFirst();
  return claimed.numInsertedOrUpdatedRows === 1n;
}

/** Until the transaction ends, what this person does elsewhere waits. */
export const lockAccount = (tx: Tx, accountId: string) =>
  tx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();

/**
 * Whether one of two opened, enabled or promoted the account of the other, ever, or of whoever did: then both accounts may be in
 * one hand. Few entries are of these kinds.
 */
export async function areOfOneHand(db: Database, one: string, other: string): Promise<boolean> {
  return (await handsOf(db))(one, other);
}

/** The same for many pairs. */
export async function handsOf(db: Database): Promise<(one: string, other: string) => boolean> {
  const makers = await makersOf(db);
  return (one, other) => descendsFrom(makers, one, other) || descendsFrom(makers, other, one);
}

/** By account: the administrators who had no hand in it, nor it in theirs. */
export async function administratorsWithoutHandIn(db: Database, accounts: readonly string[]) {
  if (accounts.length === 0) return new Map<string, string[]>();
  const makers = await makersOf(db);
  const administrators = (await activeAdministrators(db)).map(({ id }) => id);
  const isFree = (id: string, account: string) =>
    id !== account && !descendsFrom(makers, id, account) && !descendsFrom(makers, account, id);
  return new Map(accounts.map((account) => [account, administrators.filter((id) => isFree(id, account))]));
}

type Makers = Map<string, string[]>;

async function makersOf(db: Database): Promise<Makers> {
  const { rows } = await sql<{ id: string; by: string[] }>`
    select subject_id as id, array_agg(distinct actor_id::text) as by from audit_entries
    where action in ('account.opened', 'account.role_changed', 'account.enabled') and subject = 'account'
      and subject_id is not null and actor_id is not null
    group by subject_id`.execute(db);
  return new Map(rows.map(({ id, by }) => [id, by]));
}

function descendsFrom(makers: Makers, account: string, from: string): boolean {
  const seen = new Set([account]);
  for (const id of seen) for (const maker of makers.get(id) ?? []) seen.add(maker);
  return account !== from && seen.has(from);
}

/** Opened, enabled, made an administrator or given back after a lost second factor since then: the trail says so. */
export async function isNewSince(db: Database, accountId: string, since: Date): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    select exists (select from audit_entries
      where action in ('account.opened', 'account.role_changed', 'account.enabled', 'second-factor.reset') and at > ${since}
        and subject = 'account' and subject_id = ${accountId}) as is_new`.execute(db);
  return rows[0]?.is_new === true;
}
