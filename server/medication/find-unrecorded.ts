import type { Database } from '../db/connect.ts';
import { timeIn } from '../platform/zoned-time.ts';
import { endedUnrecorded } from './doses/store.ts';
import { dosageInWords } from './orders/in-words.ts';
import { versionsOf } from './orders/store.ts';
import { inForceBefore } from './orders/terms.ts';

export type Unrecorded = { admissionId: string; taskId: string; words: string; dueAt: Date };

/**
 * Doses of these stays whose order changed or ended since then while they were due, and of which nobody knows whether they were
 * given; for whoever may open the charts.
 */
export async function findUnrecorded(
  db: Database,
  admissionIds: readonly string[],
  { since, timeZone }: { since: Date; timeZone: string },
): Promise<Unrecorded[]> {
  const doses = admissionIds.length === 0 ? [] : await endedUnrecorded(db, admissionIds, since);
  if (doses.length === 0) return [];
  const versions = await versionsOf(db, [...new Set(doses.map(({ order_id }) => order_id))]);
  return doses.flatMap(({ id, order_id, admission_id, medication, due_at, cancelled_at, stopped_at }) => {
    if (!cancelled_at) return [];
    const terms = inForceBefore(
      versions.filter((one) => one.order_id === order_id),
      cancelled_at,
    );
    const dose = terms ? `${medication} ${dosageInWords(terms)} ${terms.route}` : medication;
    const what = stopped_at ? 'ended' : 'changed';
    const words = `${dose}, its order ${what} at ${timeIn(timeZone, cancelled_at)}. Ask whether it was given`;
    return [{ admissionId: admission_id, taskId: id, words, dueAt: due_at }];
  });
}
