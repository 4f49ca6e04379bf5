// What the clinic does with a thread: answer, mark as read, assign, close. Each holds the thread's lock while it decides.
import { randomUUID } from 'node:crypto';
import type { InboxThread, InboxThreadInFull } from '#contract/inbox.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { markOthersDone } from '../notices/mark-notices-done.ts';
import { notify } from '../notices/notify.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { answerBy, answeringCalendar } from './answering-times.ts';
import { answerKeys, publishThread, tellClinic, tellOfAnswer } from './notify-people.ts';
import { isDanger, isNotChecked, isOwn, isReadFirst, readerOf } from './policy.ts';
import { presentThread, textIn } from './present.ts';
import { readInboxThread, requireThread } from './read-inbox.ts';
import {
  colleagues,
  foundSince,
  insertMessage,
  lockThread,
  numberOf,
  setAnswered,
  setAssignee,
  setClosed,
  setRead,
  type ThreadRow,
  threadById,
  writtenAfter,
} from './store.ts';

const SINCE_EVER = new Date(0);

type Answer = { message: string; seen: string; version: number };

export const answerPatient = (deps: Deps, actor: Actor, id: string, { message, seen, version }: Answer) =>
  withThread(deps, actor, id, 'read', async (tx, thread): Promise<InboxThreadInFull> => {
    const seenNumber = await numberIn(tx, thread, seen);
    // Whoever writes did not know of it: the answer says nothing of the danger, and would take it off the list.
    if (thread.version !== version && (await isFoundLater(tx, thread, seenNumber))) throw new Refusal('inbox_moved_on');
    const [messageId, now] = [randomUUID(), deps.clock.now()];
    await insertMessage(tx, thread.patient_id, {
      id: messageId,
      thread_id: id,
      author_id: actor.accountId,
      side: 'clinic',
      sealed_text: deps.seal.seal(message, textIn(messageId)),
      at: now,
    });
    await setAnswered(tx, id, now, await stillWaiting(tx, deps, thread, seenNumber));
    await setRead(tx, { threadId: id, readerId: actor.accountId, upTo: seenNumber, at: now });
    await record(tx, deps, actor, thread, 'inbox.answered');
    await tellOfAnswer(tx, deps, thread, messageId);
    await publishThread(tx, thread);
    return readInboxThread({ ...deps, db: tx }, actor, id);
  });

export const markInboxRead = (deps: Deps, actor: Actor, id: string, upTo: string) =>
  withThread(deps, actor, id, 'read', async (tx, thread): Promise<InboxThread> => {
    const number = await numberIn(tx, thread, upTo);
    const now = deps.clock.now();
    const isNew = await setRead(tx, { threadId: id, readerId: actor.accountId, upTo: number, at: now });
    if (isNew) {
      const answers = { beginning: answerKeys(id), except: [], since: SINCE_EVER };
      await markOthersDone(tx, actor.accountId, answers, now);
      await record(tx, deps, actor, thread, 'inbox.read');
      await publishThread(tx, thread);
    }
    return present(tx, deps, actor, id);
  });

export const assignInboxThread = (
  deps: Deps,
  actor: Actor,
  id: string,
  { to, version }: { to: string | null; version: number },
) =>
  withThread(deps, actor, id, 'know', async (tx, thread): Promise<InboxThread> => {
    assertVersion(thread, version);
    const colleague = to === null ? null : (await colleagues(tx)).find(({ id: known }) => known === to);
    if (colleague === undefined) throw unknownColleague();
    await setAssignee(tx, id, to);
    await record(tx, deps, actor, thread, 'inbox.assigned');
    const assigned = { ...thread, assigned_to: to, assignee: colleague?.name ?? null };
    if (to && !isOwn(actor, to)) {
      await tellClinic(tx, deps, assigned, {
        title: `A message of ${thread.patient} was given to you`,
        text: 'The message waits for an answer.',
        onceKey: `inbox-assigned:${id}:${thread.version}`,
      });
    }
    await tellDoctor(tx, deps, actor, assigned);
    await publishThread(tx, thread, [to]);
    return present(tx, deps, actor, id);
  });

