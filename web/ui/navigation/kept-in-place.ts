// What was typed or chosen on a screen, for whoever comes back to it with Back. Each visit of a screen has its own, so that a link to
// the screen starts anew. In memory only, because names stand in it: the address and the tab's storage outlive the person at the
// screen, and a logout loads the page anew, which empties this.
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

const kept = new Map<string, unknown>();

export function useKeptInPlace<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const entry = useLocation({ select: ({ state }) => state.__TSR_key ?? '' });
  const place = `${entry} ${name}`;
  const [value, setValue] = useState<Value>(() => (kept.has(place) ? (kept.get(place) as Value) : initial));
  useEffect(() => {
    kept.set(place, value);
  }, [place, value]);
  return [value, setValue];
}
