import { useEffect, useState } from 'react';
import { SECOND_MS } from '#contract/durations.ts';

/** Counts down to zero, anew each second. */
export function useSecondsLeft(until: string): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(ticking);
  }, []);
  return Math.max(0, Math.ceil((Date.parse(until) - now) / SECOND_MS));
}

/** 8:42 */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
