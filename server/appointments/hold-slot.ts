import type { Tx } from '../db/connect.ts';
import { holdPatient } from '../patients/find-patient.ts';
import { Refusal } from '../platform/refusal.ts';
import { countPending, isHeld, queueForSlot } from './store.ts';

const MOST_PENDING = 3;

/** Stands in line for the slot and looks whether it is still free. The constraints of the table have the last word. */
export async function holdSlot(
  tx: Tx,
  wish: { patientId: string; doctorId: string; start: Date; movedId: string | null },
): Promise<void> {
  await queueForSlot(tx, wish.doctorId, wish.start);
  if (await isHeld(tx, wish.doctorId, wish.start)) throw slotTaken();
  await holdPatient(tx, wish.patientId);
  if ((await countPending(tx, wish.patientId, wish.movedId)) >= MOST_PENDING) throw new Refusal('too_many_pending');
}

export const slotTaken = () => new Refusal('slot_taken', { fields: { time: 'Choose another time.' } });
