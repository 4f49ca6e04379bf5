// To the page that works without a connection, for a page whose beginning came and whose rest did not.
import { useEffect } from 'react';
import { useServerIsAway } from './connection.ts';

/** True while it leads there: only where the worker keeps that page, and only while the server is away. */
export function useLeadOffline(isWanted: boolean): boolean {
  const isAway = useServerIsAway();
  const leads = isWanted && isAway && hasWorker();
  useEffect(() => {
    if (leads) location.replace(`/offline?then=${encodeURIComponent(location.pathname + location.search)}`);
  }, [leads]);
  return leads;
}

/** The browser of a test has none, nor has a page that is not secure. */
const hasWorker = () => Boolean(navigator.serviceWorker?.controller);
