import { useEffect, useState } from 'react';

const PAUSE_MS = 350;

/** The value once it has stood still for a moment: no call for every key. */
export function useSettled<Value>(value: Value, pauseMs = PAUSE_MS): Value {
  const [settled, setSettled] = useState(value);
  const words = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(words) as Value), pauseMs);
    return () => clearTimeout(timer);
  }, [words, pauseMs]);
  return settled;
}
