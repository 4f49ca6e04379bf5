import type { Tx } from '../db/connect.ts';
import { findCarers } from '../patients/chart-access/care.ts';
import type { PatientRow } from '../patients/find-patient.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';

/** Makes the screens of everyone who may have this chart open refetch: the patient, and those who care for them now. */
export async function publishToCarers(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  patient: PatientRow,
  type: 'profile' | 'readings' | 'vaccines',
): Promise<void> {
  const carers = await findCarers(tx, patient.id, clock.now());
  await publish(tx, { type, id: patient.id, to: { accounts: carers, patients: [patient.id] } });
}
