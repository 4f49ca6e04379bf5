import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a row of the strip. When it goes while it has the focus, the row that takes its place gets it, else the head of the
 * strip. Never a button: a second Enter would acknowledge what nobody has read.
 */
export function usePassOnFocus(): RefObject<HTMLLIElement | null> {
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const own = row.current;
    return () => {
      const list = own?.parentElement;
      if (!own || !list || !own.contains(document.activeElement)) return;
      const index = [...list.children].indexOf(own);
      const strip = own.closest('section');
      queueMicrotask(() => focusOn(nextOf(list, index) ?? headOf(strip)));
    };
  }, []);
  return row;
}

const nextOf = (list: HTMLElement, index: number) => (list.isConnected ? list.children[index] : undefined);

/** Without a head the strip itself, and without a strip the page. */
const headOf = (strip: HTMLElement | null) =>
  strip?.isConnected ? (strip.querySelector('[data-head]') ?? strip) : document.querySelector('main');

function focusOn(element: Element | null): void {
  // Someone who has moved the focus meanwhile is not called back.
  if (!(element instanceof HTMLElement) || document.activeElement !== document.body) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
