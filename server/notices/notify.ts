import type { ScreenLink } from '#contract/screen-links.ts';
import type { Tx } from '../db/connect.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { heldWords } from './held-notifications.ts';
import { quietUntil, spanOf } from './quiet-hours.ts';
import { addNotice, attachMail, insertNotice, type NewOutboxRow, putInNoticeOutbox, recipientOf } from './store.ts';
import { type AnyTopic, DEFAULTS, isAtOnce, isChoosable, isForEveryEye, topicOf } from './topics.ts';

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
  /**
   * Without it the notice is on the screen only, unless it rings. The subject holds no health details: it shows on a locked
   * phone.
   */
  mail?: { subject: string; text: string; notBefore?: Date };
  /** Rings on a phone though no mail is sent: a dose is due. */
  isForPhone?: boolean;
  /** Not held back by quiet hours: an answered call for help, being called in, an offer for the same day. */
  isUrgent?: boolean;
  /** Sent to a phone or a mailbox only while this holds. */
  dependsOn?: DependsOn;
};

/** An offer that is still open; a visit that still has this time and this status. */
export type DependsOn = `offer:${string}` | `visit:${string}@${string}=${string}`;

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
  const outbox = mayLeaveScreen(news) ? outboxOf(deps, news) : null;
  const written = news.dedupeKey
    ? await writeOnce(tx, deps, news, notice, outbox)
    : await write(tx, deps, news, notice, outbox);
  if (!written) return null;
  await publish(tx, { type: 'notices', id: written.noticeId, to: { accounts: [news.to] } });
  return written;
}

type Needs = Pick<Deps, 'clock' | 'config' | 'seal'>;
type Notice = Parameters<typeof insertNotice>[1];
type Written = { noticeId: string; mailId: string | null } | null;

const isUrgent = (news: Notification): boolean => news.isUrgent === true || isAtOnce(topicOf(news));

/**
 * What is not worth a mail is not worth a sound, but for a dose that is due. What speaks of another patient is for someone who works
 * here, at a screen; only of a missed dose whoever helps is told on a phone.
 */
const mayLeaveScreen = (news: Notification): boolean =>
  news.isForPhone === true || (!news.patientId && (news.mail !== undefined || isUrgent(news)));

const outboxOf = ({ clock, config }: Needs, news: Notification): NewOutboxRow => ({
  topic: topicOf(news),
  isUrgent: isUrgent(news),
  dependsOn: news.dependsOn ?? null,
  dueAt: news.mail?.notBefore ?? clock.now(),
  hasTexts: config.sms !== null || config.whatsapp !== null,
});

async function write(
  tx: Tx,
  deps: Needs,
  news: Notification,
  notice: Notice,
  outbox: NewOutboxRow | null,
): Promise<Written> {
  const mailId = await mailNews(tx, deps, news);
  const noticeId = await addNotice(tx, notice, mailId);
  if (outbox) await putInNoticeOutbox(tx, noticeId, news.to, outbox);
  return { noticeId, mailId };
}

/** The notice comes first: a repeated one is not mailed again. */
async function writeOnce(
  tx: Tx,
  deps: Needs,
  news: Notification,
  notice: Notice,
  outbox: NewOutboxRow | null,
): Promise<Written> {
  const noticeId = await insertNotice(tx, notice);
  if (!noticeId) return null;
  const mailId = await mailNews(tx, deps, news);
  if (mailId) await attachMail(tx, noticeId, mailId);
  if (outbox) await putInNoticeOutbox(tx, noticeId, news.to, outbox);
  return { noticeId, mailId };
}

/** Null for a patient without a confirmed address, or who wants no mail of this kind. */
async function mailNews(tx: Tx, deps: Needs, news: Notification): Promise<string | null> {
  const { to, kind, title, link, mail, dependsOn } = news;
  if (!mail) return null;
  const topic = topicOf(news);
  const person = await recipientOf(tx, to, topic);
  if (!person.email || !wantsMail(topic, person)) return null;
  // That there is news, and when, would tell of what is confidential. Danger is told everywhere.
  if (person.is_shared && !isForEveryEye(topic)) return null;
  const { text } = heldWords(person.record_held_since !== null)({ kind, title, text: mail.text, link: link ?? null });
  const notBefore = laterOf(mail.notBefore ?? null, isUrgent(news) ? null : mailHeldUntil(deps, person));
  return queueMail(tx, deps, {
    kind,
    to: person.email,
    accountId: to,
    subject: mail.subject,
    text: `Hello ${person.name},\n\n${text}\n`,
    ...(notBefore ? { notBefore } : {}),
    ...(dependsOn ? { dependsOn } : {}),
  });
}

type Recipient = Awaited<ReturnType<typeof recipientOf>>;

/** Whoever works here gets all of them: choosing is for patients. */
const wantsMail = (topic: AnyTopic, { is_patient, mail_is_on }: Recipient): boolean =>
  !is_patient || !isChoosable(topic) || (mail_is_on ?? DEFAULTS[topic].mail);

function mailHeldUntil({ config, clock }: Needs, { is_patient, quiet }: Recipient): Date | null {
  const { quietHours, timeZone } = config.clinic;
  return is_patient ? quietUntil(spanOf(quiet, quietHours), timeZone, clock.now()) : null;
}

const laterOf = (one: Date | null, other: Date | null): Date | null =>
  one && other && one > other ? one : (other ?? one);
