import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ActedFor, ActingForMe, Invitation } from '#contract/patients/family.ts';
import { answerCalls, refused, renderPage } from '../testing.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { ForMeCard } from './for-me-card.tsx';
import { InvitationsCard } from './invitations-card.tsx';
import { SharesCard } from './shares-card.tsx';
import { SomeoneNewCard } from './someone-new-card.tsx';

beforeEach(() => toast.closeAll());

const ID = '0197a1b2-0000-7000-8000-000000000011';
const AGES = { teenagerFrom: 13, adultFrom: 18, helpMonths: 18 };
const invitation: Invitation = {
  ...{ id: ID, who: 'Ramesh Iyer', parts: ['results'], months: 6 },
  expiresAt: '2026-12-02T08:00:00.000Z',
};
const access: Pick<
  ActingForMe,
  'id' | 'state' | 'since' | 'until' | 'endsOn' | 'seesConfidential' | 'guardianPaper' | 'longerAskedAt'
> = {
  ...{ id: ID, since: '2026-11-01T08:00:00.000Z', until: null, endsOn: null },
  state: 'confirmed',
  seesConfidential: false,
  guardianPaper: null,
  longerAskedAt: null,
};

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('a child is registered once all is said, and what the server refuses stands at its field', async () => {
  const sent: unknown[] = [];
  answerCalls({
    'POST /api/family/children': ({ body }) => {
      sent.push(body);
      return refused(422, 'not_a_child', 'Only a child.', {
        dateOfBirth: 'This person is of age: ask them to register.',
      });
    },
  });
  renderPage(<SomeoneNewCard ages={AGES} today="2026-11-18" />);
  await press('Add a child');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/Until then you can only book visits/)).toBeDefined();
  await press('Register the child');
  expect(dialog.getByText('Full name is needed.')).toBeDefined();
  expect(dialog.getByText('Enter the date of birth.')).toBeDefined();
  expect(dialog.getByText('Choose one.')).toBeDefined();
  expect(dialog.getByText('Please confirm that you are a parent or guardian.')).toBeDefined();
  expect(sent).toEqual([]);

  await userEvent.type(dialog.getByLabelText('Full name'), 'Kiran Rao');
  await userEvent.type(dialog.getByLabelText('Date of birth'), '05062001');
  await userEvent.click(dialog.getByLabelText('Female'));
  await userEvent.click(dialog.getByLabelText(/legal guardian/));
  await press('Register the child');
  expect(await dialog.findByText('This person is of age: ask them to register.')).toBeDefined();
  expect(sent).toEqual([{ name: 'Kiran Rao', dateOfBirth: '2001-06-05', sex: 'female', isGuardian: true }]);
});

test('the desk is asked for a child that has a Health ID, and the family is read again', async () => {
  const sent: unknown[] = [];
  answerCalls({
    'POST /api/family/children/ask': ({ body }) => {
      sent.push(body);
      return { body: { ok: true } };
    },
  });
  const { queryClient } = renderPage(<SomeoneNewCard ages={AGES} today="2026-11-18" />);
  const readAgain = vi.spyOn(queryClient, 'invalidateQueries');
  await press('My child has a Health ID');
  await userEvent.type(screen.getByLabelText('Health ID of the child'), 'PUD-1');
  await userEvent.click(screen.getByLabelText(/legal guardian/));
  await press('Ask the desk');
  expect(screen.getByText('A PUD looks like PUD-7K3QX-2M9TD.')).toBeDefined();
  await userEvent.clear(screen.getByLabelText('Health ID of the child'));
  await userEvent.type(screen.getByLabelText('Health ID of the child'), 'PUD-12345-67890');
  await press('Ask the desk');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ pud: 'PUD-12345-67890', isGuardian: true }]);
  expect(readAgain).toHaveBeenCalledWith({ queryKey: ['family'] });
});

