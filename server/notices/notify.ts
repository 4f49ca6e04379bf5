import type { RecordPart } from '#contract/endpoint.ts';
import type { Language } from '#contract/language/language.ts';
import type { Values } from '#contract/notice-words/fill.ts';
import type { ScreenLink } from '#contract/screen-links.ts';
import type { Tx } from '../db/connect.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
import { linkTo } from '../platform/link.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { heldWords } from './held-notifications.ts';
import { type MailedVisit, visitFile } from './mails/visit-file.ts';
import { helloTo, isMailed, type Said, sayNotice, signature, writeMail } from './mails/write-mail.ts';
import { quietUntil, spanOf } from './quiet-hours.ts';
import {
  addNotice,
  attachMail,
  insertNotice,
  type NewOutboxRow,
  putInNoticeOutbox,
  type Recipient,
  recipientOf,
  type Whose,
} from './store.ts';
import { type AnyTopic, DEFAULTS, isAtOnce, isChoosable, isForEveryEye, topicOf } from './topics.ts';

export type { Recipient } from './store.ts';

export type Notification = About & (ToPatient | ToClinic);
export type ClinicNotification = About & ToClinic;
export type PatientNotification = About & ToPatient;

/** By its code, in the language of the reader. Where the code has a mail, that is sent as well. */
type ToPatient = {
  says: Said;
  title?: undefined;
  text?: undefined;
  /** False: on the screen only. */
  mail?: { notBefore?: Date; hasLink?: boolean; calendar?: MailedVisit | undefined } | false;
  /** Whom it is about, for a reader who acts for them; and the part of the record, should that become private. */
  person?: { id: string; name: string; partId: string | null };
};

/** Those who work here read English. */
type ToClinic = {
  says?: undefined;
  person?: undefined;
  title: string;
  text: string;
  /**
   * Without it the notice is on the screen only, unless it rings. The subject holds no health details: it shows on a locked
   * phone.
   */
  mail?: { subject: string; text: string; notBefore?: Date };
};

type About = {
  to: string;
  kind: string;
  link?: ScreenLink;
  /** The patient it speaks of, if that is not the reader: reading it leaves an entry in the trail. */
  patientId?: string | null;
  /** The part of that patient's record: whoever may no longer open it has the notice no longer. None: the whole record. */
  part?: Exclude<RecordPart, 'own'>;
  /** Sent once, however many servers or retries try to. */
  dedupeKey?: string;
  /** Rings on a phone though no mail is sent: a dose is due. */
  isForPhone?: boolean;
  /** Not held back by quiet hours: an answered call for help, being called in, an offer for the same day. */
  isUrgent?: boolean;
  /** Sent to a phone or a mailbox only while this holds. */
  dependsOn?: DependsOn;
  /** Found before, by `findRecipient`, in the same transaction. */
  recipient?: Recipient | null;
};

/** An offer that is still open; a visit that still has this time and this status. */
export type DependsOn = `offer:${string}` | `visit:${string}@${string}=${string}`;

/** Whom the mail of this news goes to: asked together with something else, and given to `notify`. Null: there is no account. */
export const findRecipient = (
  tx: Tx,
  { to, ...news }: { to: Whose } & Pick<Notification, 'kind' | 'link'>,
): Promise<Recipient | null> => recipientOf(tx, to, topicOf(news));

