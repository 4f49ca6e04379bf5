import type { Observation } from '#contract/ward/observations.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { timeOfDay } from '#web/ui/time/time.ts';
import type { Drawing } from './drawing.tsx';
import { ScorePoint } from './point.tsx';
import styles from './time-chart.module.css';

const HEIGHT = 128;
const EDGE = 10;
const LEAST_TOP = 10;
const LABEL_WIDTH = 20;

type ScoreRowProps = { sets: readonly Observation[]; drawing: Drawing };

/** NEWS2 over time, before the three bands of what it asks for. */
export function ScoreRow({ sets, drawing }: ScoreRowProps) {
  const timeZone = useTimeZone();
  const { x, left, width } = drawing;
  const scored = sets.flatMap((set) => (set.score === null ? [] : [{ ...set, score: set.score }]));
  const shown = scored.filter(({ at }) => x(at) >= left);
  const top = Math.max(LEAST_TOP, ...shown.map(({ score }) => score)) + 2;
  const y = (score: number) => HEIGHT - EDGE - (score / top) * (HEIGHT - 2 * EDGE);
  const [last, before] = [scored.at(-1), scored.at(-2)];
  const labelled = labelledOf(shown, x);
  return (
    <div className={`stack middle gap-x-10 ${styles.row}`}>
      <p className="semibold lead-120">
        NEWS2<small className="block muted text-14 regular nowrap">bands</small>
      </p>
      <div className={`min-0 ${styles.plot}`}>
        <svg height={HEIGHT} width={width} aria-hidden>
          <rect className={styles.bandCritical} x={left} y={0} width={width - left} height={y(6.5)} />
          <rect className={styles.bandAttention} x={left} y={y(6.5)} width={width - left} height={y(4.5) - y(6.5)} />
          <rect className={styles.calm} x={left} y={y(4.5)} width={width - left} height={HEIGHT - y(4.5)} />
          {drawing.lines(HEIGHT)}
          <text className={`semibold ${styles.scaleRed}`} x={left - 5} y={y(8)}>
            7+
          </text>
          <text className={`semibold ${styles.scaleAmber}`} x={left - 5} y={y(5.5) + 4}>
            5–6
          </text>
          <text className={styles.scale} x={left - 5} y={y(2)}>
            0–4
          </text>
          <polyline className={styles.strong} points={shown.map((set) => `${x(set.at)},${y(set.score)}`).join(' ')} />
          {shown.map((set) => {
            return (
              <g key={set.id}>
                <ScorePoint x={x(set.at)} y={y(set.score)} score={set.score} hasThree={set.hasThree} />
                {labelled.has(set.id) && (
                  <text
                    className={`text-15 bold ${styles.figure}`}
                    x={Math.min(x(set.at), width - 10)}
                    y={y(set.score) - 11}
                  >
                    {set.score}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      </div>
      <p className={`lead-120 ${styles.value} ${last ? styles[last.status ?? ''] : ''}`}>
        <b>{last?.score ?? '–'}</b>
        <span>
          {before ? `was ${before.score}, ${timeOfDay(before.at, timeZone)}` : last ? 'first' : 'no score yet'}
        </span>
      </p>
    </div>
  );
}

type Shown = { id: string; at: string; score: number };

/** The last one always, and from 5 on where it changed, as long as the figures do not touch. */
function labelledOf(shown: readonly Shown[], x: (at: string) => number): Set<string> {
  const labelled = new Set<string>();
  let right = Number.POSITIVE_INFINITY;
  for (const [index, { id, at, score }] of [...shown.entries()].toReversed()) {
    const isLast = index === shown.length - 1;
    const isChange = score >= 5 && shown[index - 1]?.score !== score;
    if ((!isLast && !isChange) || right - x(at) < LABEL_WIDTH) continue;
    labelled.add(id);
    right = x(at);
  }
  return labelled;
}
