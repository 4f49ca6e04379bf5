import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { PatientSummary } from '#contract/patients/chart.ts';
import { isOld } from '#contract/readings/reading-age.ts';
import { READING_FACTS, type Reading, type ReadingKind } from '#contract/readings/readings.ts';
import { shortDay } from '#web/ui/time/time.ts';
import { TimeMark } from '#web/ui/time/time-mark.tsx';
import styles from './patient-rail.module.css';

/** In the order in which one looks at someone who may be ill. */
const NOW: readonly ReadingKind[] = [
  'oxygen-saturation',
  'temperature',
  'respiration',
  'heart-rate',
  'blood-pressure',
  'weight',
];
const RESULTS_SHOWN = 5;

type PatientRailProps = { summary: PatientSummary; triage: ReactNode; medicines: ReactNode };

/** What one wants to know while writing, without leaving the form. */
export function PatientRail({ summary, triage, medicines }: PatientRailProps) {
  const { readings, results } = summary;
  const shown = NOW.flatMap((kind) => readings.filter((reading) => reading.kind === kind));
  return (
    <aside className={styles.rail} aria-label="About the patient">
      <section>
        <h3>Vitals</h3>
        {shown.length === 0 && <p className="muted text-14">No readings yet.</p>}
        <dl className={`icons-16 ${styles.readings}`}>
          {shown.map((reading) => (
            <div className="row wrap baseline between" key={reading.kind}>
              <dt className="muted">{READING_FACTS[reading.kind].name}</dt>
              <dd className={reading.flag === 'High' || reading.flag === 'Low' ? 'urgent bold' : undefined}>
                {figures(reading)} <Flag flag={reading.flag} />
              </dd>
              <dd className={styles.when}>
                <TimeMark at={reading.measuredAt} isOld={(now) => isOld(reading, now)} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      {triage}
      {medicines}
      <section>
        <h3>Last results</h3>
        {results.length === 0 && <p className="muted text-14">None yet.</p>}
        <ul className="stack gap-6 lead-140">
          {results.slice(0, RESULTS_SHOWN).map(({ id, measure, result, date, flag, status }) => (
            <li key={id}>
              <b>{measure}</b> <span className={status === 'abnormal' ? 'urgent bold' : undefined}>{result}</span>
              {status === 'abnormal' && ` ${flag ?? 'Abnormal'}`}, {shortDay(`${date}T12:00:00Z`, 'UTC').slice(0, -5)}
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}

const figures = ({ value, second, unit }: Reading) => `${second === null ? value : `${value}/${second}`} ${unit}`;

function Flag({ flag }: Pick<Reading, 'flag'>) {
  if (!flag) return null;
  const isLow = /low/i.test(flag);
  const Icon = isLow ? IconArrowDown : IconArrowUp;
  return (
    <>
      <Icon aria-hidden />
      <span className="visually-hidden">{flag}</span>
    </>
  );
}
