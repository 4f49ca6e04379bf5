// Counts how long nobody has been at the screen.
import { useEffect, useState } from 'react';
import type { Me } from '#contract/identity.ts';
import { lastInput, onInput } from '#web/activity.ts';

export type IdlePhase = { kind: 'present' } | { kind: 'warned'; secondsLeft: number } | { kind: 'over' };

type Limits = Pick<Me['session'], 'idleSeconds' | 'warnSeconds'>;

/** `warnSeconds` before the limit the question comes; at the limit the page is covered. */
export function idlePhase(idleMs: number, { idleSeconds, warnSeconds }: Limits): IdlePhase {
  const secondsLeft = Math.ceil(idleSeconds - idleMs / 1000);
  if (secondsLeft <= 0) return { kind: 'over' };
  if (secondsLeft <= warnSeconds) return { kind: 'warned', secondsLeft };
  return { kind: 'present' };
}

const TICK_MS = 1_000;

export function useIdlePhase(limits: Limits, isCounting: boolean): IdlePhase {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isCounting) return;
    const tick = () => setNow(Date.now());
    tick();
    // The clock is read, not counted: a machine that slept locks as soon as it wakes.
    const timer = setInterval(tick, TICK_MS);
    const stopHearing = onInput(tick);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      stopHearing();
      document.removeEventListener('visibilitychange', tick);
    };
  }, [isCounting]);
  return isCounting ? idlePhase(now - lastInput(), limits) : { kind: 'present' };
}
