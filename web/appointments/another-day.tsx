import { useState } from 'react';
import { NOT_A_BOOKABLE_DAY } from '../../contract/bookable-days.ts';
import { TextField } from '../ui/text-field.tsx';
import styles from './another-day.module.css';

type AnotherDayProps = { date: string; first: string; last: string; onChoose: (date: string) => void };

/** Any day that can be booked, for those who know it. While a date is half typed it is nobody's choice yet. */
export function AnotherDay({ date, first, last, onChoose }: AnotherDayProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isOutside = typed !== null && typed >= '2000' && (typed < first || typed > last);
  const type = (value: string) => {
    const isDay = value >= first && value <= last;
    setTyped(isDay ? null : value);
    if (isDay) onChoose(value);
  };
  return (
    <div className={styles.another}>
      <TextField
        type="date"
        label="Another day"
        value={typed ?? date}
        min={first}
        max={last}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
        error={isOutside ? NOT_A_BOOKABLE_DAY : undefined}
      />
    </div>
  );
}
