import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCalls, renderPage } from '../testing.tsx';
import { LockedAlarms } from './locked-alarms.tsx';
import { fakeLoudspeaker } from './testing.ts';

const GLANCE = 'GET /api/alarms/glance';
const CANNOT_SOUND = 'This screen cannot sound yet. Press here to switch the sound on.';
const SINCE = '2026-03-10T09:58:00.000Z';

test('a locked screen says how many emergencies are open and how bad the worst is, and sounds', async () => {
  const heard = fakeLoudspeaker();
  const worst = { source: 'news2', score: 13, since: SINCE };
  answerCalls({
    [GLANCE]: () => ({ body: { open: 2, unacknowledged: 1, criticalMessages: 1, worst, rungAt: SINCE } }),
  });
  renderPage(<LockedAlarms />);

  const words = (await screen.findByRole('alert')).textContent;
  expect(words).toContain('Emergency, 2 open');
  expect(words).toContain('Worst: NEWS2 13');
  expect(words).toContain('1 critical message.');
  await vi.waitFor(() => expect(heard.sounds).toBe(1));
});

test('a locked screen sounds every minute, as an open one does', async () => {
  const heard = fakeLoudspeaker();
  const worst = { source: 'sos', score: null, since: SINCE };
  answerCalls({
    [GLANCE]: () => ({ body: { open: 1, unacknowledged: 1, criticalMessages: 0, worst, rungAt: SINCE } }),
  });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.parse(SINCE) });
  renderPage(<LockedAlarms />);
  await screen.findByRole('alert');
  await vi.waitFor(() => expect(heard.sounds).toBe(1));
  await act(() => vi.advanceTimersByTimeAsync(191_000));
  vi.useRealTimers();
  expect(heard.sounds).toBe(4);
});

test.each([
  ['an hour behind', -60, 4],
  // Its minutes begin ten seconds later.
  ['an hour ahead', 60, 5],
])('a screen whose clock is %s sounds every minute all the same', async (_off, minutes, sounds) => {
  const heard = fakeLoudspeaker();
  const rungAt = new Date(Date.parse(SINCE) + minutes).toISOString();
  const worst = { source: 'sos', score: null, since: rungAt };
  answerCalls({
    [GLANCE]: () => ({ body: { open: 1, unacknowledged: 1, criticalMessages: 0, worst, rungAt } }),
  });
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'Date', 'performance'],
    now: Date.parse(rungAt) + minutes * 60_000,
  });
  renderPage(<LockedAlarms />);
  await screen.findByRole('alert');
  await vi.waitFor(() => expect(heard.sounds).toBe(1));
  await act(() => vi.advanceTimersByTimeAsync(191_000));
  vi.useRealTimers();
  expect(heard.sounds).toBe(sounds);
});

test('a locked screen is silent when somebody has all of them, and says nothing when nothing is open', async () => {
  const heard = fakeLoudspeaker();
  let open = 1;
  const worst = { source: 'sos', score: null, since: SINCE };
  answerCalls({
    [GLANCE]: () => ({ body: { open, unacknowledged: 0, criticalMessages: 0, worst, rungAt: null } }),
  });
  const { queryClient } = renderPage(<LockedAlarms />);
  expect((await screen.findByRole('alert')).textContent).toContain('All acknowledged.');
  open = 0;
  await queryClient.refetchQueries();
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(heard.sounds).toBe(0);
});

test('a locked screen that cannot sound promises no sound, and a press switches it on', async () => {
  const heard = fakeLoudspeaker({ isBlocked: true });
  const worst = { source: 'sos', score: null, since: SINCE };
  answerCalls({
    [GLANCE]: () => ({ body: { open: 1, unacknowledged: 1, criticalMessages: 0, worst, rungAt: SINCE } }),
  });
  renderPage(<LockedAlarms />);
  const button = await screen.findByRole('button', { name: CANNOT_SOUND });
  expect(screen.getByRole('alert').textContent).not.toContain('It sounds');

  fireEvent.pointerDown(button);
  fireEvent.click(button);
  await vi.waitFor(() => expect(heard.sounds).toBe(1));
  expect(screen.getByRole('alert').textContent).toContain('It sounds every minute');
  expect(screen.queryByRole('button')).toBeNull();
});
