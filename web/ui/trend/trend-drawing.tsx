import type { PointerEvent } from 'react';
import { type Axis, across } from './time-axis.ts';
import styles from './trend-drawing.module.css';
import { scaleFor, tenth } from './value-scale.ts';

const EDGE = { left: 42, right: 10, top: 8, bottom: 8 };
const HALF = 5;

/** Where the plot begins and ends inside a drawing of this width: the same for all trends and for the axis below them. */
export const plotEdges = (width: number) => ({
  left: EDGE.left + HALF,
  right: Math.max(width, 160) - EDGE.right - HALF,
});

type Outside = 'High' | 'Low' | null;

/** A measured value, or two of which the second is the lower one. */
export type TrendPoint = {
  id: string;
  at: number;
  value: number;
  second: number | null;
  outside: { value: Outside; second: Outside };
};

type TrendDrawingProps = {
  /** Oldest first. */
  points: readonly TrendPoint[];
  axis: Axis;
  width: number;
  height: number;
  /** The ends of the range; none where no range applies. */
  named: readonly number[];
  /** A range of one end reaches to the edge. */
  openEnd?: 'below' | 'above' | undefined;
  /** What is usual for this person: within the values, one range for each of them. */
  usual?: readonly { low: number; high: number }[];
  /** The day that is read out, where one can be. */
  chosenAt?: number | null;
  onPoint?: (at: number) => void;
  label: string;
};

/** Figures keep their size whatever the width; a value outside its range changes shape, not only colour. */
export function TrendDrawing(drawing: TrendDrawingProps) {
  const { points, axis, width, height, named, openEnd, usual = [], chosenAt, onPoint, label } = drawing;
  const { left, right } = plotEdges(width);
  const values = points.flatMap(({ value, second }) => (second === null ? [value] : [value, second]));
  const { up, marks } = scaleFor(values, named, EDGE.top, height - EDGE.bottom);
  const x = (at: number) => tenth(across(axis, at, left, right));
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left;
    onPoint?.(axis.from + ((at - left) / (right - left)) * (axis.to - axis.from));
  };
  const [from, to] = [
    openEnd === 'below' ? height : up(Math.min(...named)),
    openEnd === 'above' ? 0 : up(Math.max(...named)),
  ];
  const line = points.map(({ at, value }) => `${x(at)} ${up(value)}`).join('L');
  return (
    <svg
      className={`block ${styles.trend}`}
      width={Math.max(width, 160)}
      height={height}
      role="img"
      aria-label={label}
      onPointerMove={point}
      onPointerDown={point}
    >
      {named.length > 0 && (
        <rect className={styles.range} x={EDGE.left} width={right + HALF - EDGE.left} y={to} height={from - to} />
      )}
      {axis.ticks.map(({ at }) => (
        <line key={at} className={styles.day} x1={x(at)} x2={x(at)} y1="0" y2={height} />
      ))}
      {named.map((value) => (
        <line key={value} className={styles.limit} x1={EDGE.left} x2={right + HALF} y1={up(value)} y2={up(value)} />
      ))}
      {usual.map(({ low, high }) => (
        <rect
          key={high}
          className={styles.usual}
          x={EDGE.left}
          width={right + HALF - EDGE.left}
          y={up(high)}
          height={Math.max(up(low) - up(high), 2)}
        />
      ))}
      {marks.map(({ value, y }) => (
        <text key={value} className={`text-13 ${styles.mark}`} x={EDGE.left - 7} y={y + 4.5}>
          {value}
        </text>
      ))}
      {typeof chosenAt === 'number' && (
        <line className={styles.chosen} x1={x(chosenAt)} x2={x(chosenAt)} y1="0" y2={height} />
      )}
      {points.every(({ second }) => second === null) && <path className={styles.line} d={`M${line}`} />}
      {points.map((each) => (
        <Point key={each.id} point={each} x={x(each.at)} up={up} />
      ))}
    </svg>
  );
}

type PointProps = { point: TrendPoint; x: number; up: (value: number) => number };

function Point({ point: { value, second, outside }, x, up }: PointProps) {
  if (second === null) return <Shape x={x} y={up(value)} outside={outside.value} />;
  return (
    <>
      <line className={styles.between} x1={x} x2={x} y1={up(value)} y2={up(second)} />
      <Shape x={x} y={up(value)} outside={outside.value} />
      <Shape x={x} y={up(second)} outside={outside.second} />
    </>
  );
}

function Shape({ x, y, outside }: { x: number; y: number; outside: Outside }) {
  if (!outside) return <circle className={styles.dot} cx={x} cy={y} r="3" />;
  const [tip, base] = outside === 'High' ? [-5, 4] : [5, -4];
  return <path className={styles.outside} d={`M${x} ${y + tip}L${x + HALF} ${y + base}L${x - HALF} ${y + base}Z`} />;
}
