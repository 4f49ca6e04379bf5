import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { makePud } from '#contract/pud.ts';
import { answerCalls, refused, renderPage, type Sent } from '#web/testing.tsx';
import { ActivateForm } from './activate-form.tsx';

const ACTIVATE = 'POST /api/patients/activate';
const PUD = makePud([7, 19, 3, 23, 29, 2, 20, 9, 26]);
const AS_TYPED = PUD.toLowerCase().replaceAll('-', ' ');

const agree = async () => userEvent.click(await screen.findByRole('checkbox'));
const press = () => userEvent.click(screen.getByRole('button', { name: 'Activate' }));
const type = async (name: string, words: string) => userEvent.type(await screen.findByLabelText(name), words);

function renderForm(pud?: string) {
  const activated: string[] = [];
  renderPage(
    <ActivateForm
      pud={pud}
      clinic={{ name: 'Banyan Street Clinic', email: 'care@banyan.example' }}
      onActivated={(each) => activated.push(each)}
    />,
  );
  return activated;
}

test('the PUD, the code and a password open the account; the PUD goes on to the login as it is written', async () => {
  const sent: unknown[] = [];
  answerCalls({
    [ACTIVATE]: ({ body }: Sent) => {
      sent.push(body);
      return { body: { message: 'Your account is ready.' } };
    },
  });
  const activated = renderForm();

  await type('PUD', AS_TYPED);
  await type('Activation code', 'abcde fgh23');
  await type('New password', 'slow river at dawn');
  await agree();
  await press();

  await waitFor(() => expect(activated).toEqual([PUD]));
  expect(sent).toEqual([{ pud: AS_TYPED, code: 'abcde fgh23', password: 'slow river at dawn', consent: true }]);
});

test('a PUD that came with the address is filled in', async () => {
  renderForm(PUD);

  expect((await screen.findByLabelText<HTMLInputElement>('PUD')).value).toBe(PUD);
});

test('what is missing or too short is said before anything is sent', async () => {
  const calls = answerCalls({});
  const activated = renderForm();

  await type('PUD', 'PUD-7K3QX-2M9TD');
  await type('New password', 'short');
  await press();

  expect(screen.getByText('A PUD looks like PUD-7K3QX-2M9TD.')).toBeTruthy();
  expect(screen.getByText('Activation code is needed.')).toBeTruthy();
  expect(screen.getByText('Use at least 10 characters.')).toBeTruthy();
  expect(screen.getByText('Please agree to the privacy notice.')).toBeTruthy();
  expect([calls, activated]).toEqual([[], []]);
});

test('a code that does not fit is said at its field, with the way out above, and all that was typed stays', async () => {
  const sentence = 'This code does not fit this PUD, has been used or is too old. Ask at the desk for a new one.';
  answerCalls({ [ACTIVATE]: () => refused(410, 'link_invalid', sentence, { code: 'Check the code and the PUD.' }) });
  const activated = renderForm(PUD);

  await type('Activation code', 'ABCDE-FGH23');
  await type('New password', 'slow river at dawn');
  await agree();
  await press();

  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  expect(screen.getByText('Check the code and the PUD.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('slow river at dawn');
  expect(activated).toEqual([]);
});
