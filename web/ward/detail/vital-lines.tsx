import type { News2Parameter } from '../../../contract/news2.ts';
import type { Observation } from '../../../contract/observations.ts';
import { timeOfDay } from '../../ui/time.ts';
import { useWidth } from '../../ui/width.ts';
import { weekdayAndDay } from '../../ui/zoned-time.ts';
import styles from './vital-lines.module.css';

type Line = {
  name: string;
  unit: string;
  parameter: News2Parameter;
  value: (set: Observation) => number | null;
  /** The least that the scale spans: a quiet line stays flat. */
  span: number;
};

const LINES: readonly Line[] = [
  { name: 'Respiration', unit: '/min', parameter: 'respiration', value: (set) => set.respiration, span: 12 },
  { name: 'SpO₂', unit: '%', parameter: 'oxygenSaturation', value: (set) => set.oxygenSaturation, span: 10 },
  { name: 'Systolic', unit: 'mmHg', parameter: 'systolic', value: (set) => set.systolic, span: 50 },
  { name: 'Pulse', unit: '/min', parameter: 'pulse', value: (set) => set.pulse, span: 40 },
  { name: 'Temperature', unit: '°C', parameter: 'temperature', value: (set) => set.temperature, span: 2 },
];

const SHOWN = 24;
const USUAL_WIDTH = 420;
const HEIGHT = 44;
const EDGE = 7;

/** One time axis, one row for each reading. Points that score are filled and square: shape says it, not colour alone. */
export function VitalLines({ observations, timeZone }: { observations: readonly Observation[]; timeZone: string }) {
  const [place, width] = useWidth(USUAL_WIDTH);
  const sets = observations
    .filter(({ wrong }) => wrong === null)
    .slice(0, SHOWN)
    .toReversed();
  const [first, last] = [sets[0], sets.at(-1)];
  if (!first || !last || sets.length < 2) return <p className={styles.none}>Two sets make a line.</p>;
  const from = new Date(first.at).getTime();
  const span = Math.max(1, new Date(last.at).getTime() - from);
  const x = (at: string) => EDGE + ((new Date(at).getTime() - from) / span) * (width - 2 * EDGE);
  return (
    <div className={styles.lines} aria-hidden>
      {LINES.map((line) => (
        <VitalLine
          key={line.name}
          line={line}
          sets={sets}
          x={x}
          width={width}
          place={line === LINES[0] ? place : undefined}
        />
      ))}
      <p className={styles.axis}>
        <span>
          {weekdayAndDay(first.at, timeZone)} {timeOfDay(first.at, timeZone)}
        </span>
        <span>{timeOfDay(last.at, timeZone)}</span>
      </p>
    </div>
  );
}

type VitalLineProps = {
  line: Line;
  sets: readonly Observation[];
  x: (at: string) => number;
  width: number;
  /** Measures how wide the lines may be. */
  place: ((element: HTMLElement | null) => void) | undefined;
};

function VitalLine({ line, sets, x, width, place }: VitalLineProps) {
  const measured = sets.flatMap((set) => {
    const value = line.value(set);
    return value === null ? [] : [{ id: set.id, at: set.at, value, points: set.points[line.parameter] ?? 0 }];
  });
  const values = measured.map(({ value }) => value);
  const middle = (Math.min(...values) + Math.max(...values)) / 2;
  const span = Math.max(line.span, Math.max(...values) - Math.min(...values));
  const y = (value: number) => HEIGHT / 2 - ((value - middle) / span) * (HEIGHT - 2 * EDGE);
  const last = measured.at(-1);
  return (
    <div className={styles.row}>
      <p>
        {line.name}
        <small>{line.unit}</small>
      </p>
      <div ref={place}>
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden>
          <polyline points={measured.map(({ at, value }) => `${x(at)},${y(value)}`).join(' ')} />
          {measured.map(({ id, at, value, points }) =>
            points > 0 ? (
              <rect
                key={id}
                className={styles[`p${points}`]}
                x={x(at) - 5}
                y={y(value) - 5}
                width={10}
                height={10}
                rx={2}
              />
            ) : (
              <circle key={id} cx={x(at)} cy={y(value)} r={3.5} />
            ),
          )}
        </svg>
      </div>
      <b>{last ? (line.parameter === 'temperature' ? last.value.toFixed(1) : last.value) : '–'}</b>
    </div>
  );
}
