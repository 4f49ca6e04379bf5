import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { CustodyNote, FamilyMember } from '#contract/patients/family.ts';
import { answerCalls, refused, renderPage } from '#web/testing.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { FamilyCard } from './family-card.tsx';
import { WaitingGuardians } from './waiting-guardians.tsx';

beforeEach(() => toast.closeAll());

const member = (changes: Partial<FamilyMember> = {}): FamilyMember => ({
  id: 'access',
  relation: 'guardian',
  state: 'confirmed',
  parts: ['everything'],
  since: '2025-11-12T05:00:00.000Z',
  until: null,
  endsOn: '2035-03-04',
  seesConfidential: false,
  accountName: 'Meera Rao',
  accountPud: 'PUD-7K3QX-2M9TD',
  confirmedBy: 'Asha Rao',
  asksForLogin: false,
  ...changes,
});
const order: CustodyNote = {
  note: 'Only the mother decides.',
  isCourtOrder: true,
  by: 'Asha Rao',
  at: '2025-10-01T05:00:00.000Z',
};
const waits = {
  ...member({ state: 'asked', confirmedBy: null }),
  ...{ patientId: 'child', patient: 'Kabir Rao', pud: 'PUD-5YD2Q-H7N4R', age: 8, isCourtOrder: true },
};
const family = (access: FamilyMember[], courtOrders: CustodyNote[] = []) => ({
  body: { access, custody: courtOrders[0] ?? null, courtOrders, diedOn: null },
});

test('where a court order is noted it stands first, and nobody is confirmed before it was read', async () => {
  const sent: unknown[] = [];
  let waiting = [waits];
  answerCalls({
    'GET /api/access/waiting': () => ({ body: waiting }),
    'GET /api/patients/child/family': () => family([waits], [order]),
    'POST /api/access/access/confirm': ({ body }) => {
      sent.push(body);
      waiting = [];
      return { body: {} };
    },
  });
  renderPage(<WaitingGuardians />);
  const list = await screen.findByRole('list', { name: 'Parents and guardians who wait' });
  await within(list).findByText('Only the mother decides.');
  expect(list.textContent).toMatch(/Kabir Rao.*8 years · PUD-5YD2Q-H7N4R.*Only the mother.*Meera Rao, PUD-7K3QX-2M9TD/);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm Meera Rao for Kabir Rao' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  expect(within(dialog).getByText('Read it first, then tick this.')).toBeDefined();
  expect(sent).toEqual([]);
  await userEvent.click(within(dialog).getByLabelText('I have read it'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Nobody waits.')).toBeDefined();
  expect(sent).toEqual([{ isOrderRead: true }]);
});

test('an order that was noted meanwhile is never said to be read', async () => {
  const sent: unknown[] = [];
  let orders: CustodyNote[] = [];
  answerCalls({
    'GET /api/access/waiting': () => ({ body: [waits] }),
    'GET /api/patients/child/family': () => family([waits], orders),
    'POST /api/access/access/confirm': ({ body }) => {
      sent.push(body);
      orders = [order];
      return refused(409, 'court_order_unread', 'A court order is noted for this child.');
    },
  });
  renderPage(<WaitingGuardians />);
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm Meera Rao for Kabir Rao' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  const tick = await within(dialog).findByLabelText<HTMLInputElement>('I have read it');
  expect([tick.checked, sent]).toEqual([false, [{}]]);
});

test('who is refused is refused with a reason', async () => {
  const sent: unknown[] = [];
  answerCalls({
    'GET /api/access/waiting': () => ({ body: [waits] }),
    'GET /api/patients/child/family': () => family([waits]),
    'POST /api/access/access/refuse': ({ body }) => {
      sent.push(body);
      return { body: {} };
    },
  });
  renderPage(<WaitingGuardians />);
  await userEvent.click(await screen.findByRole('button', { name: 'Refuse Meera Rao for Kabir Rao' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refuse' }));
  expect(within(dialog).getByText('Reason is needed.')).toBeDefined();
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'No papers');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refuse' }));
  await expect.poll(() => sent).toEqual([{ reason: 'No papers' }]);
});

test('the card says who acts until when, and that a teenager’s code is for the teenager', async () => {
  answerCalls({ 'GET /api/patients/child/family': () => family([member({ asksForLogin: true })]) });
  renderPage(<FamilyCard patientId="child" />);
  const list = await screen.findByRole('list', { name: 'Who acts for this person' });
  expect(list.textContent).toMatch(/Meera Rao.*Confirmed.*until 4 Mar 2035.*confirmed by Asha Rao/);
  expect(screen.getByText(/Give it to the teenager in person/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Lift the court order' })).toBeNull();
});

test('a PUD that nobody has is said at its field', async () => {
  answerCalls({
    'GET /api/patients/child/family': () => family([]),
    'POST /api/patients/child/guardians': () =>
      refused(422, 'unknown_pud', 'Nobody with an account has this PUD.', { pud: 'Nobody has this PUD.' }),
  });
  renderPage(<FamilyCard patientId="child" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a guardian' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('PUD of the guardian'), 'PUD-7K3QX-2M9TC');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
  expect(await within(dialog).findByText('Nobody has this PUD.')).toBeDefined();
});
