import type { ReceptionVisit, VisitState } from '#contract/appointments/reception.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Panel } from '#web/ui/page/panel.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { timeOfDay } from '#web/ui/time/time.ts';
import styles from './day-lanes.module.css';
import { type Lanes, lanesOf } from './lanes.ts';

const WORDS: Record<VisitState, string> = {
  asked: 'asked',
  booked: 'expected',
  late: 'late',
  arrived: 'arrived',
  'with-doctor': 'with the doctor',
  done: 'done',
  left: 'left',
  'did-not-come': 'did not come',
  cancelled: 'cancelled',
};
const LEGEND = ['done', 'with-doctor', 'arrived', 'booked', 'late', 'did-not-come'] as const;

/** The day of every doctor along a line, for a wide screen: the list beneath says the same in words. */
export function DayLanes({ visits, now }: { visits: readonly ReceptionVisit[]; now: Date }) {
  const timeZone = useTimeZone();
  const day = lanesOf(visits, now);
  if (!day) return null;
  return (
    <div className={styles.wide}>
      <Panel title="The day" action={<Legend />}>
        <div className={styles.lanes}>
          <div className={`relative faint text-13 ${styles.axis}`} aria-hidden>
            {hoursBeside(day).map(({ hour, at }) => (
              <span key={at} style={{ left: `${at}%` }}>
                {timeOfDay(hour, timeZone)}
              </span>
            ))}
            {day.now !== null && <b style={{ left: `${day.now}%` }}>{timeOfDay(now, timeZone)}</b>}
          </div>
          {day.lanes.map(({ doctorId, doctor, room, visits: theirs }) => (
            <div key={doctorId} className={`ruled ${styles.lane}`}>
              <p className="lead-125 min-0">
                <b>{doctor}</b>
                {room && <span className="block faint text-14">{room}</span>}
              </p>
              <ol
                className={classNames(`relative ${styles.line}`, theirs.some(({ isBelow }) => isBelow) && styles.full)}
                aria-label={`The day of ${doctor}`}
              >
                {theirs.map(({ visit, at, isBelow }) => (
                  <li key={visit.id} className={isBelow ? styles.below : undefined} style={{ left: `${at}%` }}>
                    <span className="visually-hidden">{`${visit.token ?? 'No token'} at ${visit.time}, ${WORDS[visit.state]}`}</span>
                    <i className={styles[visit.state]} aria-hidden>
                      {visit.state === 'done' ? '' : visit.token?.split('-')[1]}
                    </i>
                  </li>
                ))}
                {day.now !== null && <li className={styles.now} aria-hidden style={{ left: `${day.now}%` }} />}
              </ol>
            </div>
          ))}
        </div>
      </Panel>
    </div>
  );
}

/** The time of day covers the hours beside it. */
const hoursBeside = ({ hours, now }: Lanes) => hours.filter(({ at }) => now === null || Math.abs(at - now) > 6);

const Legend = () => (
  <ul className="row wrap gap-x-16 muted text-14" aria-hidden>
    {LEGEND.map((state) => (
      <li key={state} className={`row gap-6 ${styles.key}`}>
        <i className={styles[state]} />
        {WORDS[state]}
      </li>
    ))}
  </ul>
);
