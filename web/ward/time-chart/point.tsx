import styles from './time-chart.module.css';

type PointProps = { x: number; y: number; points: number | null; isLow?: boolean };

/** Dot: no points. Amber triangle: one or two, up for high and down for low. Red triangle, larger: three. Shape says it, not colour alone. */
export function Point({ x, y, points, isLow }: PointProps) {
  if (!points) return <circle className={styles.dot} cx={x} cy={y} r={3.2} />;
  const size = points === 3 ? 6.5 : 5;
  return <path className={points === 3 ? styles.red : styles.amber} d={triangle(x, y, size, isLow ?? false)} />;
}

/** Dot: up to 4. Amber square: 5 and 6, or less with a single 3. Red triangle: from 7 on. */
export function ScorePoint({ x, y, score, hasThree }: { x: number; y: number; score: number; hasThree: boolean }) {
  if (score >= 7) return <path className={styles.red} d={triangle(x, y, 7.5, false)} />;
  if (score >= 5 || hasThree)
    return <rect className={styles.amber} x={x - 5} y={y - 5} width={10} height={10} rx={1.5} />;
  return <circle className={styles.dot} cx={x} cy={y} r={4} />;
}

const triangle = (x: number, y: number, size: number, isDown: boolean) => {
  const tip = isDown ? size : -size;
  return `M${x} ${y + tip} l${size} ${-tip * 1.8} h${-2 * size} z`;
};
