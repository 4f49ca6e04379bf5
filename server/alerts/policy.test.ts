import { expect, test } from 'vitest';
import { allowedOnAlert } from './policy.ts';

test.each([
  [null, true, true],
  [null, false, false],
  [new Date(), true, false],
])('the chart opens from an alert closed at %s, open to the reader: %s → %s', (closed_at, isChartOpen, openChart) => {
  expect(allowedOnAlert({ closed_at }, { isChartOpen })).toEqual({ openChart });
});
