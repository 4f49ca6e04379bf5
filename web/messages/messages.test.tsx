import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Message } from '#contract/messages.ts';
import { answerCalls, refused, renderPage } from '../testing.tsx';
import { MessagesPanel } from './messages-panel.tsx';

const ID = '00000000-0000-4000-8000-000000000001';
const NOW = Date.parse('2026-03-10T10:00:00.000Z');
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));

const aMessage = (about: Partial<Message> = {}): Message => ({
  id: ID,
  doctor: 'Dr. Meera Iyer',
  doctorId: '00000000-0000-4000-8000-000000000002',
  specialty: 'Cardiology',
  patient: 'Mohan Das',
  patientId: '00000000-0000-4000-8000-000000000003',
  room: '202-B',
  time: new Date(NOW - 22.5 * 60_000).toISOString(),
  priority: 'high',
  subject: 'Hold spironolactone',
  message: 'Potassium 5.9. Hold it tonight.',
  isWithheld: false,
  author: 'Dr. Meera Iyer',
  isMine: false,
  startedAt: new Date(NOW - 22.5 * 60_000).toISOString(),
  readBy: [],
  replies: [],
  status: 'unread',
  acknowledged: null,
  can: { acknowledge: false, open: false },
  ...about,
});

function show(messages: Message[], more: Parameters<typeof answerCalls>[0] = {}) {
  const calls = answerCalls({
    'GET /api/messages': () => ({ body: messages }),
    'GET /api/messages?unread=true': () => ({ body: messages.filter(({ status }) => status === 'unread') }),
    'GET /api/messages/counts': () => ({ body: { unread: 3, activeDoctors: 7 } }),
    ...more,
  });
  renderPage(<MessagesPanel side="staff" patients={[]} />, { timeZone: 'UTC' });
  return calls;
}

// spec: 2.58
test('a card shows doctor, specialty, patient and room, when, how urgent, subject and words; unread has its dot', async () => {
  show([aMessage()]);
  const card = (await screen.findByText('Hold spironolactone')).closest('li') as HTMLElement;

  for (const words of ['Dr. Meera Iyer', 'Cardiology', 'Re: Mohan Das • Room 202-B', '22 minutes ago', 'HIGH'])
    expect(card.textContent).toContain(words);
  expect(within(card).getByText('MI')).toBeTruthy();
  expect(within(card).getByRole('img', { name: 'Unread' })).toBeTruthy();
  expect(within(card).getByText('Potassium 5.9. Hold it tonight.')).toBeTruthy();
});

test('what was written to a doctor says from whom it is', async () => {
  show([aMessage({ author: 'Priya Thomas', subject: 'Critical result: Kidney function' })]);
  const card = (await screen.findByText('Critical result: Kidney function')).closest('li') as HTMLElement;
  expect(card.textContent).toContain('From Priya Thomas to Dr. Meera Iyer');
  expect(within(card).getByText('PT')).toBeTruthy();
});

// spec: 2.58
test('Unread and Active Doctors are counted by the server', async () => {
  show([aMessage()]);
  expect((await screen.findByText('3')).parentElement?.textContent).toBe('3 Unread');
  expect(screen.getByText('7').parentElement?.textContent).toBe('7 Active Doctors');
});

// spec: 2.58
test('Mark as Read is sent, and a critical one asks to be acknowledged instead', async () => {
  const calls = show([aMessage()], {
    [`POST /api/messages/${ID}/read`]: () => ({ body: aMessage({ status: 'read' }) }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as Read' }));
  await vi.waitFor(() => expect(calls).toContain(`POST /api/messages/${ID}/read`));
});

test('a critical message has the alert word and Acknowledge', async () => {
  const calls = show([aMessage({ priority: 'critical', can: { acknowledge: true, open: false } })], {
    [`POST /api/messages/${ID}/acknowledge`]: () => ({ body: aMessage() }),
  });
  expect(await screen.findByText('CRITICAL')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mark as Read' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Acknowledge' }));
  await vi.waitFor(() => expect(calls).toContain(`POST /api/messages/${ID}/acknowledge`));
});

// spec: 2.58
test('Reply opens the thread; a reply that was not sent stays typed and says so', async () => {
  show([aMessage()], {
    [`POST /api/messages/${ID}/replies`]: () => refused(503, 'unavailable', 'The service is briefly away.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Reply' }));
  const field = screen.getByRole('textbox', { name: 'Reply' });
  await userEvent.type(field, 'It was 5.1.');
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));

  expect(await screen.findByText('The service is briefly away.')).toBeTruthy();
  expect((field as HTMLTextAreaElement).value).toBe('It was 5.1.');
});

test('only unread ones are shown when asked for', async () => {
  const calls = show([aMessage(), aMessage({ id: ID.replace('1', '9'), status: 'read', subject: 'Read before' })]);
  await screen.findByText('Read before');
  await userEvent.click(screen.getByRole('radio', { name: 'Unread' }));
  await vi.waitFor(() => expect(screen.queryByText('Read before')).toBeNull());
  expect(calls).toContain('GET /api/messages?unread=true');
});

test('the list of patients to write about tells two of nearly the same name apart by bed and age', async () => {
  answerCalls({
    'GET /api/messages': () => ({ body: [] }),
    'GET /api/messages/counts': () => ({ body: { unread: 0, activeDoctors: 7 } }),
    'GET /api/doctors': () => ({ body: [] }),
  });
  const patients = [
    { id: 'a', name: 'Sunita Patel', note: '207-A, 61 F' },
    { id: 'b', name: 'Sunita Patil', note: '207-B, 58 F' },
  ];
  renderPage(<MessagesPanel side="staff" patients={patients} />, { timeZone: 'UTC' });
  await userEvent.click(await screen.findByRole('button', { name: 'Write to a doctor' }));
  expect(screen.getByRole('option', { name: 'Sunita Patil, 207-B, 58 F' })).toBeTruthy();
});

test('whoever comes for one message finds its thread open and in sight', async () => {
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  answerCalls({
    'GET /api/messages': () => ({ body: [aMessage({ id: 'other', subject: 'Other' }), aMessage()] }),
    'GET /api/messages/counts': () => ({ body: { unread: 3, activeDoctors: 7 } }),
  });
  renderPage(<MessagesPanel side="staff" patients={[]} soughtId={ID} />, { timeZone: 'UTC' });
  const thread = await screen.findByRole('region', { name: 'Thread: Hold spironolactone' });
  expect(within(thread).getByText('Potassium 5.9. Hold it tonight.')).toBeTruthy();
  expect(scroll.mock.contexts).toEqual([thread]);
});
