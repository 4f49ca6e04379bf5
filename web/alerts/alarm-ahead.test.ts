import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Alert } from '#contract/alerts.ts';
import type { CriticalMessage } from '#contract/messages.ts';
import { alarmAhead } from './queries.ts';
import { aCriticalMessage, anAlert } from './testing.ts';

test.each<[string, Alert[], CriticalMessage[], number]>([
  ['an alert that nobody has acknowledged', [anAlert()], [], 1],
  ['a critical message', [], [aCriticalMessage()], 1],
  ['an alert that somebody has', [anAlert({ status: 'acknowledged' })], [], 0],
  ['nothing', [], [], 0],
])('a screen is drawn at once for %s', async (_, alerts, messages, times) => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['alerts', 'all'], alerts);
  queryClient.setQueryData(['messages', 'critical'], messages);
  const draw = vi.fn();
  void alarmAhead(queryClient).then(draw);
  await new Promise((done) => setTimeout(done));
  expect(draw).toHaveBeenCalledTimes(times);
});
