import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerCalls, refused, renderPage } from '../testing.tsx';
import { Toasts } from '../ui/toasts.tsx';
import { PendingRequests } from './pending-requests.tsx';
import { anAppointment } from './testing.ts';

const request = anAppointment({ can: { approve: true, reject: true } });
const DOOR = `PATCH /api/appointments/${request.id}/status`;

async function show(decide: Parameters<typeof answerCalls>[0][string]) {
  const calls = answerCalls({
    'GET /api/appointments?limit=200&status=pending': () => ({ body: [request] }),
    [DOOR]: decide,
  });
  renderPage(
    <>
      <PendingRequests isDemo={false} timeZone="Asia/Kolkata" told={() => null} />
      <Toasts />
    </>,
  );
  await screen.findByText('Ananya Rao');
  return calls;
}

async function reject() {
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'I am away.');
  await userEvent.click(screen.getAllByRole('button', { name: 'Reject' }).at(-1) as HTMLElement);
}

test('approving says: Appointment Approved, The appointment has been successfully approved.', async () => {
  await show(() => ({ body: { ...request, status: 'approved' } }));
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));

  expect(await screen.findByText('Appointment Approved')).toBeDefined();
  expect(screen.getByText('The appointment has been successfully approved.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
});

test('rejecting needs a reason and says: Appointment Rejected, The appointment has been rejected.', async () => {
  const calls = await show(() => ({ body: { ...request, status: 'rejected' } }));
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  await userEvent.click(screen.getAllByRole('button', { name: 'Reject' }).at(-1) as HTMLElement);
  expect(screen.getByText('Please give a reason.')).toBeDefined();
  expect(calls).not.toContain(DOOR);

  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'I am away.');
  await userEvent.click(screen.getAllByRole('button', { name: 'Reject' }).at(-1) as HTMLElement);
  expect(await screen.findByText('Appointment Rejected')).toBeDefined();
  expect(screen.getByText('The appointment has been rejected.')).toBeDefined();
});

test('a failure says: Failed to approve appointment. Please try again. (same with reject)', async () => {
  await show(() => refused(500, 'unexpected', ''));
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Failed to approve appointment. Please try again.')).toBeDefined();

  await reject();
  expect(await screen.findByText('Failed to reject appointment. Please try again.')).toBeDefined();
});

test('when somebody else decided first, who and what is said', async () => {
  await show(() => refused(409, 'appointment_moved_on', 'This appointment is already cancelled by Ananya Rao.'));
  await userEvent.keyboard('a');

  await waitFor(() => expect(screen.getByText(/already cancelled by Ananya Rao/)).toBeDefined());
});
