// The outbox. In the demo it can be read; in production it shows whether mails arrive, never what they say.
import type { MailReply } from '#contract/admin.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { mailText } from '../platform/mail/queue-mail.ts';
import { Refusal } from '../platform/refusal.ts';
import { type MailRow, mailById, mailsNewestFirst } from './store.ts';

export async function listMails({ db, config }: Deps, page: { limit: number; after?: string }): Promise<MailReply[]> {
  const rows = await mailsNewestFirst(db, page);
  return rows.map((row) => presented(row, config.mode));
}

export async function readMail(deps: Deps, actor: Actor, id: string): Promise<MailReply & { text: string | null }> {
  const row = await mailById(deps.db, id);
  if (!row) throw new Refusal('not_found');
  await transaction(deps.db, (tx) =>
    appendEntry(tx, deps.clock, actor, 'mail.opened', { subject: 'mail', subjectId: id }),
  );
  const isReadable = deps.config.mode === 'demo' && row.sealed_text !== null;
  const text = isReadable ? deps.seal.openText(row.sealed_text as Buffer, mailText(id)) : null;
  return { ...presented(row, deps.config.mode), text };
}

const presented = (row: MailRow, mode: 'demo' | 'production'): MailReply => ({
  id: row.id,
  kind: row.kind,
  to: mode === 'demo' ? row.to_address : masked(row.to_address),
  subject: row.subject,
  state: row.state,
  attempts: row.attempts,
  queuedAt: row.queued_at.toISOString(),
  sentAt: row.sent_at?.toISOString() ?? null,
});

const masked = (address: string) => address.replace(/^(.).*@/, '$1…@');
