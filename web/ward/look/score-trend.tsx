import { IconArrowDown, IconArrowUp, IconMinus } from '@tabler/icons-react';
import type { News2 } from '#contract/ward/inpatients.ts';
import { ago } from '../words.ts';
import styles from './score-trend.module.css';

const ICONS = { up: IconArrowUp, down: IconArrowDown, same: IconMinus, first: IconMinus };

/** Where the score came from. A higher score is the worse one. */
export function ScoreTrend({ news2: { trend, from } }: { news2: News2 }) {
  const Icon = ICONS[trend];
  return (
    <span className={`row gap-3 text-15 semibold nowrap icons-16 ${styles.trend} ${styles[trend]}`}>
      <Icon aria-hidden />
      {trend === 'first' ? 'first' : trend === 'same' ? `still ${from}` : `from ${from}`}
    </span>
  );
}

export const TrendIcon = ({ trend }: { trend: News2['trend'] }) => {
  const Icon = ICONS[trend];
  return <Icon aria-label={{ up: 'rising', down: 'falling', same: 'unchanged', first: 'first' }[trend]} />;
};

export const ScoreAge = ({ at, now }: { at: string; now: Date }) => (
  <span className="muted text-15 lead-120">{ago(at, now)}</span>
);

const WIDTH = 66;
const HEIGHT = 30;
const EDGE = 4;
const HIGHEST = 20;
const SHOWN = 6;

/** The last scores as a line; the newest is the large bead. */
export function ScoreLine({ line }: { line: News2['line'] }) {
  const shown = line.slice(-SHOWN);
  if (shown.length < 2) return null;
  const scores = shown.map(({ score }) => score);
  const [low, high] = [Math.min(...scores), Math.max(...scores, Math.min(...scores) + 3)];
  const x = (index: number) => EDGE + (index * (WIDTH - 2 * EDGE - 1)) / (shown.length - 1);
  const y = (score: number) =>
    HEIGHT - EDGE - 1 - ((score - low) / Math.min(HIGHEST, high - low)) * (HEIGHT - 2 * EDGE - 2);
  const points = scores.map((score, index) => ({ at: shown[index]?.at ?? '', cx: x(index), cy: y(score) }));
  return (
    <svg className={styles.line} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      <polyline points={points.map(({ cx, cy }) => `${cx},${cy}`).join(' ')} />
      {points.map((point, index) => (
        <circle key={point.at} cx={point.cx} cy={point.cy} r={index === points.length - 1 ? 4 : 2.2} />
      ))}
    </svg>
  );
}
