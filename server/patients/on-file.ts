import type { PatientOnFile } from '../../contract/patients.ts';
import type { PatientRow } from './find-patient.ts';

/** `newEmail` waits to be confirmed. */
export const patientOnFile = (row: PatientRow, newEmail: string | null): PatientOnFile => ({
  id: row.id,
  pud: row.pud,
  name: row.name,
  email: row.email,
  newEmail,
  phone: row.phone,
  registeredAt: row.registered_at.toISOString(),
  hasAccount: row.account_id !== null,
  isDeactivated: row.deactivated_at !== null,
  version: row.version,
});
