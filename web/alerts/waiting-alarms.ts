import { alarmOf, byNeed } from '../../contract/alarm-order.ts';
import type { Alert } from '../../contract/alerts.ts';
import type { CriticalMessage } from '../../contract/messages.ts';

export type WaitingAlarm = {
  id: string;
  order: ReturnType<typeof alarmOf>;
  alert?: Alert;
  message?: CriticalMessage;
};

/** What nobody has acknowledged, by need. */
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
