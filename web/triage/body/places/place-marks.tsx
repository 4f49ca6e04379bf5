import { useId } from 'react';
import type { Place, RegionId } from '#contract/triage/body-regions.ts';
import styles from '../body-figure.module.css';
import type { DrawnShape, Point } from '../figure.ts';
import { shapesOf } from './shown-places.ts';

type PlaceMarksProps = { places: readonly Place[]; shapes: readonly DrawnShape[] };

/** The numbers of the places, and arrows through the places that it moves to. The panel beside says the same in words. */
export function PlaceMarks({ places, shapes }: PlaceMarksProps) {
  const arrow = useId();
  const centreOf = (region: RegionId): Point | null => {
    const [shown] = shapesOf(region);
    return shapes.find((shape) => shape.region === shown)?.centre ?? null;
  };
  return (
    <g className={styles.marks} aria-hidden>
      <defs>
        <marker id={arrow} viewBox="0 0 10 10" refX="6" refY="5" markerWidth="5" markerHeight="5" orient="auto">
          <path d="M1 1l7 4-7 4" className={styles.head} />
        </marker>
      </defs>
      {places.map(({ region, movesTo }, index) => {
        const way = [region, ...movesTo].map(centreOf).filter((point) => point !== null);
        const from = centreOf(region);
        return (
          <g key={region}>
            {way.length > 1 && (
              <>
                <polyline points={way.join(' ')} className={styles.edge} />
                <polyline points={way.join(' ')} className={styles.way} markerEnd={`url(#${arrow})`} />
              </>
            )}
            {from && (
              <g transform={`translate(${from[0]} ${from[1]})`}>
                <circle r="9" className={styles.mark} />
                <text className={styles.number} y="4">
                  {index + 1}
                </text>
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}
