import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { HistoryEntry } from '#contract/patients/chart.ts';
import { triageMark } from '#contract/triage/triage-mark.ts';
import { answerCalls, renderPage } from '#web/testing.tsx';
import { anEntry, PATIENT_ID } from '../testing.ts';
import { MedicalHistory } from './medical-history.tsx';

async function show(entries: HistoryEntry[]) {
  answerCalls({ [`GET /api/patients/${PATIENT_ID}/history`]: () => ({ body: entries }) });
  renderPage(<MedicalHistory patientId={PATIENT_ID} told={(id) => <button type="button">Told {id}</button>} />);
  return screen.findAllByRole('listitem');
}

const diagnosis = anEntry({
  kind: 'diagnosis',
  date: '2026-10-16',
  title: 'Hypertension',
  code: 'I10',
  diagnosis: 'Hypertension',
  treatment: 'Amlodipine 5 mg by mouth, once a day',
  detail: 'Pressure falling.',
});

// spec: 3.12
test('a diagnosis stands with its date, code, treatment and who signed it', async () => {
  const [entry] = await show([diagnosis]);

  for (const words of ['16 Oct', 'Hypertension', 'I10', 'Treatment: Amlodipine 5 mg', 'Dr. Arjun Nair, 10:00'])
    expect(entry?.textContent).toContain(words);
});

test('what happened stands by years, newest first', async () => {
  await show([anEntry(), anEntry({ date: '2024-03-08' }), anEntry({ date: '2024-01-02' })]);

  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['2026', '2024']);
  expect(within(screen.getByRole('region', { name: '2024' })).getAllByRole('listitem')).toHaveLength(2);
});

// spec: 3.12
test('triage says who answered, and leads to what was told; a scan shows its photo', async () => {
  const mark = triageMark({ provider: 'embedded', reportedByClient: false });
  const triage = anEntry({ kind: 'triage', title: 'Triage: urgency 4', mark });
  const scan = anEntry({ kind: 'scan', title: 'Photo: urgency 2', mark, pictureUrl: '/api/symptoms/7/photo' });
  const [first, second] = (await show([triage, scan])).map((row) => within(row));

  expect(first?.getByText(mark)).toBeDefined();
  expect(first?.getByRole('button', { name: `Told ${triage.id}` })).toBeDefined();
  expect(second?.getByText(mark)).toBeDefined();
  expect(second?.getByRole('img').getAttribute('src')).toBe('/api/symptoms/7/photo');
});

test('kinds can be left out', async () => {
  await show([diagnosis, anEntry()]);
  await userEvent.click(screen.getByRole('checkbox', { name: /^Visits/ }));

  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});
