import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { answerCalls, refused, renderPage, type Sent } from '../testing.tsx';
import { usePasswordLink } from './password-link.ts';
import { PasswordLinkView, titleOf } from './password-link-view.tsx';

afterEach(() => history.replaceState(null, '', '/'));

const CHECK = 'POST /api/password/link';
const RESET = 'POST /api/password/reset';
const PATIENT = { role: 'patient', purpose: 'reset', login: 'PUD-7K3QX-2M9TD' };
const DOCTOR = { role: 'doctor', purpose: 'invitation', login: 'mira.sethi@banyanstreet.example' };

function Page() {
  const link = usePasswordLink();
  return (
    <>
      <h1>{titleOf(link)}</h1>
      <PasswordLinkView
        link={link}
        clinicName="Banyan Street Clinic"
        loginFor={({ role, login }) => ({ name: 'Login', href: `/login/${role}?pud=${login}` })}
      />
    </>
  );
}

async function openLink(token: string) {
  history.replaceState(null, '', token ? `/reset-password#${token}` : '/reset-password');
  renderPage(<Page />);
  await screen.findByRole('heading', { level: 1 });
}

async function setPassword(words: string) {
  await userEvent.click(await screen.findByLabelText('New password'));
  await userEvent.paste(words);
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
}

describe('a link that does not work', () => {
  test('without its key says to open the mail again', async () => {
    answerCalls({});
    await openLink('');

    expect((await screen.findByRole('alert')).textContent).toContain('Open the link in your mail again');
  });

  test('used or too old: says so before anything is typed, and offers a new one', async () => {
    answerCalls({ [CHECK]: () => refused(410, 'link_invalid', 'This link has been used or is too old.') });
    await openLink('old');

    expect(await screen.findByText('This link has been used or is too old.')).toBeDefined();
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/forgot-password');
  });

  test('is not blamed when the server cannot be reached', async () => {
    answerCalls({ [CHECK]: () => ({ status: 503, body: {} }) });
    await openLink('fine');

    expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined();
    expect(screen.queryByText('Link not valid')).toBeNull();
  });
});

describe('a link that works', () => {
  test('takes its key out of the address, and sends it only in the body', async () => {
    const seen: unknown[] = [];
    answerCalls({
      [CHECK]: ({ body }: Sent) => {
        seen.push(body);
        return { body: PATIENT };
      },
    });
    await openLink('secret-token');
    await screen.findByLabelText('New password');

    expect(location.href).toBe(`${location.origin}/reset-password`);
    expect(seen).toEqual([{ token: 'secret-token' }]);
  });

  test('sets the password and leads to the login that fits, with the PUD', async () => {
    const sent: unknown[] = [];
    answerCalls({
      [CHECK]: () => ({ body: PATIENT }),
      [RESET]: ({ body }: Sent) => {
        sent.push(body);
        return { body: { role: 'patient', login: PATIENT.login } };
      },
    });
    await openLink('token');
    expect(await screen.findByText(PATIENT.login)).toBeDefined();

    await setPassword('three boats at noon');

    expect((await screen.findByRole('link', { name: 'Go to Login' })).getAttribute('href')).toBe(
      `/login/patient?pud=${PATIENT.login}`,
    );
    expect(sent).toEqual([{ token: 'token', password: 'three boats at noon' }]);
  });

  test('says at the field what the server does not accept', async () => {
    const fields = { password: 'This password is too common.' };
    answerCalls({
      [CHECK]: () => ({ body: PATIENT }),
      [RESET]: () => refused(422, 'password_refused', 'Choose another password.', fields),
    });
    await openLink('token');

    await setPassword('password password');

    expect(await screen.findByText('This password is too common.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('New password'));
  });

  test('welcomes whoever was invited, and asks twelve characters of them', async () => {
    answerCalls({ [CHECK]: () => ({ body: DOCTOR }) });
    await openLink('token');

    expect(await screen.findByText(/Banyan Street Clinic has opened an account for you/)).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome');
    await setPassword('ten letters');
    expect(screen.getByText('Use at least 12 characters.')).toBeDefined();
  });
});
