import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls, refused, renderPage } from '#web/testing.tsx';
import { Toasts } from '#web/ui/feedback/toasts.tsx';
import { aPrescribed } from '../testing.ts';
import { StopMedicine } from './stop-medicine.tsx';

const address = `POST /api/prescribed-medicines/${aPrescribed().id}/stop`;

function open(answer: Parameters<typeof answerCalls>[0][string]) {
  answerCalls({ [address]: answer });
  renderPage(
    <>
      <StopMedicine medicine={aPrescribed()} />
      <Toasts />
    </>,
  );
}

const ask = async () => fireEvent.click(await screen.findByRole('button', { name: 'Stop Doxycycline' }));

function stopFor(reason: string) {
  fireEvent.change(screen.getByRole('textbox', { name: 'Reason' }), { target: { value: reason } });
  fireEvent.submit(screen.getByRole('textbox', { name: 'Reason' }));
}

test('a medicine is stopped with a reason, and not without one', async () => {
  const sent: unknown[] = [];
  open(({ body }) => {
    sent.push(body);
    return { body: aPrescribed({ isActive: false }) };
  });
  await ask();
  stopFor('  ');
  expect(screen.getByText('Please give a reason.')).toBeDefined();
  expect(sent).toEqual([]);

  stopFor('Rash on the third day');

  await waitFor(() => expect(sent).toEqual([{ reason: 'Rash on the third day' }]));
  expect(await screen.findByText('Doxycycline stopped')).toBeDefined();
});

test('when another was quicker it says so, and keeps what was typed', async () => {
  open(() => refused(409, 'already_stopped', 'This medicine has already ended.'));
  await ask();
  stopFor('Rash on the third day');

  expect(await screen.findByText('This medicine has already ended.')).toBeDefined();
  expect((screen.getByRole('textbox', { name: 'Reason' }) as HTMLInputElement).value).toBe('Rash on the third day');
});
