// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { backOff, makeQueryClient } from './query-client.ts';
import { ApiRefusal, Unreachable } from './refusal.ts';

const refusal = (status: number) => new ApiRefusal({ status, code: 'x', message: 'x' });

// spec: 9.15
test('a failed read is tried three more times, but a "no" is taken as one', () => {
  const retry = makeQueryClient().getDefaultOptions().queries?.retry as (failures: number, error: Error) => boolean;

  expect([0, 1, 2, 3].map((failures) => retry(failures, new Unreachable()))).toEqual([true, true, true, false]);
  expect(retry(0, refusal(500))).toBe(true);
  expect([400, 401, 403, 404, 409, 422, 423, 429].map((status) => retry(0, refusal(status)))).not.toContain(true);
});

// spec: 9.16
test('the waits grow and end at thirty seconds', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(backOff)).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000]);
});

// spec: 9.17
test('what nobody looks at any more is forgotten after five minutes', () => {
  expect(makeQueryClient().getDefaultOptions().queries?.gcTime).toBe(300_000);
});
