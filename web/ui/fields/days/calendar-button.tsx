import { IconCalendar } from '@tabler/icons-react';
import { useRef } from 'react';
import { t } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import { type DayLimits, dayFromText } from '#web/ui/time/day-text.ts';
import styles from './days.module.css';

type CalendarButtonProps = Pick<DayLimits, 'min' | 'max'> & {
  value: string;
  disabled?: boolean | undefined;
  onChoose: (day: string) => void;
};

/** Opens the browser's calendar, of which nothing else is seen. Left out where a browser cannot open it. */
export function CalendarButton({ value, min, max, disabled, onChoose }: CalendarButtonProps) {
  const calendar = useRef<HTMLInputElement>(null);
  if (!('showPicker' in HTMLInputElement.prototype)) return null;
  return (
    <span className={`relative fixed ${styles.calendar}`}>
      <input
        ref={calendar}
        type="date"
        className={`visually-hidden ${styles.anchor}`}
        tabIndex={-1}
        aria-hidden
        value={dayFromText(value) ?? ''}
        min={min}
        max={max}
        onChange={(event) => onChoose(event.currentTarget.value)}
      />
      <Button
        look="secondary"
        isIconOnly
        className={styles.open}
        aria-label={t('Open the calendar')}
        icon={<IconCalendar aria-hidden />}
        disabled={disabled}
        onClick={() => calendar.current?.showPicker()}
      />
    </span>
  );
}
