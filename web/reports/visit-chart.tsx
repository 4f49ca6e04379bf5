import { type Report, SMALLEST_GROUP } from '#contract/reports.ts';
import { classNames } from '../ui/class-names.ts';
import { dayAndMonth, monthAndYear } from '../ui/time/time.ts';
import styles from './reports.module.css';
import { columnWords } from './words.ts';

const NOTHING_TO_DRAW = {
  day: 'No day has enough visits to be drawn. Choose a longer time.',
  week: 'No week has enough visits to be drawn. Choose a longer time.',
  month: 'No month has enough visits to be drawn.',
} as const;

/** Drawn for the eye: the same counts stand in the table below. What is too few to show is hatched, as high as its limit. */
export function VisitChart({ report: { visits, step } }: { report: Report }) {
  const { columns, rows } = visits.byTime;
  if (!rows.some(({ total }) => total)) return <p className="muted">{NOTHING_TO_DRAW[step]}</p>;
  const most = Math.max(SMALLEST_GROUP, ...rows.map(({ total }) => total ?? 0));
  const days = [rows.at(0), rows.at(Math.floor(rows.length / 2)), rows.at(-1)].filter((row) => row !== undefined);
  return (
    <figure className={styles.chart}>
      <div className={styles.bars} aria-hidden>
        {rows.map(({ key, counts, total }) => (
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
          </div>
        ))}
      </div>
      {rows.length > 2 && (
        <p className="row between text-14 muted" aria-hidden>
          {days.map(({ key }) => (
            <span key={key}>{(step === 'month' ? monthAndYear : dayAndMonth)(`${key}T00:00:00Z`, 'UTC')}</span>
          ))}
        </p>
      )}
      <figcaption className="row wrap gap-x-16 gap-4 text-14 muted">
        <span>{`Highest bar: ${most}`}</span>
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
