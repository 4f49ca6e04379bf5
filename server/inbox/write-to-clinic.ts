// A patient writes. The readers of the symptom engine read every message before it is stored.
import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '#contract/durations.ts';
import type { InboxThreadInFull, NewInboxMessage } from '#contract/inbox.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { findOwnRecord, lockPatientById } from '../patients/find-patient.ts';
import { keepOwnPrivate } from '../patients/private-parts/mark-private.ts';
import type { Actor, Caller } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal, refuse } from '../platform/refusal.ts';
import { checkText } from '../triage/engine/check-text.ts';
import { answerBy, answeringCalendar } from './answering-times.ts';
import { insertCheck } from './checks/store.ts';
import { publishThread, tellClinic } from './notify-people.ts';
import { attachPhotos } from './photos/add-photo.ts';
import { earliestVisit, MAX_PER_HOUR, PER_HOUR_MS } from './policy.ts';
import { textIn } from './present.ts';
import { readInboxThread, requireThread } from './read-inbox.ts';
import { countWritten, doctorsVisited, insertMessage, isDeskHidden, openThread, type ThreadRow } from './store.ts';

/** The engine was busy, or slow with this text: so long it is left alone. */
const CHECK_AGAIN_MS = MINUTE_MS;

export async function writeToClinic(
  deps: Deps,
  actor: Actor,
  { doctorId, message, photos = [], isDangerDenied = false, isPrivate = false }: NewInboxMessage,
  check: DangerCheck,
): Promise<InboxThreadInFull> {
  const patient = await findOwnRecord(deps.db, actor);
  await assertAddressee(deps, patient.id, doctorId);
  if (check === 'danger' && !isDangerDenied) throw danger(deps);
  // Whoever went through the danger signs was stopped by a danger that their browser read.
  const isDanger = check === 'danger' || (check === 'not-checked' && isDangerDenied);
  const isNotChecked = check === 'not-checked' && !isDanger;
  return transaction(deps.db, async (tx) => {
    const inTx = { ...deps, db: tx };
    // One after the other, so that those at once are counted, too.
    await lockPatientById(tx, patient.id);
    await assertFew(tx, deps, actor);
    const now = deps.clock.now();
    const promised = answerBy(now, await answeringCalendar(inTx, now));
    const written = { patientId: patient.id, doctorId, now, answerBy: promised };
    const threadId = await openThread(tx, { ...written, isDanger, isNotChecked });
    if (isPrivate) await keepOwnPrivate(tx, deps, actor, { patientId: patient.id, subject: 'thread', id: threadId });
    const id = randomUUID();
    await insertMessage(tx, patient.id, {
      id,
      thread_id: threadId,
      author_id: actor.accountId,
      side: 'patient',
      sealed_text: deps.seal.seal(message, textIn(id)),
      is_danger: isDanger,
      is_not_checked: isNotChecked,
      at: now,
    });
    if (isNotChecked) await insertCheck(tx, id, new Date(now.getTime() + CHECK_AGAIN_MS));
    await attachPhotos(tx, actor, { messageId: id, patientId: patient.id }, photos);
    await appendEntry(tx, deps.clock, actor, 'inbox.sent', {
      subject: 'inbox',
      subjectId: threadId,
      patientId: patient.id,
      details: {
        to: doctorId ? 'doctor' : 'desk',
        danger: isNotChecked ? 'not-checked' : isDanger,
        photos: photos.length,
      },
    });
    const thread = await requireThread(inTx, actor, threadId, 'read');
    await tellOfMessage(tx, deps, thread, { id, isDanger, isNotChecked });
    await publishThread(tx, thread);
    return readInboxThread(inTx, actor, threadId);
  });
}

async function assertAddressee({ db, clock }: Deps, patientId: string, doctorId: string | null): Promise<void> {
  if (doctorId === null) {
    if (await isDeskHidden(db, patientId)) throw new Refusal('not_found', { patientId });
    return;
  }
  const now = clock.now();
  const visited = await doctorsVisited(db, patientId, earliestVisit(now), now);
  if (!visited.some(({ doctor_id }) => doctor_id === doctorId)) throw new Refusal('not_found', { patientId });
}

/** Not checked: the engine had no time for it. That is neither a danger nor none. */
export type DangerCheck = 'danger' | 'none' | 'not-checked';

export async function checkForDanger(
  deps: Deps,
  caller: Caller,
  text: string,
  address: string | null,
): Promise<DangerCheck> {
  const read = await checkText(deps, caller, text, address);
  if (read === 'not-checked') return read;
  return read === null ? 'none' : 'danger';
}

const danger = ({ config }: Deps): Refusal =>
  refuse('danger_in_message', 'call', { emergencyNumber: config.clinic.emergencyNumber });

async function assertFew(tx: Tx, { clock }: Deps, { accountId }: Actor): Promise<void> {
  const since = new Date(clock.now().getTime() - PER_HOUR_MS);
  if ((await countWritten(tx, accountId, since)) >= MAX_PER_HOUR) throw new Refusal('too_many_messages');
}

type Written = { id: string; isDanger: boolean; isNotChecked: boolean };

/** Once for all that wait together; each that names a danger, or was not checked, by itself and to the whole desk. */
function tellOfMessage(tx: Tx, deps: Deps, thread: ThreadRow, { id, isDanger, isNotChecked }: Written): Promise<void> {
  if (isDanger) {
    return tellClinic(tx, deps, thread, {
      title: `Read first: ${thread.patient} may be in danger`,
      text: 'The message names a danger sign. The patient was shown the emergency number and sent it all the same.',
      onceKey: `inbox-danger:${id}`,
      alsoDesk: true,
    });
  }
  if (isNotChecked) {
    return tellClinic(tx, deps, thread, {
      title: `Read first: a message of ${thread.patient} was not checked`,
      text: 'It could not be checked for danger signs. It may name one.',
      onceKey: `inbox-not-checked:${id}`,
      alsoDesk: true,
    });
  }
  return tellClinic(tx, deps, thread, {
    title: `${thread.patient} wrote to ${thread.doctor ?? 'the desk'}`,
    text: 'The message waits for an answer.',
    onceKey: `inbox:${thread.id}:${thread.waiting_since?.toISOString()}`,
  });
}
