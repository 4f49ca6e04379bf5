// Marks that a list shows beside a patient. Later modules raise a mark for an open alert, a critical inpatient, an
// unreviewed result or a follow-up, and lower it when that is over.
import type { Tx } from '#server/db/connect.ts';
import type { Deps } from '#server/platform/deps.ts';
import { deleteMarks, upsertMark } from './store.ts';

type Mark = {
  patientId: string;
  kind: 'critical' | 'follow-up';
  /** The alert, admission, order or diagnosis that it comes from. */
  sourceId: string;
  /** A day (yyyy-mm-dd) from which it counts; at once when left out. */
  fromDay?: string;
};

export async function raiseMark(tx: Tx, { clock }: Pick<Deps, 'clock'>, mark: Mark): Promise<void> {
  await upsertMark(tx, {
    patient_id: mark.patientId,
    kind: mark.kind,
    source_id: mark.sourceId,
    from_day: mark.fromDay ?? null,
    raised_at: clock.now(),
  });
}

export const lowerMarks = (tx: Tx, sourceIds: readonly string[]): Promise<void> => deleteMarks(tx, sourceIds);
