// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { InboxThreadInFull } from '#contract/inbox.ts';
import { answerCalls, refused, renderPage } from '../testing.tsx';
import { ClinicThread } from './clinic-thread.tsx';

const ID = '00000000-0000-4000-8000-000000000001';
const LATER = '00000000-0000-4000-8000-000000000002';
const AT = '2026-03-10T09:56:00.000Z';

const message = {
  ...{ id: ID, isFromClinic: false, author: 'Asha Rao', isMine: false, at: AT, text: 'Should I fast?', photos: [] },
  ...{ isDanger: false, isFoundLater: false, isNotChecked: false, isRead: true },
};
const thread: InboxThreadInFull = {
  ...{ id: ID, patientId: ID, patient: 'Asha Rao', doctorId: null, doctor: null, visitOn: null, status: 'open' },
  ...{ lastAt: AT, lastText: 'Should I fast?', isLastFromClinic: false, unread: 0, waitingSince: AT, answerBy: AT },
  ...{ isLate: false, isDanger: false, isNotChecked: false, assignee: null, isWithheld: false, version: 1 },
  can: { write: true, assign: false, close: false },
  messages: [message],
};

// jsdom has no layout.
Element.prototype.scrollIntoView = vi.fn();
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const show = async (shown: InboxThreadInFull) => {
  renderPage(<ClinicThread thread={shown} onClose={() => undefined} />);
  return screen.findByLabelText<HTMLTextAreaElement>('Answer');
};

test('an answer that was begun is there again after another thread was read, until it is sent', async () => {
  fireEvent.change(await show(thread), { target: { value: 'Yes, for eight hours.' } });
  cleanup();
  expect((await show({ ...thread, id: LATER, patient: 'Ravi Menon' })).value).toBe('');
  cleanup();

  const again = await show(thread);
  expect(again.value).toBe('Yes, for eight hours.');
  answerCalls({ [`POST /api/inbox/${ID}/replies`]: () => ({ status: 201, body: thread }) });
  fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(again.value).toBe(''));
  cleanup();
  expect((await show(thread)).value).toBe('');
});

test('an answer that is taken up again does not cover what the patient wrote meanwhile', async () => {
  fireEvent.change(await show(thread), { target: { value: 'Yes, for eight hours.' } });
  cleanup();

  const field = await show({ ...thread, messages: [message, { ...message, id: LATER, text: 'And water?' }] });
  const sent: unknown[] = [];
  answerCalls({
    [`POST /api/inbox/${ID}/replies`]: ({ body }) => {
      sent.push(body);
      return { status: 201, body: thread };
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(field.value).toBe(''));
  expect(sent).toEqual([{ message: 'Yes, for eight hours.', seen: ID, version: 1 }]);

  fireEvent.change(field, { target: { value: 'Water as you like.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(sent[1]).toEqual({ message: 'Water as you like.', seen: LATER, version: 1 }));
});

test('an answer that was begun before a danger was found stays on the screen, and is sent again for what is shown now', async () => {
  const field = await show(thread);
  fireEvent.change(field, { target: { value: 'You hear from us tomorrow.' } });
  const sent: unknown[] = [];
  answerCalls({
    [`POST /api/inbox/${ID}/replies`]: ({ body }) => {
      sent.push(body);
      return sent.length === 1 ? refused(409, 'inbox_moved_on', 'Look at it again.') : { status: 201, body: thread };
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  await screen.findByText('Look at it again.');
  expect(field.value).toBe('You hear from us tomorrow.');
  cleanup();

  const again = await show({ ...thread, isDanger: true, version: 2 });
  expect(again.value).toBe('You hear from us tomorrow.');
  fireEvent.change(again, { target: { value: 'Call 112 now.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(again.value).toBe(''));
  expect(sent).toEqual([
    { message: 'You hear from us tomorrow.', seen: ID, version: 1 },
    { message: 'Call 112 now.', seen: ID, version: 2 },
  ]);
});
