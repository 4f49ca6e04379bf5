import { type SqlBool, sql } from 'kysely';
import type { Database, Tx } from '#server/db/connect.ts';
import { sealBytes } from '#server/db/sealed/open-results.ts';

export async function countPhotos(tx: Tx, visitId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('visit_photos')
    .innerJoin('visit_chat', 'visit_chat.id', 'visit_photos.line_id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('appointment_id', '=', visitId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertPhoto(tx: Tx, patientId: string, lineId: string, sealed: Buffer): Promise<void> {
  await tx
    .insertInto('visit_photos')
    .values({ line_id: lineId, sealed: await sealBytes(tx, patientId, sealed) })
    .execute();
}

/** The visit that it was shown in says who may see it. */
export const uncheckedPhoto = (db: Database, lineId: string) =>
  db
    .selectFrom('visit_photos')
    .innerJoin('visit_chat', 'visit_chat.id', 'visit_photos.line_id')
    .select(['visit_chat.appointment_id', 'visit_photos.sealed'])
    .where('line_id', '=', lineId)
    .executeTakeFirst();

/** The newest, in order. */
export async function chatOf(db: Database, id: string, since = new Date(0)) {
  const lines = await db
    .selectFrom('visit_chat')
    .leftJoin('accounts', 'accounts.id', 'visit_chat.written_by')
    .leftJoin('visit_guests', 'visit_guests.id', 'visit_chat.guest_id')
    .leftJoin('visit_photos', 'visit_photos.line_id', 'visit_chat.id')
    .selectAll('visit_chat')
    .select([
      sql<string>`coalesce(accounts.name, visit_guests.name, '')`.as('writer'),
      sql<boolean>`visit_photos.line_id is not null`.as('has_photo'),
    ])
    .where('visit_chat.appointment_id', '=', id)
    .where('visit_chat.written_at', '>=', since)
    .orderBy('place', 'desc')
    .limit(1000)
    .execute();
  return lines.toReversed();
}

type Writer = { accountId: string } | { guestId: string };
type NewLine = { id: string; visitId: string; patientId: string; by: Writer; sealed: Buffer; now: Date };

/** False when the line is there already. */
export async function insertChat(tx: Tx, { id, visitId, patientId, by, sealed, now }: NewLine): Promise<boolean> {
  const writer = 'accountId' in by ? { written_by: by.accountId } : { guest_id: by.guestId };
  const words = await sealBytes(tx, patientId, sealed);
  const inserted = await tx
    .insertInto('visit_chat')
    .values({ id, appointment_id: visitId, ...writer, words, written_at: now })
    .onConflict((known) => known.column('id').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** Doctor and patient who write to each other have met, though no sound came through. Two who came for the patient have not. */
export async function meetInChat(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('video_visits')
    .set({ state: 'in-visit', met_at: now })
    .where('appointment_id', '=', id)
    .where('state', '=', 'let-in')
    .where(
      sql<SqlBool>`(select count(distinct line.written_by = visit.doctor_id) from visit_chat line
        join appointments visit on visit.id = line.appointment_id where line.appointment_id = ${id}) > 1`,
    )
    .execute();
}
