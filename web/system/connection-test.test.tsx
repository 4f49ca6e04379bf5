import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { answerCalls, renderPage } from '../testing.tsx';
import { ConnectionTest } from './connection-test.tsx';

const CALLS = ['/api/test', '/api/patients?limit=1', '/api/appointments?limit=1', '/api/symptoms?limit=1'];

// spec: 2.51, 7.25
test('it runs when it is shown, and again on Re-run Tests, with the status code or the error of each call', async () => {
  let isDown = false;
  const calls = answerCalls(
    Object.fromEntries(
      CALLS.map((url) => [
        `GET ${url}`,
        () => {
          if (isDown && url === '/api/symptoms?limit=1') throw new TypeError('Failed to fetch');
          return { status: isDown && url === '/api/test' ? 503 : 200, body: [] };
        },
      ]),
    ),
  );
  renderPage(<ConnectionTest />, { timeZone: 'UTC' });

  expect(await screen.findByText(/all answered/)).toBeTruthy();
  expect(calls).toEqual(CALLS.map((url) => `GET ${url}`));
  expect(screen.getAllByText(/^200 OK, \d+ ms$/)).toHaveLength(4);

  isDown = true;
  await userEvent.click(screen.getByRole('button', { name: 'Re-run Tests' }));

  expect(await screen.findByText(/2 failed/)).toBeTruthy();
  expect(screen.getByText(/^503 Error, \d+ ms$/)).toBeTruthy();
  expect(screen.getByText('Failed to fetch')).toBeTruthy();
  await vi.waitFor(() => expect(calls).toHaveLength(8));
});
