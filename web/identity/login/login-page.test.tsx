import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answerCalls, aPerson, refused, renderPage } from '#web/testing.tsx';
import { rememberAccount } from '../session-store.ts';
import { LoginPage } from './login-page.tsx';

const NOBODY = { 'GET /api/session': () => ({ body: { me: null } }) };
const NOT_REMEMBERED = { 'GET /api/login/remembered?role=doctor': () => ({ body: { remembered: null } }) };
const DEMO = { login: 'PUD-7K3QX-2M9TD', password: 'slow river at dawn', name: 'Ananya Rao' };

const pud = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'PUD' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => rememberAccount(null));

/** The dashboard is another document. */
function watchLeaving() {
  const replace = vi.fn();
  vi.stubGlobal('location', { ...location, href: location.href, replace });
  return replace;
}

async function tryLogin(login: string, secret: string) {
  await userEvent.type(await pud(), login);
  await userEvent.type(password(), secret);
  await press('Login');
}

describe('a failed login', () => {
  // spec: 2.26, 8.3
  test('shows the red box with the message of the server, keeps what was typed and takes the focus', async () => {
    answerCalls({
      ...NOBODY,
      'POST /api/patients/login': () => refused(401, 'login_failed', 'The login and the password do not match.'),
    });
    renderPage(<LoginPage who="patient" />);

    await tryLogin('PUD-7K3QX-2M9TD', 'not this one');

    const box = await screen.findByRole('alert');
    expect(box.textContent).toContain('Login failed');
    expect(box.textContent).toContain('The login and the password do not match.');
    expect((await pud()).value).toBe('PUD-7K3QX-2M9TD');
    expect(password().value).toBe('not this one');
    expect(document.activeElement).toBe(box);
  });

  // spec: 8.3
  test('without a message says: Server error. Please try again.', async () => {
    answerCalls({ ...NOBODY, 'POST /api/patients/login': () => ({ status: 500, body: {} }) });
    renderPage(<LoginPage who="patient" />);

    await tryLogin('PUD-7K3QX-2M9TD', 'slow river at dawn');

    expect((await screen.findByRole('alert')).textContent).toContain('Server error. Please try again.');
  });

  test('puts what the server says of a field beside that field', async () => {
    answerCalls({
      ...NOBODY,
      'POST /api/patients/login': () => refused(400, 'bad_input', 'Look again.', { password: 'That is too long.' }),
    });
    renderPage(<LoginPage who="patient" />);

    await tryLogin('PUD-7K3QX-2M9TD', 'x');

    await screen.findByRole('alert');
    expect(password().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('That is too long.')).toBeTruthy();
  });
});

// spec: 2.25
test('nothing is sent while a field is empty; the first one gets the focus', async () => {
  const calls = answerCalls(NOBODY);
  renderPage(<LoginPage who="patient" />);
  await pud();

  await press('Login');

  expect(await screen.findByText('PUD is needed.')).toBeTruthy();
  expect(screen.getByText('Password is needed.')).toBeTruthy();
  expect(document.activeElement).toBe(await pud());
  expect(calls).not.toContain('POST /api/patients/login');
});

// spec: 2.28, 5.4
test('an e-mail address must look like one', async () => {
  answerCalls({ ...NOBODY, ...NOT_REMEMBERED });
  renderPage(<LoginPage who="doctor" />);

  await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'arjun');
  await userEvent.type(password(), 'quiet lamp');
  await press('Login');

  expect(await screen.findByText('Enter an e-mail address like name@example.com.')).toBeTruthy();
});

test('Login is off only while the answer is on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<{ status: number; body: unknown }>();
  answerCalls({ ...NOBODY, 'POST /api/patients/login': () => promise });
  renderPage(<LoginPage who="patient" />);
  await tryLogin('PUD-7K3QX-2M9TD', 'slow river at dawn');

  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Logging in…' });
  expect(button.disabled).toBe(true);
  resolve({ status: 500, body: {} });

  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Login' }).disabled).toBe(false));
});

test('the password can be shown and hidden', async () => {
  answerCalls(NOBODY);
  renderPage(<LoginPage who="patient" />);
  await pud();

  expect(password().type).toBe('password');
  await press('Show password');
  expect(password().type).toBe('text');
  await press('Hide password');
  expect(password().type).toBe('password');
});

test('the PUD of a fresh registration is filled in', async () => {
  answerCalls(NOBODY);
  renderPage(<LoginPage who="patient" login="PUD-7K3QX-2M9TD" />);

  expect((await pud()).value).toBe('PUD-7K3QX-2M9TD');
});

