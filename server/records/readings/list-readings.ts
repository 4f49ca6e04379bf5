import type { Reading, ReadingKind } from '#contract/readings/readings.ts';
import { transaction } from '#server/db/transaction.ts';
import { openChart } from '#server/patients/chart-access/open-chart.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findAge } from '../find-age.ts';
import { readingsOf } from '../store.ts';
import { presentReading } from './present-reading.ts';

const USUAL = 200;

export async function listReadings(
  deps: Deps,
  actor: Actor,
  patientId: string,
  input: { kind?: ReadingKind | undefined; limit?: number | undefined },
): Promise<Reading[]> {
  return transaction(deps.db, async (tx) => {
    await openChart(tx, deps, actor, patientId, 'readings');
    const ageAt = await findAge({ ...deps, db: tx }, patientId);
    const rows = await readingsOf(tx, patientId, { kind: input.kind, limit: input.limit ?? USUAL });
    return rows.map((row) => presentReading(row, actor, ageAt));
  });
}
