import { savesData, whenIdle } from './when-idle.ts';

/**
 * What this screen may open, into the browser's cache: the server names it in the page, and nothing asks for it before the screen
 * stands and the page has nothing else to do. One after the other: twenty links at once keep a phone from answering a thumb.
 */
export function fetchLater() {
  if (!savesData()) whenIdle(fetchNext);
}

function fetchNext() {
  const link = document.querySelector<HTMLLinkElement>('link[data-rel]');
  if (!link) return;
  link.rel = link.dataset.rel ?? '';
  link.removeAttribute('data-rel');
  whenIdle(fetchNext);
}
