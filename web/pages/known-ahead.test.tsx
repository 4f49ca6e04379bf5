import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { meQuery } from '../identity/queries.ts';
import { aPerson } from '../testing.tsx';
import { knownAhead } from './known-ahead.ts';

const open = aPerson({ role: 'doctor' });
const locked = { ...open, session: { ...open.session, stage: 'locked' as const } };

const asksFor = async (me: typeof open | typeof locked | null) => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(meQuery.queryKey, me);
  const asked = vi.fn(() => [Promise.reject(new Error('away'))]);
  await knownAhead(queryClient, 'doctor', asked);
  return asked.mock.calls.length;
};

test.each([
  ['a doctor', open, 1],
  ['a doctor behind the lock', locked, 0],
  ['a patient', aPerson({ role: 'patient' }), 0],
  ['nobody', null, 0],
])('what a doctor’s screen shows first is asked for ahead by %s: %o', async (_, me, times) => {
  expect(await asksFor(me)).toBe(times);
});

test('a screen does not wait for what does not come', async () => {
  vi.useFakeTimers();
  const queryClient = new QueryClient();
  queryClient.setQueryData(meQuery.queryKey, open);
  const isDrawn = vi.fn();
  void knownAhead(queryClient, 'doctor', () => [new Promise(() => undefined)]).then(isDrawn);
  await vi.advanceTimersByTimeAsync(1_400);
  expect(isDrawn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(isDrawn).toHaveBeenCalled();
  vi.useRealTimers();
});
