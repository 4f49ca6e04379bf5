// Decides by which channels and when a notice leaves the screen. Pure: what a person chose, what the clinic has set up, the time.
import { type ChannelName, type Choices, TOPICS, type Topic } from '#contract/channels.ts';
import { type QuietSpan, quietUntil } from '../notices/quiet-hours.ts';
import { type AnyTopic, DEFAULTS, isChoosable } from '../notices/topics.ts';

type PhoneChannel = Exclude<ChannelName, 'mail'>;
type ChoiceRow = { topic: string; channel: string; is_on: boolean };

/** What a person chose, and the defaults for the rest. */
export function choicesOf(rows: readonly ChoiceRow[]): Choices {
  const chosen = (topic: string, channel: string, otherwise: boolean) =>
    rows.find((row) => row.topic === topic && row.channel === channel)?.is_on ?? otherwise;
  const entries = TOPICS.map((topic) => {
    const byChannel = Object.entries(DEFAULTS[topic]).map(([name, isOn]) => [name, chosen(topic, name, isOn)]);
    return [topic, Object.fromEntries(byChannel)];
  });
  return Object.fromEntries(entries) as Choices;
}

/** Not chosen by anybody: what cannot wait is told on every phone, news of the account in the person's own browsers. */
const ALWAYS: Record<Exclude<AnyTopic, Topic | 'called-in'>, readonly PhoneChannel[]> = {
  urgent: ['push', 'sms'],
  danger: ['push', 'sms'],
  account: ['push'],
};
const PHONE_CHANNELS: readonly PhoneChannel[] = ['push', 'sms', 'whatsapp'];

export function channelsFor(
  topic: AnyTopic,
  choices: Choices,
  setUp: Readonly<Record<PhoneChannel, boolean>>,
): PhoneChannel[] {
  return wantedFor(topic, choices).filter((name) => setUp[name]);
}

function wantedFor(topic: AnyTopic, choices: Choices): readonly PhoneChannel[] {
  // They sit in the waiting room: a text, which may say nothing of it, helps nobody there.
  if (topic === 'called-in') return choices.visits.push ? ['push'] : [];
  return isChoosable(topic) ? PHONE_CHANNELS.filter((name) => choices[topic][name]) : ALWAYS[topic];
}

/** Until when it is held back; null: it leaves now. */
export const heldUntil = (isUrgent: boolean, hours: QuietSpan | null, zone: string, now: Date): Date | null =>
  isUrgent ? null : quietUntil(hours, zone, now);
