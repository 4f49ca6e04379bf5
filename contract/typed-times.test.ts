import { expect, test } from 'vitest';
import { mayBeTyped, NOT_A_TYPED_TIME } from './typed-times.ts';

const now = new Date('2026-11-16T12:00:00Z');

test.each([
  ['2026-11-16T12:00:00Z', true],
  ['2026-11-16T12:02:00Z', true],
  ['2026-11-16T12:02:01Z', false],
  ['2026-11-16T00:00:00Z', true],
  ['2026-11-15T23:59:59Z', false],
])('what happened at %s may be typed at noon: %s', (at, isAllowed) => {
  expect(mayBeTyped(new Date(at), now)).toBe(isAllowed);
});

test('the sentence names the same limit', () => {
  expect(NOT_A_TYPED_TIME).toBe('Choose a time in the last 12 hours.');
});
