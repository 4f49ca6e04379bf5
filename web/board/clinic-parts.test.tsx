import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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

function show(prescriptions: Prescription[]) {
  answerCalls({
    'GET /api/board': () => ({ body: aBoard() }),
    [`GET /api/patients/${PATIENT}/prescriptions`]: () => ({ body: prescriptions }),
  });
  renderPage(<HealthBoard patientId={PATIENT} statusOf={() => null} />);
}

test('what a doctor prescribed is on the board with how to take it, and a way to its printed sheet', async () => {
  show([prescription]);

  expect(await screen.findByText('100 mg by mouth, twice a day, for 7 days')).toBeDefined();
  expect(screen.getByText('Dr. Arjun Nair, 16 Nov 2026, for Pneumonia')).toBeDefined();
  const print = screen.getByRole('link', { name: 'Open and print RX-2026-000042' });
  expect(print.getAttribute('href')).toBe(`/prescriptions/${prescription.id}`);
});

test('an empty board says what will come', async () => {
  show([]);

  expect(await screen.findByText('None yet. Add what you take, so that you have it at hand.')).toBeDefined();
});
