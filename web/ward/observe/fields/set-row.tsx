import type { ReactNode } from 'react';
import type { Observation } from '#contract/ward/observations.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { timeOfDay } from '#web/ui/time/time.ts';
import { pointsInWords } from '#web/ward/words.ts';
import type { LastValue } from '../last-values.ts';
import styles from './set-fields.module.css';

type SetRowProps = {
  name: string;
  /** On a phone. */
  short: string;
  unit: ReactNode;
  /** On a phone the choices take the place of the last value, which moves under the name. */
  isWide?: boolean;
  last: LastValue | null;
  newest: Observation | undefined;
  /** Undefined: no points are given at all. */
  points: number | null | undefined;
  isActive: boolean;
  children: ReactNode;
};

/** One reading: its name, what is typed, what it was last time, and the points of it. */
export function SetRow({ name, short, unit, isWide, last, newest, points, isActive, children }: SetRowProps) {
  const timeZone = useTimeZone();
  const isOlder = last !== null && last.at !== newest?.at;
  return (
    <li className={`${isActive ? styles.active : ''} ${isWide ? styles.wide : ''}`}>
      <span className={`semibold lead-125 ${styles.name}`}>
        <span className={styles.long}>{name}</span>
        <span className={`hidden ${styles.short}`} aria-hidden>
          {short}
        </span>
        <small className="block muted text-15 regular">{unit}</small>
      </span>
      <span className={`row wrap ${styles.now}`}>{children}</span>
      <span className={`muted text-17 ${styles.before}`}>
        <span className="visually-hidden">Last: </span>
        {last?.words ?? '–'}
        {last && isOlder && <small className="block faint text-14 lead-120">{timeOfDay(last.at, timeZone)}</small>}
        {last && !isOlder && <span className="visually-hidden"> at {timeOfDay(last.at, timeZone)}</span>}
      </span>
      {points !== undefined && (
        <span className={`stack place-centre round sunk muted ${styles.points} ${points ? styles[`p${points}`] : ''}`}>
          {pointsInWords(points)}
          <span className="visually-hidden"> points</span>
        </span>
      )}
    </li>
  );
}
