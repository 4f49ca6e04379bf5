import type { KeyboardEvent, ReactNode } from 'react';
import type { InpatientDetail } from '../../../contract/inpatients.ts';
import { CONSCIOUSNESS, type Consciousness, type News2Parameter } from '../../../contract/news2.ts';
import { useMedia } from '../../ui/media.ts';
import { timeOfDay } from '../../ui/time.ts';
import { pointsInWords } from '../words.ts';
import { ChoiceRow } from './choice-row.tsx';
import { MeasuredAt } from './measured-at.tsx';
import type { Observing } from './observing.ts';
import styles from './set-fields.module.css';
import type { Figure } from './typed-set.ts';

/** As observation-form.module.css has it. */
const ROOM_FOR_A_PAD = '(min-width: 700px)';

type SetFieldsProps = { observing: Observing; inpatient: InpatientDetail; timeZone: string };

export function SetFields({ observing, inpatient, timeZone }: SetFieldsProps) {
  const { typed, change, scored } = observing;
  const last = inpatient.observations.find(({ wrong }) => wrong === null);
  const figure = (name: Figure, label: string) => <FigureField key={name} {...{ observing, name, label }} />;
  const row = (
    parameter: News2Parameter,
    words: RowWords,
    before: string | number | null | undefined,
    control: ReactNode,
  ) => (
    <Row
      {...words}
      before={before}
      points={scored.points[parameter]}
      isActive={words.figures?.includes(observing.active)}
    >
      {control}
    </Row>
  );
  return (
    <section className={styles.fields} aria-label="Observation">
      <div className={styles.head}>
        <MeasuredAt observing={observing} timeZone={timeZone} />
        <span>Now</span>
        <span>{last ? `Last ${timeOfDay(last.at, timeZone)}` : 'Last'}</span>
        <span>Points</span>
      </div>
      <ol>
        {row(
          'respiration',
          { name: 'Respiration', unit: 'breaths per min', figures: ['respiration'] },
          last?.respiration,
          figure('respiration', 'Respiration, breaths per minute'),
        )}
        {row(
          'oxygenSaturation',
          { name: 'SpO₂', unit: `%, scale ${inpatient.saturationScale}`, figures: ['oxygenSaturation'] },
          last?.oxygenSaturation,
          figure('oxygenSaturation', 'SpO2, per cent'),
        )}
        {row(
          'isOnOxygen',
          { name: 'Oxygen', unit: 'air or litres per min', figures: ['oxygenLitres'] },
          last?.isOnOxygen === null ? null : last?.isOnOxygen ? `${last.oxygenLitres ?? ''} L` : last && 'Air',
          <>
            <ChoiceRow
              label="Oxygen"
              choices={[
                { value: 'air', label: 'Air' },
                { value: 'oxygen', label: 'Oxygen' },
              ]}
              value={typed.oxygen}
              onChoose={(oxygen: 'air' | 'oxygen') => change({ oxygen })}
            />
            {typed.oxygen === 'oxygen' && figure('oxygenLitres', 'Litres per minute')}
          </>,
        )}
        {row(
          'systolic',
          { name: 'Blood pressure', unit: 'mmHg', figures: ['systolic', 'diastolic'] },
          last?.systolic ? `${last.systolic}/${last.diastolic}` : null,
          <>
            {figure('systolic', 'Blood pressure, upper value')}
            <span className={styles.slash} aria-hidden>
              /
            </span>
            {figure('diastolic', 'Blood pressure, lower value')}
          </>,
        )}
        {row(
          'pulse',
          { name: 'Pulse', unit: 'beats per min', figures: ['pulse'] },
          last?.pulse,
          figure('pulse', 'Pulse, beats per minute'),
        )}
        {row(
          'consciousness',
          { name: 'Consciousness', unit: 'ACVPU' },
          last?.consciousness && CONSCIOUSNESS[last.consciousness],
          <ChoiceRow
            label="Consciousness"
            choices={Object.entries(CONSCIOUSNESS).map(([value, words]) => ({
              value: value as Consciousness,
              label: value,
              words,
            }))}
            value={typed.consciousness}
            onChoose={(consciousness: Consciousness) => change({ consciousness })}
          />,
        )}
        {row(
          'temperature',
          {
            name: 'Temperature',
            unit: (
              <>
                {typed.unit}{' '}
                <button
                  type="button"
                  className={styles.unit}
                  onClick={() => change({ unit: typed.unit === '°C' ? '°F' : '°C', temperature: '' })}
                >
                  use {typed.unit === '°C' ? '°F' : '°C'}
                </button>
              </>
            ),
            figures: ['temperature'],
          },
          last?.temperature?.toFixed(1),
          figure('temperature', `Temperature, ${typed.unit}`),
        )}
      </ol>
    </section>
  );
}

type RowWords = { name: string; unit: ReactNode; figures?: readonly Figure[] };
type RowProps = RowWords & {
  before: string | number | null | undefined;
  points: number | null;
  isActive: boolean | undefined;
  children: ReactNode;
};

function Row({ name, unit, before, points, isActive, children }: RowProps) {
  return (
    <li className={isActive ? styles.active : undefined}>
      <span className={styles.name}>
        {name}
        <small>{unit}</small>
      </span>
      <span className={styles.now}>{children}</span>
      <span className={styles.before}>{before ?? '–'}</span>
      <span className={`${styles.points} ${points ? styles[`p${points}`] : ''}`}>
        {pointsInWords(points)}
        <span className="visually-hidden"> points</span>
      </span>
    </li>
  );
}

function FigureField({ observing, name, label }: { observing: Observing; name: Figure; label: string }) {
  const { typed, change, read, setActive, fieldRef, next } = observing;
  const hasPad = useMedia(ROOM_FOR_A_PAD);
  const problem = read.problems[name];
  // Half a blood pressure is no mistake while one types the other half.
  const isShown = problem !== undefined && !(problem.startsWith('Both') && observing.active.endsWith('stolic'));
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || name === 'temperature') return;
    event.preventDefault();
    next();
  };
  return (
    <span className={styles.figure}>
      <input
        ref={fieldRef(name)}
        aria-label={label}
        aria-invalid={isShown || undefined}
        aria-describedby={isShown ? `problem-${name}` : undefined}
        // Where the pad of the page is at hand, the system's would cover it. A real keyboard still types.
        inputMode={hasPad ? 'none' : 'decimal'}
        autoComplete="off"
        maxLength={5}
        value={typed[name]}
        onFocus={() => setActive(name)}
        onChange={(event) => change({ [name]: event.currentTarget.value })}
        onKeyDown={goOn}
      />
      {isShown && (
        <span className={styles.problem} id={`problem-${name}`} role="alert">
          {problem}
        </span>
      )}
    </span>
  );
}
