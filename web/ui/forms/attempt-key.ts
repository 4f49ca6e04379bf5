import { useRef } from 'react';

/** The idempotency key of a request: the same request has the same key until its answer has arrived. */
export function useAttemptKey() {
  const last = useRef({ request: '', key: '' });
  return {
    keyFor(request: unknown): string {
      const words = JSON.stringify(request);
      if (words !== last.current.request) last.current = { request: words, key: crypto.randomUUID() };
      return last.current.key;
    },
    forget() {
      last.current = { request: '', key: '' };
    },
  };
}
