import { useRef } from 'react';

/** Asking for the same thing again carries the same key, so it is done once; after an answer it is another thing. */
export function useAttemptKey() {
  const last = useRef({ wish: '', key: '' });
  return {
    keyFor(wish: unknown): string {
      const words = JSON.stringify(wish);
      if (words !== last.current.wish) last.current = { wish: words, key: crypto.randomUUID() };
      return last.current.key;
    },
    forget() {
      last.current = { wish: '', key: '' };
    },
  };
}
