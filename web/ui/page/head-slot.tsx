// The head of a page beside what the layout keeps there: the page says what, the layout says where.
import { createContext, type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import { isAhead } from '../loading/is-ahead.ts';

const Slot = createContext<HTMLElement | null | undefined>(undefined);

/** Of a first paint, where nothing can be put into a place that was drawn before. */
let headAhead: ReactNode = null;

/** Draws a first paint twice: what the page says of its head stands in its place the second time. */
export function drawnWithHead(draw: () => string): string {
  headAhead = null;
  draw();
  return draw();
}

/** In the element of the slot. */
export const HeadAhead = () => (isAhead ? headAhead : null);

type HeadSlotProps = { children: (place: (element: HTMLElement | null) => void) => ReactNode };

/** `place` is the ref of the element in which pages put their head. */
export function HeadSlot({ children }: HeadSlotProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return <Slot.Provider value={element}>{children(setElement)}</Slot.Provider>;
}

/** Renders into the slot of the page's head; without one, in place. */
export function InHead({ children }: { children: ReactNode }) {
  const slot = useContext(Slot);
  if (slot === undefined) return children;
  if (isAhead) headAhead = children;
  return slot && createPortal(children, slot);
}
