import type { BoardNote } from '#contract/patients/board.ts';
import type { NoteRow } from './store.ts';

export const presentNote = (row: NoteRow): BoardNote => ({
  id: row.id,
  type: row.kind,
  title: row.title,
  detail: row.detail,
  at: row.remind_at?.toISOString() ?? null,
  doneAt: row.done_at?.toISOString() ?? null,
  delivery: deliveryOf(row),
  version: row.version,
});

function deliveryOf(row: NoteRow): BoardNote['delivery'] {
  if (row.remind_at === null) return null;
  if (row.told_at === null) return 'planned';
  if (row.mail_state === 'sent' || row.mail_state === 'kept') return 'mailed';
  return row.mail_state === 'failed' ? 'mail-failed' : 'told';
}
