import type { CriticalMessage } from '#contract/messages.ts';
import { findOpenCharts } from '../patients/chart-access/require-chart.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { mayAcknowledge, mayRead, sideOf } from './policy.ts';
import { messagesOf, type ThreadRow, unansweredCritical } from './store.ts';

/** Lists what waits for the caller's side: what doctors wrote to the ward, or what the ward wrote to this doctor. */
export async function listCriticalMessages(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor): Promise<CriticalMessage[]> {
  const { db } = deps;
  const threads = (await unansweredCritical(db, sideOf(actor))).filter((thread) => mayAcknowledge(actor, thread));
  if (threads.length === 0) return [];
  const messages = await messagesOf(
    db,
    threads.map(({ id }) => id),
  );
  const open = await findOpenCharts(
    deps,
    actor,
    threads.flatMap(({ patient_id }) => patient_id ?? []),
  );
  const isReadable = (thread: ThreadRow) =>
    mayRead(actor, thread, thread.patient_id !== null && open.has(thread.patient_id));
  return threads.map((thread) => ({
    id: thread.id,
    author: thread.author,
    patient: thread.patient,
    patientId: thread.patient_id,
    place: thread.place,
    subject: isReadable(thread) ? thread.subject : '',
    message: isReadable(thread) ? (messages.find(({ thread_id }) => thread_id === thread.id)?.body ?? '') : '',
    isWithheld: !isReadable(thread),
    sentAt: thread.started_at.toISOString(),
    rungAt: (thread.rung_at ?? thread.started_at).toISOString(),
  }));
}
