import type { CriticalMessage } from '../../contract/messages.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { mayAcknowledge, sideOf } from './policy.ts';
import { messagesOf, unansweredCritical } from './store.ts';

/** Those that wait for this person's side: what doctors wrote to the ward, or what the ward wrote to this doctor. */
export async function listCriticalMessages({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<CriticalMessage[]> {
  const threads = (await unansweredCritical(db, sideOf(actor))).filter((thread) => mayAcknowledge(actor, thread));
  if (threads.length === 0) return [];
  const messages = await messagesOf(
    db,
    threads.map(({ id }) => id),
  );
  return threads.map((thread) => ({
    id: thread.id,
    author: thread.author,
    patient: thread.patient,
    patientId: thread.patient_id,
    place: thread.place,
    subject: thread.subject,
    message: messages.find(({ thread_id }) => thread_id === thread.id)?.body ?? '',
    sentAt: thread.started_at.toISOString(),
    rungAt: (thread.rung_at ?? thread.started_at).toISOString(),
  }));
}
