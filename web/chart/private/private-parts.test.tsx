import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { PrivateParts } from '#contract/patients/private-parts.ts';
import { answerCalls, renderPage } from '#web/testing.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { PrivateSection } from './private-parts.tsx';

beforeEach(() => toast.closeAll());

const [VISIT, TEST] = ['0b6f7f4e-0000-4000-8000-000000000001', '0b6f7f4e-0000-4000-8000-000000000002'];
const known: PrivateParts = {
  patientId: 'diya',
  parts: [{ subject: 'appointment', id: VISIT, by: 'patient', can: { lift: true } }],
  markable: [
    { subject: 'appointment', id: VISIT, name: 'Dr. Arjun Nair', at: '2026-11-18T05:00:00.000Z' },
    { subject: 'lab-order', id: TEST, name: 'HbA1c', at: '2026-11-17T05:00:00.000Z' },
  ],
  can: { mark: true },
};

test('a doctor shows a visit again only with a reason, and is told what goes with it', async () => {
  const sent: unknown[] = [];
  answerCalls({
    'GET /api/patients/diya/private-parts': () => ({ body: known }),
    'PUT /api/patients/diya/private-parts': ({ body }) => {
      sent.push(body);
      return { body: { ...known, parts: [] } };
    },
  });
  renderPage(<PrivateSection patientId="diya" />);
  await userEvent.click(await screen.findByRole('button', { name: /^Show again: Visit: Dr. Arjun Nair/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/private only with it is shown, too/)).toBeDefined();
  expect(dialog.getByText(/is told that you show it/)).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Show again' }));
  expect(dialog.getByText('Reason is needed.')).toBeDefined();
  await userEvent.type(dialog.getByLabelText('Reason'), 'She asked for it.');
  await userEvent.click(dialog.getByRole('button', { name: 'Show again' }));
  const reason = 'She asked for it.';
  await expect.poll(() => sent).toEqual([{ subject: 'appointment', id: VISIT, isPrivate: false, reason }]);
});

test('a doctor makes a test private, having been asked once', async () => {
  const sent: unknown[] = [];
  answerCalls({
    'GET /api/patients/diya/private-parts': () => ({ body: known }),
    'PUT /api/patients/diya/private-parts': ({ body }) => {
      sent.push(body);
      return { body: known };
    },
  });
  renderPage(<PrivateSection patientId="diya" />);
  await userEvent.click(await screen.findByRole('button', { name: /^Make private: Test: HbA1c/ }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Make private' }));
  await expect.poll(() => sent).toEqual([{ subject: 'lab-order', id: TEST, isPrivate: true }]);
});
