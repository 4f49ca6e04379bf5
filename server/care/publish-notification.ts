import type { Tx } from '../db/connect.ts';
import { findCarers } from '../patients/chart-access/care.ts';
import type { PatientRow } from '../patients/find-patient.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';

type List = 'diagnoses' | 'prescriptions' | 'patients';

/** To whoever may have the chart open: those who care for the patient now, and the patient. */
export async function publishNotification(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  patient: Pick<PatientRow, 'id'>,
  lists: readonly List[],
): Promise<void> {
  const carers = await findCarers(tx, patient.id, clock.now());
  for (const type of lists)
    await publish(tx, { type, id: patient.id, to: { accounts: carers, patients: [patient.id] } });
}
