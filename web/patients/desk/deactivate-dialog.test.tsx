import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ComingVisit } from '#contract/appointments/leaving.ts';
import { answerCalls, renderPage } from '#web/testing.tsx';
import { DeactivateDialog } from './deactivate-dialog.tsx';

const PATIENT = '0197a1b2-0000-7000-8000-000000000012';
const visit: ComingVisit = {
  id: '0197a1b2-0000-7000-8000-000000000011',
  version: 2,
  date: '2999-11-18',
  time: '11:30',
  startsAt: '2999-11-18T06:00:00.000Z',
  status: 'approved',
  doctor: 'Dr. Meera Iyer',
  takers: [],
};

test('deactivating a patient shows the visits that it cancels, and needs a reason', async () => {
  const sent: unknown[] = [];
  answerCalls({
    [`GET /api/patients/${PATIENT}/visits`]: () => ({ body: [visit] }),
    [`POST /api/patients/${PATIENT}/deactivate`]: ({ body }) => {
      sent.push(body);
      return { body: { message: 'The login is closed. The record stays.' } };
    },
  });
  renderPage(<DeactivateDialog isOpen onClose={() => undefined} patientId={PATIENT} name="Tara Bose" />);

  expect(await screen.findByText('Monday 18 November 2999, 11:30, Dr. Meera Iyer')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Deactivate' }));
  expect(screen.getByText('Reason is needed.')).toBeDefined();
  expect(sent).toEqual([]);

  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Moved away');
  await userEvent.click(screen.getByRole('button', { name: 'Deactivate' }));
  await expect.poll(() => sent).toEqual([{ reason: 'Moved away', visits: [{ id: visit.id, version: 2 }] }]);
});
