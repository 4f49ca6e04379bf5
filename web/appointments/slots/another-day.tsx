import { useState } from 'react';
import { NOT_A_BOOKABLE_DAY } from '#contract/appointments/bookable-days.ts';
import { t } from '#web/language/say.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { dayFromText } from '#web/ui/time/day-text.ts';
import styles from './another-day.module.css';

type AnotherDayProps = {
  date: string;
  first: string;
  last: string;
  onChoose: (date: string) => void;
  /** Typed day first, whatever the language of the browser: for those who work here. */
  isText?: boolean | undefined;
};

/** Lets people type any bookable day. A date that is half typed counts as no choice. */
export function AnotherDay({ isText, ...day }: AnotherDayProps) {
  return <div className={`mt-12 ${styles.another}`}>{isText ? <DayAsText {...day} /> : <DayOfBrowser {...day} />}</div>;
}

type DayProps = Omit<AnotherDayProps, 'isText'>;

function DayOfBrowser({ date, first, last, onChoose }: DayProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isOutside = typed !== null && typed >= '2000' && (typed < first || typed > last);
  const type = (value: string) => {
    const isDay = value >= first && value <= last;
    setTyped(isDay ? null : value);
    if (isDay) onChoose(value);
  };
  return (
    <TextField
      type="date"
      label={t('Another day')}
      value={typed ?? date}
      min={first}
      max={last}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setTyped(null)}
      error={isOutside ? NOT_A_BOOKABLE_DAY : undefined}
    />
  );
}

function DayAsText({ date, first, last, onChoose }: DayProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const day = typed === null ? date : dayFromText(typed);
  const isOutside = day !== null && (day < first || day > last);
  const mistake = isOutside
    ? NOT_A_BOOKABLE_DAY
    : isLeft && day === null
      ? t('Enter the day as dd/mm/yyyy.')
      : undefined;
  const type = (value: string) => {
    const read = dayFromText(value);
    setTyped(value);
    setLeft(false);
    if (read && read >= first && read <= last) onChoose(read);
  };
  const leave = () => {
    setLeft(typed !== null && day === null && typed.trim() !== '');
    if (typed?.trim() === '' || (day !== null && !isOutside)) setTyped(null);
  };
  return (
    <TextField
      label={t('Another day, dd/mm/yyyy')}
      inputMode="numeric"
      maxLength={10}
      autoComplete="off"
      value={typed ?? date.split('-').reverse().join('/')}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
      error={mistake}
    />
  );
}
