// Every symptom check for the data export, also those that were corrected.
import type { StoredTriageInFull } from '#contract/triage/symptom-records.ts';
import type { Tx } from '../db/connect.ts';
import type { Deps } from '../platform/deps.ts';
import { triageInFull } from './present.ts';
import { allTriagesOf } from './store.ts';

/** The caller has made sure that this is the actor's own record. Photos are fetched one by one, at their own address. */
export async function copySymptoms(
  tx: Tx,
  { config }: Pick<Deps, 'config'>,
  patientId: string,
): Promise<StoredTriageInFull[]> {
  return (await allTriagesOf(tx, patientId)).map((row) => triageInFull(config, row));
}
