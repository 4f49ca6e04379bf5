import type { ScreenLink } from '#contract/screen-links.ts';
import type { Tx } from '../db/connect.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { findHeldWords } from './held-notifications.ts';
import { addressOf, attachMail, insertNotice } from './store.ts';

export type Notification = {
  to: string;
  kind: string;
  title: string;
  text: string;
  link?: ScreenLink;
  /** The patient it speaks of, if that is not the reader: reading it leaves an entry in the trail. */
  patientId?: string | null;
  /** Told once, however many servers or retries try to. */
  dedupeKey?: string;
  /** Left out: only on the screen. The subject holds no health details: it shows on a locked phone. */
  mail?: { subject: string; text: string; notBefore?: Date };
};

/** Tells a person, in the transaction of what is told: on the screen at once, by mail a moment later. */
export async function notify(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'config' | 'seal'>,
  news: Notification,
): Promise<{ noticeId: string; mailId: string | null } | null> {
  const noticeId = await insertNotice(tx, {
    account_id: news.to,
    kind: news.kind,
    title: news.title,
    text: news.text,
    link: news.link ?? null,
    patient_id: news.patientId ?? null,
    at: deps.clock.now(),
    once_key: news.dedupeKey ?? null,
  });
  if (!noticeId) return null;
  const mailId = news.mail ? await mailNews(tx, deps, news, news.mail) : null;
  if (mailId) await attachMail(tx, noticeId, mailId);
  await publish(tx, { type: 'notices', id: noticeId, to: { accounts: [news.to] } });
  return { noticeId, mailId };
}

/** Null for a patient without a confirmed address: the notice on the screen is all there is. */
async function mailNews(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'config' | 'seal'>,
  { to, kind, title, link }: Notification,
  mail: NonNullable<Notification['mail']>,
): Promise<string | null> {
  const { name, email } = await addressOf(tx, to);
  if (!email) return null;
  const { text } = (await findHeldWords(tx, to))({ kind, title, text: mail.text, link: link ?? null });
  return queueMail(tx, deps, {
    kind,
    to: email,
    accountId: to,
    subject: mail.subject,
    text: `Hello ${name},\n\n${text}\n`,
    ...(mail.notBefore ? { notBefore: mail.notBefore } : {}),
  });
}
