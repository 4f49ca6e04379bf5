import { IconChevronUp, IconMessage, IconUrgent } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { barRef } from '#web/ui/viewport/bars.ts';
import { alarmsInOneLine, type WaitingAlarm } from '../waiting-alarms.ts';
import styles from './alarm-line.module.css';
import { useFitLevel } from './fit-level.ts';

type AlarmLineProps = { waiting: WaitingAlarm[]; strip: HTMLElement | null };

/** Shown while the strip with unacknowledged alarms is scrolled away. The strip announces them, so this line does not. */
export function AlarmLine({ waiting, strip }: AlarmLineProps) {
  const isOut = useIsOutOfSight(strip);
  return isOut && strip && waiting.length > 0 ? <Line waiting={waiting} strip={strip} /> : null;
}

/** A press that was meant for what the line has just covered still reaches it. */
const LETS_THROUGH_MS = 600;

function Line({ waiting, strip }: { waiting: WaitingAlarm[]; strip: HTMLElement }) {
  const wordings = alarmsInOneLine(waiting);
  const [box, level] = useFitLevel(wordings.length - 1, wordings.join());
  const [isFresh, setIsFresh] = useState(true);
  useEffect(() => {
    keepFocusInSight();
    const timer = setTimeout(() => setIsFresh(false), LETS_THROUGH_MS);
    return () => clearTimeout(timer);
  }, []);
  const bar = useCallback(
    (button: HTMLButtonElement | null) => {
      const leave = barRef.alarm(button);
      return () => {
        // A strip that grows is half in sight again by itself, also while a key is pressed here.
        if (document.activeElement === button) show(strip);
        leave?.();
      };
    },
    [strip],
  );
  const Icon = waiting.every(({ message }) => message) ? IconMessage : IconUrgent;
  return (
    <button
      type="button"
      className={classNames(`no-print row gap-10 full pressable ${styles.line}`, isFresh && styles.fresh)}
      onClick={() => show(strip)}
      ref={bar}
      data-never-covered
    >
      <Icon size={20} className="fixed" aria-hidden />
      <span className={`grow min-0 clipped ${styles.words}`} ref={box}>
        {wordings[level]}.
      </span>{' '}
      <span className={`row-inline fixed gap-3 ${styles.show}`}>
        Show
        <IconChevronUp size={20} className="fixed" aria-hidden />
      </span>
    </button>
  );
}

function show(strip: HTMLElement) {
  strip.focus({ preventScroll: true });
  strip.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** The field in which somebody writes is not left under the line. The page's scroll padding knows how high that is. */
function keepFocusInSight() {
  const field = document.activeElement;
  const { top = -1 } = field?.matches('input, select, textarea, button, a') ? field.getBoundingClientRect() : {};
  const covered = Number.parseFloat(document.documentElement.style.getPropertyValue('--bars-top'));
  if (top >= 0 && top < covered) field?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** How much of the strip must be visible to count as in sight: a rim of red says nothing. */
const SEEN = 0.5;

/** Whether the element is scrolled away, or hidden by the header that sticks above the page. */
function useIsOutOfSight(element: HTMLElement | null): boolean {
  const [away, setAway] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const header = document.documentElement.style.getPropertyValue('--bar-top') || '0px';
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) setAway(!last.isIntersecting || last.intersectionRatio < SEEN ? element : null);
      },
      { rootMargin: `-${header} 0px 0px 0px`, threshold: [0, SEEN, 1] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return element !== null && away === element;
}
