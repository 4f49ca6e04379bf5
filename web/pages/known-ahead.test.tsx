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

test('an alarm that waits draws the screen without the rest, and is asked for at the same time', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(meQuery.queryKey, open);
  const order: string[] = [];
  const never = () => {
    order.push('the rest');
    return [new Promise(() => undefined)];
  };
  const alarm = async () => void order.push('alarm');
  const begun = performance.now();
  await knownAhead(queryClient, 'doctor', never, alarm);
  expect(order).toEqual(['alarm', 'the rest']);
  expect(performance.now() - begun).toBeLessThan(1_000);
});

test('a screen does not wait for somebody who is not known', async () => {
  vi.useFakeTimers();
  const queryClient = new QueryClient();
  void queryClient.prefetchQuery({ queryKey: meQuery.queryKey, queryFn: () => new Promise<null>(() => undefined) });
  const isDrawn = vi.fn();
  void knownAhead(queryClient, 'doctor', () => []).then(isDrawn);
  await vi.advanceTimersByTimeAsync(1_600);
  expect(isDrawn).toHaveBeenCalled();
  vi.useRealTimers();
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
