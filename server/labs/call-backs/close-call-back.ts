import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { acknowledgeMessage, replyToMessage } from '#server/messages/answer-message.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { isAddressee } from '../policy.ts';
import type { LabOrderRow } from '../store.ts';
import { closeOfOrder, unacknowledgedOf } from './store.ts';

/** The doctor has looked at the result: nobody needs to call, and their own message is answered with it. */
export async function closeAsReviewed(tx: Tx, deps: Deps, doctor: Actor, row: LabOrderRow): Promise<void> {
  await close(tx, deps, doctor, row, 'reviewed');
  const own = (await unacknowledgedOf(tx, row.id)).filter((message) => isAddressee(doctor, message));
  for (const { thread_id } of own) await acknowledgeMessage({ ...deps, db: tx }, doctor, thread_id);
}

/** A new result replaces the one to be called; those who were notified read so. */
export async function closeAsCorrected(tx: Tx, deps: Deps, nurse: Actor, row: LabOrderRow): Promise<void> {
  await close(tx, deps, nurse, row, 'corrected');
  for (const { thread_id } of await unacknowledgedOf(tx, row.id)) {
    await replyToMessage({ ...deps, db: tx }, nurse, thread_id, 'This result was corrected. Look at the new one.');
  }
}

async function close(tx: Tx, deps: Deps, actor: Actor, row: LabOrderRow, as: 'reviewed' | 'corrected'): Promise<void> {
  const end = { closed_as: as, closed_by: actor.accountId, closed_at: deps.clock.now() };
  for (const callBack of await closeOfOrder(tx, row.id, end)) {
    await appendEntry(tx, deps.clock, actor, 'lab_call_back.closed', {
      subject: 'lab-order',
      subjectId: row.id,
      patientId: row.patient_id,
      details: { callBack, as },
    });
  }
}
