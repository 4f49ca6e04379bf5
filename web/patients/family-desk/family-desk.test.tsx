import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { CustodyNote, FamilyMember } from '#contract/patients/family-desk.ts';
import { answerCalls, refused, renderPage } from '#web/testing.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { FamilyCard } from './family-card.tsx';
import { WaitingGuardians } from './waiting-guardians.tsx';
import { WhoActs } from './who-acts.tsx';

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
  guardianPaper: null,
  accountName: 'Meera Rao',
  accountPud: 'PUD-7K3QX-2M9TD',
  confirmedBy: 'Asha Rao',
  asksForLogin: false,
  ...changes,
});
const order: CustodyNote = {
  kind: 'court-order',
  note: 'Only the mother decides.',
  isLifted: false,
  by: 'Asha Rao',
  at: '2025-10-01T05:00:00.000Z',
};
const waits = {
  ...member({ state: 'asked', confirmedBy: null }),
  ...{ patientId: 'child', patient: 'Kabir Rao', pud: 'PUD-5YD2Q-H7N4R', age: 8, isCourtOrder: true },
};
const family = (access: FamilyMember[], custody: CustodyNote[] = [], isAdult = false) => ({
  body: { access, custody, isAdult, diedOn: null },
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

test('all notes are there, and why an order no longer holds is no note about custody', async () => {
  const lifted: CustodyNote = { ...order, isLifted: true };
  const why: CustodyNote = {
    ...order,
    kind: 'lifting',
    note: 'The court has changed it.',
    at: '2025-11-01T05:00:00.000Z',
  };
  const notes = ['Fetched by the grandmother on Fridays.', 'Lives with the father.'].map(
    (note, n): CustodyNote => ({ ...order, kind: 'note', note, at: `2025-11-0${n + 2}T05:00:00.000Z` }),
  );
  answerCalls({ 'GET /api/patients/child/family': () => family([member()], [...notes, why, lifted]) });
  renderPage(<FamilyCard patientId="child" />);
  expect(await screen.findAllByText('Custody')).toHaveLength(2);
  expect(screen.getByText('Orders that no longer hold (1)')).toBeDefined();
  expect(screen.getByText('Why the order no longer holds')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Lift the court order' })).toBeNull();
});

test('a guardian of an adult is added by a paper, with an end', async () => {
  const sent: unknown[] = [];
  answerCalls({
    'GET /api/patients/adult/family': () => family([], [], true),
    'POST /api/patients/adult/guardians': ({ body }) => {
      sent.push(body);
      return { body: {} };
    },
  });
  renderPage(<FamilyCard patientId="adult" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a guardian' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a guardian of an adult' });
  await userEvent.type(within(dialog).getByLabelText('PUD of the guardian'), 'PUD-7K3QX-2M9TC');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
  expect(within(dialog).getByText('Which paper names them?')).toBeDefined();
  await userEvent.type(within(dialog).getByLabelText('Paper that names them'), 'Order of the District Court');
  await userEvent.selectOptions(within(dialog).getByLabelText('For how long?'), '6 months');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
  await expect.poll(() => sent).toEqual([{ pud: 'PUD-7K3QX-2M9TC', paper: 'Order of the District Court', months: 6 }]);
});

test('in the chart a doctor confirms who waits, and ends nothing', async () => {
  const sent: unknown[] = [];
  let access = [member({ state: 'unconfirmed', confirmedBy: null }), member({ id: 'father', accountName: 'Arun Rao' })];
  answerCalls({
    'GET /api/patients/child/family': () => family(access),
    'POST /api/access/access/confirm': ({ body }) => {
      sent.push(body);
      access = [member({ confirmedBy: 'Dr. Arjun Nair' })];
      return { body: {} };
    },
  });
  renderPage(<WhoActs patientId="child" />);
  expect(await screen.findByText('Not confirmed, can only book')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^End/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Confirm Meera Rao for this child' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/confirmed by Dr. Arjun Nair/)).toBeDefined();
  expect(sent).toHaveLength(1);
});
