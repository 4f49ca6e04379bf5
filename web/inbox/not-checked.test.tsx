// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Addressee, AnsweringTimes, InboxThreadInFull } from '#contract/inbox.ts';
import { answerCalls, renderPage } from '../testing.tsx';
import { ClinicThread } from './clinic-thread.tsx';
import { Conversation } from './conversation.tsx';
import { InboxRow } from './inbox-row.tsx';

const ID = '00000000-0000-4000-8000-000000000001';
const AT = '2026-03-10T09:56:00.000Z';

const thread: InboxThreadInFull = {
  ...{ id: ID, patientId: ID, patient: 'Asha Rao', doctorId: null, doctor: null, visitOn: null, status: 'open' },
  ...{ lastAt: AT, lastText: 'Should I fast?', isLastFromClinic: false, unread: 0, waitingSince: AT, answerBy: AT },
  ...{ isLate: false, isDanger: false, isNotChecked: true, assignee: null, isWithheld: false, version: 1 },
  can: { write: false, assign: false, close: false },
  messages: [
    {
      ...{ id: ID, isFromClinic: false, author: 'Asha Rao', isMine: true, at: AT, text: 'Should I fast?', photos: [] },
      ...{ isDanger: false, isFoundLater: false, isNotChecked: true, isRead: true },
    },
  ],
};

// jsdom has no layout.
Element.prototype.scrollIntoView = vi.fn();

test('a message that was not checked says so in the clinic’s list and in the thread, and speaks of no danger sign read', async () => {
  renderPage(
    <>
      <InboxRow thread={thread} isOpen onOpen={() => undefined} />
      <ClinicThread thread={thread} onClose={() => undefined} />
    </>,
  );
  expect(await screen.findByText('Not checked, read first')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('Not checked for danger signs.');
  expect(screen.getByText('Not checked for danger signs')).toBeTruthy();
  expect(document.body.textContent).not.toContain('anger sign read');
});

const OPEN: AnsweringTimes = {
  ...{ weekdays: [1], from: '09:00', until: '18:00', withinHours: 4, isOpen: true, opensAt: null, closedDays: [] },
};
const CLOSED: AnsweringTimes = { ...OPEN, isOpen: false, opensAt: '2026-03-11T03:30:00.000Z' };
const HELP = { emergencyNumber: '112', crisisLine: { number: '14416', name: 'Tele-MANAS' } };

const conversationWith = (known: InboxThreadInFull | null, answering: AnsweringTimes) => {
  const addressee: Addressee = {
    ...{ doctorId: null, doctor: null, specialty: null, visitOn: null, canWrite: true, thread: known },
  };
  return <Conversation {...{ addressee, answering, ...HELP, alertClinic: null, signs: () => null }} />;
};

const saidNotChecked = async () => {
  const title = await screen.findByText('We could not check your message for danger signs.');
  return title.closest('[role=alert]')?.textContent;
};

test.each([
  ['told to read it first', OPEN, 'The clinic was told to read it first.'],
  ['not there, and when it is', CLOSED, 'Nobody reads this now.'],
])('the patient is told that a message was not checked, whom to call, and that the clinic is %s', async (...given) => {
  const [, answering, words] = given;
  answerCalls({ [`GET /api/inbox/${ID}`]: () => ({ body: thread }) });
  renderPage(conversationWith(thread, answering));
  expect(await saidNotChecked()).toContain(words);
  expect(await saidNotChecked()).toContain('call 112, or 14416 (Tele-MANAS).');
});

const foundLater: InboxThreadInFull = {
  ...thread,
  ...{ isDanger: true, isNotChecked: false, version: 2 },
  messages: thread.messages.map((one) => ({ ...one, isDanger: true, isFoundLater: true, isNotChecked: false })),
};

test('a danger that was found after sending tells the patient to call, and the clinic that nobody went through the signs', async () => {
  answerCalls({ [`GET /api/inbox/${ID}`]: () => ({ body: foundLater }) });
  renderPage(conversationWith(foundLater, OPEN));
  const title = await screen.findByText('This may be an emergency.');
  expect(title.closest('[role=alert]')?.textContent).toContain('call 112, or 14416 (Tele-MANAS).');
  renderPage(<ClinicThread thread={foundLater} onClose={() => undefined} />);
  expect(await screen.findByText(/has not gone through the danger signs\. Phone now\./)).toBeTruthy();
});

test('under a message that named a danger and went all the same the patient reads whom to call until the thread is closed', async () => {
  const message = {
    ...thread.messages[0],
    isDanger: true,
    isNotChecked: false,
  } as InboxThreadInFull['messages'][number];
  const answer = { ...message, id: ID.replace(/1$/, '2'), isFromClinic: true, isMine: false, isDanger: false };
  const sent = { ...thread, isDanger: true, isNotChecked: false, messages: [message] };
  // What was answered is no longer marked, and the danger may still come.
  const answered = { ...sent, isDanger: false, waitingSince: null, messages: [message, answer] };
  for (const [known, isSaid] of [
    [sent, true],
    [answered, true],
    [{ ...answered, status: 'closed' as const }, false],
  ] as const) {
    answerCalls({ [`GET /api/inbox/${ID}`]: () => ({ body: known }) });
    const { unmount } = renderPage(conversationWith(known, OPEN));
    const bubble = (await screen.findAllByText('Should I fast?'))[0]?.closest('li');
    expect(bubble?.textContent?.includes('call 112, or 14416 (Tele-MANAS).')).toBe(isSaid);
    expect(bubble?.querySelector('a[href="tel:112"]') !== null).toBe(isSaid);
    unmount();
  }
});

test('a first message says so at once, from the answer to it', async () => {
  answerCalls({ 'POST /api/inbox': () => ({ status: 201, body: thread }) });
  renderPage(conversationWith(null, OPEN));
  fireEvent.change(await screen.findByLabelText('Your message'), { target: { value: 'Should I fast?' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await saidNotChecked()).toContain('The clinic was told to read it first.');
});

test('a later message says so, too, although the thread cannot be read again', async () => {
  const before = { ...thread, isNotChecked: false };
  answerCalls({ 'POST /api/inbox': () => ({ status: 201, body: { ...thread, version: 2 } }) });
  renderPage(conversationWith(before, OPEN));
  fireEvent.change(await screen.findByLabelText('Your message'), { target: { value: 'Should I fast?' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await saidNotChecked()).toContain('The clinic was told to read it first.');
});
