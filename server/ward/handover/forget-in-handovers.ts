import { transaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Snapshot, Written } from './read-handover.ts';
import { changeHandover, handoversOf, inHandovers, markForgotten } from './store.ts';

/** Handovers tell of everyone on the ward in one text: whoever was erased is taken out, the others stay as they were written. */
export async function forgetInHandovers({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (const { id, stays } of await inHandovers(db)) {
    await transaction(db, async (tx) => {
      for (const stay of stays) {
        for (const row of await handoversOf(tx, stay)) {
          const written = { ...((row.written as Written | null) ?? {}) };
          delete written[stay.id];
          const kept = row.handed_over as Snapshot | null;
          const handedOver = kept && {
            ...kept,
            patients: kept.patients.filter(({ inpatientId }) => inpatientId !== stay.id),
          };
          await changeHandover(tx, row.id, {
            written: JSON.stringify(written),
            ...(handedOver ? { handed_over: JSON.stringify(handedOver) } : {}),
          });
        }
      }
      await markForgotten(tx, id);
    });
  }
}
