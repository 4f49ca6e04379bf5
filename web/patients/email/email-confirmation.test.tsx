import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { answerCalls, refused, renderPage, type Sent } from '#web/testing.tsx';
import { useEmailConfirmation } from './email-confirmation.ts';
import { EmailConfirmationView, titleOf } from './email-confirmation-view.tsx';

const CONFIRM = 'POST /api/email/confirm';

function Confirmation({ token }: { token: string | null }) {
  const confirmation = useEmailConfirmation(token);
  return (
    <>
      <h1>{titleOf(confirmation)}</h1>
      <EmailConfirmationView confirmation={confirmation} />
    </>
  );
}

const open = (token: string | null) =>
  renderPage(
    <StrictMode>
      <Confirmation token={token} />
    </StrictMode>,
  );

test('opening the link confirms the address, once', async () => {
  const sent: unknown[] = [];
  const calls = answerCalls({
    [CONFIRM]: ({ body }: Sent) => {
      sent.push(body);
      return { body: { message: 'Thank you.', stage: 'confirmed' } };
    },
  });
  const { queryClient } = open('key-from-the-mail');

  expect(await screen.findByRole('heading', { name: 'E-mail address confirmed' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to my account' }).getAttribute('href')).toBe('/account');
  const again = screen.getByRole('link', { name: 'Forgotten your password? Set a new one' });
  expect(again.getAttribute('href')).toBe('/forgot-password?role=patient');
  expect(sent).toEqual([{ token: 'key-from-the-mail' }]);

  // The server was away and came back: everything is fetched again, but this.
  await queryClient.invalidateQueries();
  expect(calls).toEqual([CONFIRM]);
});

test('agreeing to an address that the desk typed says that one more mail comes', async () => {
  answerCalls({ [CONFIRM]: () => ({ body: { message: 'Thank you.', stage: 'approved' } }) });
  open('key-from-the-old-mail');
  expect(await screen.findByRole('heading', { name: 'One more mail' })).toBeTruthy();
});

test('a link that was used or is too old says so and leads to the account', async () => {
  answerCalls({ [CONFIRM]: () => refused(410, 'link_invalid', 'This link has been used or is too old.') });
  open('key-from-the-mail');

  expect((await screen.findByRole('alert')).textContent).toContain('This link has been used or is too old.');
  expect(screen.getByRole('heading', { name: 'Link not valid' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to my account' })).toBeTruthy();
});

test('an address without its key asks nobody', async () => {
  const calls = answerCalls({});
  open(null);

  expect((await screen.findByRole('alert')).textContent).toContain('Open the link in your mail again');
  expect(calls).toEqual([]);
});

test('when nobody answers, it can be tried again', async () => {
  let isAway = true;
  answerCalls({
    [CONFIRM]: () => (isAway ? { status: 503, body: {} } : { body: { message: 'Thank you.', stage: 'confirmed' } }),
  });
  open('key-from-the-mail');
  const retry = await screen.findByRole('button', { name: 'Retry' });

  isAway = false;
  await userEvent.click(retry);

  expect(await screen.findByRole('heading', { name: 'E-mail address confirmed' })).toBeTruthy();
});
