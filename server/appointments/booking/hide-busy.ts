import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import { slotTaken } from './lock-slot.ts';
import { startsOfPatient } from './store.ts';

type At = { patientId: string; start: Date };

/**
 * "Already has an appointment at that time" would tell whoever acts for a patient of a visit that is hidden from them. To them the
 * time is taken, unless they see the visit that is in the way.
 */
export async function hideBusy<Result>(
  tx: Tx,
  actor: Actor,
  { patientId, start }: At,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  if (!actor.acting?.withholds) return work(tx);
  try {
    return await transaction(tx, work);
  } catch (error) {
    const isBusy = error instanceof Error && (error as { constraint?: unknown }).constraint === 'one_place_per_patient';
    if (!isBusy) throw error;
    const seen = await startsOfPatient(tx, patientId, start);
    throw seen.has(start.getTime()) ? error : slotTaken();
  }
}
