import type { ClinicTold } from '#contract/readings/readings.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import type { PatientRow } from '#server/patients/find-patient.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publishToCarers } from '../publish-to-carers.ts';
import { setTold } from '../store.ts';

/** Runs in the transaction that notifies the clinic, with these readings locked. */
export async function markClinicTold(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  actor: Actor,
  patient: PatientRow,
  ids: readonly string[],
  { at, how, signs }: ClinicTold,
): Promise<void> {
  await setTold(tx, ids, { told_at: new Date(at), told_as: how, told_signs: signs });
  for (const subjectId of ids) {
    const about = { subject: 'reading', subjectId, patientId: patient.id };
    await appendEntry(tx, deps.clock, actor, 'reading.told', about);
  }
  await publishToCarers(tx, deps, patient, 'readings');
}
