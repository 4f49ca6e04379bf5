import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiRefusal } from '#web/refusal.ts';
import { renderPage } from '#web/testing.tsx';
import { QueryView } from './query-view.tsx';

function Mails({ read }: { read: () => Promise<string[]> }) {
  const query = useQuery({ queryKey: ['mails'], queryFn: read });
  return (
    <QueryView query={query} empty="No mail has been sent yet.">
      {(mails) => mails.map((mail) => <p key={mail}>{mail}</p>)}
    </QueryView>
  );
}

const failing = () =>
  Promise.reject(new ApiRefusal({ status: 500, code: 'unexpected', message: 'Not today.', requestId: 'request-7' }));

test('while one waits there is a skeleton', async () => {
  renderPage(<Mails read={() => new Promise(() => undefined)} />);

  expect((await screen.findByRole('status')).textContent).toBe('Loading');
});

test('what was read is shown', async () => {
  renderPage(<Mails read={async () => ['Your invitation']} />);

  expect(await screen.findByText('Your invitation')).toBeTruthy();
});

test('an empty list says what that means', async () => {
  renderPage(<Mails read={async () => []} />);

  expect(await screen.findByText('No mail has been sent yet.')).toBeTruthy();
});

test('a failure says so with its request id, and Retry asks again', async () => {
  let isBroken = true;
  renderPage(<Mails read={async () => (isBroken ? failing() : ['Your invitation'])} />);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Not today.');
  expect(alert.textContent).toContain('request-7');

  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('Your invitation')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what was really loaded stays when a later refresh fails', async () => {
  let isBroken = false;
  const { queryClient } = renderPage(<Mails read={async () => (isBroken ? failing() : ['Your invitation'])} />);
  await screen.findByText('Your invitation');

  isBroken = true;
  await queryClient.refetchQueries().catch(() => undefined);

  expect((await screen.findByRole('alert')).textContent).toContain('Not today.');
  expect(screen.getByText('Your invitation')).toBeTruthy();
});
