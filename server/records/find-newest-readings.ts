import { READING_KINDS, type Reading } from '#contract/records.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { findAge } from './find-age.ts';
import { presentReading } from './present-reading.ts';
import { readingsOf } from './store.ts';

/** The newest of each kind, for the rooms that come after, once they have opened the chart themselves. */
export async function findNewestReadings(
  deps: Pick<Deps, 'db' | 'config'>,
  actor: Actor,
  patientId: string,
): Promise<Reading[]> {
  const ageAt = await findAge(deps, patientId);
  const readings: Reading[] = [];
  for (const kind of READING_KINDS) {
    const [newest] = await readingsOf(deps.db, patientId, { kind, limit: 1 });
    if (newest) readings.push(presentReading(newest, actor, ageAt));
  }
  return readings;
}
