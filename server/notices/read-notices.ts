import type { Values } from '#contract/notice-words/fill.ts';
import type { Notice } from '#contract/notices.ts';
import { transaction } from '../db/transaction.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
import { Refusal } from '../platform/refusal.ts';
import { findHeldWords } from './held-notifications.ts';
import { isNoticeCode, sayNotice } from './mails/write-mail.ts';
import { mayBeWithheldFrom } from './policy.ts';
import { markRead, noticesOf } from './store.ts';

export async function listNotices(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  actor: Actor,
  page: { limit: number; after?: string | undefined },
): Promise<Notice[]> {
  const rows = await noticesOf(db, actor.accountId, page, { clock, config });
  const shown = mayBeWithheldFrom(actor) ? await findHeldWords(db, actor.accountId) : null;
  return rows
    .map((kept) => (shown ? shown(kept) : kept))
    .map((row) => ({
      id: row.id,
      kind: row.kind,
      ...wordsOf(row),
      link: row.link,
      patientId: row.patient_id,
      at: row.at.toISOString(),
      readAt: row.read_at?.toISOString() ?? null,
      mail: row.mail_state,
    }));
}

type Kept = { title: string | null; text: string | null; code: string | null; said: unknown };

/** In English, with the code and its values: a browser that shows Hindi words it from these. */
function wordsOf({ title, text, code, said }: Kept): Pick<Notice, 'title' | 'text' | 'code' | 'values'> {
  if (code === null) return { title: title ?? '', text: text ?? '', code, values: {} };
  const values = (said ?? {}) as Values;
  // Of a later version, while several servers run: the reader learns that there is news.
  if (!isNoticeCode(code)) return { ...sayNotice('news', {}, 'en'), code: 'news', values: {} };
  return { ...sayNotice(code, values, 'en'), code, values };
}

/** One of my notices, or all of them. Another's answers like one that does not exist. */
export async function markNoticesRead(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id?: string,
): Promise<void> {
  await transaction(db, async (tx) => {
    const marked = await markRead(tx, actor.accountId, clock.now(), id);
    if (id && marked === 0) throw new Refusal('not_found');
    await publish(tx, { type: 'notices', to: { accounts: [actor.accountId] } });
  });
}
