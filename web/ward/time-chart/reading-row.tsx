import type { Observation } from '#contract/ward/observations.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { timeOfDay } from '#web/ui/time/time.ts';
import { bandOf, type ChartRow, marksOf, oxygenInWords, pointsAndDirection, scaleFor } from './chart-rows.ts';
import type { Drawing } from './drawing.tsx';
import { Point } from './point.tsx';
import styles from './time-chart.module.css';

const HEIGHT = 46;
const EDGE = 7;

type ReadingRowProps = {
  row: ChartRow;
  sets: readonly Observation[];
  drawing: Drawing;
  isScored: boolean;
};

/** One reading over time. The green band is where it scores nothing; who is not scored has none. */
export function ReadingRow({ row, sets, drawing, isScored }: ReadingRowProps) {
  const { x, left, width } = drawing;
  const marks = marksOf(row, sets).filter(({ at }) => x(at) >= left);
  const newest = sets.findLast((set) => set[row.parameter] !== null);
  const scale = scaleFor(row, marks);
  const y = (value: number) => HEIGHT - EDGE - ((value - scale.from) / (scale.to - scale.from)) * (HEIGHT - 2 * EDGE);
  const band = isScored && newest ? bandOf(row, newest) : null;
  const isPressure = row.parameter === 'systolic';
  const [bandTop, bandEnd] = band ? [y(Math.min(band.to, scale.to)), y(Math.max(band.from, scale.from))] : [0, 0];
  return (
    <div className={`stack middle gap-x-10 ${styles.row}`}>
      <p className="semibold lead-120">
        {row.name}
        <small className="block muted text-14 regular nowrap">
          {row.parameter === 'oxygenSaturation' && isScored && newest ? `%, scale ${newest.scale}` : row.unit}
        </small>
      </p>
      <div className={`min-0 ${styles.plot}`}>
        <svg height={HEIGHT} width={width} aria-hidden>
          {band && (
            <rect
              className={styles.usual}
              x={left}
              y={bandTop}
              width={width - left}
              height={Math.max(0, bandEnd - bandTop)}
            />
          )}
          {drawing.lines(HEIGHT)}
          {band && (
            <text className={styles.scale} x={left - 5} y={edgeOf(band, scale, y) + 4}>
              {Number.isFinite(band.to) && band.to <= scale.to ? band.to : band.from}
            </text>
          )}
          {isPressure ? (
            marks.map(({ id, at, value, second }) => (
              <line key={id} className={styles.bar} x1={x(at)} x2={x(at)} y1={y(value)} y2={y(second ?? value)} />
            ))
          ) : (
            <polyline className={styles.line} points={marks.map(({ at, value }) => `${x(at)},${y(value)}`).join(' ')} />
          )}
          {marks.map(({ id, at, value, points }) => (
            <Point
              key={id}
              x={x(at)}
              y={y(value)}
              points={isScored ? points : null}
              isLow={band !== null && value < band.from}
            />
          ))}
        </svg>
      </div>
      <LastValue row={row} set={newest} newestAt={sets.at(-1)?.at} isScored={isScored} />
    </div>
  );
}

const edgeOf = (band: { from: number; to: number }, scale: { to: number }, y: (value: number) => number) =>
  y(Number.isFinite(band.to) && band.to <= scale.to ? band.to : band.from);

type LastValueProps = {
  row: ChartRow;
  set: Observation | undefined;
  newestAt: string | undefined;
  isScored: boolean;
};

/** The value, its points and its direction in words; its own time when it is older than the last set. */
function LastValue({ row, set, newestAt, isScored }: LastValueProps) {
  const timeZone = useTimeZone();
  if (!set)
    return (
      <p className={`lead-120 ${styles.value}`}>
        <b>–</b>
        <span>not measured</span>
      </p>
    );
  const points = isScored ? (set.points[row.parameter] ?? 0) : 0;
  const said = [
    isScored ? pointsAndDirection(row, set) : null,
    row.parameter === 'oxygenSaturation' ? oxygenInWords(set) : null,
    set.at === newestAt ? null : `at ${timeOfDay(set.at, timeZone)}`,
  ].filter(Boolean);
  return (
    <p className={`lead-120 ${styles.value} ${points === 3 ? styles.critical : points > 0 ? styles.attention : ''}`}>
      <b>{row.words(set)}</b>
      <span>{said.join(', ')}</span>
    </p>
  );
}
