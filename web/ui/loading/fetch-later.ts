import { savesData, whenIdle } from './when-idle.ts';

/**
 * What this screen may open, into the browser's cache: the server names it in the page, and nothing asks for it before the screen
 * stands and the page has nothing else to do.
 */
export function fetchLater() {
  if (savesData()) return;
  whenIdle(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-rel]')) {
      link.rel = link.dataset.rel ?? '';
      link.removeAttribute('data-rel');
    }
  });
}
