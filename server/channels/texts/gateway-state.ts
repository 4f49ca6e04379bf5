// Whether a service for texts takes them, from its figures. Pure: the figures are read in store.ts.
import { MINUTE_MS } from '#contract/durations.ts';

export type GatewayFigures = {
  sentToday: number;
  failedToday: number;
  /** Tried and not taken so far. */
  waiting: number;
  oldestWaitingAt: Date | null;
  lastSentAt: Date | null;
  /** The first text since the last one that was taken which the service turned away for another reason than the text or its number. */
  turnedAwayAt: Date | null;
};

// The fourth try comes after seven minutes: a service that was away for a moment has answered by then.
const LONG_WAIT_MS = 5 * MINUTE_MS;

/** `down`: it has taken none since one was turned away, or since the oldest of those that wait was written. */
export function gatewayState(figures: GatewayFigures, now: Date): 'well' | 'weak' | 'down' {
  const { oldestWaitingAt: oldest, lastSentAt, turnedAwayAt, failedToday } = figures;
  const isWaitLong = oldest !== null && now.getTime() - oldest.getTime() > LONG_WAIT_MS;
  const isSilent = isWaitLong && (lastSentAt === null || lastSentAt < oldest);
  if (isSilent || turnedAwayAt !== null) return 'down';
  return isWaitLong || failedToday > 0 ? 'weak' : 'well';
}
