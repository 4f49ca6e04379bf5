// What lies over the page at its edges. Its measured heights are on the root element, for whatever must stay in sight:
//   --bar-top      the header that sticks above
//   --bar-alarm    what sticks beneath it while an alarm waits
//   --bars-top     both, and what sticks beneath them
//   --bar-bottom   what is fixed to the lower edge
//   --bars-fixed   that, and the bar of the lost connection, which stands on it
//   --bars-bottom  all of that, and what sticks to the lower edge of its own part of the page
type Place = 'top' | 'alarm' | 'under-top' | 'bottom' | 'on-bottom' | 'sticky-bottom';

const bars = new Map<HTMLElement, Place>();

/** As a `ref` of the bar. */
const watch = (place: Place) => (bar: HTMLElement | null) => {
  if (!bar) return;
  bars.set(bar, place);
  // It tells the first size by itself, once the page is laid out: asking for it now would lay it out in between.
  const observer = globalThis.ResizeObserver && new ResizeObserver(measure);
  if (observer) observer.observe(bar);
  else measure();
  return () => {
    bars.delete(bar);
    observer?.disconnect();
    measure();
  };
};

export const barRef = {
  top: watch('top'),
  alarm: watch('alarm'),
  underTop: watch('under-top'),
  bottom: watch('bottom'),
  onBottom: watch('on-bottom'),
  stickyBottom: watch('sticky-bottom'),
};

/** Returns the visible bars. */
export const barsInSight = (): HTMLElement[] => [...bars.keys()].filter((bar) => heightOf(bar) > 0);

/** All heights are read before one is written, and only what has changed is: each turn from one to the other lays out the page. */
function measure() {
  const heights = [...bars].map(([bar, place]) => [place, heightOf(bar)] as const);
  const root = document.documentElement.style;
  const write = (name: string, ...places: Place[]) => {
    const height = `${heights.reduce((sum, [place, one]) => sum + (places.includes(place) ? one : 0), 0)}px`;
    if (root.getPropertyValue(name) !== height) root.setProperty(name, height);
  };
  write('--bar-top', 'top');
  write('--bar-alarm', 'alarm');
  write('--bars-top', 'top', 'alarm', 'under-top');
  write('--bar-bottom', 'bottom');
  write('--bars-fixed', 'bottom', 'on-bottom');
  write('--bars-bottom', 'bottom', 'on-bottom', 'sticky-bottom');
}

/** A bar that is part of the flow at this width, or is not shown, covers nothing. */
const heightOf = (bar: HTMLElement) =>
  /fixed|sticky/.test(getComputedStyle(bar).position) ? bar.getBoundingClientRect().height : 0;
