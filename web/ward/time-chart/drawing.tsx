import type { ReactNode } from 'react';
import styles from './time-chart.module.css';
import { shareOf, type Tick, type TimeAxis } from './time-span.ts';

/** What all rows share: where a time lies, and the lines that run through all of them. */
export type Drawing = {
  left: number;
  width: number;
  x: (at: string | number) => number;
  lines: (height: number) => ReactNode;
};

/** Room for the figures of the scale. */
const LEFT = 34;
const RIGHT = 8;

export function drawingOf(axis: TimeAxis, ticks: readonly Tick[], width: number): Drawing {
  const x = (at: string | number) => LEFT + shareOf(axis, at) * (width - LEFT - RIGHT);
  return {
    left: LEFT,
    width,
    x,
    lines: (height) => (
      <>
        {ticks.map(({ at }) => (
          <line key={at} className={styles.tick} x1={x(at)} x2={x(at)} y1={0} y2={height} />
        ))}
        <line className={styles.now} x1={x(axis.to)} x2={x(axis.to)} y1={0} y2={height} />
      </>
    ),
  };
}
