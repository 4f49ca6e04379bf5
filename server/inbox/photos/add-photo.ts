// A photo for the next message. It comes by itself, so that the message stays JSON that can be sent twice, and one that cannot be
// read is refused before the message.
import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '#contract/durations.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { findOwnRecord } from '#server/patients/find-patient.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { SealedCell } from '#server/platform/encryption/seal.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readPhoto } from '#server/triage/photo/read-photo.ts';
import { deleteWaitingBefore, insertWaitingPhoto, takeIntoMessage } from './store.ts';

/** As many as a record holds of symptom checks. */
export const MAX_PHOTOS = 500;
const WAITS_MS = HOUR_MS;

/** Sealed for the place where it will lie once it is sent. */
export const photoCell = (row: string): SealedCell => ({ table: 'inbox_photos', column: 'sealed', row });

export async function addPhoto(deps: Deps, actor: Actor, bytes: Buffer | undefined): Promise<{ id: string }> {
  const patient = await findOwnRecord(deps.db, actor);
  const { jpeg } = await readPhoto(bytes);
  return transaction(deps.db, async (tx) => {
    const id = randomUUID();
    const photo = { id, authorId: actor.accountId, sealed: deps.seal.seal(jpeg, photoCell(id)), at: deps.clock.now() };
    if (!(await insertWaitingPhoto(tx, photo, MAX_PHOTOS))) throw new Refusal('photos_full');
    await appendEntry(tx, deps.clock, actor, 'inbox.photo_added', {
      subject: 'photo',
      subjectId: id,
      patientId: patient.id,
    });
    return { id };
  });
}

/** In the transaction of the message: all of them go with it, or nothing is sent. */
export async function attachPhotos(
  tx: Tx,
  { accountId }: Actor,
  to: { messageId: string; patientId: string },
  ids: readonly string[],
) {
  if (ids.length === 0) return;
  const taken = await takeIntoMessage(tx, { ids, authorId: accountId, ...to });
  if (taken !== ids.length) throw gone();
}

const gone = () => new Refusal('photo_gone', { fields: { photos: 'A photo is no longer here. Press Send again.' } });

/** Photos whose message never came. */
export const deleteUnsentPhotos = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  deleteWaitingBefore(db, new Date(clock.now().getTime() - WAITS_MS));
