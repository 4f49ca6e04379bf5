// Photos in the chat of a visit: drawn anew like every photo here, sealed, and kept with the record.
import type { ChatLine } from '#contract/appointments/visits.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { SealedCell } from '#server/platform/encryption/seal.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findVisit, holdVisit } from '../find-visit.ts';
import { isLetIn } from '../policy.ts';
import { publishVisit } from '../publish-visit.ts';
import { readChat, wordsOf } from './chat.ts';
import { countPhotos, insertChat, insertPhoto, uncheckedPhoto } from './store.ts';

export const MOST_PHOTOS = 20;

const cellOf = (row: string): SealedCell => ({ table: 'visit_photos', column: 'sealed', row });

type Shared = { id: string; jpeg: Buffer };

export async function sharePhoto(deps: Deps, actor: Actor, visitId: string, { id, jpeg }: Shared): Promise<ChatLine[]> {
  return transaction(deps.db, async (tx) => {
    const inTx = { ...deps, db: tx };
    const { row, state } = await holdVisit(tx, deps, actor, visitId);
    if (!isLetIn(state)) throw new Refusal('visit_not_open');
    const whose = { visitId, patientId: row.patient_id };
    const line = { id, ...whose, by: actor, sealed: deps.seal.seal('', wordsOf(id)), now: deps.clock.now() };
    // Sent again after a lost answer: it stands there already.
    if (!(await insertChat(tx, line))) return readChat(inTx, actor, visitId);
    if ((await countPhotos(tx, visitId)) >= MOST_PHOTOS) throw new Refusal('photos_full');
    await insertPhoto(tx, row.patient_id, id, deps.seal.seal(jpeg, cellOf(id)));
    await appendEntry(tx, deps.clock, actor, 'visit.photo_shared', {
      ...{ subject: 'visit', subjectId: visitId, patientId: row.patient_id },
    });
    await publishVisit(tx, row);
    return readChat(inTx, actor, visitId);
  });
}

/** For the two whose visit it was; each opening by the doctor leaves an entry. */
export async function openVisitPhoto(deps: Deps, actor: Actor, id: string): Promise<Buffer> {
  return transaction(deps.db, async (tx) => {
    const unchecked = await uncheckedPhoto(tx, id);
    if (!unchecked) throw new Refusal('not_found');
    const { row, side } = await findVisit({ ...deps, db: tx }, actor, unchecked.appointment_id);
    if (side === 'doctor') {
      await appendEntry(tx, deps.clock, actor, 'visit.photo_opened', {
        ...{ subject: 'visit', subjectId: row.id, patientId: row.patient_id },
      });
    }
    return deps.seal.open(unchecked.sealed, cellOf(id));
  });
}
