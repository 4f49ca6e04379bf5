// The address of the pages before login. They are documents of their own, without a router.
import { useSyncExternalStore } from 'react';
import { knownSearch, parseSearch, type Search } from './search.ts';

/** What history.replaceState tells nobody. */
const REPLACED = 'nadi-address-replaced';
/** At build time: as somebody comes from a mail, so that a page that needs its key does not begin by missing it. */
const PRERENDERED = 'http://prerendered.invalid/#key';

export function useAddress(): { pathname: string; search: Search; hash: string } {
  const { pathname, search, hash } = new URL(
    useSyncExternalStore(
      subscribe,
      () => location.href,
      () => PRERENDERED,
    ),
  );
  return { pathname, search: knownSearch(parseSearch(search)), hash: hash.slice(1) };
}

/** Another of these pages in the place of this one, without loading anything. */
export function replaceAddress(href: string) {
  history.replaceState(null, '', href);
  dispatchEvent(new Event(REPLACED));
}

function subscribe(listener: () => void) {
  const news = [REPLACED, 'popstate', 'hashchange'];
  for (const each of news) addEventListener(each, listener);
  return () => {
    for (const each of news) removeEventListener(each, listener);
  };
}
