import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { answerCalls, refused, renderPage } from '#web/testing.tsx';
import { Toasts } from '#web/ui/feedback/toasts.tsx';
import { anAppointment } from '../testing.ts';
import { PendingRequests } from './pending-requests.tsx';

const request = anAppointment({ can: { approve: true, reject: true } });
const ENDPOINT = `PATCH /api/appointments/${request.id}/status`;

async function show(decide: Parameters<typeof answerCalls>[0][string]) {
  const calls = answerCalls({
    'GET /api/appointments?limit=200&status=pending': () => ({ body: [request] }),
    [ENDPOINT]: decide,
  });
  renderPage(
    <>
      <PendingRequests isDemo={false} told={() => null} />
      <Toasts />
    </>,
  );
  await screen.findByText('Ananya Rao');
  return calls;
}

async function reject() {
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  await screen.findByRole('dialog');
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'I am away.');
  await userEvent.click(screen.getAllByRole('button', { name: 'Reject' }).at(-1) as HTMLElement);
}

// spec: 2.52, 4.6, 8.11
test('approving says: Appointment Approved, The appointment has been successfully approved.', async () => {
  await show(() => ({ body: { ...request, status: 'approved' } }));
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));

  expect(await screen.findByText('Appointment Approved')).toBeDefined();
  expect(screen.getByText('The appointment has been successfully approved.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
});

// spec: 2.52, 8.11
test('rejecting needs a reason and says: Appointment Rejected, The appointment has been rejected.', async () => {
  const calls = await show(() => ({ body: { ...request, status: 'rejected' } }));
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  await screen.findByRole('dialog');
  await userEvent.click(screen.getAllByRole('button', { name: 'Reject' }).at(-1) as HTMLElement);
  expect(screen.getByText('Please give a reason.')).toBeDefined();
  expect(calls).not.toContain(ENDPOINT);

  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'I am away.');
  await userEvent.click(screen.getAllByRole('button', { name: 'Reject' }).at(-1) as HTMLElement);
  expect(await screen.findByText('Appointment Rejected')).toBeDefined();
  expect(screen.getByText('The appointment has been rejected.')).toBeDefined();
});

test('each decision says on a line of its own whom it is about, and keeps its own Undo', async () => {
  const other = anAppointment({ id: request.id.replace(/.$/, '9'), patient: 'Ravi Menon', can: request.can });
  answerCalls({
    'GET /api/appointments?limit=200&status=pending': () => ({ body: [request, other] }),
    [ENDPOINT]: () => ({ body: { ...request, status: 'approved' } }),
    [`PATCH /api/appointments/${other.id}/status`]: () => ({ body: { ...other, status: 'approved' } }),
  });
  renderPage(
    <>
      <PendingRequests isDemo={false} told={() => null} />
      <Toasts />
    </>,
  );
  for (const name of ['Ananya Rao', 'Ravi Menon']) {
    const row = (await screen.findByText(name)).closest('li') as HTMLElement;
    await userEvent.click(within(row).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText(new RegExp(`^${name}, .+ \\d\\d:\\d\\d$`))).toBeDefined();
  }
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2);
});

test('when the decided row is gone, the focus is at the heading of the list and never lost', async () => {
  let all = [request];
  answerCalls({
    'GET /api/appointments?limit=200&status=pending': () => ({ body: all }),
    [ENDPOINT]: () => {
      all = [];
      return { body: { ...request, status: 'rejected' } };
    },
  });
  const { queryClient } = renderPage(
    <section>
      <h2>Requests</h2>
      <PendingRequests isDemo={false} told={() => null} />
    </section>,
  );
  await screen.findByText('Ananya Rao');
  await reject();
  await act(() => queryClient.refetchQueries());
  await screen.findByText(/No request is waiting/);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Requests' })));
});

// spec: 8.11
test('a failure says: Failed to approve appointment. Please try again. (same with reject)', async () => {
  await show(() => refused(500, 'unexpected', ''));
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Failed to approve appointment. Please try again.')).toBeDefined();

  await reject();
  expect(await screen.findByText('Failed to reject appointment. Please try again.')).toBeDefined();
});

test('when somebody else decided first, who and what is said', async () => {
  await show(() => refused(409, 'appointment_moved_on', 'This appointment is already cancelled by Ananya Rao.'));
  await userEvent.keyboard('ja');

  await waitFor(() => expect(screen.getByText(/already cancelled by Ananya Rao/)).toBeDefined());
});

const second = anAppointment({
  id: '0197a1b2-0000-7000-8000-000000000021',
  patient: 'Geeta Bhosale',
  can: { approve: true, reject: true },
});

