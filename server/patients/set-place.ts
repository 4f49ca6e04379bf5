import type { Tx } from '../db/connect.ts';
import { setPlaceOf } from './store.ts';

/** Where the patient lies, as messages and alerts show it: '204-B'; null when they have left. */
export async function setPlace(tx: Tx, patientId: string, place: string | null): Promise<void> {
  await setPlaceOf(tx, patientId, place);
}