/** Notifies a person in the transaction of the cause: on the screen at once, by mail a moment later. */
export async function notify(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'config' | 'seal'>,
  news: Notification,
): Promise<{ noticeId: string; mailId: string | null } | null> {
  const notice = {
    account_id: news.to,
    kind: news.kind,
    ...(news.says
      ? { title: null, text: null, code: news.says.code, said: JSON.stringify(valuesOf(news)) }
      : { title: news.title, text: news.text, code: null, said: null }),
    link: linkOf(news),
    patient_id: news.person?.id ?? news.patientId ?? null,
    part_id: news.person?.partId ?? null,
    part: news.part ?? null,
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

/** The words name the person, where that is not the reader; the address of a video visit opens as that person's. */
function valuesOf({ says, person }: Notification): Values {
  const values: Values = says?.values ?? {};
  if (!person) return values;
  const { video } = values;
  return {
    ...{ ...values, person: person.name },
    ...(typeof video === 'string' ? { video: `${video}?for=${person.id}` } : {}),
  };
}

/** To the screen of whom it is about. */
function linkOf({ link, person }: Notification): string | null {
  if (!link || !person) return link ?? null;
  const [path = '', section] = link.split('#');
  return `${path}?for=${person.id}${section ? `#${section}` : ''}`;
}

type Needs = Pick<Deps, 'clock' | 'config' | 'seal'>;
type Notice = Parameters<typeof insertNotice>[1];
type Written = { noticeId: string; mailId: string | null } | null;

const isUrgent = (news: Notification): boolean => news.isUrgent === true || isAtOnce(topicOf(news));

/**
 * What is not worth a mail is not worth a sound, but for a dose that is due. What speaks of another patient is for someone who works
 * here, at a screen; only of a missed dose whoever helps is told on a phone. Whoever acts for someone is told as they would be.
 */
const mayLeaveScreen = (news: Notification): boolean =>
  news.isForPhone === true || (!news.patientId && (isByMail(news) || isUrgent(news)));

const isByMail = (news: Notification): boolean =>
  news.says ? news.mail !== false && isMailed(news.says.code) : news.mail !== undefined;

const notBeforeOf = ({ mail }: Notification): Date | null => (mail ? mail.notBefore : null) ?? null;

const outboxOf = ({ clock, config }: Needs, news: Notification): NewOutboxRow => ({
  topic: topicOf(news),
  isUrgent: isUrgent(news),
  dependsOn: news.dependsOn ?? null,
  dueAt: notBeforeOf(news) ?? clock.now(),
  hasTexts: config.sms !== null || config.whatsapp !== null,
});

async function write(
  tx: Tx,
  deps: Needs,
  news: Notification,
  notice: Notice,
  outbox: NewOutboxRow | null,
): Promise<Written> {
  const recipient = isByMail(news) ? await recipientFor(tx, news) : null;
  const mailId = recipient && (await mailNews(tx, deps, news, recipient));
  const noticeId = await addNotice(tx, notice, mailId);
  if (outbox && mayBeReached(recipient, outbox)) await putInNoticeOutbox(tx, noticeId, news.to, outbox);
  return { noticeId, mailId };
}

async function recipientFor(tx: Tx, news: Notification): Promise<Recipient> {
  const recipient = news.recipient ?? (await findRecipient(tx, news));
  if (!recipient) throw new Error('A notice is for someone who has no account.');
  return recipient;
}

/** Nothing is written for somebody without a phone that rings. */
const mayBeReached = (recipient: Recipient | null, { hasTexts }: NewOutboxRow): boolean =>
  !recipient || (recipient.is_patient && (hasTexts || recipient.has_push));

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
  const mailId = isByMail(news) ? await mailNews(tx, deps, news, await recipientFor(tx, news)) : null;
  if (mailId) await attachMail(tx, noticeId, mailId);
  if (outbox) await putInNoticeOutbox(tx, noticeId, news.to, outbox);
  return { noticeId, mailId };
}

/** Null for a patient without a confirmed address, or who wants no mail of this kind. */
async function mailNews(tx: Tx, deps: Needs, news: Notification, person: Recipient): Promise<string | null> {
  const topic = topicOf(news);
  if (!person.email || !wantsMail(topic, person)) return null;
  // That there is news, and when, would tell of what is confidential. Danger is told everywhere.
  if (person.is_shared && !isForEveryEye(topic)) return null;
  const language = (person.is_patient && person.language) || 'en';
  const { subject, text, calendar } = mailWords(deps, news, { language, isHeld: person.record_held_since !== null });
  const notBefore = laterOf(notBeforeOf(news), isUrgent(news) ? null : mailHeldUntil(deps, person));
  return queueMail(tx, deps, {
    kind: news.kind,
    to: person.email,
    accountId: news.to,
    subject,
    text: `${helloTo(person.name, language)}\n\n${text}\n`,
    calendar,
    ...(notBefore ? { notBefore } : {}),
    ...(news.dependsOn ? { dependsOn: news.dependsOn } : {}),
  });
}

type Reading = { language: Language; isHeld: boolean };

type MailWords = { subject: string; text: string; calendar?: string | undefined };

function mailWords(deps: Needs, news: Notification, { language, isHeld }: Reading): MailWords {
  const { config } = deps;
  const { kind, link = null } = news;
  if (!news.says) {
    const { subject = '', text = '' } = news.mail ?? {};
    const shown = heldWords(isHeld)({ kind, link, code: null, said: null, title: news.title, text });
    return { subject, text: shown.code ? sayNotice(shown.code, {}, language).text : text };
  }
  const { code } = news.says;
  const values = valuesOf(news);
  if (!isMailed(code)) throw new Error(`No mail has the words of ${code}.`);
  const { clinic } = config;
  const { subject, text } = writeMail(code, values, { language, clinic });
  const shown = heldWords(isHeld)({ kind, link, code, said: values, title: null, text: null });
  const hasLink = news.mail !== false && news.mail?.hasLink !== false;
  const isTold = shown.code === code;
  const parts = [
    isTold ? text : sayNotice('record-held', {}, language).text,
    ...(link && hasLink ? [linkTo(config, linkOf(news) ?? link)] : []),
    signature(clinic),
  ];
  return { subject, text: parts.join('\n\n'), ...(isTold ? { calendar: calendarOf(deps, news, language) } : {}) };
}

function calendarOf({ config, clock }: Needs, news: Notification, language: Language): string | undefined {
  const visit = news.says && news.mail ? news.mail.calendar : undefined;
  if (!visit) return undefined;
  const link = linkTo(config, linkOf(news) ?? '/book');
  const video = linkTo(config, `/visit/${visit.visit.id}${news.person ? `?for=${news.person.id}` : ''}`);
  return visitFile(visit, { language, clinic: config.clinic, now: clock.now(), link, video });
}

/** Whoever works here gets all of them: choosing is for patients. */
const wantsMail = (topic: AnyTopic, { is_patient, mail_is_on }: Recipient): boolean =>
  !is_patient || !isChoosable(topic) || (mail_is_on ?? DEFAULTS[topic].mail);

function mailHeldUntil({ config, clock }: Needs, { is_patient, quiet }: Recipient): Date | null {
  const { quietHours, timeZone } = config.clinic;
  return is_patient ? quietUntil(spanOf(quiet, quietHours), timeZone, clock.now()) : null;
}

const laterOf = (one: Date | null, other: Date | null): Date | null =>
  one && other && one > other ? one : (other ?? one);
