import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ApplicationReply } from '#contract/staffing/staffing.ts';
import { answerCalls, refused, renderPage } from '#web/testing.tsx';
import { Applications } from './applications.tsx';

const LIST = 'GET /api/admin/applications';
const HARISH: ApplicationReply = {
  id: '0197a1b2-0000-7000-8000-000000000011',
  name: 'Dr. Harish Bhat',
  email: 'harish.bhat@mail.example',
  phone: '+91 98860 41230',
  licenseNumber: 'KMC-71904',
  department: 'Dermatology',
  message: 'Closer to my patients.',
  status: 'waiting',
  reason: null,
  appliedAt: '2026-11-14T04:00:00.000Z',
  decidedAt: null,
  decidedBy: null,
};
const APPROVED: ApplicationReply = {
  ...HARISH,
  status: 'approved',
  decidedAt: '2026-11-15T04:00:00.000Z',
  decidedBy: 'Leela Krishnan',
};
const APPROVE = `POST /api/admin/applications/${HARISH.id}/approve`;
const DECLINE = `POST /api/admin/applications/${HARISH.id}/decline`;

const open = () => renderPage(<Applications />);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = () => within(screen.getByRole('dialog'));

test('approving without a title leaves the title to the server, and shows the decision', async () => {
  const sent: unknown[] = [];
  answerCalls({
    [LIST]: () => ({ body: [sent.length === 0 ? HARISH : APPROVED] }),
    [APPROVE]: ({ body }) => {
      sent.push(body);
      return { body: APPROVED };
    },
  });
  open();
  await press('Approve Dr. Harish Bhat');
  await userEvent.click(inDialog().getByRole('button', { name: 'Approve' }));

  expect(await screen.findByText('Approved')).toBeDefined();
  expect(sent).toEqual([{}]);
  expect(screen.getByText(/by Leela Krishnan/)).toBeDefined();
});

test('when another administrator was faster, their name is said and the list shows what is true', async () => {
  let isDecided = false;
  answerCalls({
    [LIST]: () => ({ body: [isDecided ? APPROVED : HARISH] }),
    [DECLINE]: () => {
      isDecided = true;
      return refused(409, 'already_decided', 'Leela Krishnan has already approved this application.');
    },
  });
  open();
  await press('Decline Dr. Harish Bhat');
  await userEvent.click(inDialog().getByLabelText('Reason'));
  await userEvent.paste('No place free.');
  await userEvent.click(inDialog().getByRole('button', { name: 'Decline' }));

  expect((await screen.findByRole('alert')).textContent).toContain(
    'Leela Krishnan has already approved this application.',
  );
  expect(await screen.findByText('Approved')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Approve Dr. Harish Bhat' })).toBeNull();
});

test('nobody is declined without a reason', async () => {
  const calls = answerCalls({ [LIST]: () => ({ body: [HARISH] }) });
  open();
  await press('Decline Dr. Harish Bhat');
  await userEvent.click(inDialog().getByRole('button', { name: 'Decline' }));

  expect(inDialog().getByText('Reason is needed.')).toBeDefined();
  expect(calls).toEqual([LIST]);
});

test('an empty list says how doctors come in', async () => {
  answerCalls({ [LIST]: () => ({ body: [] }) });
  open();

  expect(await screen.findByText(/Nobody is waiting/)).toBeDefined();
});
