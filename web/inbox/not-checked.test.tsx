// @vitest-environment jsdom
import { screen } from '@testing-library/react';
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
      ...{ id: ID, isFromClinic: false, author: 'Asha Rao', isMine: true, at: AT, text: 'Should I fast?' },
      ...{ isDanger: false, isNotChecked: true, isRead: true },
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

test('the patient is told that a message was not checked, and the number to call', async () => {
  answerCalls({ [`GET /api/inbox/${ID}`]: () => ({ body: thread }) });
  const addressee: Addressee = {
    doctorId: null,
    doctor: null,
    specialty: null,
    visitOn: null,
    canWrite: false,
    thread,
  };
  const answering: AnsweringTimes = {
    ...{ weekdays: [1], from: '09:00', until: '18:00', withinHours: 4, isOpen: true, opensAt: null },
  };
  renderPage(
    <Conversation
      {...{ addressee, answering, emergencyNumber: '112', crisisLine: null, alertClinic: null, signs: () => null }}
    />,
  );
  const said = await screen.findByText('We could not check your message for danger signs.');
  expect(said.closest('[role=alert]')?.textContent).toContain('call 112');
});
