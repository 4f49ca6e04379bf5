import { READING_KINDS, type Reading } from '#contract/readings/readings.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findAge } from './find-age.ts';
import { presentReading } from './readings/present-reading.ts';
import { newestReadings } from './store.ts';

/** Finds the newest reading of each kind. The calling module has opened the chart. */
export async function findNewestReadings(
  deps: Pick<Deps, 'db' | 'config'>,
  actor: Actor,
  patientId: string,
): Promise<Reading[]> {
  const [ageAt, rows] = await Promise.all([
    findAge(deps, patientId),
    newestReadings(deps.db, patientId, READING_KINDS),
  ]);
  const newest = new Map(rows.map((row) => [row.kind, row]));
  return READING_KINDS.flatMap((kind) => newest.get(kind) ?? []).map((row) => presentReading(row, actor, ageAt));
}