test('a helper is invited for some parts and months, and the code to pass on is shown', async () => {
  const sent: unknown[] = [];
  answerCalls({
    'POST /api/family/invitations': ({ body }) => {
      sent.push(body);
      return { status: 201, body: { invitation: { ...invitation, who: 'PUD-12345-67890' }, code: 'ABCD-2345' } };
    },
  });
  renderPage(<SomeoneNewCard ages={AGES} today="2026-11-18" />);
  await press('Ask someone to help me');
  await userEvent.type(screen.getByLabelText('Health ID of the person who helps you'), 'PUD-12345-67890');
  await press('Make the invitation');
  expect(screen.getByText('Choose at least one.')).toBeDefined();
  await userEvent.click(screen.getByLabelText('See everything, book, message'));
  await userEvent.click(screen.getByLabelText('See test results'));
  const months = screen.getByLabelText('For how long?');
  expect(within(months).getAllByRole('option')).toHaveLength(18);
  await userEvent.selectOptions(months, '12 months');
  await press('Make the invitation');
  expect(await screen.findByText('ABCD-2345')).toBeDefined();
  expect(screen.getByText(/works until 2 Dec 2026/)).toBeDefined();
  expect(sent).toEqual([{ pud: 'PUD-12345-67890', parts: ['results'], months: 12 }]);
});

test('an invitation needs its code, a wrong one is said at the field, and one of mine is taken back', async () => {
  const mine = { ...invitation, id: ID.replace(/1$/, '2'), who: 'PUD-12345-67890' };
  const calls = answerCalls({
    [`POST /api/family/invitations/${ID}/accept`]: () =>
      refused(403, 'invitation_code_wrong', 'That code is not right.', { code: 'That code is not right.' }),
    [`POST /api/family/invitations/${mine.id}/end`]: () => ({ body: { ok: true } }),
  });
  renderPage(<InvitationsCard invitedBy={[invitation]} invited={[mine]} />);
  await press('Accept');
  expect(screen.getByText('Code is needed.')).toBeDefined();
  expect(calls).toEqual([]);
  await userEvent.type(screen.getByLabelText('Code from Ramesh'), 'ABCD-2345');
  await press('Accept');
  expect(await screen.findByText('That code is not right.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Decline the invitation of Ramesh' })).toBeDefined();
  await press(/^Take back the invitation to/);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(calls).toContain(`POST /api/family/invitations/${mine.id}/end`));
});

test('who acts for me is said with parts and end, and ended only after a question that begins on the safe button', async () => {
  const calls = answerCalls({ [`POST /api/family/access/${ID}/end`]: () => ({ body: { ok: true } }) });
  const helper: ActingForMe = {
    ...{ ...access, relation: 'helper', parts: ['appointments', 'results'], until: '2027-04-22T08:00:00.000Z' },
    ...{ name: 'Ramesh Iyer', can: { change: true, showPrivate: true, end: true } },
  };
  const guardian: ActingForMe = {
    ...{ ...access, id: 'g', relation: 'guardian', parts: ['everything'], endsOn: '2029-04-22' },
    ...{ name: 'Meera Rao', can: { change: false, showPrivate: false, end: false } },
  };
  const family = { iActFor: [], actForMe: [helper, guardian], invitedBy: [], invited: [], ages: AGES };
  renderPage(
    <ForMeCard week={{ family, today: '2026-11-18', items: [], later: [], told: [], emergencyContact: null }} />,
  );
  const ramesh = within(await screen.findByRole('region', { name: 'Ramesh Iyer' }));
  expect(ramesh.getByText('See visits, book and cancel')).toBeDefined();
  expect(ramesh.getByText('Until 22 Apr 2027. You can end it before.')).toBeDefined();
  const meera = within(screen.getByRole('region', { name: 'Meera Rao' }));
  expect(meera.getByText(/only the desk changes it/)).toBeDefined();
  expect(meera.queryByRole('button', { name: /^End/ })).toBeNull();
  await press('End what Ramesh may do');
  const dialog = within(screen.getByRole('dialog'));
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Keep it' }));
  expect(calls).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'End' }));
  await waitFor(() => expect(calls).toEqual([`POST /api/family/access/${ID}/end`]));
});

