import type { Reading, ReadingKind } from '#contract/records.ts';
import { transaction } from '../db/transaction.ts';
import { openChart } from '../patients/open-chart.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { findAge } from './find-age.ts';
import { readingOnFile } from './reading-on-file.ts';
import { readingsOf } from './store.ts';

const USUAL = 200;

export async function listReadings(
  deps: Deps,
  actor: Actor,
  patientId: string,
  wish: { kind?: ReadingKind | undefined; limit?: number | undefined },
): Promise<Reading[]> {
  return transaction(deps.db, async (tx) => {
    await openChart(tx, deps, actor, patientId, 'readings');
    const ageAt = await findAge({ ...deps, db: tx }, patientId);
    const rows = await readingsOf(tx, patientId, { kind: wish.kind, limit: wish.limit ?? USUAL });
    return rows.map((row) => readingOnFile(row, actor, ageAt));
  });
}
