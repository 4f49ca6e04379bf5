import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { TrailFilter, TrailLine } from '#contract/trail/trail.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { QueryView } from '../ui/loading/query-view.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { longDay } from '../ui/time/time.ts';
import { dayOf } from '../ui/time/zoned-time.ts';
import { useShowNewest, useTrail } from './queries.ts';
import styles from './trail.module.css';

type TrailLinesProps = { filter: TrailFilter; onClear: () => void };

export function TrailLines({ filter, onClear }: TrailLinesProps) {
  const trail = useTrail(filter);
  const showNewest = useShowNewest();
  const timeZone = useTimeZone();
  return (
    <section className={`panel ${styles.lines}`} aria-labelledby="trail-lines">
      <div className={`row wrap between gap-8 ${styles.head}`}>
        <h2 id="trail-lines">Lines, newest first</h2>
        <Button size="small" look="quiet" onClick={showNewest} isBusy={trail.isRefetching} busyText="Loading…">
          Show the newest
        </Button>
      </div>
      <QueryView
        query={trail as UseQueryResult<TrailLine[]>}
        lines={10}
        empty={
          <div className={`row wrap gap-12 ${styles.empty}`}>
            No lines for this filter.
            <Button size="small" onClick={onClear}>
              Show all lines
            </Button>
          </div>
        }
      >
        {(all) => <Days lines={all} timeZone={timeZone} />}
      </QueryView>
      <p className={`row wrap between gap-8 muted text-sm ruled ${styles.foot}`}>
        Times in {timeZone}, from the server’s clock
        {trail.hasNextPage && (
          <Button
            size="small"
            onClick={() => void trail.fetchNextPage()}
            isBusy={trail.isFetchingNextPage}
            busyText="Loading…"
          >
            Earlier lines
          </Button>
        )}
      </p>
    </section>
  );
}

function Days({ lines, timeZone }: { lines: TrailLine[]; timeZone: string }) {
  const days = Object.entries(Object.groupBy(lines, ({ at }) => dayOf(at, timeZone)));
  return days.map(([day, ofDay = []]) => (
    <div key={day}>
      <h3 className={`muted ${styles.day}`}>{longDay(`${day}T12:00:00Z`, 'UTC')}</h3>
      <ol>
        {ofDay.map((line) => (
          <Line key={line.id} line={line} timeZone={timeZone} />
        ))}
      </ol>
    </div>
  ));
}

const withSeconds = (at: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' }).format(new Date(at));

function Line({ line, timeZone }: { line: TrailLine; timeZone: string }) {
  const { at, who, before, about, after, note, isFlagged, kind } = line;
  return (
    <li className={classNames(styles.line, isFlagged && styles.flagged, kind === 'trail' && styles.own)}>
      <time className="muted text-sm" dateTime={at}>
        {withSeconds(at, timeZone)}
      </time>
      <i className={styles.bead} aria-hidden />
      <p className="min-0 breakable lead-135">
        <b>{who.name}</b> {before} {about && <About about={about} />} {after}
        {isFlagged && <span className="visually-hidden">, to be looked at</span>}
        {note && <span className={`block muted text-sm ${styles.note}`}>{note}</span>}
      </p>
      <span className={`faint text-xs ${styles.number}`}>line {line.id}</span>
    </li>
  );
}

/** A PUD leads to everything that the trail says about that patient. */
const About = ({ about: { name, isPud } }: { about: NonNullable<TrailLine['about']> }) =>
  isPud ? (
    <Link className={`semibold nowrap ${styles.pud}`} to="/admin/trail" search={{ pud: name }}>
      {name}
    </Link>
  ) : (
    <b>{name}</b>
  );
