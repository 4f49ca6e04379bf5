import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerCalls, renderPage } from '#web/testing.tsx';
import { ConfirmIdentity } from './confirm-identity.tsx';

const ID = '0197a1b2-0000-7000-8000-000000000004';
const [ME, MAKER] = ['0197a1b2-0000-7000-8000-000000000031', '0197a1b2-0000-7000-8000-000000000032'];
const CONFIRM = `POST /api/patients/${ID}/confirm-identity`;
const held = { since: '2026-11-12T04:00:00.000Z', codeMadeBy: 'Priya Menon', codeMadeById: MAKER };
const slips: { activationCode: string }[] = [];
const onConfirmed = (slip: { activationCode: string }) => slips.push(slip);
const show = (myId: string) =>
  renderPage(<ConfirmIdentity patientId={ID} name="Kamala Devi" {...{ myId, held, onConfirmed }} />);

test('a colleague reads who made the code, confirms that the patient was seen, and gets a code to hand over', async () => {
  const calls = answerCalls({
    [CONFIRM]: () => ({ body: { pud: 'PUD-12345-67890', activationCode: 'ABCDE-FGHJK', activateAt: '/activate' } }),
  });
  show(ME);
  expect(await screen.findByText(/with a code made by Priya Menon/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'I have seen Kamala Devi: make the code' }));
  await expect.poll(() => calls).toContain(CONFIRM);
  await expect.poll(() => slips).toMatchObject([{ activationCode: 'ABCDE-FGHJK' }]);
});

test('whoever made the code is offered no button', async () => {
  answerCalls({});
  show(MAKER);
  expect(await screen.findByText(/You made the code: a colleague confirms/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
