import type { Tx } from '../db/connect.ts';
import { publish } from '../platform/events.ts';
import type { VisitRow } from './store.ts';

type Parties = Pick<VisitRow, 'id' | 'doctor_id' | 'patient_id'>;

/** Pages of both sides look again. */
export const publishVisit = (tx: Tx, { id, doctor_id, patient_id }: Parties): Promise<void> =>
  publish(tx, { type: 'visits', id, to: { accounts: [doctor_id], patients: [patient_id] } });

/** The doctor's next patients learn how late it is. */
export async function publishLine(tx: Tx, waiting: readonly Parties[]): Promise<void> {
  for (const { id, patient_id } of waiting) await publish(tx, { type: 'visits', id, to: { patients: [patient_id] } });
}