test('the demo account is filled in at the press of a button, and logs in', async () => {
  const sent: unknown[] = [];
  const me = aPerson();
  answerCalls({
    ...NOBODY,
    'POST /api/patients/login': ({ body }) => {
      sent.push(body);
      return { body: me };
    },
  });
  const left = watchLeaving();
  renderPage(<LoginPage who="patient" demo={DEMO} then="/account" />);
  await pud();

  await press('Use the demo account');
  expect((await pud()).value).toBe(DEMO.login);
  await press('Login');

  await waitFor(() => expect(left).toHaveBeenCalledWith('/account'));
  expect(sent).toEqual([{ pud: DEMO.login, password: DEMO.password }]);
});

test('whoever asked to be remembered is greeted, and can say that it is someone else', async () => {
  answerCalls({
    ...NOBODY,
    'GET /api/login/remembered?role=doctor': () => ({
      body: { remembered: { login: 'arjun@clinic.example', name: 'Dr. Arjun Nair' } },
    }),
  });
  renderPage(<LoginPage who="doctor" />);

  expect(await screen.findByText(/Welcome back, Dr\. Arjun Nair/)).toBeTruthy();
  const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
  expect(email.value).toBe('arjun@clinic.example');
  await press('Not you?');

  expect(email.value).toBe('');
  expect(document.activeElement).toBe(email);
});

describe('a second step', () => {
  test('asks for the code on the same page, and a wrong one can be mended', async () => {
    const codes: unknown[] = [];
    answerCalls({
      ...NOBODY,
      'POST /api/patients/login': () => ({
        body: { secondFactor: 'asked', hasAuthenticator: true, hasPasskey: false },
      }),
      'POST /api/login/second-factor': ({ body }) => {
        codes.push(body);
        return codes.length === 1 ? refused(403, 'wrong_code', 'That code is not right.') : { body: aPerson() };
      },
    });
    const left = watchLeaving();
    renderPage(<LoginPage who="patient" />);
    await tryLogin('PUD-7K3QX-2M9TD', 'slow river at dawn');

    const code = await screen.findByRole<HTMLInputElement>('textbox', { name: '6-digit code' });
    expect(code.autocomplete).toBe('one-time-code');
    await userEvent.type(code, '123 456');
    await press('Login');
    expect((await screen.findByRole('alert')).textContent).toContain('That code is not right.');
    await userEvent.clear(code);
    await userEvent.type(code, '654321');
    await press('Login');

    await waitFor(() => expect(left).toHaveBeenCalledWith('/dashboard'));
    expect(codes).toEqual([{ code: '123456' }, { code: '654321' }]);
  });

  test('takes a recovery code instead', async () => {
    const codes: unknown[] = [];
    answerCalls({
      ...NOBODY,
      'POST /api/patients/login': () => ({
        body: { secondFactor: 'asked', hasAuthenticator: true, hasPasskey: false },
      }),
      'POST /api/login/second-factor': ({ body }) => {
        codes.push(body);
        return { body: aPerson() };
      },
    });
    renderPage(<LoginPage who="patient" />);
    await tryLogin('PUD-7K3QX-2M9TD', 'slow river at dawn');
    await screen.findByRole('textbox', { name: '6-digit code' });

    await press('Use a recovery code');
    await userEvent.type(screen.getByRole('textbox', { name: 'Recovery code' }), 'ABCD-EFGH');
    await press('Login');

    await waitFor(() => expect(codes).toEqual([{ code: 'ABCD-EFGH' }]));
  });
});

test('whoever is logged in as this role goes straight on', async () => {
  answerCalls({ 'GET /api/session': () => ({ body: { me: aPerson() } }) });
  const left = watchLeaving();
  renderPage(<LoginPage who="patient" />);

  await waitFor(() => expect(left).toHaveBeenCalledWith('/dashboard'));
});

test("another role's session is named, and both ways on are offered", async () => {
  const calls = answerCalls({
    'GET /api/session': () => ({ body: { me: aPerson({ role: 'doctor', name: 'Dr. Arjun Nair' }) } }),
    'POST /api/logout': () => ({ body: { message: 'Logged out.' } }),
  });
  vi.stubGlobal('location', { ...location, pathname: '/login/patient', search: '', assign: () => undefined });
  renderPage(<LoginPage who="patient" />);

  expect(await screen.findByText('You are logged in as Dr. Arjun Nair (Doctor).')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to my own page' }).getAttribute('href')).toBe('/doctor-dashboard');
  await press('Log out and open Patient Login');

  await waitFor(() => expect(calls).toContain('POST /api/logout'));
});
