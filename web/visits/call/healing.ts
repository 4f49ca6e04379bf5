// What is done for a connection that does not hold: wait, look for a new way, or begin anew. Pure: what was tried when, and the
// time. Both sides ask it, so that neither cuts short what the other has just begun.

export type Attempt = {
  /** When this beginning last showed that it goes on: it was begun, something of it came, or it got further. */
  aliveAt: number;
  /** Since when nothing arrives; 0 while all is well. */
  unwellSince: number;
  /** When a new way was looked for; 0 if it was not. */
  restartedAt: number;
  /** Before that there is no way that could be replaced by another. */
  hasConnected: boolean;
  /** How many beginnings before this one came to nothing. */
  failures: number;
};

export type Step = 'wait' | 'new-way' | 'begin-anew';

/** The browser's own healing gets this long before a new way is looked for. */
const HEALING_MS = 2_000;
/** So long a beginning may show nothing before it is given up; each next one twice as long, or a slow one would never be done. */
const PATIENCE_MS = 5_000;
const MOST_DOUBLINGS = 3;
/** An offer and its answer go to the server and from it, each once: on a slow line that alone takes longer. */
const PASSAGES = 4;
const LONGEST_PASSAGE_MS = 5_000;

/** `passageMs`: how long the server's last answer took. */
export const patienceMs = (failures: number, passageMs: number): number =>
  PATIENCE_MS * 2 ** Math.min(failures, MOST_DOUBLINGS) + PASSAGES * Math.min(passageMs, LONGEST_PASSAGE_MS);

type Now = { now: number; passageMs: number };

/** `isBack`: the machine or the network is back. */
export function nextStep(attempt: Attempt, { now, passageMs, isBack }: Now & { isBack: boolean }): Step {
  const { aliveAt, unwellSince, restartedAt, hasConnected, failures } = attempt;
  if (hasConnected && !restartedAt && (isBack || now - unwellSince >= HEALING_MS)) return 'new-way';
  const isGivenUp = now - Math.max(aliveAt, unwellSince, restartedAt) >= patienceMs(failures, passageMs);
  return isGivenUp ? 'begin-anew' : 'wait';
}

/**
 * The other side asks for a new beginning: it waits for the last one, which may still be on its way to it, or on the way back.
 * Someone who presses Try again is heard at once.
 */
export const mayBeginAnew = (
  { aliveAt, failures }: Attempt,
  { now, passageMs, isByHand }: Now & { isByHand: boolean },
) => now - aliveAt >= (isByHand ? HEALING_MS : patienceMs(failures, passageMs));
