import type { Tx } from '#server/db/connect.ts';
import { lockPatientById } from '#server/patients/find-patient.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** Until the transaction ends nobody closes this record, and nobody else queues or books for this patient. */
export async function lockPatientHere(tx: Tx, patientId: string): Promise<void> {
  const { isDeactivated } = await lockPatientById(tx, patientId);
  if (isDeactivated) throw new Refusal('not_found', { patientId });
}
