// After a change of page: the title of the tab, and the focus on the heading, where a reader begins.
import { useEffect, useRef } from 'react';

const HEADING_COMES_WITHIN_MS = 5_000;

export function usePageTitleAndFocus(pathname: string, title: string) {
  const isFirst = useRef(true);
  useEffect(() => {
    document.title = `${title} · Nadi`;
  }, [title]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new page is an arrival, whatever it holds.
  useEffect(() => {
    // The browser itself takes care of the page that was opened first.
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    return focusHeading();
  }, [pathname]);
}

/** The heading may still be on its way, behind a chunk or a question to the server. */
function focusHeading(): () => void {
  const focus = () => {
    const heading = document.querySelector<HTMLElement>('#main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    return heading !== null;
  };
  if (focus()) return () => undefined;
  const watcher = new MutationObserver(() => focus() && watcher.disconnect());
  watcher.observe(document.body, { childList: true, subtree: true });
  const tooLate = setTimeout(() => watcher.disconnect(), HEADING_COMES_WITHIN_MS);
  return () => {
    watcher.disconnect();
    clearTimeout(tooLate);
  };
}
