import { sql } from 'kysely';
import type { Database, Tx } from '#server/db/connect.ts';

/** The newest mark of this doctor for each, without those taken back. */
export const lastVisits = (db: Database, doctorId: string, admissionIds: readonly string[]) =>
  db
    .selectFrom('ward_visits')
    .distinctOn('admission_id')
    .select(['admission_id', 'visited_at', sql<string>`to_char(visited_on, 'YYYY-MM-DD')`.as('day')])
    .where('doctor_id', '=', doctorId)
    .where('admission_id', 'in', [...admissionIds])
    .where('taken_back_at', 'is', null)
    .orderBy('admission_id')
    .orderBy('visited_at', 'desc')
    .execute();

type Visit = { admissionId: string; doctorId: string; day: string; at: Date };

/** The mark of that day: a second press keeps the first one. */
export async function insertVisit(tx: Tx, { admissionId, doctorId, day, at }: Visit): Promise<Date> {
  const mine = { admission_id: admissionId, doctor_id: doctorId, visited_on: day };
  await tx
    .insertInto('ward_visits')
    .values({ ...mine, visited_at: at })
    .onConflict((known) =>
      known.columns(['doctor_id', 'admission_id', 'visited_on']).where('taken_back_at', 'is', null).doNothing(),
    )
    .execute();
  const row = await tx
    .selectFrom('ward_visits')
    .select('visited_at')
    .where('admission_id', '=', admissionId)
    .where('doctor_id', '=', doctorId)
    .where('visited_on', '=', day)
    .where('taken_back_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.visited_at;
}

export const takeVisitBack = (tx: Tx, { admissionId, doctorId, day, at }: Visit) =>
  tx
    .updateTable('ward_visits')
    .set({ taken_back_at: at })
    .where('admission_id', '=', admissionId)
    .where('doctor_id', '=', doctorId)
    .where('visited_on', '=', day)
    .where('taken_back_at', 'is', null)
    .execute();
