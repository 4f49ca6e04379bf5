import { type ReactNode, type Ref, useId } from 'react';
import { t } from '#web/language/say.ts';
import { classNames } from '../class-names.ts';
import { clockTime } from '../time/clock-time.ts';
import { useAsTyped } from './as-typed.ts';
import styles from './clock-field.module.css';

type ClockFieldProps = {
  label: ReactNode;
  /** 16:58, or the text of what is no time. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** What stands under the field while nothing is wrong. */
  note?: string | undefined;
  /** Where what is wrong is said beside several fields together. */
  isWrong?: boolean;
  describedBy?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A time of day, always 24 hours, whatever the language of the browser: 16:58, 1658 and 16.58 are the same. */
export function ClockField(props: ClockFieldProps) {
  const { label, value, onChange, error, note, isWrong = error !== undefined, describedBy, ref } = props;
  const id = useId();
  const typed = useAsTyped(value);
  const said = error ?? note;
  const type = (text: string) => {
    const read = clockTime(text) ?? text;
    typed.type(text, read);
    onChange(read);
  };
  return (
    <div className={`stack gap-2 min-0 packed ${styles.field}`}>
      <label className="muted text-14 lead-120" htmlFor={id}>
        {label}
      </label>
      <input
        ref={ref}
        className="full min-height-48 outlined-strong round surface ink"
        id={id}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        placeholder={t('hh:mm')}
        value={typed.shown}
        aria-invalid={isWrong || undefined}
        aria-describedby={classNames(describedBy, said && `${id}-said`) || undefined}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={typed.leave}
      />
      {said && (
        <p id={`${id}-said`} className={error ? styles.error : undefined} role={error ? 'alert' : undefined}>
          {said}
        </p>
      )}
    </div>
  );
}
