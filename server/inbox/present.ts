import type { InboxMessage, InboxThread, InboxThreadInFull } from '#contract/inbox.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import type { SealedCell } from '../platform/encryption/seal.ts';
import { dayIn } from '../platform/zoned-time.ts';
import { allowedOnThread, isDanger, isLate, isNotChecked, isOwn, mayRead, readerOf } from './policy.ts';
import type { MessageRow, ThreadRow } from './store.ts';

const SNIPPET = 140;

type Needs = Pick<Deps, 'seal' | 'clock' | 'config'>;

export const textIn = (messageId: string): SealedCell => ({
  table: 'inbox_messages',
  column: 'sealed_text',
  row: messageId,
});

export function presentThread({ seal, clock, config }: Needs, actor: Actor, row: ThreadRow): InboxThread {
  const now = clock.now();
  const isReadable = mayRead(actor, row);
  const isAtWork = readerOf(actor).side === 'clinic';
  return {
    id: row.id,
    patientId: row.patient_id,
    patient: row.patient,
    doctorId: row.doctor_id,
    doctor: row.doctor,
    visitOn: row.visit_at && dayIn(config.clinic.timeZone, row.visit_at),
    status: row.status as InboxThread['status'],
    lastAt: row.last_at.toISOString(),
    lastText: isReadable ? [...seal.openText(row.last_sealed, textIn(row.last_id))].slice(0, SNIPPET).join('') : '',
    isLastFromClinic: row.last_side === 'clinic',
    unread: row.unread,
    waitingSince: row.waiting_since?.toISOString() ?? null,
    answerBy: row.answer_by?.toISOString() ?? null,
    isLate: isLate(row, now),
    isDanger: row.danger_since !== null,
    isNotChecked: row.not_checked_since !== null,
    assignee: isAtWork && row.assigned_to && row.assignee ? { id: row.assigned_to, name: row.assignee } : null,
    isWithheld: !isReadable,
    version: row.version,
    can: allowedOnThread(actor, row, now),
  };
}

export const presentInFull = (
  deps: Needs,
  actor: Actor,
  { thread, messages }: { thread: ThreadRow; messages: MessageRow[] },
): InboxThreadInFull => ({
  ...presentThread(deps, actor, thread),
  messages: messages.map((message) => presentMessage(deps, actor, message)),
});

const presentMessage = ({ seal }: Needs, actor: Actor, message: MessageRow): InboxMessage => ({
  id: message.id,
  isFromClinic: message.side === 'clinic',
  author: message.author,
  isMine: isOwn(actor, message.author_id),
  at: message.at.toISOString(),
  text: seal.openText(message.sealed_text, textIn(message.id)),
  photos: message.photos.map((id) => ({ id, url: `/api/inbox/photos/${id}` })),
  isDanger: isDanger(message),
  isFoundLater: message.found_later === 'danger',
  isNotChecked: isNotChecked(message),
  isRead: message.is_read,
});
