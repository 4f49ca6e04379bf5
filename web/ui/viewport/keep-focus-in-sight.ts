/**
 * What arrives late pushes down what stands below it. Whoever goes through the page by keyboard, or is typing, is taken along:
 * what has the focus and was in sight stays in sight. Whoever has scrolled away from it is left alone.
 */
export function keepFocusInSight(): () => void {
  let seen: Element | null = null;
  const look = () => {
    const { activeElement } = document;
    seen = activeElement && activeElement !== document.body && isInSight(activeElement) ? activeElement : null;
  };
  const follow = () => {
    if (seen !== null && seen === document.activeElement && !isInSight(seen)) seen.scrollIntoView({ block: 'nearest' });
    look();
  };
  const pageSize = new ResizeObserver(follow);
  pageSize.observe(document.body);
  document.addEventListener('focusin', look);
  document.addEventListener('scroll', look, { passive: true });
  return () => {
    pageSize.disconnect();
    document.removeEventListener('focusin', look);
    document.removeEventListener('scroll', look);
  };
}

/** Bars at the top and at the bottom cover what lies under them: the page's scroll padding is their height. */
function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  return top >= pixels(scrollPaddingTop) && bottom <= innerHeight - pixels(scrollPaddingBottom);
}

const pixels = (length: string) => Number.parseFloat(length) || 0;
