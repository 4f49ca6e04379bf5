import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls, renderPage } from '#web/testing.tsx';
import { anInpatient, someId } from '../testing.ts';
import { WardBanner } from './ward-banner.tsx';

test('where one acts on a patient, a neighbour of a name alike is named with the bed', async () => {
  const patel = anInpatient({ id: someId(1), name: 'Sunita Patel', room: '207', bed: 'A' });
  const patil = anInpatient({ id: someId(2), name: 'Sunita Patil', room: '207', bed: 'B' });
  answerCalls({ 'GET /api/inpatients': () => ({ body: [patel, patil] }) });
  renderPage(<WardBanner inpatient={patel} isShort />);

  expect(await screen.findByText('Not Sunita Patil in 207-B')).toBeTruthy();
  expect(screen.getByRole('heading').querySelector('mark')?.textContent).toBe('el');
});
