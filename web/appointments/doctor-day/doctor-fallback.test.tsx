import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerCalls, refused, renderPage } from '#web/testing.tsx';
import { PendingRequests } from '../requests/pending-requests.tsx';
import { anAppointment } from '../testing.ts';
import { ApprovedList } from './approved-list.tsx';

const PENDING = 'GET /api/appointments?limit=200&status=pending';
const APPROVED = 'GET /api/appointments?limit=200&status=approved';
const down = () => refused(503, 'unexpected', '');

function show(isDemo: boolean, answers: Parameters<typeof answerCalls>[0]) {
  const calls = answerCalls(answers);
  const lists = { isDemo, told: () => null };
  const page = renderPage(
    <>
      <PendingRequests {...lists} />
      <ApprovedList {...lists} />
    </>,
  );
  return { calls, ...page };
}

// spec: 4.8, 8.10, 8.11
test('a demo says: Failed to fetch appointments, Showing mock data as fallback. with five samples whose actions are off', async () => {
  const { calls } = show(true, { [PENDING]: down, [APPROVED]: down });

  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(5));
  for (const notice of screen.getAllByRole('alert')) {
    expect(notice.textContent).toContain('Failed to fetch appointments');
    expect(notice.textContent).toContain('Showing mock data as fallback.');
  }
  expect(screen.getAllByText('Sample')).toHaveLength(5);
  for (const name of ['Approve', 'Reject'])
    for (const button of screen.getAllByRole('button', { name })) expect(button).toHaveProperty('disabled', true);
  await userEvent.keyboard('a');
  expect(calls.every((call) => call.startsWith('GET'))).toBe(true);
});

test('a real clinic shows no made-up appointment, only the sentence and Retry', async () => {
  show(false, { [PENDING]: down, [APPROVED]: down });

  const [notice] = await screen.findAllByRole('alert');
  expect(notice?.textContent).toContain('Failed to fetch appointments');
  expect(notice?.textContent).not.toContain('mock');
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});

// spec: 4.8
test('what was really loaded stays with its time when a later fetch fails, also in a demo', async () => {
  let isUp = true;
  const { queryClient } = show(true, {
    [PENDING]: () => (isUp ? { body: [anAppointment()] } : down()),
    [APPROVED]: () => ({ body: [] }),
  });
  await screen.findByText('Ananya Rao');
  isUp = false;
  await queryClient.refetchQueries({ queryKey: ['appointments', 'doctor', 'pending'] });

  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('Shown is what was loaded today');
  expect(within(screen.getByRole('list', { name: 'Pending requests' })).getByText('Ananya Rao')).toBeDefined();
  expect(screen.queryByText('Sample')).toBeNull();
});
