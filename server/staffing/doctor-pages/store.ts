import type { DoctorPage, Language } from '#contract/staffing/doctor-pages.ts';
import type { Database, Tx } from '#server/db/connect.ts';

export const pageOf = (db: Database, doctorId: string) =>
  db
    .selectFrom('doctor_pages')
    .innerJoin('accounts', 'accounts.id', 'doctor_pages.saved_by')
    .selectAll('doctor_pages')
    .select('accounts.name as saver_name')
    // Written by the contract's codes alone.
    .$narrowType<{ languages: Language[] }>()
    .where('doctor_pages.doctor_id', '=', doctorId)
    .executeTakeFirst();

export type DoctorPageRow = NonNullable<Awaited<ReturnType<typeof pageOf>>>;

export const allLanguages = (db: Database) =>
  db.selectFrom('doctor_pages').select(['doctor_id', 'languages']).$narrowType<{ languages: Language[] }>().execute();

type Written = { doctorId: string; page: DoctorPage; version: number; savedAt: Date; savedBy: string };

/** False when someone else wrote since this version. */
export async function writePage(tx: Tx, { doctorId, page, version, savedAt, savedBy }: Written): Promise<boolean> {
  const { seesFor, ...facts } = page;
  const values = { ...facts, sees_for: seesFor, saved_at: savedAt, saved_by: savedBy };
  const written =
    version === 0
      ? await tx
          .insertInto('doctor_pages')
          .values({ doctor_id: doctorId, ...values })
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await tx
          .updateTable('doctor_pages')
          .set({ ...values, version: version + 1 })
          .where('doctor_id', '=', doctorId)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst();
  return written !== undefined;
}
