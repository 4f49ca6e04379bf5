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
