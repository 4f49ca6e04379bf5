import { ClockField } from '#web/ui/fields/clock-field.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { durationInWords } from '#web/ui/time/duration.ts';
import { useNow } from '#web/ui/time/now.ts';
import { dayAndTime, timeOfDay } from '#web/ui/time/time.ts';
import type { Observing } from '../observing.ts';
import styles from './measured-at.module.css';

/** When it was measured: now, unless one says otherwise. Always in sight, as 24 hours. */
export function MeasuredAt({ observing }: { observing: Observing }) {
  const timeZone = useTimeZone();
  const now = useNow();
  const { typed, change, when } = observing;
  const isNow = typed.time === null;
  return (
    <fieldset className={`row start wrap gap-4 gap-x-10 ruled-below ${styles.at}`}>
      <legend className="p-0 bold">Measured at</legend>
      <label className={`relative pressable ${styles.now}`}>
        <input
          className="covering"
          type="checkbox"
          checked={isNow}
          onChange={(event) => change({ time: event.currentTarget.checked ? null : timeOfDay(now, timeZone) })}
        />
        <span className="stack place-centre min-height-48 outlined-strong semibold">Now</span>
      </label>
      <ClockField
        label="24 h, hh:mm"
        value={typed.time ?? timeOfDay(now, timeZone)}
        error={when.problem ?? undefined}
        note={when.at ? howLongAgo(when.at, now, timeZone) : undefined}
        // Leaving the field untouched is no change: it stays now.
        onChange={(time) => (isNow && time === timeOfDay(now, timeZone) ? undefined : change({ time }))}
      />
    </fieldset>
  );
}

/** "26 min ago"; before midnight it names the day, too. */
function howLongAgo(at: string, now: Date, timeZone: string): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / 60_000));
  const said = dayAndTime(at, timeZone, now);
  const ago = `${durationInWords(minutes)} ago`;
  return said.startsWith('today') ? ago : `${said}, ${ago}`;
}
