import type { ReactNode } from 'react';
import type { News2Parameter } from '#contract/ward/news2.ts';
import { CONSCIOUSNESS, type Consciousness } from '#contract/ward/news2-words.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { timeOfDay } from '#web/ui/time/time.ts';
import type { AtTheBed } from '../at-the-bed.ts';
import { lastValue } from '../last-values.ts';
import type { Observing } from '../observing.ts';
import { type Figure, inOtherUnit } from '../typed-set.ts';
import { isNeverScored } from '../what-saving-does.ts';
import { ChoiceRow } from './choice-row.tsx';
import { FigureField } from './figure-field.tsx';
import { MeasuredAt } from './measured-at.tsx';
import styles from './set-fields.module.css';
import { SetRow } from './set-row.tsx';

type SetFieldsProps = { observing: Observing; inpatient: AtTheBed };
type RowWords = { name: string; short: string; unit: ReactNode; figures?: readonly Figure[]; isWide?: boolean };

const LEVELS = Object.entries(CONSCIOUSNESS).map(([value, words]) => ({
  value: value as Consciousness,
  label: value,
  words,
}));

export function SetFields({ observing, inpatient }: SetFieldsProps) {
  const timeZone = useTimeZone();
  const { typed, change, scored } = observing;
  const hasPoints = !isNeverScored(scored);
  const newest = inpatient.observations.find(({ wrong }) => wrong === null);
  const figure = (name: Figure, label: string) => <FigureField key={name} {...{ observing, name, label }} />;
  const row = (parameter: News2Parameter, { figures, ...words }: RowWords, control: ReactNode) => (
    <SetRow
      {...words}
      newest={newest}
      last={lastValue(inpatient.observations, parameter)}
      points={hasPoints ? scored.points[parameter] : undefined}
      isActive={figures?.includes(observing.active) ?? false}
    >
      {control}
    </SetRow>
  );
  return (
    <section className={`panel clipped ${styles.fields}`} aria-label="Observation">
      <MeasuredAt observing={observing} />
      <div className={`sunk muted text-15 ruled-below ${styles.head}`} aria-hidden>
        <span>Reading</span>
        <span>Now</span>
        <span>{newest ? `Last ${timeOfDay(newest.at, timeZone)}` : 'Last'}</span>
        {hasPoints && <span>Points</span>}
      </div>
      <ol>
        {row(
          'respiration',
          { name: 'Respiration', short: 'Resp', unit: 'per min', figures: ['respiration'] },
          figure('respiration', 'Respiration, breaths per minute'),
        )}
        {row(
          'oxygenSaturation',
          {
            name: 'SpO₂',
            short: 'SpO₂',
            unit: hasPoints ? `%, scale ${inpatient.saturationScale}` : '%',
            figures: ['oxygenSaturation'],
          },
          figure('oxygenSaturation', 'SpO2, per cent'),
        )}
        {row(
          'isOnOxygen',
          { name: 'Oxygen', short: 'Oxygen', unit: 'litres per min', figures: ['oxygenLitres'], isWide: true },
          <OxygenField observing={observing} />,
        )}
        {row(
          'systolic',
          { name: 'Blood pressure', short: 'Pressure', unit: 'mmHg', figures: ['systolic', 'diastolic'] },
          <>
            {figure('systolic', 'Blood pressure, upper value')}
            <span className={`faint ${styles.slash}`} aria-hidden>
              /
            </span>
            {figure('diastolic', 'Blood pressure, lower value')}
          </>,
        )}
        {row(
          'pulse',
          { name: 'Pulse', short: 'Pulse', unit: 'per min', figures: ['pulse'] },
          figure('pulse', 'Pulse, beats per minute'),
        )}
        {row(
          'consciousness',
          { name: 'Consciousness', short: 'ACVPU', unit: 'ACVPU', isWide: true },
          <ChoiceRow
            label="Consciousness"
            choices={LEVELS}
            value={typed.consciousness}
            onChoose={(consciousness: Consciousness) => change({ consciousness })}
          />,
        )}
        {row(
          'temperature',
          { name: 'Temperature', short: 'Temp', unit: <UnitSwitch observing={observing} />, figures: ['temperature'] },
          figure('temperature', `Temperature, ${typed.unit}`),
        )}
      </ol>
    </section>
  );
}

function OxygenField({ observing }: { observing: Observing }) {
  const { typed, change } = observing;
  return (
    <>
      <ChoiceRow
        label="Oxygen"
        choices={[
          { value: 'air', label: 'Air' },
          { value: 'oxygen', label: 'O₂', words: 'Oxygen' },
        ]}
        value={typed.oxygen}
        onChoose={(oxygen: 'air' | 'oxygen') => change({ oxygen })}
      />
      {typed.oxygen === 'oxygen' && <FigureField observing={observing} name="oxygenLitres" label="Litres per minute" />}
    </>
  );
}

function UnitSwitch({ observing: { typed, change } }: { observing: Observing }) {
  const other = typed.unit === '°C' ? '°F' : '°C';
  return (
    <>
      {typed.unit}{' '}
      <button type="button" className={`action pressable ${styles.unit}`} onClick={() => change(inOtherUnit(typed))}>
        use {other}
      </button>
    </>
  );
}
