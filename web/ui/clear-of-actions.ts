/** Between what has the focus and the buttons beneath it: its ring and the edge of its label. */
const ROOM_PX = 24;

/** As a `ref` of the buttons that stay in sight: what takes the focus in their dialog is scrolled clear of them. */
export function clearOfActions(actions: HTMLElement | null) {
  const dialog = actions?.closest('dialog');
  if (!actions || !dialog) return;
  const measure = () => {
    const isOver = getComputedStyle(actions).position === 'sticky';
    const height = isOver ? actions.getBoundingClientRect().height : 0;
    dialog.style.scrollPaddingBottom = `${height + ROOM_PX}px`;
  };
  const observer = globalThis.ResizeObserver && new ResizeObserver(measure);
  observer?.observe(actions);
  measure();
  return () => {
    observer?.disconnect();
    dialog.style.scrollPaddingBottom = '';
  };
}
