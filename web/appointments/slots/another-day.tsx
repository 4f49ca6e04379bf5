import { NOT_A_BOOKABLE_DAY } from '#contract/appointments/bookable-days.ts';
import { t } from '#web/language/say.ts';
import { DayPicker } from '#web/ui/fields/days/day-field.tsx';
import styles from './another-day.module.css';

type AnotherDayProps = {
  date: string;
  first: string;
  last: string;
  onChoose: (date: string) => void;
};

/** Lets people type any bookable day. A date that is half typed counts as no choice. */
export const AnotherDay = ({ date, first, last, onChoose }: AnotherDayProps) => (
  <div className={`mt-12 ${styles.another}`}>
    <DayPicker
      label={t('Another day')}
      hasCalendar
      value={date}
      min={first}
      max={last}
      outside={NOT_A_BOOKABLE_DAY}
      onChoose={onChoose}
    />
  </div>
);
