// The rule of the dialog component (ui/dialog.test.tsx), seen in the dialogs of the app.
import { readdirSync, readFileSync } from 'node:fs';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { CloseAlertDialog } from './alerts/close-alert-dialog.tsx';
import { CancelVisitDialog } from './appointments/changing/cancel-visit-dialog.tsx';
import { RejectDialog } from './appointments/requests/reject-dialog.tsx';
import { anAppointment } from './appointments/testing.ts';
import { NoteDialog } from './board/note-dialog.tsx';
import { ReviewDialog } from './chart/labs/review-dialog.tsx';
import { NewMessageDialog } from './messages/new-message-dialog.tsx';
import { BreakGlassDialog } from './patients/finding/break-glass-dialog.tsx';
import { aPatientListed } from './patients/testing.ts';
import { DeclineDialog } from './staffing/applications/decline-dialog.tsx';
import { ConfirmChange } from './staffing/confirm-change.tsx';
import { DisableDoctor } from './staffing/disable-doctor.tsx';
import { FinishDialog } from './tasks/finish-dialog.tsx';
import { answerCalls, renderPage } from './testing.tsx';
import { ConfirmDialog } from './ui/dialog/confirm-dialog.tsx';
import { ReasonDialog } from './ui/dialog/reason-dialog.tsx';

const close = () => undefined;
const run = async () => undefined;
const order = { id: 'order-1', version: 1, patient: 'Farida', pud: 'PUD-1', can: { review: true }, result: null };

// Of each thing only what its dialog shows before anything is typed.
const DIALOGS: [string, ReactNode, string][] = [
  ['reject a request', <RejectDialog key="it" isOpen appointment={anAppointment()} onClose={close} />, 'Reason'],
  ['write to the ward', <NewMessageDialog key="it" side="doctor" patients={[]} isOpen onClose={close} />, 'Subject'],
  [
    'close an alert',
    <CloseAlertDialog key="it" alert={{ id: 'a', patient: 'Ramesh' } as never} onClose={close} />,
    'What was done',
  ],
  [
    'review a result',
    <ReviewDialog key="it" report={{ orderId: 'order-1', test: 'ECG' } as never} onClose={close} />,
    'Note',
  ],
  [
    'decline an application',
    <DeclineDialog key="it" application={{ id: 'a', name: 'Dr. X', email: 'x@y.example' } as never} onClose={close} />,
    'Reason',
  ],
  ['finish a task', <FinishDialog key="it" task={{ id: 't', task: 'Walk' } as never} onClose={close} />, 'Note'],
  ['add a note', <NoteDialog key="it" isOpen onClose={close} patientId="p1" note={null} />, 'Title'],
  ['break the glass', <BreakGlassDialog key="it" isOpen onClose={close} patient={aPatientListed()} />, 'Reason'],
  [
    'something done with a reason',
    <ReasonDialog key="it" isOpen onClose={close} title="Undo" yes="Undo it" run={run} />,
    'Reason',
  ],
  [
    'something given up',
    <ConfirmDialog key="it" isOpen onClose={close} title="Cancel?" yes="Cancel visit" no="Keep it" run={run}>
      Words
    </ConfirmDialog>,
    'Keep it',
  ],
  [
    'disable an account',
    <ConfirmChange key="it" account={{ id: 'a', name: 'Dr. X' } as never} change="disable" onBack={close} />,
    'Leave it',
  ],
];

describe('the focus begins at the first field or at what changes nothing', () => {
  test.each(DIALOGS)('%s', async (_what, dialog, expected) => {
    answerCalls({
      'GET /api/lab-orders/order-1': () => ({ body: order }),
      'GET /api/doctors': () => ({ body: [] }),
    });
    renderPage(dialog);
    await screen.findByRole('dialog');
    await waitFor(() => expect(nameOf(document.activeElement)).toContain(expected));
  });
});

describe('a press without what is needed leads to the field that is empty, where the next key is typed', () => {
  const doctor = { id: 'a', name: 'Dr. X', role: 'doctor' } as never;
  const visit = { id: 'v', version: 1, date: '2026-11-20', time: '10:00', status: 'approved', takers: [] };
  test.each<[string, ReactNode, string]>([
    ['reject', <RejectDialog key="it" isOpen appointment={anAppointment()} onClose={close} />, 'Reject'],
    ['with a reason', <ReasonDialog key="it" isOpen onClose={close} title="Undo" yes="Undo it" run={run} />, 'Undo it'],
    [
      'cancel a visit',
      <CancelVisitDialog key="it" isOpen onClose={close} appointment={anAppointment()} />,
      'Cancel the visit',
    ],
    ['disable a doctor', <DisableDoctor key="it" account={doctor} onBack={close} />, 'Disable, cancel 1'],
  ])('%s', async (_what, dialog, yes) => {
    const care = { inpatients: 0, results: 0, messages: 0, requests: 0, drafts: 0, takers: [] };
    answerCalls({
      'GET /api/admin/accounts/a/visits': () => ({ body: [visit] }),
      'GET /api/admin/accounts/a/care': () => ({ body: care }),
    });
    renderPage(dialog);
    for (const _time of ['first', 'second']) {
      await userEvent.click(await screen.findByRole('button', { name: yes }));
      await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Reason')));
    }
    expect(screen.getByLabelText('Reason').getAttribute('aria-invalid')).toBe('true');
    await userEvent.keyboard('Away');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Away');
  });
});

function nameOf(element: Element | null): string {
  const labels = (element as HTMLInputElement | null)?.labels;
  return labels?.[0]?.textContent ?? element?.textContent ?? '';
}

test('the first button in the actions of every dialog is a plain one, or one of them is marked as safe', () => {
  const files = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.includes('.test.'),
  );
  const rows = files.flatMap((file) =>
    [...readFileSync(`web/${file}`, 'utf8').matchAll(/<DialogActions>([\s\S]*?)<\/DialogActions>/g)].map(
      ([, row = '']) => ({ file, row }),
    ),
  );
  const isRisky = ({ row }: { row: string }) =>
    !/\bisSafe\b/.test(row) && /^[^>]*look="(primary|danger)/.test(row.split('<Button')[1] ?? '');
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(isRisky).map(({ file }) => file)).toEqual([]);
});
