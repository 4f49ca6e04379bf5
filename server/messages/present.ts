import type { Message } from '#contract/messages.ts';
import type { Actor } from '../platform/actor.ts';
import { allowedOnThread, isOwn, mayRead } from './policy.ts';
import type { MessageRow, ReadRow, ThreadRow } from './store.ts';

export type Told = { thread: ThreadRow; messages: MessageRow[]; reads: ReadRow[]; isInCare: boolean };

export function presentThread(actor: Actor, { thread, messages, reads, isInCare }: Told): Message {
  const isReadable = mayRead(actor, thread, isInCare);
  const [first, ...replies] = messages.filter((message) => message.thread_id === thread.id);
  if (!first) throw new Error('A thread has at least one message.');
  const readersOf = (message: MessageRow) =>
    reads.filter((read) => read.message_id === message.id).map(({ name, at }) => ({ name, at: at.toISOString() }));
  return {
    id: thread.id,
    doctor: thread.doctor,
    doctorId: thread.doctor_id,
    specialty: thread.specialty,
    patient: thread.patient,
    patientId: thread.patient_id,
    room: thread.place,
    time: thread.last_at.toISOString(),
    priority: thread.priority,
    subject: isReadable ? thread.subject : '',
    message: isReadable ? first.body : '',
    isWithheld: !isReadable,
    author: thread.author,
    isMine: isOwn(actor, thread.started_by),
    startedAt: thread.started_at.toISOString(),
    readBy: readersOf(first),
    replies: replies.map((reply) => ({
      id: reply.id,
      author: reply.author,
      role: reply.role,
      isMine: isOwn(actor, reply.author_id),
      at: reply.at.toISOString(),
      message: isReadable ? reply.body : '',
      readBy: readersOf(reply),
    })),
    status: thread.is_unread ? 'unread' : 'read',
    acknowledged:
      thread.acknowledged_at && thread.acknowledged_name
        ? { name: thread.acknowledged_name, at: thread.acknowledged_at.toISOString() }
        : null,
    can: allowedOnThread(actor, thread, isReadable),
  };
}
