import { QueryClient } from '@tanstack/react-query';
import { isWorthRetrying } from './refusal.ts';

const RETRIES = 3;
const LONGEST_WAIT_MS = 30_000;
const KEPT_UNUSED_MS = 5 * 60_000;

/** What has just come is not asked for again by another part of the same screen. An event or a change makes it stale at once. */
const JUST_NOW_MS = 2_000;

export const backOff = (attempt: number) => Math.min(1_000 * 2 ** attempt, LONGEST_WAIT_MS);

/** Nothing is persisted: what was read about people is gone with the page. */
export function makeQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Offline, asking again is for later: `onServerBack` does it.
        retry: (failures, error) => failures < RETRIES && navigator.onLine !== false && isWorthRetrying(error),
        retryDelay: backOff,
        gcTime: KEPT_UNUSED_MS,
        staleTime: JUST_NOW_MS,
        // A clinic's machine may serve itself without any network: only asking tells whether the server is there.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
