import type { ReactNode } from 'react';
import type { Vitals } from '../../../contract/inpatients.ts';
import { CONSCIOUSNESS } from '../../../contract/news2.ts';
import type { Points } from '../../../contract/observations.ts';
import { pointsInWords } from '../words.ts';
import styles from './seven-readings.module.css';

type SevenReadingsProps = { vitals: Vitals; points: Points | null };

/** A score shows its reasons: the seven readings and the points of each. */
export function SevenReadings({ vitals, points }: SevenReadingsProps) {
  const [systolic, diastolic] = vitals.bp?.split('/') ?? [];
  const { consciousness, isOnOxygen, oxygenLitres } = vitals;
  return (
    <ul className={styles.seven}>
      <Reading name="Resp" value={vitals.respiration} points={points?.respiration} />
      <Reading
        name={
          <>
            SpO<sub>2</sub>
          </>
        }
        value={vitals.o2}
        unit="%"
        points={points?.oxygenSaturation}
      />
      <Reading
        name="Oxygen"
        value={isOnOxygen === null ? null : isOnOxygen ? (oxygenLitres ?? 'On') : 'Air'}
        unit={isOnOxygen && oxygenLitres ? 'L' : undefined}
        points={points?.isOnOxygen}
      />
      <Reading name="Pressure" value={systolic} unit={diastolic && `/${diastolic}`} points={points?.systolic} />
      <Reading name="Pulse" value={vitals.hr} points={points?.pulse} />
      <Reading
        name="ACVPU"
        value={consciousness}
        hidden={consciousness ? CONSCIOUSNESS[consciousness] : undefined}
        points={points?.consciousness}
      />
      <Reading name="Temp" value={vitals.temp?.toFixed(1)} unit="°" points={points?.temperature} />
    </ul>
  );
}

type ReadingProps = {
  name: ReactNode;
  value: string | number | null | undefined;
  unit?: string | undefined;
  hidden?: string | undefined;
  points: number | null | undefined;
};

function Reading({ name, value, unit, hidden, points }: ReadingProps) {
  const isMeasured = value !== null && value !== undefined;
  return (
    <li className={points ? styles[`p${points}`] : undefined}>
      <span>{name}</span>
      <b>
        {isMeasured ? value : '–'}
        {isMeasured && unit && <small>{unit}</small>}
        {hidden && <span className="visually-hidden"> {hidden}</span>}
      </b>
      <em>
        {pointsInWords(points ?? null)}
        <span className="visually-hidden"> points</span>
      </em>
    </li>
  );
}
