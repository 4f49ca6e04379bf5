import { classNames } from '#web/ui/class-names.ts';
import { placesOnBar, referenceInWords } from '#web/ui/trend/reference.ts';
import styles from './range-bar.module.css';

type RangeBarProps = { value: number; low: number | null; high: number | null };

/** The reference range as a green part of a bar, and the value as a mark on it. */
export function RangeBar({ value, low, high }: RangeBarProps) {
  const places = placesOnBar(value, low, high);
  if (!places) return null;
  const isOutside = (low !== null && value < low) || (high !== null && value > high);
  return (
    <span
      className={`relative sunk ${styles.bar}`}
      role="img"
      aria-label={`${value}, reference ${referenceInWords(low, high)}`}
    >
      <span className={styles.range} style={{ left: `${places.from}%`, width: `${places.to - places.from}%` }} />
      <span className={classNames(styles.mark, isOutside && styles.outside)} style={{ left: `${places.at}%` }} />
    </span>
  );
}
