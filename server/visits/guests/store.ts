import type { Database, Tx } from '#server/db/connect.ts';

const guests = (db: Database) =>
  db
    .selectFrom('visit_guests')
    .innerJoin('accounts', 'accounts.id', 'visit_guests.invited_by')
    .leftJoin('accounts as admitter', 'admitter.id', 'visit_guests.let_in_by')
    .selectAll('visit_guests')
    .select(['accounts.name as inviter', 'accounts.disabled_at as inviter_disabled_at'])
    .select('admitter.disabled_at as admitter_disabled_at');

export type GuestRow = Awaited<ReturnType<ReturnType<typeof guests>['execute']>>[number];

export const guestsOf = (db: Database, visitId: string) =>
  guests(db).where('appointment_id', '=', visitId).orderBy('invited_at').orderBy('visit_guests.id').execute();

export const uncheckedGuestById = (db: Database, id: string) =>
  guests(db).where('visit_guests.id', '=', id).executeTakeFirst();

export const uncheckedGuestByLink = (db: Database, linkHash: Buffer) =>
  guests(db).where('link_hash', '=', linkHash).executeTakeFirst();

export const guestBySession = (db: Database, sessionHash: Buffer) =>
  guests(db).where('session_hash', '=', sessionHash).executeTakeFirst();

type Invited = { visitId: string; name: string; by: string; linkHash: Buffer; now: Date };

export const insertGuest = (tx: Tx, { visitId, name, by, linkHash, now }: Invited) =>
  tx
    .insertInto('visit_guests')
    .values({ appointment_id: visitId, name, invited_by: by, invited_at: now, link_hash: linkHash })
    .returning('id')
    .executeTakeFirstOrThrow();

/** Of two browsers that open a link at once one does. */
export async function spendLink(tx: Tx, id: string, sessionHash: Buffer, now: Date): Promise<boolean> {
  const changed = await tx
    .updateTable('visit_guests')
    .set({ opened_at: now, session_hash: sessionHash })
    .where('id', '=', id)
    .where('opened_at', 'is', null)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

export async function noteConsent(tx: Tx, id: string, now: Date): Promise<boolean> {
  const changed = await tx
    .updateTable('visit_guests')
    .set({ consented_at: now })
    .where('id', '=', id)
    .where('consented_at', 'is', null)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** The caller holds the visit and knows that the guest waits, perhaps anew because whoever let them in is gone. */
export async function admit(tx: Tx, id: string, by: string, now: Date): Promise<boolean> {
  const changed = await tx
    .updateTable('visit_guests')
    .set({ let_in_at: now, let_in_by: by })
    .where('id', '=', id)
    .where('consented_at', 'is not', null)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** `by` null: left without being asked to. Signals to and from the page go with it. */
export async function noteLeaving(tx: Tx, { id, page }: GuestRow, by: string | null, now: Date): Promise<boolean> {
  const changed = await tx
    .updateTable('visit_guests')
    .set({ left_at: now, put_out_by: by, page: null, seen_at: null })
    .where('id', '=', id)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  if (page) {
    await tx
      .deleteFrom('visit_signals')
      .where((where) => where.or([where('from_page', '=', page), where('to_page', '=', page)]))
      .execute();
  }
  return changed.numUpdatedRows === 1n;
}

export async function sitGuestDown(tx: Tx, id: string, page: string, now: Date): Promise<void> {
  await tx.updateTable('visit_guests').set({ page, seen_at: now }).where('id', '=', id).execute();
}

/** False when the seat belongs to another page by now. */
export async function noteGuestSeen(tx: Tx, id: string, page: string, now: Date): Promise<boolean> {
  const changed = await tx
    .updateTable('visit_guests')
    .set({ seen_at: now })
    .where('id', '=', id)
    .where('page', '=', page)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}
