import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LabOrder } from '#contract/labs/lab-orders.ts';
import { answerCalls, renderPage } from '../testing.tsx';
import { ResultsToReview } from './results-to-review.tsx';
import { PATIENT_ID } from './testing.ts';

const anOrder = (isAbnormal: boolean): LabOrder =>
  ({
    id: `0197a1b2-0000-7000-8000-00000000008${isAbnormal ? 1 : 2}`,
    test: 'Lipid profile',
    patient: 'Ananya Rao',
    patientId: PATIENT_ID,
    pud: 'PUD-7K3QX-2M9TD',
    result: {
      values: [
        { name: 'LDL cholesterol', value: 148, unit: 'mg/dL', low: null, high: 130, flag: isAbnormal ? 'High' : null },
      ],
      text: '',
      isAbnormal,
      enteredAt: '2026-11-14T06:00:00.000Z',
    },
  }) as unknown as LabOrder;

function show(orders: LabOrder[]) {
  answerCalls({ 'GET /api/lab-orders?list=to-review&limit=50': () => ({ body: orders }) });
  renderPage(<ResultsToReview />);
}

test('an abnormal result that nobody looked at names the figure and leads to the lab reports of the chart', async () => {
  show([anOrder(true), anOrder(false)]);

  expect(await screen.findByText('LDL cholesterol 148 mg/dL High')).toBeDefined();
  const link = screen.getByRole('link', { name: /Ananya Rao/ });
  expect(link.getAttribute('href')).toContain(`view=patients&patient=${PATIENT_ID}&tab=labs`);
  expect(screen.getByText('1 normal result waits to be looked at, too.')).toBeDefined();
});

test('with none waiting it says so', async () => {
  show([]);

  expect(await screen.findByText('No result is waiting for you.')).toBeDefined();
});

test('a critical result is marked as critical, and names the critical figure first', async () => {
  const order = anOrder(true);
  const values = [
    { name: 'Sodium', value: 148, unit: 'mmol/L', low: 135, high: 145, flag: 'High', criticalLimit: null },
    { name: 'Potassium', value: 6.8, unit: 'mmol/L', low: 3.5, high: 5.1, flag: 'Critical high', criticalLimit: 6.2 },
  ];
  show([{ ...order, result: { ...order.result, isCritical: true, values } } as LabOrder]);

  expect(await screen.findByText('Potassium 6.8 mmol/L Critical high, Sodium 148 mmol/L High')).toBeDefined();
  expect(screen.getByText('Critical')).toBeDefined();
  expect(screen.queryByText('Abnormal')).toBeNull();
});