export const closeInboxThread = (deps: Deps, actor: Actor, id: string, version: number) =>
  withThread(deps, actor, id, 'read', async (tx, thread): Promise<InboxThread> => {
    assertVersion(thread, version);
    if (thread.danger_since !== null) throw new Refusal('danger_unanswered');
    if (isReadFirst(thread)) throw notChecked();
    await setClosed(tx, id);
    await record(tx, deps, actor, thread, 'inbox.closed');
    await publishThread(tx, thread);
    return present(tx, deps, actor, id);
  });

async function withThread<Reply>(
  deps: Deps,
  actor: Actor,
  id: string,
  wanted: 'read' | 'know',
  work: (tx: Tx, thread: ThreadRow) => Promise<Reply>,
): Promise<Reply> {
  return transaction(deps.db, async (tx) => {
    await lockThread(tx, id);
    return work(tx, await requireThread({ ...deps, db: tx }, actor, id, wanted));
  });
}

async function numberIn(tx: Tx, thread: ThreadRow, messageId: string): Promise<number> {
  const number = await numberOf(tx, thread.id, messageId);
  if (number === null) throw new Refusal('not_found', { patientId: thread.patient_id });
  return number;
}

/** What the patient wrote while the answer was typed was not read: it waits on. */
async function stillWaiting(tx: Tx, deps: Deps, thread: ThreadRow, seen: number) {
  const unseen = await writtenAfter(tx, thread.id, seen);
  const [first] = unseen;
  if (!first) return null;
  return {
    since: first.at,
    answerBy: answerBy(first.at, await answeringCalendar({ ...deps, db: tx }, first.at)),
    dangerSince: unseen.find(isDanger)?.at ?? null,
    notCheckedSince: unseen.find(isNotChecked)?.at ?? null,
  };
}

const isFoundLater = async (tx: Tx, { id, danger_since, waiting_since }: ThreadRow, seen: number): Promise<boolean> =>
  danger_since !== null && waiting_since !== null && foundSince(tx, id, { upTo: seen, since: waiting_since });

function assertVersion(thread: ThreadRow, version: number): void {
  if (thread.version !== version || thread.status !== 'open') throw new Refusal('inbox_moved_on');
}

const notChecked = () =>
  new Refusal('danger_unanswered', {
    message: 'This message could not be checked for danger signs. Answer first, then close.',
  });

const unknownColleague = () =>
  new Refusal('unknown_colleague', {
    message: 'Choose one of the doctors or nurses.',
    fields: { to: 'Choose one of the doctors or nurses.' },
  });

/** The doctor who is addressed hears when somebody else is given the thread. */
async function tellDoctor(tx: Tx, deps: Deps, actor: Actor, thread: ThreadRow): Promise<void> {
  const { doctor_id: to, assigned_to: assignee } = thread;
  if (!to || !assignee || to === assignee || isOwn(actor, to)) return;
  await notify(tx, deps, {
    to,
    kind: 'inbox',
    title: `A message of ${thread.patient} to you was given to a colleague`,
    text: 'You can still read and answer it.',
    link: '/doctor-dashboard?view=inbox',
    patientId: thread.patient_id,
  });
}

async function record(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  thread: ThreadRow,
  action: 'inbox.answered' | 'inbox.assigned' | 'inbox.closed' | 'inbox.read',
): Promise<void> {
  await appendEntry(tx, deps.clock, actor, action, {
    subject: 'inbox',
    subjectId: thread.id,
    patientId: thread.patient_id,
  });
}

async function present(tx: Tx, deps: Deps, actor: Actor, id: string): Promise<InboxThread> {
  const row = await threadById(tx, readerOf(actor), deps.clock.now(), id);
  if (!row) throw new Refusal('not_found');
  return presentThread(deps, actor, row);
}
