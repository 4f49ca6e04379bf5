import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LabOrder, LabReport } from '#contract/labs/lab-orders.ts';
import type { Prescription } from '#contract/medicines/prescriptions.ts';
import { answerCalls, renderPage } from '../testing.tsx';
import { HealthBoard } from './health-board.tsx';
import { aBoard } from './testing.ts';

const PATIENT = '0197a1b2-0000-7000-8000-000000000004';

const prescription = {
  id: '0197a1b2-0000-7000-8000-000000000051',
  number: 'RX-2026-000042',
  diagnosis: 'Pneumonia',
  doctor: 'Dr. Arjun Nair',
  signedAt: '2026-11-16T05:22:00.000Z',
  medicines: [
    {
      id: 'a',
      name: 'Doxycycline',
      inWords: '100 mg by mouth, twice a day, for 7 days',
      instructions: '',
      isActive: true,
      stoppedAt: null,
    },
  ],
} as unknown as Prescription;

const report = {
  id: 'r:0',
  test: 'Lipid panel',
  measure: 'LDL cholesterol',
  result: '148 mg/dL',
  unit: 'mg/dL',
  low: null,
  high: 130,
  status: 'abnormal',
  flag: 'High',
  date: '2026-11-12',
  pdfUrl: null,
} as unknown as LabReport;

const awaited = { id: 'o', test: 'Chest X-ray', orderedBy: 'Dr. Arjun Nair', state: 'ordered' } as LabOrder;

function show(prescriptions: Prescription[], reports: LabReport[], waiting: LabOrder[] = []) {
  answerCalls({
    'GET /api/board': () => ({ body: aBoard() }),
    [`GET /api/patients/${PATIENT}/prescriptions`]: () => ({ body: prescriptions }),
    [`GET /api/patients/${PATIENT}/lab-reports`]: () => ({ body: { reports, waiting } }),
  });
  renderPage(<HealthBoard patientId={PATIENT} statusOf={() => null} />);
}

test('what a doctor prescribed is on the board with how to take it, and a way to its printed sheet', async () => {
  show([prescription], []);

  expect(await screen.findByText('100 mg by mouth, twice a day, for 7 days')).toBeDefined();
  expect(screen.getByText('Dr. Arjun Nair, 16 Nov 2026, for Pneumonia')).toBeDefined();
  const print = screen.getByRole('link', { name: 'Open and print RX-2026-000042' });
  expect(print.getAttribute('href')).toBe(`/prescriptions/${prescription.id}`);
});

test('a critical result reaches the patient in calm words', async () => {
  show([], [{ ...report, flag: 'Critical high' }]);

  expect(await screen.findByText('Far above the usual range. Your doctor has been told.')).toBeDefined();
  expect(screen.getByText('Very high')).toBeDefined();
  expect(screen.queryByText(/critical/i)).toBeNull();
});

test('a released result says its figure, what is usual and whether it is high, in words', async () => {
  show([], [report], [awaited]);

  expect(await screen.findByText('148 mg/dL')).toBeDefined();
  expect(screen.getByText(/usual up to 130 mg\/dL/)).toBeDefined();
  expect(screen.getByText('High')).toBeDefined();
  expect(screen.getByText('Ordered by Dr. Arjun Nair. You will be told when the result is here.')).toBeDefined();
});

test('an empty board says what will come', async () => {
  show([], []);

  expect(await screen.findByText('None yet. Add what you take, so that you have it at hand.')).toBeDefined();
  expect(await screen.findByText('None yet. A result is here as soon as your doctor has looked at it.')).toBeDefined();
});
