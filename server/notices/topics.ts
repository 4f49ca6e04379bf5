// Which kind of news a notice is, for whoever chooses how to be told.
import type { ChannelName, Topic } from '#contract/channels.ts';

/**
 * Three cannot be chosen away: a call for help that was answered, a danger that was found in what they wrote, and what
 * concerns the account itself. Being called in follows what was chosen for visits, and cannot wait.
 */
export type AnyTopic = Topic | 'urgent' | 'danger' | 'called-in' | 'account';

/** By where the notice leads; the first that fits. */
const BY_LINK: readonly [start: string, topic: Topic][] = [
  ['/book#waitlist', 'earlier-times'],
  ['/book', 'visits'],
  ['/messages', 'messages'],
  ['/record#prescriptions', 'medicines'],
  ['/record#reminders', 'medicines'],
  ['/record/board', 'medicines'],
  ['/doses', 'medicines'],
  ['/record', 'results'],
];

const BY_KIND: Readonly<Record<string, AnyTopic>> = {
  alert: 'urgent',
  danger: 'danger',
  'called-in': 'called-in',
  admission: 'visits',
  appointment: 'visits',
  diagnosis: 'results',
  'lab-result': 'results',
  'missed-dose': 'medicines',
  prescription: 'medicines',
  inbox: 'messages',
};

export function topicOf({ kind, link }: { kind: string; link?: string | null }): AnyTopic {
  const byKind = BY_KIND[kind];
  if (byKind && isAtOnce(byKind)) return byKind;
  return BY_LINK.find(([start]) => link?.startsWith(start))?.[1] ?? byKind ?? 'account';
}

/** Waits for no quiet hours. */
export const isAtOnce = (topic: AnyTopic): boolean => ['urgent', 'danger', 'called-in'].includes(topic);

export const isChoosable = (topic: AnyTopic): topic is Topic => !isAtOnce(topic) && topic !== 'account';

/** Told also at an address that someone else reads: it says nothing of a visit, or waiting for another way would do harm. */
export const isForEveryEye = (topic: AnyTopic): boolean => ['urgent', 'danger', 'account'].includes(topic);

/**
 * What holds for whoever has chosen nothing. Mails stay as they were before there was a choice. An SMS costs the clinic money
 * and is for what has a time; WhatsApp belongs to somebody else, so it is never on by itself.
 */
export const DEFAULTS: Readonly<Record<Topic, Readonly<Record<ChannelName, boolean>>>> = {
  visits: { push: true, sms: true, whatsapp: false, mail: true },
  medicines: { push: true, sms: false, whatsapp: false, mail: true },
  results: { push: true, sms: false, whatsapp: false, mail: true },
  messages: { push: true, sms: false, whatsapp: false, mail: true },
  'earlier-times': { push: true, sms: true, whatsapp: false, mail: true },
};
