import type { Message } from '#contract/messages.ts';
import { findOpenCharts } from '../patients/chart-access/require-chart.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { countOnDuty } from '../staffing/duty.ts';
import { listCriticalMessages } from './list-critical-messages.ts';
import { sideOf } from './policy.ts';
import { presentThread } from './present.ts';
import {
  countUnread,
  messagesOf,
  newestThreads,
  patientOfThread,
  readsOf,
  type ThreadRow,
  threadById,
} from './store.ts';

type Wanted = { limit: number; after?: string | undefined; onlyUnread: boolean };

type Needs = Pick<Deps, 'db' | 'clock'>;

export async function listMessages(deps: Needs, actor: Actor, wanted: Wanted): Promise<Message[]> {
  return withMessages(deps, actor, await newestThreads(deps.db, sideOf(actor), wanted));
}

export async function readThread(deps: Needs, actor: Actor, id: string): Promise<Message> {
  const thread = await threadById(deps.db, sideOf(actor), id);
  const [message] = thread ? await withMessages(deps, actor, [thread]) : [];
  if (!message) throw new Refusal('not_found', { patientId: await patientOfThread(deps.db, id) });
  return message;
}

export async function countMessages({ db, clock }: Needs, actor: Actor) {
  const [unread, critical, activeDoctors] = await Promise.all([
    countUnread(db, sideOf(actor)),
    listCriticalMessages({ db, clock }, actor),
    countOnDuty(db, 'doctor'),
  ]);
  return { unread, critical: critical.length, activeDoctors };
}

async function withMessages(deps: Needs, actor: Actor, threads: ThreadRow[]): Promise<Message[]> {
  if (threads.length === 0) return [];
  const ids = threads.map(({ id }) => id);
  const about = threads.flatMap(({ patient_id }) => patient_id ?? []);
  const [messages, reads, open] = await Promise.all([
    messagesOf(deps.db, ids),
    readsOf(deps.db, ids),
    findOpenCharts(deps, actor, about),
  ]);
  return threads.map((thread) => {
    const isInCare = thread.patient_id !== null && open.has(thread.patient_id);
    return presentThread(actor, { thread, messages, reads, isInCare });
  });
}
