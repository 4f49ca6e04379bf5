// The body as it is drawn and as it is pressed, in a picture of 360 by 480. One half is drawn; the other mirrors it.
import type { BodyPart } from '../../../contract/symptoms.ts';

export const PICTURE = { width: 360, height: 480 } as const;

export type Side = 'front' | 'back';
/** Where a region's name stands beside it. */
type LabelPlace = 'left' | 'right' | 'upper-left' | 'upper-right' | 'below' | 'inside';
type Box = { left: number; top: number; width: number; height: number };
export type Region = Box & { part: BodyPart; path: string; isMirrored: boolean; label: LabelPlace };

const HEAD =
  'M180 14c21 0 34 16 34 38 0 17-7 30-17 38v12c0 5 3 8 6 10-7 5-15 7-23 7s-16-2-23-7c3-2 6-5 6-10V90c-10-8-17-21-17-38 0-22 13-38 34-38Z';
const CHEST =
  'M152 117c8 6 18 8 28 8s20-2 28-8c9 5 18 7 28 11 10 4 13 11 12 20l-6 40c-1 8-3 15-4 22-19 6-39 7-58 7s-39-1-58-7c-1-7-3-14-4-22l-6-40c-1-9 2-16 12-20 10-4 19-6 28-11Z';
/** Drawn, not pressed: there are no questions for it, and the page says where to go instead. */
export const BELLY =
  'M122 215c19 6 39 7 58 7s39-1 58-7c-1 10-1 19 0 28 1 8 3 15 4 22-19 6-41 9-62 9s-43-3-62-9c1-7 3-14 4-22 1-9 1-18 0-28Z';

type Half = Box & { path: string; label: LabelPlace };

// As seen on the left of the picture. Each box is a thumb wide even where a phone shows the picture smaller.
const ARM: Half = {
  path: 'M106 128c-11 5-16 14-18 26l-8 42c-2 11-7 24-12 36l-13 32 20 9c8-13 16-27 21-40 6-14 9-26 11-40l4-21-5-38c0-3 0-5 0-6Z',
  left: 48,
  top: 122,
  width: 62,
  height: 138,
  label: 'upper-left',
};
const HAND: Half = {
  path: 'M53 268l20 9c-1 10-4 19-9 26-4 7-10 10-15 8-7-2-9-10-6-20 2-9 6-16 10-23Z',
  left: 28,
  top: 262,
  width: 56,
  height: 56,
  label: 'below',
};
const LEG: Half = {
  path: 'M117 270c19 6 40 9 61 9-1 26-5 48-9 70-3 19-4 40-6 66h-29c-4-24-10-46-13-70-3-26-6-50-4-75Z',
  left: 112,
  top: 274,
  width: 66,
  height: 140,
  label: 'left',
};
const FOOT: Half = {
  path: 'M134 420h29c1 9 2 17 1 25-1 13-8 21-20 21s-19-7-18-17c1-11 6-19 8-29Z',
  left: 116,
  top: 416,
  width: 58,
  height: 56,
  label: 'left',
};

/** Seen from the front a person's right is on the left of the picture; from the back it is the other way round. */
export function regionsOf(side: Side): Region[] {
  const [near, far] = side === 'front' ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const pairs = Object.entries({ arm: ARM, hand: HAND, leg: LEG, foot: FOOT }) as [
    'arm' | 'hand' | 'leg' | 'foot',
    Half,
  ][];
  return [
    { part: 'head', path: HEAD, isMirrored: false, left: 140, top: 8, width: 80, height: 108, label: 'right' },
    { part: 'chest', path: CHEST, isMirrored: false, left: 112, top: 120, width: 136, height: 96, label: 'inside' },
    ...pairs.flatMap(([name, half]): Region[] => [
      { ...half, part: `${near}-${name}`, isMirrored: false },
      { ...half, part: `${far}-${name}`, isMirrored: true, left: mirrored(half), label: otherSide(half.label) },
    ]),
  ];
}

const mirrored = ({ left, width }: Box) => PICTURE.width - left - width;
const otherSide = (label: LabelPlace) => label.replace('left', 'right') as LabelPlace;
