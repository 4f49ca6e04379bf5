// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MAX_CLOSED_ALERTS, OPEN_ALERTS_LISTED } from '#contract/alerts.ts';
import { answerCalls, renderPage } from '../testing.tsx';
import { AlertsPanel } from './alerts-panel.tsx';
import { anAlert } from './testing.ts';

const closed = { name: 'Priya Thomas', at: '2026-03-10T09:58:00.000Z' };
const show = (count: number) => {
  const alerts = Array.from({ length: count }, (_, at) => anAlert({ id: `closed-${at}`, status: 'closed', closed }));
  answerCalls({ 'GET /api/alerts': () => ({ body: [anAlert(), ...alerts] }) });
  renderPage(<AlertsPanel openChart={() => null} />);
  return screen.findAllByRole('listitem');
};

test('the list says that closed alerts are left out of it', async () => {
  await show(MAX_CLOSED_ALERTS);
  expect(screen.getByText(/only the last 200 are listed/)).toBeTruthy();
});

test('a list that is whole says nothing', async () => {
  expect(await show(3)).toHaveLength(4);
  expect(screen.queryByText(/are listed/)).toBeNull();
});

test('a list of open alerts that is full says how many more are open, and shows them', async () => {
  const alerts = (count: number) => Array.from({ length: count }, (_none, at) => anAlert({ id: `open-${at}` }));
  answerCalls({
    'GET /api/alerts': () => ({ body: alerts(OPEN_ALERTS_LISTED) }),
    'GET /api/alerts?limit=100': () => ({ body: alerts(60) }),
    'GET /api/alarms/glance': () => ({
      body: { open: 60, unacknowledged: 60, criticalMessages: 0, worst: null, rungAt: null },
    }),
  });
  renderPage(<AlertsPanel openChart={() => null} />);
  expect(await screen.findByText('10 more are open. These come first by need.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(60));
  expect(screen.queryByText(/more are open/)).toBeNull();
});
