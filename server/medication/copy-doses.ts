import type { Everything } from '#contract/copies.ts';
import type { Database } from '../db/connect.ts';
import { recordsOf } from './doses/store.ts';
import { presentAdministration } from './orders/present.ts';

/** Every dose on file, newest first, for the patient, who asks for it. */
export const copyDoses = async (db: Database, patientId: string): Promise<Everything['doses']> =>
  (await recordsOf(db, patientId)).map((row) => ({ ...presentAdministration(row), medication: row.medication }));
