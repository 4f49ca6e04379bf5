import { useId, useState } from 'react';
import { useNow } from '../../ui/now.ts';
import { timeOfDay } from '../../ui/time.ts';
import { wallClock } from '../../ui/zoned-time.ts';
import styles from './measured-at.module.css';
import type { Observing } from './observing.ts';

const HOURS_BACK = 12;

/** Now, unless one says otherwise: a set may be entered up to twelve hours after it was measured. */
export function MeasuredAt({ observing, timeZone }: { observing: Observing; timeZone: string }) {
  const id = useId();
  const now = useNow();
  const [isChanging, setChanging] = useState(false);
  const { measuredAt, setMeasuredAt } = observing;
  if (!isChanging && !measuredAt)
    return (
      <span className={styles.at}>
        At <b>{timeOfDay(now, timeZone)}</b>
        <button type="button" onClick={() => setChanging(true)}>
          Change time
        </button>
      </span>
    );
  return (
    <span className={styles.at}>
      <label htmlFor={id} className="visually-hidden">
        Measured at
      </label>
      <input
        id={id}
        type="datetime-local"
        min={wallClock(new Date(now.getTime() - HOURS_BACK * 3_600_000), timeZone)}
        max={wallClock(now, timeZone)}
        value={measuredAt || wallClock(now, timeZone)}
        onChange={(event) => setMeasuredAt(event.currentTarget.value)}
      />
    </span>
  );
}
