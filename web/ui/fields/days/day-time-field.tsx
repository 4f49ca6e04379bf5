import { type Ref, useId, useState } from 'react';
import { t } from '#web/language/say.ts';
import { momentOf, partsOf, wrongMoment, wrongPart } from '#web/ui/time/moment-text.ts';
import { ClockField } from '../clock-field.tsx';
import { FieldError, type FieldText } from '../field.tsx';
import { DayInput, type DayValue } from './day-input.tsx';
import styles from './days.module.css';

type DayTimeFieldProps = Omit<FieldText, 'size'> &
  DayValue & {
    /** The first and the last day of the calendar. Limits of the time are the form's: it says so in `error`. */
    min?: string | undefined;
    max?: string | undefined;
    name?: string | undefined;
    /** Of the input that asks for something. */
    ref?: Ref<HTMLInputElement> | undefined;
    /** Where the head of a table or a list names it already. */
    isLegendHidden?: boolean;
  };

/** A day and a time of 24 hours as one value, 2026-11-15T08:10; empty when both are, and text when one of them is none. */
export function DayTimeField(props: DayTimeFieldProps) {
  const { label, hint, error, isOptional, value, onChange, min, max, name, ref, isLegendHidden } = props;
  const id = useId();
  const [isInside, setInside] = useState(false);
  const { day, time } = partsOf(value);
  const part = wrongPart(value);
  const wrong = error ?? (part && isInside ? undefined : wrongMoment(value));
  const described = [hint && `${id}-hint`, wrong && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset
      className={`stack gap-8 min-0 ${styles.moment}`}
      onFocus={() => setInside(true)}
      onBlur={(event) => setInside(event.currentTarget.contains(event.relatedTarget))}
    >
      <legend className={isLegendHidden ? 'visually-hidden' : 'p-0 semibold'}>
        {label}
        {isOptional && <span className="muted regular"> {t('(optional)')}</span>}
      </legend>
      {hint && (
        <span className="muted text-sm" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <div className={styles.parts}>
        <div className="stack gap-2 min-0">
          <label className="muted text-14 lead-120" htmlFor={`${id}-day`}>
            {t('Day')}
          </label>
          <DayInput
            id={`${id}-day`}
            name={name}
            ref={part === 'time' ? undefined : ref}
            value={day}
            min={min}
            max={max}
            hasCalendar
            isWrong={wrong !== undefined && part !== 'time'}
            describedBy={described}
            onChange={(next) => onChange(momentOf({ day: next, time }))}
          />
        </div>
        <ClockField
          label={t('Time, 24 h')}
          ref={part === 'time' ? ref : undefined}
          value={time}
          isWrong={wrong !== undefined && part !== 'day'}
          describedBy={described}
          onChange={(next) => onChange(momentOf({ day, time: next }))}
        />
      </div>
      {wrong && <FieldError id={`${id}-error`}>{wrong}</FieldError>}
    </fieldset>
  );
}
