import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerCalls, renderPage } from '../testing.tsx';
import { ChartTabs } from './chart-tabs.tsx';
import { aChartProfile, PATIENT_ID } from './testing.ts';

const chart = `GET /api/patients/${PATIENT_ID}`;

function show() {
  const calls = answerCalls({
    [`${chart}/profile`]: () => ({ body: aChartProfile() }),
    [`${chart}/readings?limit=500`]: () => ({ body: [] }),
    [`${chart}/history`]: () => ({ body: [] }),
    [`${chart}/lab-reports`]: () => ({ body: { reports: [], waiting: [] } }),
  });
  return { calls, ...renderPage(<ChartTabs patientId={PATIENT_ID} />) };
}

const openTab = () => screen.getAllByRole('link').find((link) => link.getAttribute('aria-current'))?.textContent;

// spec: 2.53
test('a chart has the tabs Vitals, Lab Reports, Medical History and Patient Summary, and opens with the vitals', async () => {
  show();
  await screen.findByText(/No reading yet/);

  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Vitals',
    'Lab Reports',
    'Medical History',
    'Patient Summary',
  ]);
  expect(openTab()).toBe('Vitals');
});

test('the open tab stands in the address', async () => {
  const { router } = show();
  await screen.findByText(/No reading yet/);
  await userEvent.click(screen.getByRole('link', { name: 'Medical History' }));

  expect(await screen.findByText(/Nothing is in this history yet/)).toBeDefined();
  expect(router.state.location.search).toEqual({ tab: 'history' });
  expect(openTab()).toBe('Medical History');
});
