import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerCalls, renderPage } from '#web/testing.tsx';
import { PasskeysCard } from './passkeys-card.tsx';

const ID = '0197a1b2-0000-7000-8000-000000000031';
const PHONE = { id: ID, name: 'My phone', createdAt: '2026-11-15T03:01:00.000Z', lastUsedAt: null };

test('passkeys are listed, renamed and removed; where there are none in this browser, it says so and nothing is lost', async () => {
  const sent: unknown[] = [];
  answerCalls({
    'GET /api/passkeys': () => ({ body: [PHONE] }),
    [`PATCH /api/passkeys/${ID}`]: ({ body }) => {
      sent.push(body);
      return { body: { ...PHONE, name: 'Blue phone' } };
    },
    [`DELETE /api/passkeys/${ID}`]: () => {
      sent.push('removed');
      return { body: { message: 'The passkey is removed.' } };
    },
    'POST /api/passkeys/registration': () => ({ body: { options: { challenge: 'abc' } } }),
  });
  renderPage(<PasskeysCard login="me@mail.example" hasAuthenticator />);
  await userEvent.click(await screen.findByRole('button', { name: 'Rename My phone' }));
  const naming = within(await screen.findByRole('dialog'));
  await userEvent.clear(naming.getByLabelText('Name'));
  await userEvent.type(naming.getByLabelText('Name'), 'Blue phone{Enter}');
  await expect.poll(() => sent).toEqual([{ name: 'Blue phone' }]);

  await userEvent.click(await screen.findByRole('button', { name: 'Remove My phone' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await expect.poll(() => sent.at(-1)).toBe('removed');

  await userEvent.click(screen.getByRole('button', { name: 'Add a passkey' }));
  expect(await screen.findByText('Name is needed.')).toBeDefined();
  await userEvent.type(screen.getByLabelText(/^New passkey/), 'Tablet{Enter}');
  expect(await screen.findByText('This browser has no passkeys.')).toBeDefined();
  expect(screen.getByLabelText(/^New passkey/)).toHaveProperty('value', 'Tablet');
});
