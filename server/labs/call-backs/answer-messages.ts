import type { CallBack } from '../../../contract/lab-call-backs.ts';
import { appendEntry } from '../../audit/append-entry.ts';
import type { Tx } from '../../db/connect.ts';
import { announceMessage } from '../../messages/send-message.ts';
import { acknowledgeOnce, insertMessage, insertReads } from '../../messages/store.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { timeIn } from '../../platform/zoned-time.ts';
import { unacknowledgedOf } from './store.ts';

/**
 * After a call in which the result was read back: the message of the doctor who did so is acknowledged and rings no
 * longer. Each message about the result says by whom it was read back, to whom and when.
 */
export async function answerMessages(
  tx: Tx,
  deps: Deps,
  nurse: Actor,
  { orderId, patientId, closed }: CallBack,
  doctorId: string,
): Promise<void> {
  if (!closed) return;
  const at = deps.clock.now();
  const called = timeIn(deps.config.clinic.timeZone, new Date(closed.at));
  const body = `${closed.doctor} read it back to ${closed.by} at ${called}.`;
  for (const { thread_id, doctor_id } of await unacknowledgedOf(tx, orderId)) {
    const isOwn = doctor_id === doctorId;
    if (isOwn && !(await acknowledgeOnce(tx, thread_id, doctorId, at))) continue;
    if (isOwn) {
      await insertReads(tx, thread_id, doctorId, at);
      const details = { doctor: doctorId, by: 'read-back' };
      const about = { subject: 'message', subjectId: thread_id, patientId, details };
      await appendEntry(tx, deps.clock, nurse, 'message.acknowledged', about);
    }
    await insertMessage(tx, { thread_id, author_id: nurse.accountId, body, at });
    await announceMessage(tx, thread_id, doctor_id);
  }
}
