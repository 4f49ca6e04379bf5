// An alarm sounds when it is new, has risen or is raised again, and every minute until somebody
// acknowledges it: on an open and on a locked screen, with and without a connection. Once per browser.
import { useEffect, useRef } from 'react';
import { playTones, trySoundAgain, useLoudspeaker } from './loudspeaker.ts';

/** Our choice, docs/decisions/0021-alarms-follow-the-patient.md: silence must never look like an answer. */
const REPEAT_MS = 60_000;
// The server repeats the first time, after a minute. Screens begin a little later, so that this is not heard twice.
const GRACE_MS = 10_000;
const LOOK_EVERY_MS = 1_000;

/** An alarm that nobody has acknowledged, and when it last rang. */
export type Unacknowledged = { id: string; rungAt: string };

const lastRing = (waiting: readonly Unacknowledged[]): string | undefined =>
  waiting
    .map(({ rungAt }) => rungAt)
    .toSorted()
    .at(-1);

/**
 * The names of the rings that are due: one for each alarm, and one that changes every minute for all of them together. The clock of a
 * screen may be hours behind the server's: then the minutes count from when this page first saw the last ring.
 */
export function ringsAt(waiting: readonly Unacknowledged[], now: Date, seenForMs = 0): string[] {
  const last = lastRing(waiting);
  if (!last) return [];
  const ageMs = Math.max(now.getTime() - Date.parse(last), seenForMs);
  const minute = Math.max(0, Math.floor((ageMs - GRACE_MS) / REPEAT_MS));
  return [...waiting.map(({ id, rungAt }) => `${id}:${rungAt}`), `again:${last}:${minute}`];
}

let seen = { ring: '', at: 0 };

/** By a clock that nobody sets. */
function seenForMs(ring: string): number {
  const now = performance.now();
  if (seen.ring !== ring) seen = { ring, at: now };
  return now - seen.at;
}

export function useAlarmSound(waiting: readonly Unacknowledged[]) {
  const heard = useRef<Set<string>>(new Set());
  const loudspeaker = useLoudspeaker();
  useEffect(() => {
    if (waiting.length === 0) return;
    const sound = () => {
      // What still waits sounds as soon as it can; until then the screen says that it cannot.
      if (loudspeaker !== 'ready') return trySoundAgain();
      const rings = ringsAt(waiting, new Date(), seenForMs(lastRing(waiting) ?? ''));
      const fresh = rings.filter((ring) => !heard.current.has(ring));
      heard.current = new Set(rings);
      if (fresh.length > 0) void soundOnce(fresh);
    };
    sound();
    const timer = setInterval(sound, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [waiting, loudspeaker]);
}

/** Of several tabs, the first that can makes the sound. */
async function soundOnce(rings: readonly string[]): Promise<void> {
  const mine = await Promise.all(rings.map(takeRing));
  if (mine.includes(true)) playTones();
}

/** The name is kept until the other tabs are past it, too. */
function takeRing(ring: string): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    void navigator.locks.request(`nadi-ring:${ring}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? new Promise((release) => setTimeout(release, 2 * REPEAT_MS)) : undefined;
    });
  });
}
