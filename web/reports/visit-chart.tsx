import { type Report, SMALLEST_GROUP } from '#contract/reports.ts';
import { classNames } from '../ui/class-names.ts';
import { dayAndMonth } from '../ui/time/time.ts';
import styles from './reports.module.css';
import { columnWords } from './words.ts';

const MOST_LABELS = 8;

/** Drawn for the eye: the same counts stand in the table below. What is too few to show is hatched, as high as its limit. */
export function VisitChart({ report: { visits } }: { report: Report }) {
  const { columns, rows } = visits.byTime;
  const most = Math.max(SMALLEST_GROUP, ...rows.map(({ total }) => total ?? 0));
  const labelEvery = Math.ceil(rows.length / MOST_LABELS);
  return (
    <figure className={styles.chart}>
      <div className={styles.bars} aria-hidden>
        {rows.map(({ key, counts, total }, index) => (
          <div key={key} className={styles.bar}>
            <div className={styles.stackOfCounts} style={{ height: `${(100 * (total ?? SMALLEST_GROUP)) / most}%` }}>
              {total === null || counts.includes(null) ? (
                <span className={classNames(styles.part, styles.hatched)} style={{ flexGrow: 1 }} />
              ) : (
                counts.map((count, column) =>
                  count ? (
                    <span
                      key={columns[column]}
                      className={classNames(styles.part, styles[columns[column] ?? ''])}
                      style={{ flexGrow: count }}
                    />
                  ) : null,
                )
              )}
            </div>
            <span className={styles.day}>{index % labelEvery === 0 ? dayAndMonth(`${key}T00:00:00Z`, 'UTC') : ''}</span>
          </div>
        ))}
      </div>
      <figcaption className="row wrap gap-x-16 gap-4 text-14 muted">
        <span>Most at once: {most}</span>
        {columns.map((column) => (
          <span key={column} className="row-inline gap-6">
            <i className={classNames(styles.mark, styles[column])} aria-hidden />
            {columnWords(column)}
          </span>
        ))}
        <span className="row-inline gap-6">
          <i className={classNames(styles.mark, styles.hatched)} aria-hidden />
          Too few to show apart
        </span>
      </figcaption>
    </figure>
  );
}
