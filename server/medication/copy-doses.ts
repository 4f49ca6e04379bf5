import type { DataExport } from '#contract/patients/data-export.ts';
import type { Database } from '../db/connect.ts';
import { recordsOf } from './doses/store.ts';
import { presentAdministration } from './orders/present.ts';

/** Every recorded dose, newest first, for the patient's own copy. */
export const copyDoses = async (db: Database, patientId: string): Promise<DataExport['doses']> =>
  (await recordsOf(db, patientId)).map((row) => ({ ...presentAdministration(row), medication: row.medication }));
