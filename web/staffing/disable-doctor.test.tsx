import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { CareLeft, ComingVisit } from '#contract/appointments/leaving.ts';
import type { AccountReply } from '#contract/staffing/accounts.ts';
import { answerCalls, refused, renderPage } from '../testing.tsx';
import { DisableDoctor } from './disable-doctor.tsx';

const id = (end: number) => `0197a1b2-0000-7000-8000-0000000000${end}`;
const account: AccountReply = {
  id: id(13),
  role: 'doctor',
  name: 'Dr. Meera Iyer',
  email: 'meera@clinic.example',
  title: null,
  department: 'Cardiology',
  licenseNumber: 'KMC-1',
  licenceEndsOn: null,
  languages: [],
  sessions: 0,
  version: 1,
  employeeId: null,
  state: 'active',
  hasSecondFactor: false,
  createdAt: '2026-01-01T06:00:00.000Z',
  lastLoginAt: null,
};
const visit = (end: number, time: string, takers: ComingVisit['takers']): ComingVisit => ({
  id: id(end),
  version: 3,
  date: '2999-11-18',
  time,
  startsAt: '2999-11-18T06:00:00.000Z',
  status: 'approved',
  doctor: account.name,
  takers,
});
const NAIR = { id: id(42), name: 'Dr. Arun Nair' };
const DISABLE = `POST /api/admin/accounts/${account.id}/disable`;

const NOTHING: CareLeft = { inpatients: 0, results: 0, messages: 0, requests: 0, drafts: 0, takers: [] };
const CARE = `GET /api/admin/accounts/${account.id}/care`;

function show(visits: ComingVisit[], more: Parameters<typeof answerCalls>[0] = {}) {
  const sent: unknown[] = [];
  answerCalls({
    [`GET /api/admin/accounts/${account.id}/visits`]: () => ({ body: visits }),
    [CARE]: () => ({ body: NOTHING }),
    [DISABLE]: ({ body }) => {
      sent.push(body);
      return { body: { ...account, state: 'disabled' } };
    },
    ...more,
  });
  renderPage(<DisableDoctor account={account} onBack={() => undefined} />);
  return sent;
}

test('disabling a doctor shows the coming visits, and needs a reason for their patients', async () => {
  const sent = show([visit(21, '09:00', [NAIR]), visit(22, '10:00', [])]);
  expect(await screen.findByText('2 visits are to come.')).toBeDefined();
  const visits = within(screen.getByRole('list', { name: 'Coming visits' }));
  expect(visits.getByRole<HTMLSelectElement>('combobox', { name: /09:00, approved/ }).value).toBe(NAIR.id);
  expect(visits.getByText('Nobody of the department is free then.')).toBeDefined();

  await userEvent.click(screen.getByRole('button', { name: 'Disable, move 1, cancel 1' }));
  expect(screen.getByText('Reason is needed.')).toBeDefined();
  expect(sent).toEqual([]);

  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Dr. Iyer has left.');
  await userEvent.click(screen.getByRole('button', { name: 'Disable, move 1, cancel 1' }));
  await expect
    .poll(() => sent)
    .toEqual([
      {
        reason: 'Dr. Iyer has left.',
        visits: [
          { id: id(21), version: 3, moveTo: NAIR.id },
          { id: id(22), version: 3 },
        ],
      },
    ]);
});

test('all visits can be cancelled at once', async () => {
  show([visit(21, '09:00', [NAIR]), visit(22, '10:00', [])]);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel all' }));
  expect(screen.getByRole('button', { name: 'Disable, cancel 2' })).toBeDefined();
});

test('a list that changed meanwhile is said, and nothing is done', async () => {
  show([visit(21, '09:00', [])], {
    [DISABLE]: () => refused(409, 'visits_changed', 'The coming visits have changed. Look at the list again.'),
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Gone');
  await userEvent.click(screen.getByRole('button', { name: 'Disable, cancel 1' }));
  expect(await screen.findByText('The coming visits have changed. Look at the list again.')).toBeDefined();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' }).value).toBe('Gone');
});

test('a doctor without visits is disabled as before', async () => {
  const sent = show([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Disable account' }));
  await expect.poll(() => sent).toEqual([{}]);
});

test('a doctor with inpatients is disabled only when it was said who takes over', async () => {
  const takers = [{ ...NAIR, department: 'Cardiology' }];
  const sent = show([], {
    [CARE]: () => ({ body: { inpatients: 2, results: 1, messages: 1, requests: 3, drafts: 1, takers } }),
  });
  const left = within(await screen.findByRole('list', { name: 'Left behind' }));
  expect(left.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    '2 inpatients. Choose who takes over.',
    '1 result to review. Whoever takes over sees them.',
    '1 critical message not acknowledged. Tell the ward, so that they call someone.',
    '3 open requests for tests and tasks. They stay open for the ward.',
    '1 draft of a diagnosis. Kept, but nobody else can open them.',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Disable account' }));
  expect(screen.getByText('Choose who takes over the inpatients.')).toBeDefined();
  expect(sent).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText('Who takes over'), NAIR.id);
  await userEvent.click(screen.getByRole('button', { name: 'Disable account' }));
  await expect.poll(() => sent).toEqual([{ careTo: NAIR.id }]);
});
