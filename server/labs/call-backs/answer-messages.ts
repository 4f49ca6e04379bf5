import type { CallBack } from '#contract/labs/lab-call-backs.ts';
import type { Tx } from '#server/db/connect.ts';
import { answerByCall } from '#server/messages/answer-by-call.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { timeIn } from '#server/platform/zoned-time.ts';
import { unacknowledgedOf } from './store.ts';

/**
 * Acknowledges the message of the doctor who read the result back, so that it rings no longer. Each message about the result
 * says who read it back, to whom and when.
 */
export async function answerMessages(
  tx: Tx,
  deps: Deps,
  nurse: Actor,
  { orderId, patientId, closed }: CallBack,
  doctorId: string,
): Promise<void> {
  if (!closed) return;
  const called = timeIn(deps.config.clinic.timeZone, new Date(closed.at));
  const body = `${closed.doctor} read it back to ${closed.by} at ${called}.`;
  for (const { thread_id: threadId, doctor_id } of await unacknowledgedOf(tx, orderId)) {
    const isAcknowledged = doctor_id === doctorId;
    await answerByCall(tx, deps, nurse, { threadId, doctorId: doctor_id, patientId, body, isAcknowledged });
  }
}
