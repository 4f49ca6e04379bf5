import { describe, expect, test } from 'vitest';
import { type Control, covering, findFreePosition } from './free-position.ts';

const TOAST = { width: 356, height: 90 };
const DESK = { width: 1440, height: 900 };
const TABLET = { width: 1180, height: 820 };
const PHONE = { width: 390, height: 844 };

const box = (left: number, top: number, width: number, height: number, weight = 5): Control => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
  weight,
});

test('the lower right corner is taken where it is free', () => {
  expect(findFreePosition(TOAST, DESK, [])).toEqual({ left: 1440 - 356 - 16, top: 900 - 90 - 16 });
});

const SCREENS: [string, { width: number; height: number }, Control[]][] = [
  [
    'the sticky Submit of the diagnosis at a desk',
    DESK,
    [box(256, 820, 1184, 80, 20), box(1250, 830, 170, 48), box(0, 0, 1440, 76, 20)],
  ],
  [
    'Approve and Reject of every request on a tablet',
    TABLET,
    [0, 1, 2, 3].flatMap((row) => [
      box(900, 180 + row * 160, 110, 44),
      box(1020, 180 + row * 160, 130, 44),
      box(280, 120 + row * 160, 200, 24, 1),
    ]),
  ],
  [
    'the bar under the thumb and the buttons of a list on a phone',
    PHONE,
    [box(0, 771, 390, 73, 20), box(0, 0, 390, 64, 20), ...[0, 1, 2, 3].map((row) => box(16, 200 + row * 170, 358, 48))],
  ],
];

describe('a message does not cover', () => {
  test.each(SCREENS)('%s', (_what, view, controls) => {
    const place = findFreePosition({ ...TOAST, width: Math.min(356, view.width - 32) }, view, controls);
    expect(covering(place, TOAST, controls)).toBe(0);
    expect(place.left).toBeGreaterThanOrEqual(0);
    expect(place.top + TOAST.height).toBeLessThanOrEqual(view.height);
  });
});

test('where every place covers something, a link is covered rather than a button or a bar', () => {
  const buttons = [box(0, 0, 390, 500), box(0, 600, 390, 244, 20)];
  const link = box(0, 500, 390, 100, 1);
  const place = findFreePosition({ width: 358, height: 80 }, PHONE, [...buttons, link]);
  expect(place.top).toBeGreaterThanOrEqual(500);
  expect(place.top + 80).toBeLessThanOrEqual(600);
});
