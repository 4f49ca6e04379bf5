import { isPressedNow, onPress } from './steady-while-pressed.ts';

/**
 * What arrives late pushes down what stands below it. Whoever goes through the page by keyboard, or is typing, is taken along:
 * what has the focus and was in sight stays in sight. Whoever has scrolled away from it is left alone. Nothing moves under a
 * finger that is down.
 */
export function keepFocusInSight(): () => void {
  let seen: Element | null = null;
  let height = document.body.offsetHeight;
  const look = () => {
    const element = inFocus();
    seen = element && isInSight(element) ? element : null;
  };
  // The browser brings into sight what Tab reaches, a moment after this.
  const onFocus = () => {
    look();
    if (inFocus()?.matches(':focus-visible')) seen = inFocus();
  };
  // Something may have arrived in the same frame and pushed it out of sight: then `follow` comes next.
  const onScroll = () => {
    if (document.body.offsetHeight === height) look();
  };
  const follow = () => {
    if (isPressedNow()) return;
    height = document.body.offsetHeight;
    if (seen !== null && seen === inFocus() && !isInSight(seen)) seen.scrollIntoView({ block: 'nearest' });
    look();
  };
  const pageSize = new ResizeObserver(follow);
  pageSize.observe(document.body);
  document.addEventListener('focusin', onFocus);
  document.addEventListener('scroll', onScroll, { passive: true });
  const stopWaiting = onPress(() => document.body.offsetHeight !== height && follow());
  return () => {
    stopWaiting();
    pageSize.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('scroll', onScroll);
  };
}

const inFocus = (): Element | null => (document.activeElement === document.body ? null : document.activeElement);

/** Bars at the top and at the bottom cover what lies under them: the page's scroll padding is their height. */
function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  return top >= pixels(scrollPaddingTop) && bottom <= innerHeight - pixels(scrollPaddingBottom);
}

const pixels = (length: string) => Number.parseFloat(length) || 0;
