import type { DoctorPage, Language } from '#contract/staffing/doctor-pages.ts';
import type { StoredDoctorPage } from '#contract/staffing/writing-doctor-pages.ts';
import type { Database } from '#server/db/connect.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { mayWritePage } from '../policy.ts';
import { readWorker } from '../read-worker.ts';
import { allLanguages, type DoctorPageRow, pageOf } from './store.ts';

/** For writing: a doctor's own, or any as an administrator, also before the doctor's first login. */
export async function readDoctorPage(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  doctorId: string,
): Promise<StoredDoctorPage> {
  await requirePage(db, actor, doctorId);
  const row = await pageOf(db, doctorId);
  return {
    ...presentPage(row),
    version: row?.version ?? 0,
    savedAt: row?.saved_at.toISOString() ?? null,
    savedBy: row?.saver_name ?? null,
  };
}

export async function requirePage(db: Database, actor: Actor, doctorId: string): Promise<void> {
  if (!mayWritePage(actor, doctorId)) throw new Refusal('not_found');
  if ((await readWorker(db, doctorId)).role !== 'doctor') throw new Refusal('not_found');
}

/** What everyone may read of a doctor who works here; the caller has found the doctor. */
export const findDoctorPage = async (db: Database, doctorId: string): Promise<DoctorPage> =>
  presentPage(await pageOf(db, doctorId));

/** By doctor; who has written nothing is not in it. */
export async function findLanguages(db: Database): Promise<Map<string, Language[]>> {
  return new Map((await allLanguages(db)).map(({ doctor_id, languages }) => [doctor_id, languages]));
}

const presentPage = (row: DoctorPageRow | undefined): DoctorPage => ({
  languages: row?.languages ?? [],
  qualifications: row?.qualifications ?? [],
  seesFor: row?.sees_for ?? [],
  about: row?.about ?? '',
  room: row?.room ?? '',
  directions: row?.directions ?? '',
});
