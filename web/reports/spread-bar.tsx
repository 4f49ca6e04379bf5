import type { CountTable } from '#contract/reports.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './reports.module.css';
import { columnWords, countWords } from './words.ts';

/** One bar for each part of a whole, with its count in words. */
export function SpreadBars({ label, table }: { label: string; table: CountTable }) {
  const { columns, sum } = table;
  const most = Math.max(1, ...sum.counts.map((count) => count ?? 0));
  return (
    <ul className={`stack gap-8 ${styles.spread}`} aria-label={label}>
      {columns.map((column, index) => {
        const count = sum.counts[index] ?? null;
        return (
          <li key={column} className={styles.line}>
            <span>{columnWords(column)}</span>
            <span className={styles.track} aria-hidden>
              <i
                className={classNames(styles.fill, count === null && styles.hatched)}
                style={{ width: `${count === null ? 12 : (100 * count) / most}%` }}
              />
            </span>
            <b className={styles.figure}>{countWords(count)}</b>
          </li>
        );
      })}
    </ul>
  );
}
