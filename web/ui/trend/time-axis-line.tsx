import { dayWords } from '../time/zoned-time.ts';
import { type Axis, across } from './time-axis.ts';
import styles from './time-axis-line.module.css';
import { plotEdges } from './trend-drawing.tsx';

type TimeAxisLineProps = { axis: Axis; width: number; chosen: { day: string; at: number } | null };

const LABEL_HALF = 28;

/** The days below the trends; the one that is read out stands out. */
export function TimeAxisLine({ axis, width, chosen }: TimeAxisLineProps) {
  const { left, right } = plotEdges(width);
  const x = (at: number) => across(axis, at, left, right);
  const inside = (at: number) => Math.min(Math.max(x(at), left + LABEL_HALF), Math.max(width, 160) - LABEL_HALF);
  const words = chosen && dayWords(chosen.day);
  return (
    <svg className={`block ${styles.axis}`} width={Math.max(width, 160)} height="30" aria-hidden>
      {axis.ticks
        .filter(({ at }) => !chosen || Math.abs(inside(at) - inside(chosen.at)) > LABEL_HALF * 2)
        .map(({ at, label }) => (
          <text key={at} x={inside(at)} y="19">
            {label}
          </text>
        ))}
      {chosen && words && (
        <>
          <rect x={inside(chosen.at) - LABEL_HALF} y="3" width={LABEL_HALF * 2} height="23" rx="6" />
          <text className={styles.chosen} x={inside(chosen.at)} y="19">
            {words.number} {words.month}
          </text>
        </>
      )}
    </svg>
  );
}
