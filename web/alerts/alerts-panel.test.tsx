// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MAX_CLOSED_ALERTS } from '#contract/alerts.ts';
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
