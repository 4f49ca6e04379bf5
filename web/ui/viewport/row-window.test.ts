import { expect, test } from 'vitest';
import { rowsInSight } from './row-window.ts';

const SIGHT = { top: 0, height: 600 };

test('a short list is drawn whole', () => {
  expect(rowsInSight(40, 60, SIGHT)).toEqual({ first: 0, end: 40 });
});

test('of a long one the rows in sight and a few around them', () => {
  expect(rowsInSight(1_000, 60, SIGHT)).toEqual({ first: 0, end: 16 });
  expect(rowsInSight(1_000, 60, { top: 6_000, height: 600 })).toEqual({ first: 94, end: 116 });
});

test('at its end, and when it became shorter than one had scrolled, nothing beyond it', () => {
  expect(rowsInSight(1_000, 60, { top: 59_400, height: 600 })).toEqual({ first: 984, end: 1_000 });
  const { first, end } = rowsInSight(100, 60, { top: 59_400, height: 600 });
  expect(first).toBeLessThanOrEqual(end);
  expect(end).toBeLessThanOrEqual(100);
});
