import { expect, test } from 'vitest';
import { BODY_PARTS } from '../../../contract/symptoms.ts';
import { PICTURE, regionsOf } from './body-shapes.ts';

/** 316 of 360 pixels, on a screen of 390. */
const SHOWN_ON_A_PHONE = 316 / 360;

test.each(['front', 'back'] as const)(
  'the %s shows each of the ten parts once, inside the picture, wide enough for a thumb',
  (side) => {
    const regions = regionsOf(side);

    expect(regions.map(({ part }) => part).sort()).toEqual([...BODY_PARTS].sort());
    for (const { part, left, top, width, height } of regions) {
      expect(Math.min(width, height), part).toBeGreaterThanOrEqual(48 / SHOWN_ON_A_PHONE);
      expect(left >= 0 && top >= 0 && left + width <= PICTURE.width && top + height <= PICTURE.height, part).toBe(true);
    }
  },
);

test('the right arm is on the left of the picture from the front, and on its right from the back', () => {
  const rightArm = (side: 'front' | 'back') => regionsOf(side).find(({ part }) => part === 'right-arm')?.left ?? 0;

  expect(rightArm('front')).toBeLessThan(PICTURE.width / 2);
  expect(rightArm('back')).toBeGreaterThan(PICTURE.width / 2);
});

test('no region lies over another', () => {
  const regions = regionsOf('front');
  const touching = regions.flatMap((one, place) =>
    regions
      .slice(place + 1)
      .filter(
        (other) =>
          one.left < other.left + other.width &&
          other.left < one.left + one.width &&
          one.top < other.top + other.height &&
          other.top < one.top + one.height,
      )
      .map((other) => `${one.part} and ${other.part}`),
  );

  expect(touching).toEqual([]);
});
