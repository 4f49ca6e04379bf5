import type { ReactNode } from 'react';
import { pulseLine } from '../ui/brand/pulse.ts';
import { classNames } from '../ui/class-names.ts';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { timeOfDay } from '../ui/time/time.ts';
import { addDays, dayOf, weekdayAndDay } from '../ui/time/zoned-time.ts';
import styles from './care-line.module.css';
import { useBoard } from './queries.ts';
import { type Ahead, whatComesNext } from './what-comes-next.ts';

type CareLineProps = {
  title: string;
  today: string;
  now: Date;
  foot?: ReactNode;
};

// Where the beats begin on the wide and the narrow line, and how high they rise: what is nearer is the smaller one.
const WIDE = { baseline: 104, end: 724, beats: [beat(30, 120, 34), beat(224, 130, 54), beat(414, 150, 82)] };
const NARROW = { baseline: 74, end: 402, beats: [beat(20, 92, 26), beat(142, 96, 40), beat(262, 110, 64)] };

function beat(x: number, width: number, height: number) {
  return { x, width, height };
}

/** The line of time: a bead for now, and a beat for each thing that lies ahead. With nothing ahead it runs flat. */
export function CareLine({ title, today, now, foot }: CareLineProps) {
  const timeZone = useTimeZone();
  const board = useBoard().data;
  const ahead = board ? whatComesNext(board, now) : [];
  const isEmpty = board !== undefined && ahead.length === 0;
  return (
    <section className={styles.frame} aria-label="What comes next">
      <div className={`relative min-0 round-lg clipped ${styles.care}`}>
        <div className={styles.greet}>
          <h1>{title}</h1>
          <p>{today}</p>
        </div>
        <div className={`relative ${styles.time}`}>
          <Line shape={WIDE} viewBox="0 0 640 176" className={`hidden ${styles.wide}`} count={ahead.length} />
          <Line shape={NARROW} viewBox="0 0 358 84" className={styles.narrow} count={ahead.length} />
          <span className={styles.bead} aria-hidden />
          <ul className={`stack gap-12 ${styles.moments}`}>
            <li className={`column min-0 lead-135 ${styles.now}`}>
              <b>Now</b>
              {isEmpty && <span className="regular breakable">Nothing is planned.</span>}
            </li>
            {ahead.map((moment) => (
              <li className="column min-0 lead-135" key={moment.id}>
                <b>{whenInWords(moment, timeZone, now)}</b>
                <span className="semibold breakable">{moment.what}</span>
              </li>
            ))}
          </ul>
        </div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </section>
  );
}

/** Stretched to its room; the beats keep their heights, and the line its width. */
type LineProps = { shape: typeof WIDE; viewBox: string; className: string | undefined; count: number };

function Line({ shape: { baseline, end, beats }, viewBox, className, count }: LineProps) {
  const from = beats[0]?.x ?? 0;
  const drawn = count === 0 ? [] : beats.slice(0, count + 1);
  return (
    <svg className={classNames(styles.line, className)} viewBox={viewBox} preserveAspectRatio="none" aria-hidden>
      <path d={pulseLine(baseline, from, drawn, end)} />
    </svg>
  );
}

/** Today 14:30, Tomorrow 08:00, Wed 18 Nov, 11:30 */
function whenInWords({ at }: Ahead, timeZone: string, now: Date): string {
  const day = dayOf(at, timeZone);
  const today = dayOf(now, timeZone);
  const time = timeOfDay(at, timeZone);
  if (day === today) return `Today ${time}`;
  if (day === addDays(today, 1)) return `Tomorrow ${time}`;
  return `${weekdayAndDay(at, timeZone)}, ${time}`;
}
