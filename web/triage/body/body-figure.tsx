import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';
import { type Place, type RegionId, regionOf } from '#contract/triage/body-regions.ts';
import { tMarked } from '#web/language/say.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './body-figure.module.css';
import {
  type CloseUp,
  closeUpOf,
  type DrawnShape,
  drawnShapes,
  type Figure,
  neighbourOf,
  viewBoxOf,
} from './figure.ts';
import { PlaceMarks } from './places/place-marks.tsx';
import { type Depth, litShapes } from './places/shown-places.ts';

type BodyFigureProps = {
  figure: Figure;
  /** "Adult body seen from the front" */
  name: string;
  places: readonly Place[];
  closeUp: CloseUp;
  onCloseUp: (closeUp: CloseUp) => void;
  onPick: (region: RegionId) => void;
};

/** Smaller than this on the screen, a tap brings the place closer first. A mouse points more finely than a thumb. */
const TOO_SMALL_PX = { mouse: 10, other: 24 };

/** One stop for the Tab key; arrows lead from place to place, Space marks. The list says everything that it can say. */
export function BodyFigure({ figure, name, places, closeUp, onCloseUp, onPick }: BodyFigureProps) {
  const clip = useId();
  const shapes = drawnShapes(figure);
  const [current, setCurrent] = useState(shapes[0]?.region);
  const lit = litShapes(places);
  const marked = new Set(places.map(({ region }) => region));

  const tap = (shape: DrawnShape, { currentTarget, detail, nativeEvent }: MouseEvent<SVGElement>) => {
    const { width, height } = currentTarget.getBoundingClientRect();
    const isMouse = (nativeEvent as { pointerType?: string }).pointerType === 'mouse';
    const least = isMouse ? TOO_SMALL_PX.mouse : TOO_SMALL_PX.other;
    const isTooSmall = closeUp === 'whole' && Math.min(width, height) < least;
    // A key brings nothing closer: whoever uses it has read the name.
    if (detail > 0 && isTooSmall) onCloseUp(closeUpOf(shape));
    else onPick(shape.region);
  };
  const press = (shape: DrawnShape, event: KeyboardEvent<SVGElement>) => {
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      return onPick(shape.region);
    }
    const next = neighbourOf(shapes, shape, event.key);
    if (!next) return;
    event.preventDefault();
    setCurrent(next.region);
    const svg = event.currentTarget.ownerSVGElement;
    svg?.querySelector<SVGElement>(`[data-region="${next.region}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand for a drawing.
    <svg
      className={`block full ${styles.figure}`}
      viewBox={viewBoxOf(figure, closeUp).join(' ')}
      role="group"
      aria-label={name}
    >
      <Cuts shapes={shapes} id={clip} />
      <g className={styles.base} aria-hidden>
        <path d={figure.base} />
        <path d={figure.base} transform="scale(-1 1)" />
      </g>
      {shapes.map((shape) => (
        // biome-ignore lint/a11y/useSemanticElements: a checkbox of HTML cannot have the shape of a knee.
        <path
          key={shape.region}
          data-region={shape.region}
          role="checkbox"
          aria-checked={marked.has(shape.region)}
          aria-label={tMarked(regionOf(shape.region).name)}
          tabIndex={shape.region === current ? 0 : -1}
          d={shape.d}
          transform={shape.isMirrored ? 'scale(-1 1)' : undefined}
          clipPath={shape.isCut ? `url(#${clip}-${shape.site})` : undefined}
          className={classNames(
            `pressable ${styles.region}`,
            shape.isSoft && styles.soft,
            depthClass(lit.get(shape.region)),
          )}
          onClick={(event) => tap(shape, event)}
          onKeyDown={(event) => press(shape, event)}
          onFocus={() => setCurrent(shape.region)}
        >
          <title>{tMarked(regionOf(shape.region).name)}</title>
        </path>
      ))}
      <g className={styles.lines} aria-hidden>
        <path className={styles.hair} d={figure.hair} />
        <path className={styles.line} d={figure.lines} />
        {figure.pupils && <path className={styles.pupil} d={figure.pupils} />}
      </g>
      <PlaceMarks places={places} shapes={shapes} />
    </svg>
  );
}

const depthClass = (depth: Depth | undefined) => depth && styles[`depth-${depth}`];

/** Two places may be halves of one shape. */
function Cuts({ shapes, id }: { shapes: readonly DrawnShape[]; id: string }) {
  const cut = new Map(shapes.filter(({ isCut }) => isCut).map(({ site, box }) => [site, box]));
  return (
    <defs>
      {[...cut].map(([site, [left, top, right, bottom]]) => (
        <clipPath key={site} id={`${id}-${site}`}>
          <rect x={left - 2} y={top} width={right - left + 4} height={bottom - top} />
        </clipPath>
      ))}
    </defs>
  );
}
