import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { StoredTriage } from '#contract/triage/stored-triage.ts';
import { type Urgency, urgencyWordsOf } from '#contract/triage/triage-result.ts';
import { answerCalls, renderPage } from '../testing.tsx';
import { StoredList } from './stored-list.tsx';

const idOf = (index: number) => `0197a1b2-0000-7000-8000-${String(index).padStart(12, '0')}`;
const check = (index: number, urgency: Urgency | null = 2): StoredTriage => ({
  id: idOf(index),
  pud: 'PUD-7K3QX-2M9TD',
  patientId: idOf(999),
  patient: 'Ananya Rao',
  kind: 'text',
  part: null,
  symptoms: `Check number ${index}`,
  result: { potentialCauses: [], nextSteps: [] },
  urgency,
  urgencyWords: urgencyWordsOf(urgency),
  specialist: 'General Physician',
  department: 'General Medicine',
  reportedByClient: false,
  provider: 'embedded',
  engine: '1.0.0',
  hasPhoto: false,
  createdAt: '2026-03-02T04:00:00.000Z',
});

test('every symptom check can be reached, and an emergency is not buried under newer ones', async () => {
  const first = Array.from({ length: 20 }, (_, index) => check(index + 1, index === 6 ? 5 : 2));
  answerCalls({
    'GET /api/symptoms?limit=20': () => ({ body: first }),
    [`GET /api/symptoms?limit=20&after=${idOf(20)}`]: () => ({ body: [check(21), check(22)] }),
  });
  renderPage(<StoredList />);

  await screen.findByText('Check number 1');
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(screen.getByText('Check number 7').closest('li')?.textContent).toContain('Emergency, urgency 5 / 5');

  await userEvent.click(screen.getByRole('button', { name: 'Show older' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  await userEvent.click(screen.getByRole('button', { name: 'Show older' }));
  expect(await screen.findByText('Check number 22')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('a check that was not understood says so in place of a number', async () => {
  answerCalls({ 'GET /api/symptoms?limit=20': () => ({ body: [check(1, null)] }) });
  renderPage(<StoredList />);
  const row = (await screen.findByText('Check number 1')).closest('li');
  expect(row?.textContent).toContain('Not understood');
  expect(row?.textContent).not.toContain('/ 5');
});
