// Who sits in a visit at which page, and what the pages tell each other before sound and picture go between them.
import { sql } from 'kysely';
import type { Database, Tx } from '#server/db/connect.ts';

export async function sitDown(tx: Tx, id: string, accountId: string, page: string, now: Date): Promise<void> {
  const seat = { appointment_id: id, account_id: accountId, page, sat_down_at: now, seen_at: now };
  await tx
    .insertInto('visit_seats')
    .values(seat)
    .onConflict((known) =>
      known.columns(['appointment_id', 'account_id']).doUpdateSet({ page, sat_down_at: now, seen_at: now }),
    )
    .execute();
}

export const seatsOf = (db: Database, id: string) =>
  db
    .selectFrom('visit_seats')
    .innerJoin('accounts', 'accounts.id', 'visit_seats.account_id')
    .selectAll('visit_seats')
    .select(['accounts.name', 'accounts.disabled_at'])
    .where('appointment_id', '=', id)
    .execute();

export type SeatRow = Awaited<ReturnType<typeof seatsOf>>[number];

/** False when the seat belongs to another page by now. */
export async function noteSeen(db: Database, seat: { id: string; accountId: string; page: string }, now: Date) {
  const changed = await db
    .updateTable('visit_seats')
    .set({ seen_at: now })
    .where('appointment_id', '=', seat.id)
    .where('account_id', '=', seat.accountId)
    .where('page', '=', seat.page)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

type NewSignal = { id: string; from: string; to: string; visitId: string; sealed: Buffer; now: Date };

export async function insertSignal(tx: Tx, { id, from, to, visitId, sealed, now }: NewSignal): Promise<void> {
  await tx
    .insertInto('visit_signals')
    .values({ id, appointment_id: visitId, from_page: from, to_page: to, signal: sealed, sent_at: now })
    .onConflict((known) => known.column('id').doNothing())
    .execute();
}

/** The newest of one page to another stay: what came before a new beginning is of no use any more. */
export async function keepNewestSignals(tx: Tx, visitId: string, from: string, to: string, most: number) {
  await sql`delete from visit_signals where appointment_id = ${visitId} and from_page = ${from} and to_page = ${to}
    and place <= (select place from visit_signals where appointment_id = ${visitId} and from_page = ${from} and to_page = ${to}
      order by place desc offset ${most} limit 1)`.execute(tx);
}

export const signalsFor = (db: Database, visitId: string, page: string) =>
  db
    .selectFrom('visit_signals')
    .select(['id', 'place', 'from_page', 'signal'])
    .where('appointment_id', '=', visitId)
    .where('to_page', '=', page)
    .orderBy('place')
    .limit(100)
    .execute();

export async function deleteSignals(tx: Tx, visitId: string, page: string, upTo: number): Promise<void> {
  await tx
    .deleteFrom('visit_signals')
    .where('appointment_id', '=', visitId)
    .where('to_page', '=', page)
    .where('place', '<=', upTo)
    .execute();
}

export async function deleteOldSignals(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('visit_signals').where('sent_at', '<', before).execute();
}
