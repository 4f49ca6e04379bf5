import type { ReactNode } from 'react';
import type { NewestReading } from '#contract/ward/inpatients.ts';
import type { News2Parameter } from '#contract/ward/news2.ts';
import { CONSCIOUSNESS, type Consciousness } from '#contract/ward/news2-words.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { useNow } from '#web/ui/time/now.ts';
import { pointsInWords, timeOfReading } from '../words.ts';
import styles from './seven-readings.module.css';

const NAMES: Record<News2Parameter, ReactNode> = {
  respiration: 'Resp',
  oxygenSaturation: (
    <>
      SpO<sub>2</sub>
    </>
  ),
  isOnOxygen: 'Oxygen',
  systolic: 'Pressure',
  pulse: 'Pulse',
  consciousness: 'ACVPU',
  temperature: 'Temp',
};

type SevenReadingsProps = { readings: readonly NewestReading[] };

/** A score shows its reasons: the seven readings, the points of each, and the time of what an older set says. */
export function SevenReadings({ readings }: SevenReadingsProps) {
  return (
    <ul className={`stack gap-3 ${styles.seven}`}>
      {readings.map((reading) => (
        <Reading key={reading.parameter} reading={reading} />
      ))}
    </ul>
  );
}

function Reading({ reading }: { reading: NewestReading }) {
  const timeZone = useTimeZone();
  const { parameter, value, unit, points, at, isOlder } = reading;
  const now = useNow();
  return (
    <li className={classNames(points ? styles[`p${points}`] : undefined, isOlder && styles.older)}>
      <span>{NAMES[parameter]}</span>
      <b>
        {value ?? '–'}
        {unit && <small>{unit.replace('°C', '°')}</small>}
        {parameter === 'consciousness' && value && (
          <span className="visually-hidden"> {CONSCIOUSNESS[value as Consciousness]}</span>
        )}
      </b>
      <em>
        {pointsInWords(points)}
        <span className="visually-hidden"> points</span>
      </em>
      {isOlder && at && (
        <small className={styles.when}>
          <span className="visually-hidden">older, measured </span>
          {timeOfReading(at, timeZone, now)}
        </small>
      )}
    </li>
  );
}
