import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readerOf } from '../policy.ts';
import { requireThread } from '../read-inbox.ts';
import { photoCell } from './add-photo.ts';
import { photoById } from './store.ts';

/** For whoever may read its thread; to anyone else it does not exist. Each opening by the clinic leaves an entry. */
export async function openPhoto(deps: Deps, actor: Actor, id: string): Promise<Buffer> {
  return transaction(deps.db, async (tx) => {
    const unchecked = await photoById(tx, id);
    if (!unchecked) throw new Refusal('not_found');
    const thread = await requireThread({ ...deps, db: tx }, actor, unchecked.thread_id, 'read');
    if (readerOf(actor).side === 'clinic') {
      await appendEntry(tx, deps.clock, actor, 'inbox.photo_opened', {
        subject: 'photo',
        subjectId: id,
        patientId: thread.patient_id,
      });
    }
    return deps.seal.open(unchecked.sealed, photoCell(id));
  });
}
