import type { Ref } from 'react';
import { t } from '#web/language/say.ts';
import { classNames } from '#web/ui/class-names.ts';
import { type DayLimits, dayAsText, dayFormat, dayFromText, withSlashes } from '#web/ui/time/day-text.ts';
import { useAsTyped } from '../as-typed.ts';
import fieldStyles from '../field.module.css';
import { CalendarButton } from './calendar-button.tsx';
import styles from './days.module.css';

/** The value is the day (1955-09-27), empty, or the text of what is no day: half a day is never lost without a word. */
export type DayValue = { value: string; onChange: (value: string) => void };

export type DayInputProps = DayValue &
  Pick<DayLimits, 'min' | 'max'> & {
    id: string;
    name?: string | undefined;
    ref?: Ref<HTMLInputElement> | undefined;
    disabled?: boolean | undefined;
    className?: string | undefined;
    /** For days near today. A birth date is typed faster than it is found. */
    hasCalendar?: boolean | undefined;
    isWrong: boolean;
    describedBy?: string | undefined;
    /** Whether something is typed that the field has not been left with. */
    onTyping?: (isTyping: boolean) => void;
  };

/** Day first, whatever the language of the browser: its own field would show the third of April as 04/03 or 03/04. */
export function DayInput(props: DayInputProps) {
  const { id, value, onChange, min, max, hasCalendar, isWrong, describedBy, className, onTyping, ...input } = props;
  const typed = useAsTyped(value, dayAsText);
  const type = (now: string) => {
    const text = withSlashes(typed.shown, now);
    const read = dayFromText(text) ?? text.trim();
    typed.type(text, read);
    onTyping?.(true);
    onChange(read);
  };
  return (
    <span className={`row gap-8 min-0 ${styles.day}`}>
      <input
        {...input}
        id={id}
        className={classNames(fieldStyles.control, className)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        placeholder={dayFormat()}
        value={typed.shown}
        aria-invalid={isWrong || undefined}
        aria-describedby={classNames(describedBy, `${id}-format`)}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => {
          typed.leave();
          onTyping?.(false);
        }}
      />
      <span className="visually-hidden" id={`${id}-format`}>
        {t('Day, month, year')}: {dayFormat()}
      </span>
      {hasCalendar && <CalendarButton {...{ min, max, disabled: input.disabled }} value={value} onChoose={onChange} />}
    </span>
  );
}
