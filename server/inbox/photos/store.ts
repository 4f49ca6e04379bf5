import { sql } from 'kysely';
import type { Database, Tx } from '#server/db/connect.ts';
import { sealBytes } from '#server/db/sealed/open-results.ts';

type Waiting = { id: string; authorId: string; sealed: Buffer; at: Date };

/** False when this author has as many photos as may be kept. */
export async function insertWaitingPhoto(tx: Tx, { id, authorId, sealed, at }: Waiting, most: number) {
  const { numAffectedRows } = await sql`
    insert into inbox_waiting_photos (id, author_id, sealed, at)
    select ${id}, ${authorId}, ${await sealBytes(tx, authorId, sealed)}, ${at} where ${most} > (
      (select count(*) from inbox_photos where author_id = ${authorId})
      + (select count(*) from inbox_waiting_photos where author_id = ${authorId}))`.execute(tx);
  return numAffectedRows === 1n;
}

/** Takes the photos of this author into the message, in this order. Returns how many there were: each is taken once. */
export async function takeIntoMessage(tx: Tx, { ids, authorId, messageId, patientId }: Taking): Promise<number> {
  const { rows } = await sql<{ id: string; place: number; sealed: Buffer }>`
    delete from inbox_waiting_photos w using unnest(${ids}::uuid[]) with ordinality as wanted (id, place)
    where w.id = wanted.id and w.author_id = ${authorId}
    returning w.id, wanted.place::int as place, w.sealed`.execute(tx);
  // One by one: together they may weigh several megabytes.
  for (const { id, place, sealed } of rows) {
    const photo = { id, message_id: messageId, author_id: authorId, place };
    await tx
      .insertInto('inbox_photos')
      .values({ ...photo, sealed: await sealBytes(tx, patientId, sealed) })
      .execute();
  }
  return rows.length;
}

type Taking = { ids: readonly string[]; authorId: string; messageId: string; patientId: string };

/** Any photo that was sent: the policy of its thread says who may see it. */
export const photoById = (db: Database, id: string) =>
  db
    .selectFrom('inbox_photos')
    .innerJoin('inbox_messages', 'inbox_messages.id', 'inbox_photos.message_id')
    .select(['inbox_photos.sealed', 'inbox_messages.thread_id'])
    .where('inbox_photos.id', '=', id)
    .executeTakeFirst();

export async function deleteWaitingBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('inbox_waiting_photos').where('at', '<', before).execute();
}