/** Two requests wait; each decision takes its own off the list. */
async function showTwo() {
  const waiting = [request, second];
  const decided: [string, unknown][] = [];
  const decideOn = (one: typeof request) => ({
    [`PATCH /api/appointments/${one.id}/status`]: ({ body }: { body: unknown }) => {
      decided.push([one.patient, body]);
      waiting.splice(waiting.indexOf(one), 1);
      return { body: { ...one, ...(body as object) } };
    },
  });
  answerCalls({
    'GET /api/appointments?limit=200&status=pending': () => ({ body: [...waiting] }),
    ...decideOn(request),
    ...decideOn(second),
  });
  const { queryClient } = renderPage(<PendingRequests isDemo={false} told={() => null} />);
  await screen.findByText('Geeta Bhosale');
  return { decided, refetch: () => queryClient.refetchQueries() };
}

test('R and then a reason with spaces and every letter is one rejection, and approves nobody', async () => {
  const { decided } = await showTwo();
  const reason = 'I am away. The quick brown fox jumps over a lazy dog';
  await userEvent.keyboard(`jr${reason}`);

  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' }).value).toBe(reason);
  expect(decided).toEqual([]);
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await userEvent.keyboard('aaa');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('aaa');
  expect(decided).toEqual([['Ananya Rao', { status: 'rejected', reason, version: 1 }]]);
});

test('the keys act on nothing until a request is selected', async () => {
  const { decided } = await showTwo();
  await userEvent.keyboard('ar');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(decided).toEqual([]);
});

test('after a decision nothing is selected, and J goes on where the decided one stood', async () => {
  const { decided, refetch } = await showTwo();
  await userEvent.keyboard('ja');
  await waitFor(() => expect(decided).toHaveLength(1));
  await act(refetch);
  await waitFor(() => expect(screen.queryByText('Ananya Rao')).toBeNull());
  await userEvent.keyboard('aaa');
  expect(decided).toHaveLength(1);

  await userEvent.keyboard('j');
  expect(document.activeElement?.textContent).toContain('Geeta Bhosale');
  expect(document.activeElement?.getAttribute('aria-current')).toBe('true');
  await userEvent.keyboard('a');
  await waitFor(() => expect(decided.map(([who]) => who)).toEqual(['Ananya Rao', 'Geeta Bhosale']));
});

test('a selected request that is scrolled away is shown first, and decided only when one looks at it', async () => {
  const { decided } = await showTwo();
  await userEvent.keyboard('j');
  const row = document.activeElement as HTMLElement;
  const scroll = vi.fn();
  row.scrollIntoView = scroll;
  const place = vi.spyOn(row, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -400, 300, 120));

  await userEvent.keyboard('a');
  expect(scroll).toHaveBeenCalledOnce();
  expect(decided).toEqual([]);

  place.mockReturnValue(new DOMRect(0, 40, 300, 120));
  await userEvent.keyboard('a');
  await waitFor(() => expect(decided).toHaveLength(1));
});

test('approving on a day off asks, and is sent as such only after the doctor said yes', async () => {
  const bodies: unknown[] = [];
  await show(({ body }) => {
    bodies.push(body);
    return bodies.length === 1
      ? refused(409, 'outside_hours', 'You are off on Wed 18 Nov.')
      : { body: { ...request, status: 'approved' } };
  });
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));

  const question = await screen.findByRole('dialog', { name: 'You are off on Wed 18 Nov. Approve all the same?' });
  expect(document.activeElement).toBe(within(question).getByRole('button', { name: 'Keep it pending' }));
  await userEvent.click(within(question).getByRole('button', { name: 'Approve anyway' }));

  expect(await screen.findByText('Appointment Approved')).toBeDefined();
  expect(bodies).toEqual([
    { version: 1, status: 'approved' },
    { version: 1, status: 'approved', outsideHours: true },
  ]);
});

test('the question about a day off leads to a rejection with a reason', async () => {
  await show(() => refused(409, 'outside_hours', 'You are off on Wed 18 Nov.'));
  await userEvent.keyboard('ja');
  await userEvent.click(await screen.findByRole('button', { name: 'Reject with other times' }));

  expect(await screen.findByRole('dialog', { name: 'Reject the request of Ananya Rao' })).toBeDefined();
});

test('a request that is set to private is approved as private, by the key and on a day off too', async () => {
  const bodies: unknown[] = [];
  await show(({ body }) => {
    bodies.push(body);
    return bodies.length === 1
      ? refused(409, 'outside_hours', 'You are off on Wed 18 Nov.')
      : { body: { ...request, status: 'approved' } };
  });
  const toggle = screen.getByRole('button', { name: 'Private' });
  expect(toggle.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(toggle);
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('Private: parents and helpers do not learn of it')).toBeDefined();
  await userEvent.keyboard('a');
  await userEvent.click(await screen.findByRole('button', { name: 'Approve anyway' }));
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies).toEqual([
    { version: 1, status: 'approved', isPrivate: true },
    { version: 1, status: 'approved', isPrivate: true, outsideHours: true },
  ]);
});
