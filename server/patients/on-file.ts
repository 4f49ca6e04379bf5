import type { PatientOnFile } from '../../contract/patients.ts';
import type { Database } from '../db/connect.ts';
import type { Deps } from '../platform/deps.ts';
import type { PatientRow } from './find-patient.ts';
import { newEmailOf } from './store.ts';

export async function patientOnFile(
  db: Database,
  { clock }: Pick<Deps, 'clock'>,
  row: PatientRow,
): Promise<PatientOnFile> {
  return {
    id: row.id,
    pud: row.pud,
    name: row.name,
    email: row.email,
    newEmail: await newEmailOf(db, row.id, clock.now()),
    phone: row.phone,
    registeredAt: row.registered_at.toISOString(),
    hasAccount: row.account_id !== null,
    isDeactivated: row.deactivated_at !== null,
    version: row.version,
  };
}
