// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { InboxThread, InboxThreadInFull } from '#contract/inbox.ts';
import { type Answer, answerCalls, refused, renderPage } from '../testing.tsx';
import { shownToasts, toast } from '../ui/feedback/toast.ts';
import { ClinicInboxPanel } from './clinic-inbox.tsx';

const ID = '00000000-0000-4000-8000-000000000001';
const NURSE = '00000000-0000-4000-8000-000000000002';
const AT = '2026-03-10T09:56:00.000Z';

const inList: InboxThread = {
  ...{ id: ID, patientId: ID, patient: 'Asha Rao', doctorId: null, doctor: null, visitOn: null, status: 'open' },
  ...{ lastAt: AT, lastText: 'Should I fast?', isLastFromClinic: false, unread: 0, waitingSince: AT, answerBy: AT },
  ...{ isLate: false, isDanger: false, isNotChecked: false, assignee: null, isWithheld: false, version: 1 },
  can: { write: true, assign: true, close: true },
};
const thread: InboxThreadInFull = {
  ...inList,
  messages: [
    {
      ...{ id: ID, isFromClinic: false, author: 'Asha Rao', isMine: false, at: AT, text: 'Should I fast?', photos: [] },
      ...{ isDanger: false, isFoundLater: false, isNotChecked: false, isRead: true },
    },
  ],
};

// jsdom has no layout.
Element.prototype.scrollIntoView = vi.fn();
beforeEach(() => {
  sessionStorage.clear();
  toast.closeAll();
});
afterEach(cleanup);

/** Opened by a doctor to whom the desk had given it. */
async function showOpened() {
  const clinic = { isTheirs: true };
  const read = (): Answer => (clinic.isTheirs ? { body: thread } : refused(404, 'not_found', 'Not found.'));
  answerCalls({
    'GET /api/inbox?status=open': () => ({ body: clinic.isTheirs ? [inList] : [] }),
    'GET /api/inbox/colleagues': () => ({ body: [{ id: NURSE, name: 'Priya Thomas', role: 'staff' }] }),
    [`GET /api/inbox/${ID}`]: read,
    [`POST /api/inbox/${ID}/read`]: () => ({ body: inList }),
    [`POST /api/inbox/${ID}/assign`]: () => {
      clinic.isTheirs = false;
      return { body: { ...inList, assignee: { id: NURSE, name: 'Priya Thomas' }, isWithheld: true, lastText: '' } };
    },
  });
  const page = renderPage(<ClinicInboxPanel />);
  fireEvent.click(await screen.findByRole('button', { name: 'Open' }));
  await screen.findByRole('option', { name: 'Priya Thomas' });
  return { ...page, clinic };
}

test('whoever gives a thread away that was given to them sees it closed, and who has it', async () => {
  await showOpened();
  fireEvent.change(screen.getByRole('combobox', { name: /^Assigned to/ }), { target: { value: NURSE } });
  await waitFor(() =>
    expect(shownToasts().map(({ title }) => title)).toEqual(['Priya Thomas has the messages of Asha Rao now.']),
  );
  await waitFor(() => expect(screen.queryByLabelText('Answer')).toBeNull());
  expect(screen.queryByText('Not found.')).toBeNull();
  expect(screen.queryByText('Should I fast?')).toBeNull();
});

test.each([
  [null, 'Only the desk reads it.'],
  ['Dr. Arjun Nair', 'Only the doctor reads it.'],
])(
  'of what waits first of all, to %s, a colleague who may take it reads who has it and not what it says',
  async (doctor, said) => {
    const withheld = { ...inList, doctor, doctorId: doctor && NURSE, isDanger: true, isWithheld: true, lastText: '' };
    answerCalls({
      'GET /api/inbox?status=open': () => ({ body: [withheld] }),
      'GET /api/inbox/colleagues': () => ({ body: [] }),
    });
    renderPage(<ClinicInboxPanel />);
    expect(await screen.findByText(new RegExp(said))).toBeTruthy();
    expect(screen.getByRole('combobox', { name: /^Assigned to/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
  },
);

test('what somebody else gave away does not stay on the screen, and the place says why', async () => {
  const { clinic, queryClient } = await showOpened();
  clinic.isTheirs = false;
  await queryClient.invalidateQueries({ queryKey: ['inbox'] });
  expect(await screen.findByText('Somebody else has these messages now.')).toBeTruthy();
  expect(screen.queryByText('Should I fast?')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Close the view' }));
  expect(screen.queryByText('Somebody else has these messages now.')).toBeNull();
});
