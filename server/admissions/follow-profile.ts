// Stays whose patient's health profile has a newer version than the one by which the ward judged them last.
import type { Database, Tx } from '../db/connect.ts';
import type { InpatientRow } from './find-inpatient.ts';
import { admissionById, lockAdmission, setJudgedBy, staysWithNewProfile } from './store.ts';

export const listUnfollowedProfiles = (db: Database): Promise<{ id: string }[]> => staysWithNewProfile(db);

/** Locks the stay; null if another server was quicker, or the patient has left. */
export async function claimProfile(tx: Tx, id: string): Promise<InpatientRow | null> {
  await lockAdmission(tx, id);
  const [newer] = await staysWithNewProfile(tx, id);
  if (!newer) return null;
  await setJudgedBy(tx, id, newer.version);
  return (await admissionById(tx, id)) ?? null;
}
