import { placesOnBar } from '#web/ui/trend/reference.ts';
import type { RangeEnds } from './result-words.ts';
import styles from './results.module.css';

type UsualBarProps = { value: number; range: RangeEnds; words: string };

/** The usual range as a part of a bar, and the value as a mark on it. `words` says the same. */
export function UsualBar({ value, range: { low, high }, words }: UsualBarProps) {
  const places = placesOnBar(value, low, high);
  if (!places) return null;
  return (
    <div className={`relative sunk ${styles.bar}`} role="img" aria-label={`${value}. Usual is ${words}.`}>
      <span className={styles.range} style={{ left: `${places.from}%`, width: `${places.to - places.from}%` }} />
      <span className={styles.mark} style={{ left: `${places.at}%` }} />
    </div>
  );
}
