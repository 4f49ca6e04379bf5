import type { Tx } from '../db/connect.ts';
import { publish } from '../platform/events.ts';
import type { VisitRow } from './store.ts';

type Parties = Pick<VisitRow, 'id' | 'doctor_id' | 'patient_account_id'>;

/** Pages of both sides look again. */
export async function publishVisit(tx: Tx, { id, doctor_id, patient_account_id }: Parties): Promise<void> {
  const accounts = [doctor_id, ...(patient_account_id ? [patient_account_id] : [])];
  await publish(tx, { type: 'visits', id, to: { accounts } });
}

/** The doctor's next patients learn how late it is. */
export async function publishLine(tx: Tx, waiting: readonly Parties[]): Promise<void> {
  for (const { id, patient_account_id } of waiting) {
    if (patient_account_id) await publish(tx, { type: 'visits', id, to: { accounts: [patient_account_id] } });
  }
}
