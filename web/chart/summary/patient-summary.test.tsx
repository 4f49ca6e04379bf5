import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { PatientSummary as Summary } from '../../../contract/chart.ts';
import { answerCalls, renderPage } from '../../testing.tsx';
import { aChartProfile, aLabReport, aReading, PATIENT_ID } from '../testing.ts';
import { PatientSummary } from './patient-summary.tsx';

const summary = (changes: Partial<Summary> = {}): Summary => ({
  patient: { id: PATIENT_ID, name: 'Ananya Rao', pud: 'PUD-7K3QX-2M9TD', phone: '+91 98200 14477' },
  profile: aChartProfile(),
  conditions: [{ diagnosis: 'Hypertension', code: 'I10', since: '2026-08-18', last: '2026-10-16' }],
  medicines: [],
  readings: [aReading({ value: 104, flag: 'High' })],
  results: [aLabReport()],
  lastVisit: '2026-11-09',
  nextVisit: null,
  followUpOn: null,
  madeAt: '2026-11-15T05:00:00.000Z',
  ...changes,
});

async function show(changes: Partial<Summary> = {}) {
  answerCalls({ [`GET /api/patients/${PATIENT_ID}/summary`]: () => ({ body: summary(changes) }) });
  renderPage(<PatientSummary patientId={PATIENT_ID} timeZone="Asia/Kolkata" />);
  const [onScreen] = await screen.findAllByRole('article');
  return onScreen?.textContent ?? '';
}

test('the patient stands on one page: who, allergies, conditions, readings, results and visits', async () => {
  const said = await show();

  for (const words of ['Ananya Rao', 'PUD-7K3QX-2M9TD', '54 years, female', 'Hypertension I10', 'since 18 Aug 2026'])
    expect(said).toContain(words);
  expect(said).toContain('Heart rate 104 /min High');
  expect(said).toContain('HbA1c 7.4 % High');
  expect(said).toContain('Last visit9 Nov 2026');
  expect(said).toContain('None booked');
});

test.each([
  ['not-asked', [], 'Allergies: not asked yet'],
  ['none-known', [], 'Allergies: no known allergies'],
  ['listed', ['Penicillin'], 'Allergies: Penicillin'],
  ['unconfirmed', ['Penicillin'], 'Allergies: unconfirmed: Penicillin'],
] as const)('allergies that are %s read so on it', async (allergyState, allergies, words) => {
  expect(await show({ profile: aChartProfile({ allergyState, allergies: [...allergies] }) })).toContain(words);
});

test('it prints, on a sheet of its own', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await show();
  expect(document.querySelectorAll('body > [class*="sheet"] article')).toHaveLength(1);

  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});
