// How well each part is, from its figures. Pure: the figures are read in read-overview.ts.
import { MINUTE_MS } from '#contract/durations.ts';
import type { Part } from '#contract/overview.ts';
import { type GatewayFigures, gatewayState } from '#server/channels/texts/gateway-state.ts';

const SLOW_ANSWER_MS = 250;

export function databasePart({ milliseconds, bytes }: { milliseconds: number; bytes: number }): Part {
  return {
    part: 'database',
    state: milliseconds > SLOW_ANSWER_MS ? 'weak' : 'well',
    figure: `${Math.round(milliseconds)} ms`,
    note: `to answer; ${inBytes(bytes)} stored`,
  };
}

export type MailFigures = {
  isConfigured: boolean;
  sentToday: number;
  failedToday: number;
  /** Due and not yet sent. */
  waiting: number;
  oldestWaitingAt: Date | null;
  lastSentAt: Date | null;
};

// The second try comes after five minutes; who waits longer has failed twice.
const LONG_WAIT_MS = 10 * MINUTE_MS;

export function mailPart(mail: MailFigures, now: Date): Part {
  const { isConfigured, sentToday, failedToday, waiting, oldestWaitingAt: oldest, lastSentAt } = mail;
  if (!isConfigured)
    return { part: 'mail', state: 'well', figure: 'kept here', note: 'no mail server is set: the demo sends nothing' };
  const hasLongWait = oldest !== null && now.getTime() - oldest.getTime() > LONG_WAIT_MS;
  // None has left since the oldest of those that wait was written.
  const isSilent = hasLongWait && (lastSentAt === null || lastSentAt < oldest);
  const note = `${sentToday} sent in 24 hours, ${waiting === 0 ? 'none' : waiting} waiting`;
  if (isSilent) return { part: 'mail', state: 'down', figure: 'does not answer', note };
  if (failedToday > 0) return { part: 'mail', state: 'weak', figure: `${failedToday} did not leave`, note };
  return { part: 'mail', state: hasLongWait ? 'weak' : 'well', figure: hasLongWait ? 'slow' : 'on time', note };
}

/** A service for texts, where the clinic has set one up. */
export function textsPart(part: 'sms' | 'whatsapp', figures: GatewayFigures, now: Date): Part {
  const { sentToday, failedToday, waiting } = figures;
  const state = gatewayState(figures, now);
  const note = `${sentToday} sent in 24 hours, ${waiting === 0 ? 'none' : waiting} waiting`;
  if (state === 'down') return { part, state, figure: 'takes none', note };
  if (failedToday > 0) return { part, state, figure: `${failedToday} did not leave`, note };
  return { part, state, figure: state === 'weak' ? 'slow' : 'on time', note };
}

const LOW_SHARE = 0.85;
const FULL_SHARE = 0.95;

export function diskPart({ bytes, freeBytes }: { bytes: number; freeBytes: number }): Part {
  const used = bytes > 0 ? (bytes - freeBytes) / bytes : 0;
  return {
    part: 'disk',
    state: used >= FULL_SHARE ? 'down' : used >= LOW_SHARE ? 'weak' : 'well',
    // Rounded down: a disk that is not full is never called full.
    figure: `${Math.floor(used * 100)} % used`,
    note: `${inBytes(freeBytes)} free`,
  };
}

/** `service`: the outside model's name, or null where our own engine answers alone. */
export function aiPart({ service, isResting }: { service: string | null; isResting: boolean }): Part {
  if (!service) return { part: 'ai', state: 'well', figure: 'our own engine', note: 'no outside model is set' };
  return isResting
    ? { part: 'ai', state: 'weak', figure: 'rests', note: `${service} failed; our own engine answers alone` }
    : { part: 'ai', state: 'well', figure: 'asked', note: `${service}, beside our own engine` };
}

/** `listening`: the servers whose connection for live updates is open. `unsent`: events that no server has passed on. */
export function livePart({ listening, unsent }: { listening: number; unsent: number }): Part {
  if (listening === 0)
    return { part: 'live', state: 'down', figure: 'does not answer', note: 'screens show changes after a reload' };
  return {
    part: 'live',
    state: unsent > MANY_UNSENT ? 'weak' : 'well',
    figure: unsent > MANY_UNSENT ? `${unsent} unsent` : 'on time',
    note: listening === 1 ? '1 server listens' : `${listening} servers listen`,
  };
}

// A burst is sent within moments; more than this has been left lying.
const MANY_UNSENT = 1_000;

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];

/** "2.1 GB" */
export function inBytes(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const amount = bytes / 1000 ** power;
  return `${amount >= 10 || power === 0 ? Math.round(amount) : amount.toFixed(1)} ${UNITS[power]}`;
}
