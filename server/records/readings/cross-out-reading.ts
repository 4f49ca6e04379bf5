import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { findPatient, type PatientRow } from '#server/patients/find-patient.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { publishToCarers } from '../publish-to-carers.ts';
import { crossOut, patientOfReading } from '../store.ts';

/** One's own only. The caller has made sure who may. */
export async function crossOutReading(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  actor: Actor,
  id: string,
): Promise<PatientRow> {
  const patientId = await crossOut(tx, id, actor.accountId, deps.clock.now());
  if (!patientId) throw new Refusal('not_found', { patientId: await patientOfReading(tx, id) });
  const patient = await findPatient(tx, patientId);
  await appendEntry(tx, deps.clock, actor, 'reading.marked_wrong', { subject: 'reading', subjectId: id, patientId });
  await publishToCarers(tx, deps, patient, 'readings');
  return patient;
}
