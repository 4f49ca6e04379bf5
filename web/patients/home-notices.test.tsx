import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { makeQueryClient } from '../query-client.ts';
import { answerCalls, aPerson, renderPage } from '../testing.tsx';
import { HomeNotices, noticeAhead } from './home-notices.tsx';

const ID = '0197a1b2-0000-7000-8000-000000000004';
const READ = `GET /api/patients/${ID}`;
const AGAIN = `POST /api/patients/${ID}/email/send-again`;

test('Home says that the address is not confirmed, what that means, and sends the link again', async () => {
  const calls = answerCalls({
    [READ]: () => ({ body: { id: ID, email: null, newEmail: 'ananya@mail.example', newEmailNeeds: 'link' } }),
    [AGAIN]: () => ({ body: { message: 'Sent.' } }),
  });
  renderPage(<HomeNotices patientId={ID} isHeld={false} clinicPhone="" />);
  expect(await screen.findByText('Confirm your e-mail address')).toBeDefined();
  expect(screen.getByText(/we cannot write to you, and a lost password cannot be reset/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
  expect(calls).toContain(AGAIN);
});

test('what the notice says is known before Home is drawn, and nothing is fetched where the record is not open', async () => {
  const calls = answerCalls({ [READ]: () => ({ body: { id: ID, email: null, newEmail: 'ananya@mail.example' } }) });
  const queryClient = makeQueryClient();
  await noticeAhead(queryClient, { ...aPerson({ role: 'patient' }), patientId: ID, isRecordHeld: true });
  expect(calls).toEqual([]);
  await noticeAhead(queryClient, { ...aPerson({ role: 'patient' }), patientId: ID, email: null });
  expect(calls).toEqual([READ]);
  expect(queryClient.getQueryData(['patients', ID])).toMatchObject({ newEmail: 'ananya@mail.example' });
});

test('Home says why the record is not open yet and what to do, and asks for nothing of it', async () => {
  const calls = answerCalls({});
  renderPage(<HomeNotices patientId={ID} isHeld clinicPhone="+91 22 5550 0100" />);
  expect(await screen.findByText('Your record is not open yet')).toBeDefined();
  expect(screen.getByText(/Come to the desk with a document/)).toBeDefined();
  expect(calls).toEqual([]);
});
