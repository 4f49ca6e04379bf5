import { useEffect, useState } from 'react';
import { SECOND_MS } from '#contract/durations.ts';

type Left = {
  /** What was left by the clinic's clock. */
  secondsLeft: number;
  /** When that was read, by the clock of this phone: however wrong it is, it goes on. */
  readAt: number;
};

/** Counts down to zero, anew each second. */
export function useSecondsLeft({ secondsLeft, readAt }: Left): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(ticking);
  }, []);
  const passedMs = Math.max(0, now - readAt);
  return Math.max(0, Math.ceil(secondsLeft - passedMs / SECOND_MS));
}

/** 8:42 */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
