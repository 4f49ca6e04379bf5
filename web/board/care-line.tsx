import { type ReactNode, useRef } from 'react';
import type { Appointment } from '#contract/appointments/appointments.ts';
import { t, tCount } from '#web/language/say.ts';
import { isAhead } from '#web/ui/loading/is-ahead.ts';
import { pulseLine } from '../ui/brand/pulse.ts';
import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { timeOfDay } from '../ui/time/time.ts';
import { addDays, dayOf, weekdayAndDay } from '../ui/time/zoned-time.ts';
import styles from './care-line.module.css';
import { useKeptRoom } from './kept-room.ts';
import { useBoard } from './queries.ts';
import { type Ahead, bookedAhead, whatComesNext } from './what-comes-next.ts';

type CareLineProps = {
  title: string;
  today: string;
  now: Date;
  dose?: Ahead | undefined;
  isDoseKnown?: boolean;
  /** Saying that one is here for a visit, and what is known once one has. */
  here?: ((visit: Appointment) => { button?: ReactNode; state?: ReactNode }) | undefined;
};

// Where the beats begin on the wide and the narrow line, and how high they rise: what is nearer is the smaller one.
const WIDE = {
  viewBox: '0 0 1032 92',
  baseline: 82,
  from: 8,
  end: 1100,
  beats: [beat(14, 150, 38), beat(355, 165, 54), beat(703, 180, 72)],
};
const NARROW = {
  viewBox: '0 4 358 66',
  baseline: 62,
  from: 20,
  end: 402,
  beats: [beat(24, 78, 26), beat(130, 88, 38), beat(240, 100, 54)],
};

function beat(x: number, width: number, height: number) {
  return { x, width, height };
}

const USUAL = ['first', 'second'];

/** The line of time: a bead for now, and a beat for each thing that lies ahead. With nothing ahead it runs flat. */
export function CareLine({ title, today, now, dose, isDoseKnown = true, here }: CareLineProps) {
  const timeZone = useTimeZone();
  const board = useBoard().data;
  const box = useRef<HTMLDivElement>(null);
  useKeptRoom(box, board !== undefined && isDoseKnown);
  const ahead = board ? whatComesNext(board, now, { dose }) : [];
  const booked = board ? bookedAhead(board.appointments.booked, now).length : 0;
  const more = booked - ahead.filter(({ visit }) => visit).length;
  return (
    <section className="container" aria-label={t('What comes next')}>
      <div ref={box} className={`min-0 round-lg clipped ${styles.care}`}>
        <div className={styles.greet}>
          <h1>{title}</h1>
          <p>{today}</p>
        </div>
        <Line shape={WIDE} className={styles.wide} count={ahead.length} />
        <Line shape={NARROW} className={styles.narrow} count={ahead.length} />
        {board && ahead.length === 0 && <p className={styles.nothing}>{t('Nothing is planned.')}</p>}
        <ol className={styles.next}>
          {/* Room for what usually comes: what stands under it hardly moves then. */}
          {!board && USUAL.map((key) => <li key={key} className={styles.thing} aria-hidden />)}
          {ahead.map((thing) => (
            <Next key={thing.id} thing={thing} when={whenInWords(thing, timeZone, now)} here={here} />
          ))}
        </ol>
        {more > 0 && (
          <ButtonLink className={styles.more} to="/book" hash="appointments">
            {tCount('{n} more visit', '{n} more visits', more)}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

type NextProps = Pick<CareLineProps, 'here'> & { thing: Ahead; when: string };

function Next({ thing: { what, visit, action }, when, here }: NextProps) {
  const { button, state } = (visit && here?.(visit)) ?? {};
  return (
    <li className={`row gap-12 lead-130 ${styles.thing}`}>
      <span className="grow min-0 breakable">
        <span className={`block ${styles.when}`}>{when}</span>
        <b className="block semibold">{what}</b>
        {visit?.status === 'pending' && (
          <span className={`block ${styles.asked}`}>{t('Only asked for: the doctor has not agreed yet')}</span>
        )}
        {state}
      </span>
      {(action ?? button) && <span className={styles.act}>{action ?? button}</span>}
      {visit && !button && !state && (
        <ButtonLink className={styles.change} to="/book" hash="appointments">
          {t('Change')}
          <span className="visually-hidden"> {t('the visit: {when}', { when })}</span>
        </ButtonLink>
      )}
    </li>
  );
}

type LineProps = { shape: typeof WIDE; className: string | undefined; count: number };

function Line({ shape: { viewBox, baseline, from, end, beats }, className, count }: LineProps) {
  return (
    <svg className={classNames(styles.line, className)} viewBox={viewBox} aria-hidden>
      {/* Flat says that nothing lies ahead, which nobody knows before it is fetched. */}
      {!isAhead && <path d={pulseLine(baseline, from, beats.slice(0, count), end)} />}
      <circle cx={from} cy={baseline} r={6} />
    </svg>
  );
}

/** Today 14:30, Tomorrow 08:00, Wed 18 Nov, 11:30 */
function whenInWords({ at, isNow, dueSince }: Ahead, timeZone: string, now: Date): string {
  if (dueSince) return t('Due since {time}', { time: timeOfDay(dueSince, timeZone) });
  if (isNow) return t('Now');
  const day = dayOf(at, timeZone);
  const today = dayOf(now, timeZone);
  const time = timeOfDay(at, timeZone);
  if (day === today) return t('Today {time}', { time });
  if (day === addDays(today, 1)) return t('Tomorrow {time}', { time });
  return `${weekdayAndDay(at, timeZone)}, ${time}`;
}