test('a guardian of a teenager asks for an own login, and stops acting for them', async () => {
  const calls = answerCalls({
    [`POST /api/family/access/${ID}/own-login`]: () => ({ body: { ok: true } }),
    [`POST /api/family/access/${ID}/end`]: () => ({ body: { ok: true } }),
  });
  const share: ActedFor = {
    ...{ ...access, relation: 'guardian', parts: ['everything'], endsOn: '2029-04-22', opens: ['record'] },
    ...{ patientId: ID, pud: 'PUD-12345-67890', name: 'Kiran Rao', age: 15, isTeenager: true, hasLogin: false },
    can: { startLogin: true, narrow: false, askLonger: false, end: true },
  };
  renderPage(<SharesCard shares={[share]} ages={AGES} />);
  await press('Ask for an own login for Kiran');
  await waitFor(() => expect(calls).toEqual([`POST /api/family/access/${ID}/own-login`]));
  await press('Stop acting for Kiran');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/Only the desk can make you guardian again/)).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Stop acting for Kiran' }));
  await waitFor(() => expect(calls).toContain(`POST /api/family/access/${ID}/end`));
});

test('what a helper may do is changed in two steps, and the second says what will hold', async () => {
  const sent: unknown[] = [];
  answerCalls({
    [`PUT /api/family/access/${ID}`]: ({ body }) => {
      sent.push(body);
      return { body: { ok: true } };
    },
  });
  const helper: ActingForMe = {
    ...{ ...access, relation: 'helper', parts: ['medicines'], until: '2027-04-22T08:00:00.000Z' },
    ...{ name: 'Ramesh Iyer', can: { change: true, showPrivate: true, end: true } },
  };
  const family = { iActFor: [], actForMe: [helper], invitedBy: [], invited: [], ages: AGES };
  renderPage(
    <ForMeCard week={{ family, today: '2026-11-18', items: [], later: [], told: [], emergencyContact: null }} />,
  );
  await press('Change what Ramesh may do');
  const goOn = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Go on' });
  expect(goOn().disabled).toBe(true);
  await userEvent.click(screen.getByLabelText('See visits, book and cancel'));
  await userEvent.selectOptions(screen.getByLabelText('Until when?'), '3 months from today');
  await userEvent.click(goOn());
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['See medicines and mark doses', 'See visits, book and cancel', 'Nothing that is private'],
    '3 months from today',
  ]);
  expect(sent).toEqual([]);
  await press('Change it now');
  await waitFor(() =>
    expect(sent).toEqual([{ parts: ['medicines', 'appointments'], seesConfidential: false, months: 3 }]),
  );
});

test('whoever helps asks for longer, and is answered with a length or a no', async () => {
  const sent: unknown[] = [];
  const calls = answerCalls({
    [`POST /api/family/access/${ID}/longer`]: () => ({ body: { message: 'Asked.' } }),
    [`POST /api/family/access/${ID}/longer/answer`]: ({ body }) => {
      sent.push(body);
      return { body: { message: 'Saved.' } };
    },
  });
  const help = { ...access, relation: 'helper', parts: ['medicines'], until: '2027-04-22T08:00:00.000Z' } as const;
  const share: ActedFor = {
    ...{ ...help, parts: ['medicines'], opens: ['medicines', 'any'], isTeenager: false, hasLogin: true },
    ...{ patientId: ID, pud: 'PUD-12345-67890', name: 'Vasudha Rao', age: 71 },
    can: { startLogin: false, narrow: true, askLonger: true, end: true },
  };
  const { unmount } = renderPage(<SharesCard shares={[share]} ages={AGES} />);
  await press('Ask Vasudha for longer');
  await waitFor(() => expect(calls).toEqual([`POST /api/family/access/${ID}/longer`]));
  unmount();

  const asking: ActingForMe = {
    ...{ ...help, parts: ['medicines'], name: 'Ananya Rao', longerAskedAt: '2026-11-18T08:00:00.000Z' },
    can: { change: true, showPrivate: true, end: true },
  };
  const family = { iActFor: [], actForMe: [asking], invitedBy: [], invited: [], ages: AGES };
  renderPage(
    <ForMeCard week={{ family, today: '2026-11-18', items: [], later: [], told: [], emergencyContact: null }} />,
  );
  const question = within(await screen.findByRole('group', { name: 'Ananya asks to help you for longer' }));
  await userEvent.selectOptions(question.getByLabelText('Until when?'), '3 months from today');
  await userEvent.click(question.getByRole('button', { name: 'Yes, for that long' }));
  await waitFor(() => expect(sent).toEqual([{ months: 3 }]));
  await userEvent.click(question.getByRole('button', { name: 'No, it ends on its day' }));
  await waitFor(() => expect(sent).toEqual([{ months: 3 }, { months: null }]));
});
