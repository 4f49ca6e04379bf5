import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { PatientSummary as Summary } from '#contract/patients/chart.ts';
import { answerCalls, renderPage } from '#web/testing.tsx';
import { aChartProfile, aMedicineNow, aReading, aStayNow, aSummary, PATIENT_ID } from '../testing.ts';
import { PatientSummary } from './patient-summary.tsx';

async function show(changes: Partial<Summary> = {}) {
  answerCalls({ [`GET /api/patients/${PATIENT_ID}/summary`]: () => ({ body: aSummary(changes) }) });
  renderPage(<PatientSummary patientId={PATIENT_ID} />);
  const [onScreen] = await screen.findAllByRole('article');
  return onScreen?.textContent ?? '';
}

// spec: 2.53
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

test('the summary of an inpatient names the bed and the medicines of the ward, the prescriptions and home', async () => {
  const given = { at: '2026-11-14T10:01:00.000Z', by: 'Priya Thomas', dosage: '2 g' };
  const said = await show({
    stay: aStayNow(),
    medicinesNow: [
      aMedicineNow({ lastGiven: given, nextDue: '2026-11-15T10:00:00.000Z' }),
      aMedicineNow({ source: 'prescribed', id: 'p', name: 'Amlodipine', note: 'Not ordered on the ward' }),
      aMedicineNow({ source: 'home', id: 'Aspirin', name: 'Aspirin', inWords: '' }),
    ],
  });

  expect(said).toContain('Inpatient, bed 207-B, day 3');
  expect(said).toContain('ward order, last given 14 Nov 2026, 15:31 by Priya Thomas, next 15 Nov 2026, 15:30');
  expect(said).toContain('prescribed, Not ordered on the ward');
  expect(said).toContain('at home');
  expect(said).not.toContain('None known');
});

test('each reading on it has its own time, and one of a week ago says that it is old', async () => {
  const [fresh, old] = ['2026-11-15T04:00:00.000Z', '2026-11-06T11:00:00.000Z'];
  const said = await show({
    readings: [
      aReading({ measuredAt: fresh }),
      aReading({ kind: 'temperature', value: 36.8, unit: '°C', measuredAt: old }),
    ],
  });

  expect(said).toContain('15 Nov 2026, 09:30');
  expect(said).toContain('Old: 6 Nov 2026, 16:30');
  expect(said.match(/Old:/g)).toHaveLength(1);
});
