import { useState } from 'react';
import type { BodyPart } from '../../../contract/symptoms.ts';
import { classNames } from '../../ui/class-names.ts';
import { PART_LABELS } from '../part-labels.ts';
import styles from './body-diagram.module.css';
import { BELLY, PICTURE, type Region, regionsOf, type Side } from './body-shapes.ts';

type BodyDiagramProps = {
  side: Side;
  lit: BodyPart | null;
  onLight: (part: BodyPart | null) => void;
  onChoose: (part: BodyPart) => void;
};

/** The drawing is for the eye; a real button lies over each region, named as one would say it. */
export function BodyDiagram({ side, lit, onLight, onChoose }: BodyDiagramProps) {
  const regions = regionsOf(side);
  return (
    <div className={styles.picture}>
      <svg viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`} width={PICTURE.width} height={PICTURE.height} aria-hidden>
        <path className={styles.rest} d={BELLY} />
        {regions.map(({ part, path, isMirrored }) => (
          <path
            key={part}
            d={path}
            className={classNames(styles.part, part === lit && styles.lit)}
            transform={isMirrored ? `matrix(-1 0 0 1 ${PICTURE.width} 0)` : undefined}
          />
        ))}
        <path className={styles.line} d={side === 'front' ? COLLARBONES : SPINE} />
      </svg>
      {regions.map((region) => (
        <RegionButton key={region.part} region={region} onLight={onLight} onChoose={onChoose} />
      ))}
    </div>
  );
}

const COLLARBONES = 'M146 140c9 4 18 5 27 4M214 140c-9 4-18 5-27 4';
const SPINE = 'M180 132v78M150 146c2 14 7 24 16 30M210 146c-2 14-7 24-16 30';

type RegionButtonProps = { region: Region } & Pick<BodyDiagramProps, 'onLight' | 'onChoose'>;

function RegionButton({ region, onLight, onChoose }: RegionButtonProps) {
  const { part, left, top, width, height, label } = region;
  return (
    <button
      type="button"
      className={styles.region}
      style={{
        left: share(left, PICTURE.width),
        top: share(top, PICTURE.height),
        width: share(width, PICTURE.width),
        height: share(height, PICTURE.height),
      }}
      onPointerEnter={() => onLight(part)}
      onPointerLeave={() => onLight(null)}
      onFocus={() => onLight(part)}
      onBlur={() => onLight(null)}
      onClick={() => onChoose(part)}
    >
      <span className={classNames(styles.label, styles[label])}>{PART_LABELS[part]}</span>
    </button>
  );
}

/** In shares of the picture, so that it may shrink with a narrow phone. */
const share = (length: number, whole: number) => `${(length / whole) * 100}%`;

/** Which region is pointed at, in the picture or in the list. */
export const useLitPart = () => useState<BodyPart | null>(null);
