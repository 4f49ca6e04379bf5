import { sql } from 'kysely';
import type { Database, Tx } from '#server/db/connect.ts';

/** Whoever was logged in when the backup was made may have been locked out since; a link or a code may have been used or ended. */
export async function endSessionsAndLinks(tx: Tx, at: Date): Promise<void> {
  await tx.updateTable('sessions').set({ ended_at: at }).where('ended_at', 'is', null).execute();
  await tx.updateTable('password_links').set({ used_at: at }).where('used_at', 'is', null).execute();
  for (const table of ['activation_codes', 'email_changes', 'access_invitations'] as const) {
    await sql`update ${sql.table(table)} set expires_at = ${at} where expires_at > ${at}`.execute(tx);
  }
  // A key that ended names who ended it, and here nobody did.
  await tx.deleteFrom('board_keys').where('ended_at', 'is', null).execute();
}

type Held = { heldAt: Date; madeAt: Date };

/** A hold that came with the copy goes on, from now. */
export async function holdOutgoing(tx: Tx, { heldAt, madeAt }: Held): Promise<void> {
  const open = { held_at: heldAt, made_at: madeAt, agreed_by: null, agreed_at: null, is_discarding: null };
  const held = await tx.updateTable('outgoing_holds').set(open).where('released_at', 'is', null).executeTakeFirst();
  if (held.numUpdatedRows === 0n) await tx.insertInto('outgoing_holds').values(open).execute();
}

export async function readHold(db: Database, reader: string) {
  return db
    .selectFrom('outgoing_holds')
    .leftJoin('accounts', 'accounts.id', 'outgoing_holds.agreed_by')
    .select(['outgoing_holds.id', 'held_at', 'made_at', 'is_discarding', 'accounts.name as agreed_by_name'])
    .select(sql<boolean>`agreed_by is not distinct from ${reader}::uuid`.as('is_agreed_by_reader'))
    .where('released_at', 'is', null)
    .executeTakeFirst();
}

export async function isOutgoingHeld(db: Database): Promise<boolean> {
  const held = await db.selectFrom('outgoing_holds').select('id').where('released_at', 'is', null).executeTakeFirst();
  return held !== undefined;
}

/** What was queued before the restore and would leave first. */
export async function countQueued(db: Database, heldAt: Date): Promise<{ mails: number; notices: number }> {
  const { rows } = await sql<{ mails: number; notices: number }>`
    select (select count(*) from mails where state = 'queued' and queued_at <= ${heldAt})::int as mails,
      ((select count(*) from deliveries where state = 'queued' and queued_at <= ${heldAt})
        + (select count(*) from notice_outbox o join notices n on n.id = o.notice_id where n.at <= ${heldAt}))::int as notices`.execute(
    db,
  );
  return rows[0] ?? { mails: 0, notices: 0 };
}

type Yes = { id: string; by: string; at: Date; isDiscarding: boolean };

/** The second yes, to the same: for exactly one of those who say it. A clinic with one administrator has no second. */
export async function releaseHold(
  tx: Tx,
  { id, by, at, isDiscarding, isAlone }: Yes & { isAlone: boolean },
): Promise<boolean> {
  const released = await tx
    .updateTable('outgoing_holds')
    .set({ released_by: by, released_at: at, is_alone: isAlone, is_discarding: isDiscarding })
    .where('id', '=', id)
    .where('released_at', 'is', null)
    .$if(!isAlone, (query) => query.where('agreed_by', '<>', by).where('is_discarding', '=', isDiscarding))
    .executeTakeFirst();
  return released.numUpdatedRows === 1n;
}

/** The first yes, or one to something else than was proposed. */
export async function agreeToRelease(tx: Tx, { id, by, at, isDiscarding }: Yes): Promise<boolean> {
  const agreed = await tx
    .updateTable('outgoing_holds')
    .set({ agreed_by: by, agreed_at: at, is_discarding: isDiscarding })
    .where('id', '=', id)
    .where('released_at', 'is', null)
    .executeTakeFirst();
  return agreed.numUpdatedRows === 1n;
}

/** The notices stay on the screens of their readers. */
export async function discardQueued(tx: Tx, heldAt: Date): Promise<void> {
  await sql`update notices set mail_id = null
    where mail_id in (select id from mails where state = 'queued' and queued_at <= ${heldAt})`.execute(tx);
  await tx.deleteFrom('mails').where('state', '=', 'queued').where('queued_at', '<=', heldAt).execute();
  await sql`delete from notice_outbox o using notices n where n.id = o.notice_id and n.at <= ${heldAt}`.execute(tx);
  await tx
    .updateTable('deliveries')
    .set({ state: 'dropped', reason: 'restored' })
    .where('state', '=', 'queued')
    .where('queued_at', '<=', heldAt)
    .execute();
}
