import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { inviteStaff } from '#contract/staffing/accounts.ts';
import { call } from '#web/api.ts';
import { answerCalls, aPerson, refused, renderPage } from '#web/testing.tsx';
import { StepUp } from './step-up.tsx';

const INVITE = 'POST /api/admin/invitations';
const PROVE = 'POST /api/session/step-up';
const body = {
  name: 'Ila Sen',
  email: 'ila@mail.example',
  employeeId: 'BSC-1',
  title: 'Nurse',
  role: 'staff',
} as const;
const me = aPerson({ role: 'admin', name: 'Leela Nair', pud: null });

const open = async (answers: Parameters<typeof answerCalls>[0]) => {
  answerCalls(answers);
  const page = (
    <>
      <p>People</p>
      <StepUp me={me} />
    </>
  );
  renderPage(page);
  await screen.findByText('People');
};

test('what needs a proof asks once, and then goes on by itself', async () => {
  let isProven = false;
  const proofs: unknown[] = [];
  await open({
    [INVITE]: () => (isProven ? { body: { name: 'Ila Sen' } } : refused(403, 'step_up_needed', 'Nothing was done.')),
    [PROVE]: ({ body: proof }) => {
      proofs.push(proof);
      isProven = proofs.length === 2;
      const fields = { password: 'That is not your password.' };
      return isProven
        ? { body: { provenUntil: '2999-01-01T00:00:00.000Z' } }
        : refused(403, 'wrong_password', 'That is not your password.', fields);
    },
  });
  const sent = [call(inviteStaff, { body }), call(inviteStaff, { body })];
  const dialog = await screen.findByRole('dialog', { name: 'Is it you, Leela Nair?' });
  expect(within(dialog).queryByLabelText(/^Code/)).toBeNull();
  await userEvent.type(within(dialog).getByLabelText('Your password'), 'a guess{Enter}');
  expect(await within(dialog).findByText('That is not your password.')).toBeDefined();
  await userEvent.clear(within(dialog).getByLabelText('Your password'));
  await userEvent.type(within(dialog).getByLabelText('Your password'), 'a lantern{Enter}');
  expect(await Promise.all(sent)).toEqual([{ name: 'Ila Sen' }, { name: 'Ila Sen' }]);
  expect(proofs).toEqual([{ password: 'a guess' }, { password: 'a lantern' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('whoever does not answer is told that nothing was done', async () => {
  await open({ [INVITE]: () => refused(403, 'step_up_needed', 'Nothing was done.') });
  const sent = call(inviteStaff, { body }).catch((error: Error) => error.message);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await sent).toBe('Nothing was done.');
});
