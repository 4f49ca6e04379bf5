import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import styles from './keeps-focus.module.css';

/** Around a list whose rows leave it: when the row in hand is gone, the reading goes on at the heading, never at the top of the page. */
export function KeepsFocus({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useFocusKept(box);
  return (
    <div ref={box} className={styles.box}>
      {children}
    </div>
  );
}

/** The same for a list that is there already. `isInHand`: a dialog was opened from it just now. */
export function useFocusKept(box: RefObject<HTMLElement | null>, isInHand = false) {
  useEffect(() => {
    const list = box.current;
    if (!list) return;
    let isMine = isInHand;
    const note = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest('dialog')) return;
      isMine = list.contains(target);
    };
    const look = () => {
      if (!isMine || document.activeElement !== document.body || document.querySelector('dialog[open]')) return;
      const heading = headingOf(list);
      heading?.setAttribute('tabindex', '-1');
      heading?.focus();
    };
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('focusin', note, { signal });
    // Safari gives a pressed button no focus.
    document.addEventListener('pointerdown', note, { signal });
    // A dialog that closes after the row has gone has nothing to give the focus back to.
    document.addEventListener('close', () => setTimeout(look), { capture: true, signal });
    const observer = new MutationObserver(look);
    observer.observe(list, { childList: true, subtree: true });
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, [box, isInHand]);
}

/** Returns the heading of the list, or of the nearest part of the page around it. */
function headingOf(list: HTMLElement): HTMLElement | null {
  for (let part: HTMLElement | null = list; part; part = part.parentElement) {
    const heading = part.querySelector<HTMLElement>('h1, h2, h3');
    if (heading) return heading;
  }
  return null;
}
