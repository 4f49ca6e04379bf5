const ACROSS = [0.1, 0.5, 0.9];

/** Whether its middle line can be seen: not scrolled away, and not wholly under a bar that lies over the page. */
export function isOnScreen(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const y = top + height / 2;
  if (y < 0 || y > innerHeight || element.checkVisibility?.() === false) return false;
  return ACROSS.some((part) => {
    const x = left + width * part;
    const onTop = document.elementFromPoint?.(x, y);
    return x >= 0 && x <= innerWidth && (!onTop || element.contains(onTop));
  });
}
