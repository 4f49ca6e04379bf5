import type { Reading } from '#contract/readings/readings.ts';
import styles from './sparkline.module.css';
import { trendInWords, trendOf } from './trend.ts';

const BOX = { width: 96, top: 5, bottom: 27, edge: 4 };

/** The last readings as a line on the band that is usual for this person. One reading is no trend. */
export function Sparkline({ readings }: { readings: readonly Reading[] }) {
  const trend = trendOf(readings, BOX);
  const last = trend?.points.at(-1);
  if (!trend || !last) return <span className={styles.spark} />;
  return (
    <svg className={styles.spark} viewBox="0 0 96 32" role="img" aria-label={trendInWords(readings)}>
      {trend.band && (
        <rect className={styles.band} x="0" y={trend.band.y} width="96" height={trend.band.height} rx="3" />
      )}
      <path d={`M${trend.points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      <circle cx={last.x} cy={last.y} r="3.5" />
    </svg>
  );
}
