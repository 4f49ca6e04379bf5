// The address of the pages before login. They are documents of their own, without a router.
import { useSyncExternalStore } from 'react';
import { knownSearch, parseSearch, type Search } from './search.ts';

/** history.replaceState fires no event, so this one is dispatched. */
const REPLACED = 'nadi-address-replaced';
/** The address at build time. It has a key, as from a mail, so that a page that needs one does not begin by missing it. */
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

/** Replaces this page by another of these pages, without loading anything. */
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
