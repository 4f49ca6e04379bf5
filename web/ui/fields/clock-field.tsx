import { useId } from 'react';
import { t } from '#web/language/say.ts';
import { clockTime } from '../time/clock-time.ts';
import styles from './clock-field.module.css';

type ClockFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** What stands under the field while nothing is wrong. */
  note?: string | undefined;
};

/** A time of day, always 24 hours, whatever the language of the browser: 16:58, 1658 and 16.58 are the same. */
export function ClockField({ label, value, onChange, error, note }: ClockFieldProps) {
  const id = useId();
  const said = error ?? note;
  return (
    <div className={`stack gap-2 min-0 ${styles.field}`}>
      <label className="muted text-14 lead-120" htmlFor={id}>
        {label}
      </label>
      <input
        className="full min-height-48 outlined-strong round surface ink"
        id={id}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        placeholder={t('hh:mm')}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={said ? `${id}-said` : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={() => onChange(clockTime(value) ?? value)}
      />
      {said && (
        <p id={`${id}-said`} className={error ? styles.error : undefined} role={error ? 'alert' : undefined}>
          {said}
        </p>
      )}
    </div>
  );
}
