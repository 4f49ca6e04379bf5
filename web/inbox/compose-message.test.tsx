// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, refused, renderPage } from '../testing.tsx';
import { ComposeMessage } from './compose-message.tsx';
import { dangerReaders } from './danger-while-typing.ts';

afterEach(() => vi.restoreAllMocks());

const page = (
  <ComposeMessage
    doctorId={null}
    onWritten={() => undefined}
    stop={({ words }, onSigns) => (
      <div role="alert">
        Stop: {words}
        <button type="button" onClick={onSigns}>
          Danger signs
        </button>
      </div>
    )}
    signs={(_danger, onNone) => (
      <button type="button" onClick={onNone}>
        None of these
      </button>
    )}
    whomToCall={<a href="tel:112">112</a>}
  />
);

test('chest pain stops Send while it is typed; after the danger signs it is sent, marked', async () => {
  const sent: unknown[] = [];
  answerCalls({
    'POST /api/inbox': ({ body }) => {
      sent.push(body);
      return { status: 201, body: {} };
    },
  });
  renderPage(page);

  await userEvent.type(await screen.findByLabelText(/Your message/), 'I have chest pain');
  expect((await screen.findByRole('alert', {}, { timeout: 15_000 })).textContent).toContain('Stop: chest pain');
  expect(screen.getByRole('button', { name: 'Send, stopped' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'Danger signs' }));
  expect(screen.queryByRole('link', { name: '112' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'None of these' }));
  expect(screen.getByRole('link', { name: '112' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toEqual([{ doctorId: null, message: 'I have chest pain', isDangerDenied: true }]));
});

test('without the readers of the browser the server’s “no” shows the card, and what was typed stays', async () => {
  vi.spyOn(dangerReaders, 'load').mockRejectedValue(new Error('no network'));
  answerCalls({ 'POST /api/inbox': () => refused(409, 'danger_in_message', 'This may be an emergency.') });
  renderPage(page);

  const field = await screen.findByLabelText(/Your message/);
  await userEvent.type(field, 'I have chest pain');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Stop:');
  expect(field).toHaveProperty('value', 'I have chest pain');
  expect(screen.getByRole('button', { name: 'Send, stopped' })).toHaveProperty('disabled', true);
});
