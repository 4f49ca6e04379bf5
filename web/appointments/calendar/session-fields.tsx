import { useId } from 'react';
import { minuteOfDay } from '#contract/zoned-time.ts';
import { FieldError } from '#web/ui/fields/field.tsx';
import styles from './calendar.module.css';
import { SLOT_MINUTES } from './week.ts';

export type SessionTimes = { firstStart: string; lastStart: string };

/** Both are starts: 09:00 to 18:00 ends at 18:15. */
export function wrongIn({ firstStart, lastStart }: SessionTimes): string | undefined {
  if (!firstStart || !lastStart) return 'Enter both times.';
  if ([firstStart, lastStart].some((time) => minuteOfDay(time) % SLOT_MINUTES !== 0))
    return 'Choose a quarter of an hour, like 09:15.';
  return minuteOfDay(lastStart) < minuteOfDay(firstStart) ? 'The last start comes after the first.' : undefined;
}

type SessionFieldsProps = {
  session: SessionTimes;
  onChange: (session: SessionTimes) => void;
  error: string | undefined;
  /** Where several stand in one dialog: which one this is. */
  name?: string;
};

export function SessionFields({ session, onChange, error, name }: SessionFieldsProps) {
  const errorId = useId();
  const of = (what: string) => (name ? `${what}, ${name}` : what);
  const field = (key: keyof SessionTimes, what: string) => (
    <input
      type="time"
      step={SLOT_MINUTES * 60}
      aria-label={of(what)}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      value={session[key]}
      onChange={(event) => onChange({ ...session, [key]: event.currentTarget.value })}
    />
  );
  return (
    <div className={`row wrap gap-6 gap-x-14 ${styles.session}`}>
      <div className="row gap-8">
        <span aria-hidden>first start</span>
        {field('firstStart', 'First start')}
      </div>
      <div className="row gap-8">
        <span aria-hidden>last start</span>
        {field('lastStart', 'Last start')}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
