// The head of a page beside what the layout keeps there: the page says what, the layout says where.
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
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

type HeadSlotProps = { className: string; children: (head: ReactNode) => ReactNode };

/**
 * `head` is the element with this class in which pages put their head. It is made before the layout is drawn: told of it afterwards, the
 * layout would be drawn twice.
 */
export function HeadSlot({ className, children }: HeadSlotProps) {
  const [slot] = useState(() => makeSlot(className));
  const place = useCallback((parent: HTMLElement | null) => void (slot && parent?.append(slot)), [slot]);
  const head = isAhead ? (
    <div className={className}>{headAhead}</div>
  ) : (
    <div ref={place} style={{ display: 'contents' }} />
  );
  return <Slot.Provider value={slot}>{children(head)}</Slot.Provider>;
}

function makeSlot(className: string): HTMLElement | null {
  return isAhead ? null : Object.assign(document.createElement('div'), { className });
}

/** Renders into the slot of the page's head; without one, in place. */
export function InHead({ children }: { children: ReactNode }) {
  const slot = useContext(Slot);
  if (slot === undefined) return children;
  noteHeadAhead(children);
  return slot && createPortal(children, slot);
}

function noteHeadAhead(children: ReactNode) {
  if (isAhead) headAhead = children;
}
