import type { ScreenLink } from '#contract/screen-links.ts';
import type { Tx } from '../db/connect.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { heldWords } from './held-notifications.ts';
import { addNotice, attachMail, insertNotice, recipientOf } from './store.ts';

export type Notification = {
  to: string;
  kind: string;
  title: string;
  text: string;
  link?: ScreenLink;
  /** The patient it speaks of, if that is not the reader: reading it leaves an entry in the trail. */
  patientId?: string | null;
  /** Sent once, however many servers or retries try to. */
  dedupeKey?: string;
  /** Without it the notice is on the screen only. The subject holds no health details: it shows on a locked phone. */
  mail?: { subject: string; text: string; notBefore?: Date };
};

/** Notifies a person in the transaction of the cause: on the screen at once, by mail a moment later. */
export async function notify(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'config' | 'seal'>,
  news: Notification,
): Promise<{ noticeId: string; mailId: string | null } | null> {
  const notice = {
    account_id: news.to,
    kind: news.kind,
    title: news.title,
    text: news.text,
    link: news.link ?? null,
    patient_id: news.patientId ?? null,
    at: deps.clock.now(),
    once_key: news.dedupeKey ?? null,
  };
  const written = news.dedupeKey ? await writeOnce(tx, deps, news, notice) : await write(tx, deps, news, notice);
  if (!written) return null;
  await publish(tx, { type: 'notices', id: written.noticeId, to: { accounts: [news.to] } });
  return written;
}

type Needs = Pick<Deps, 'clock' | 'config' | 'seal'>;
type Notice = Parameters<typeof insertNotice>[1];
type Written = { noticeId: string; mailId: string | null } | null;

async function write(tx: Tx, deps: Needs, news: Notification, notice: Notice): Promise<Written> {
  const mailId = await mailNews(tx, deps, news);
  return { noticeId: await addNotice(tx, notice, mailId), mailId };
}

/** The notice comes first: a repeated one is not mailed again. */
async function writeOnce(tx: Tx, deps: Needs, news: Notification, notice: Notice): Promise<Written> {
  const noticeId = await insertNotice(tx, notice);
  if (!noticeId) return null;
  const mailId = await mailNews(tx, deps, news);
  if (mailId) await attachMail(tx, noticeId, mailId);
  return { noticeId, mailId };
}

/** Null for a patient without a confirmed address: the notice on the screen is all there is. */
async function mailNews(tx: Tx, deps: Needs, { to, kind, title, link, mail }: Notification): Promise<string | null> {
  if (!mail) return null;
  const { name, email, record_held_since } = await recipientOf(tx, to);
  if (!email) return null;
  const { text } = heldWords(record_held_since !== null)({ kind, title, text: mail.text, link: link ?? null });
  return queueMail(tx, deps, {
    kind,
    to: email,
    accountId: to,
    subject: mail.subject,
    text: `Hello ${name},\n\n${text}\n`,
    ...(mail.notBefore ? { notBefore: mail.notBefore } : {}),
  });
}
