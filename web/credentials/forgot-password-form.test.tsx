import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerCalls, renderPage, type Sent } from '../testing.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

const FORGOT = 'POST /api/password/forgot';
const SAME_FOR_ALL = 'If these details are known here, a mail with a link is on its way.';

async function type(label: string, words: string) {
  await userEvent.click(await screen.findByLabelText(label));
  await userEvent.paste(words);
}

function open(role: 'patient' | 'doctor', mode: 'demo' | 'production' = 'production') {
  const sent: unknown[] = [];
  answerCalls({
    [FORGOT]: ({ body }: Sent) => {
      sent.push(body);
      return { body: { message: SAME_FOR_ALL } };
    },
  });
  renderPage(
    <ForgotPasswordForm role={role} loginHref={`/login/${role}`} desk={{ phone: '+91 80 5550 0114', mode }} />,
  );
  return sent;
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send me a link' }));

test('a patient gives PUD and e-mail, and reads the same calm answer as everyone', async () => {
  const sent = open('patient');
  await type('PUD', 'pud n3sy8 geng2');
  await type('Email', 'ananya.rao@mail.example');
  await send();

  expect(await screen.findByText(SAME_FOR_ALL)).toBeDefined();
  expect(sent).toEqual([{ role: 'patient', pud: 'pud n3sy8 geng2', email: 'ananya.rao@mail.example' }]);
  expect(screen.queryByText(/outbox/)).toBeNull();
});

test('something that is no PUD is said before it is sent', async () => {
  const sent = open('patient');
  await type('PUD', 'hello');
  await send();

  expect(screen.getByText('A PUD looks like PUD-7K3QX-2M9TD.')).toBeDefined();
  expect(sent).toEqual([]);
});

test('a doctor gives the e-mail address only', async () => {
  const sent = open('doctor');
  await type('Email', 'arjun.nair@banyanstreet.example');
  expect(screen.queryByLabelText('PUD')).toBeNull();
  await send();

  await screen.findByText(SAME_FOR_ALL);
  expect(sent).toEqual([{ role: 'doctor', email: 'arjun.nair@banyanstreet.example' }]);
});

test('the demo clinic says where its mails land', async () => {
  open('doctor', 'demo');
  await type('Email', 'arjun.nair@banyanstreet.example');
  await send();

  expect(await screen.findByText(/they land in the administrator’s outbox/)).toBeDefined();
});
