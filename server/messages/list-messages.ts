import type { Message } from '../../contract/messages.ts';
import type { Database } from '../db/connect.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { countOnDuty } from '../staffing/duty.ts';
import { listCriticalMessages } from './list-critical-messages.ts';
import { threadOnFile } from './on-file.ts';
import { sideOf } from './policy.ts';
import { countUnread, messagesOf, newestThreads, readsOf, type ThreadRow, threadById } from './store.ts';

type Wanted = { limit: number; after?: string | undefined; onlyUnread: boolean };

export async function listMessages({ db }: Pick<Deps, 'db'>, actor: Actor, wanted: Wanted): Promise<Message[]> {
  return withMessages(db, actor, await newestThreads(db, sideOf(actor), wanted));
}

export async function readThread(db: Database, actor: Actor, id: string): Promise<Message> {
  const thread = await threadById(db, sideOf(actor), id);
  const [message] = thread ? await withMessages(db, actor, [thread]) : [];
  if (!message) throw new Refusal('not_found');
  return message;
}

export async function countMessages({ db }: Pick<Deps, 'db'>, actor: Actor) {
  const [unread, critical, activeDoctors] = await Promise.all([
    countUnread(db, sideOf(actor)),
    listCriticalMessages({ db }, actor),
    countOnDuty(db, 'doctor'),
  ]);
  return { unread, critical: critical.length, activeDoctors };
}

async function withMessages(db: Database, actor: Actor, threads: ThreadRow[]): Promise<Message[]> {
  if (threads.length === 0) return [];
  const ids = threads.map(({ id }) => id);
  const [messages, reads] = await Promise.all([messagesOf(db, ids), readsOf(db, ids)]);
  return threads.map((thread) => threadOnFile(actor, thread, messages, reads));
}
