// A critical message that was answered on the telephone: somebody else writes down what was said.
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { publishMessage } from './send-message.ts';
import { acknowledgeOnce, insertMessage, insertReads } from './store.ts';

type Answered = { threadId: string; doctorId: string; patientId: string; body: string; isAcknowledged: boolean };

/** With `isAcknowledged` the doctor's own message rings no longer. Writes nothing where it was acknowledged before. */
export async function answerByCall(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  nurse: Actor,
  { threadId, doctorId, patientId, body, isAcknowledged }: Answered,
): Promise<void> {
  const at = deps.clock.now();
  if (isAcknowledged && !(await acknowledgeOnce(tx, threadId, doctorId, at))) return;
  if (isAcknowledged) {
    await insertReads(tx, threadId, doctorId, at);
    const details = { doctor: doctorId, by: 'read-back' };
    const about = { subject: 'message', subjectId: threadId, patientId, details };
    await appendEntry(tx, deps.clock, nurse, 'message.acknowledged', about);
  }
  await insertMessage(tx, patientId, { thread_id: threadId, author_id: nurse.accountId, body, at });
  await publishMessage(tx, threadId, doctorId);
}
