import { useEffect, useState } from 'react';
import { useLoudspeaker } from './loudspeaker.ts';

const STAYS_MS = 3_000;

/**
 * True for a moment after a press has switched the sound on. What said that there was none keeps its place meanwhile: the page
 * must not move under the finger, or the press is lost and the next one meets another button.
 */
export function useSoundJustOn(): boolean {
  const loudspeaker = useLoudspeaker();
  const [wasBlocked, setWasBlocked] = useState(false);
  if (loudspeaker === 'blocked' && !wasBlocked) setWasBlocked(true);
  useEffect(() => {
    if (loudspeaker !== 'ready') return;
    const timer = setTimeout(() => setWasBlocked(false), STAYS_MS);
    return () => clearTimeout(timer);
  }, [loudspeaker]);
  return loudspeaker === 'ready' && wasBlocked;
}
