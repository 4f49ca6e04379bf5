import { alarmOf, byNeed } from '#contract/alarm-order.ts';
import type { Alert } from '#contract/alerts.ts';
import type { CriticalMessage } from '#contract/messages.ts';
import { bedOf, SOURCE_WORDS } from './alert-words.ts';

export type WaitingAlarm = {
  id: string;
  order: ReturnType<typeof alarmOf>;
  alert?: Alert;
  message?: CriticalMessage;
};

/** Returns the unacknowledged alarms, by need. */
export function waitingAlarms(alerts: Alert[], messages: CriticalMessage[]): WaitingAlarm[] {
  return [
    ...alerts
      .filter(({ status }) => status === 'raised')
      .map((alert) => ({ id: alert.id, order: alarmOf(alert), alert })),
    ...messages.map((message) => ({
      id: message.id,
      order: { kind: 'message' as const, score: null, isAcknowledged: false, since: Date.parse(message.sentAt) },
      message,
    })),
  ].toSorted((one, other) => byNeed(one.order, other.order));
}

/** Says what it is, where and who: 'NEWS2 13', '204-A', 'Ramesh Kulkarni'. */
export function alarmInWords({ alert, message }: WaitingAlarm) {
  const what = message ? `critical message from ${message.author}` : kindOf(alert);
  const { place = null, patient = null } = alert ?? message ?? {};
  return { what, where: bedOf(place) ?? place, who: patient };
}

/** All of them in one line, from the fullest wording to the shortest: '2 emergencies, worst NEWS2 13, 204-A, Ramesh Kulkarni'. */
export function alarmsInOneLine(waiting: WaitingAlarm[]): string[] {
  const [worst] = waiting;
  if (!worst) return [];
  const { place = null, patient = null } = worst.alert ?? worst.message ?? {};
  const messages = waiting.filter(({ message }) => message).length;
  const alerts = waiting.length - messages;
  const begin = waiting.length === 1 ? beginOfOne(worst) : `${countsOf(alerts, messages)}, worst ${kindOfAny(worst)}`;
  const bed = bedOf(place) ?? place;
  return [[begin, bed, patient], [begin, bedOf(place) ?? patient], [begin]].map((parts) =>
    parts.filter(Boolean).join(', '),
  );
}

/**
 * Names the alarms behind the worst, from the fullest wording to the shortest: '2 more: 13 209-A Lakshmi Rao, SOS Geeta
 * Bhosale'.
 */
export function alarmsInShort(others: WaitingAlarm[]): string[] {
  const count = `${others.length} more`;
  const named = [nameAndBed, bedElseName].map((who) => others.map((one) => `${shortKind(one)} ${who(one)}`).join(', '));
  return [...named.map((names) => `${count}: ${names}`), count];
}

const shortKind = ({ alert, message }: WaitingAlarm) =>
  message ? 'message' : (alert?.score ?? (alert && SOURCE_WORDS[alert.source].short));

const nameAndBed = ({ alert, message }: WaitingAlarm) => {
  const { place = null, patient = null } = alert ?? message ?? {};
  return [bedOf(place), patient ?? message?.author].filter(Boolean).join(' ');
};

const bedElseName = (one: WaitingAlarm) => bedOf((one.alert ?? one.message)?.place ?? null) ?? nameAndBed(one);

const beginOfOne = ({ alert, message }: WaitingAlarm) =>
  message ? `Critical message from ${message.author}` : `Emergency: ${kindOf(alert)}`;

const kindOfAny = ({ alert, message }: WaitingAlarm) => (message ? `message from ${message.author}` : kindOf(alert));

const countsOf = (alerts: number, messages: number) =>
  [counted(alerts, 'emergency', 'emergencies'), counted(messages, 'critical message', 'critical messages')]
    .filter(Boolean)
    .join(', ');

const counted = (count: number, one: string, many: string) => count > 0 && `${count} ${count === 1 ? one : many}`;

const kindOf = (alert: Alert | undefined) =>
  alert && (alert.score === null ? SOURCE_WORDS[alert.source].short : `NEWS2 ${alert.score}`);
