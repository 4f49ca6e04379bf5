// What a reader does with a thread: reply, mark as read, acknowledge.

import type { Message } from '#contract/messages.ts';
import type { Action } from '../audit/actions.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { isChartOpen } from '../patients/chart-access/require-chart.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { readThread } from './list-messages.ts';
import {
  isTakingOnCounted,
  MAX_UNANSWERED,
  mayAcknowledge,
  mayRead,
  mayTakeOn,
  sideOf,
  UNANSWERED_MS,
} from './policy.ts';
import { publishMessage } from './send-message.ts';
import {
  acknowledgeOnce,
  countUnanswered,
  insertMessage,
  insertReads,
  lockThread,
  patientOfThread,
  type ThreadRow,
  threadById,
} from './store.ts';

export const replyToMessage = (deps: Deps, actor: Actor, id: string, message: string): Promise<Message> =>
  withThread(deps, actor, id, async (tx, thread, now) => {
    await insertReads(tx, id, actor.accountId, now);
    await insertMessage(tx, thread.patient_id, { thread_id: id, author_id: actor.accountId, body: message, at: now });
    return record(tx, deps, actor, thread, 'message.replied');
  });

export const markMessageRead = (deps: Deps, actor: Actor, id: string): Promise<Message> =>
  withThread(deps, actor, id, async (tx, thread, now) => {
    if ((await insertReads(tx, id, actor.accountId, now)) === 0) return;
    return record(tx, deps, actor, thread, 'message.read');
  });

export const acknowledgeMessage = (deps: Deps, actor: Actor, id: string): Promise<Message> =>
  withThread(deps, actor, id, async (tx, thread, now) => {
    if (thread.acknowledged_at) throw acknowledgedBefore(thread);
    if (!mayAcknowledge(actor, thread)) throw new Refusal('nothing_to_acknowledge');
    if (!(await acknowledgeOnce(tx, id, actor.accountId, now))) {
      throw acknowledgedBefore((await threadById(tx, sideOf(actor), id)) ?? thread);
    }
    await insertReads(tx, id, actor.accountId, now);
    return record(tx, deps, actor, thread, 'message.acknowledged');
  });

async function withThread(
  deps: Deps,
  actor: Actor,
  id: string,
  change: (tx: Tx, thread: ThreadRow, now: Date) => Promise<void>,
): Promise<Message> {
  return transaction(deps.db, async (tx) => {
    const thread = await threadById(tx, sideOf(actor), id);
    if (!thread) throw new Refusal('not_found', { patientId: await patientOfThread(tx, id) });
    await assertReadable(tx, deps, actor, thread);
    await change(tx, thread, deps.clock.now());
    return readThread({ ...deps, db: tx }, actor, id);
  });
}

/** Answering is reading: what is withheld is not opened by it, unless nobody has taken it on. */
async function assertReadable(tx: Tx, deps: Deps, actor: Actor, thread: ThreadRow): Promise<void> {
  const { id, patient_id: patientId } = thread;
  // Of several who take it on at once one does.
  await lockThread(tx, id);
  const current = (await threadById(tx, sideOf(actor), id)) ?? thread;
  const isInCare = patientId !== null && (await isChartOpen({ ...deps, db: tx }, actor, patientId));
  if (mayRead(actor, current, isInCare)) return;
  if (!mayTakeOn(actor, current)) throw new Refusal('not_found', { patientId });
  if (!isTakingOnCounted(current)) return;
  const since = new Date(deps.clock.now().getTime() - UNANSWERED_MS);
  if ((await countUnanswered(tx, actor.accountId, since, patientId)) < MAX_UNANSWERED) return;
  throw new Refusal('messages_unanswered', { patientId });
}

async function record(tx: Tx, deps: Deps, actor: Actor, thread: ThreadRow, action: Action): Promise<void> {
  await appendEntry(tx, deps.clock, actor, action, {
    subject: 'message',
    subjectId: thread.id,
    ...(thread.patient_id ? { patientId: thread.patient_id } : {}),
  });
  await publishMessage(tx, thread.id, thread.doctor_id);
}

const acknowledgedBefore = (thread: ThreadRow): Refusal =>
  new Refusal('already_acknowledged', { message: `${thread.acknowledged_name} has already acknowledged this.` });
