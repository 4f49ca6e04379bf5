import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#web/testing.tsx';
import { aDiagnosis, aPrescribed, aPrescription } from '../testing.ts';
import { VisitSummary } from './visit-summary.tsx';

const WHOSE = { clinic: 'Banyan Street Clinic', name: 'Anjali Deshmukh', pud: 'PUD-4T9KX-M2C7R' };
const factsOf = (article: HTMLElement) =>
  Object.fromEntries(
    within(article)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

test('a summary to take home says what the doctor signed, and nothing else', async () => {
  const prescription = aPrescription({ medicines: [aPrescribed({ instructions: 'After food' })] });
  const visit = aDiagnosis({ prescription, followUpOn: '2026-11-30' });
  renderPage(<VisitSummary visit={visit} visits={[visit]} whose={WHOSE} />);

  const article = await screen.findByRole('article', { name: /^Visit of 16 Nov 2026/ });
  expect(factsOf(article)).toEqual({
    'What was found': 'Pneumonia, unspecified organism',
    'What the doctor wrote': 'Crackles right base.',
    'Medicines started': 'Doxycycline: 100 mg by mouth, twice a day, for 7 days. After food',
    'When to come back': expect.stringContaining('30 Nov'),
  });
  expect(article.textContent).toContain('Signed by Dr. Arjun Nair');
  expect(article.textContent).toContain('PUD-4T9KX-M2C7R');
});

test('a visit without notes, medicines or a day to come back says so', async () => {
  const visit = aDiagnosis({ prescription: null, notes: '', followUpOn: null });
  renderPage(<VisitSummary visit={visit} visits={[visit]} whose={WHOSE} />);
  const article = await screen.findByRole('article');
  expect(factsOf(article)).toEqual({
    'What was found': 'Pneumonia, unspecified organism',
    'What the doctor wrote': 'Nothing besides.',
    Medicines: 'No change.',
    'When to come back': 'No day was set.',
  });
});
