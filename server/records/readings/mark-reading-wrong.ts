import { transaction } from '#server/db/transaction.ts';
import { requireChart } from '#server/patients/chart-access/require-chart.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { crossOutReading } from './cross-out-reading.ts';

/** Entered in error: crossed out by whoever entered it, while they may open the chart; never erased. */
export async function markReadingWrong(deps: Deps, actor: Actor, id: string): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const { id: patientId } = await crossOutReading(tx, deps, actor, id);
    await requireChart({ ...deps, db: tx }, actor, patientId);
  });
}
