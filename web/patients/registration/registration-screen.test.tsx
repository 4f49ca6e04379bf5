import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answerCalls, refused, renderPage } from '#web/testing.tsx';
import { Toasts } from '#web/ui/feedback/toasts.tsx';
import { RegistrationScreen } from './registration-screen.tsx';

const CLINIC = { name: 'Banyan Street Clinic', emergencyNumber: '112' };
const PUD = 'PUD-7K3QX-2M9TD';
const REGISTER = 'POST /api/patients/register';
const PASSWORD = 'slow river at dawn';

beforeEach(() => sessionStorage.clear());

const NAMED = [
  'symptoms',
  'photos',
  'readings',
  'diagnoses',
  'prescriptions',
  'emergency contact',
  'messages',
  'appointments',
  'AI service',
];

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const open = () =>
  renderPage(
    <>
      <RegistrationScreen clinic={CLINIC} />
      <Toasts />
    </>,
  );

/** As a password manager does it, and as many people do. */
async function paste(label: string, words: string) {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(words);
}

async function fillIn() {
  await screen.findByLabelText('Full Name');
  await paste('Full Name', 'Ananya Rao');
  await paste('Email', 'ananya.rao@mail.example');
  await paste('Phone', '+91 98200 14477');
  await paste('Password', PASSWORD);
  await userEvent.click(screen.getByRole('checkbox'));
}

async function register() {
  const calls = answerCalls({ [REGISTER]: () => ({ status: 201, body: { pud: PUD } }) });
  open();
  await fillIn();
  await press('Register');
  await screen.findByText('Registration Successful!');
  return calls;
}

test('who came from an answer goes back to it: the login link carries the way, and is the main action before Print', async () => {
  answerCalls({ [REGISTER]: () => ({ status: 201, body: { pud: PUD } }) });
  renderPage(<RegistrationScreen clinic={CLINIC} comeBackTo="/symptom-script" />);
  await fillIn();
  await press('Register');
  await screen.findByText('Registration Successful!');
  expect(document.body.textContent).toContain('We mailed it to ananya.rao@mail.example');
  await press('View Patient Card');
  const login = screen.getByRole('link', { name: 'Go to login' });
  expect(login.getAttribute('href')).toBe(`/login/patient?pud=${PUD}&then=%2Fsymptom-script`);
  const order = login.compareDocumentPosition(screen.getByRole('button', { name: 'Print' }));
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('the privacy notice names the clinical data that one agrees to', async () => {
  open();
  const notice = (await screen.findByText('What we keep, and why')).closest('details');
  for (const word of NAMED) expect(notice?.textContent?.toLowerCase()).toContain(word.toLowerCase());
});

describe('the form', () => {
  // spec: 2.21, 5.1
  test('says beside each field what is missing, and sends nothing', async () => {
    const calls = answerCalls({});
    open();
    await screen.findByLabelText('Full Name');

    await press('Register');

    expect(screen.getByText('Full name is needed.')).toBeDefined();
    expect(screen.getByText('Password is needed.')).toBeDefined();
    expect(screen.getByText('Please agree to the privacy notice.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Full Name'));
    expect(calls).toEqual([]);
  });

  // spec: 8.1
  test('shows the message of the server in the page, also at its field, and keeps what was typed', async () => {
    const fields = { password: 'This password is too common.' };
    answerCalls({ [REGISTER]: () => refused(422, 'password_refused', 'Choose another password.', fields) });
    open();
    await fillIn();
    await press('Register');

    const box = await screen.findByText('Choose another password.');
    expect(box.closest('[role=alert]')).not.toBeNull();
    expect(screen.getByText('This password is too common.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
    expect(screen.getByLabelText<HTMLInputElement>('Full Name').value).toBe('Ananya Rao');
  });

  // spec: 8.1
  test('without a message says: Registration failed. Please try again.', async () => {
    answerCalls({ [REGISTER]: () => ({ status: 500, body: {} }) });
    open();
    await fillIn();
    await press('Register');

    expect(await screen.findByText('Registration failed. Please try again.')).toBeDefined();
  });

  test('finds what was typed again after a reload, without the password', async () => {
    answerCalls({});
    const { unmount } = open();
    await fillIn();
    unmount();

    open();

    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('ananya.rao@mail.example');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
    await press('Clear it');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('');
  });

  test('counts along while a password is typed', async () => {
    answerCalls({});
    open();
    await userEvent.type(await screen.findByLabelText('Password'), '123456789');
    expect(screen.getByText(/1 more character\./)).toBeDefined();

    await userEvent.type(screen.getByLabelText('Password'), '0');

    expect(screen.getAllByText(/Long enough/).length).toBeGreaterThan(0);
  });
});

describe('the credentials', () => {
  // spec: 2.22
  test('show the PUD, and the password only when asked', async () => {
    await register();

    expect(title()).toBe('Generated Credentials');
    expect(screen.getAllByText(PUD).length).toBeGreaterThan(0);
    expect(screen.queryByText(PASSWORD)).toBeNull();
    await press('Show password');
    expect(screen.getByText(PASSWORD)).toBeDefined();
  });

  // spec: 2.24
  test('are copied, and the password is not read out', async () => {
    const copied = vi.fn(async () => undefined);
    await register();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });

    await press('Copy PUD');
    await press('Copy password');

    expect(copied.mock.calls).toEqual([[PUD], [PASSWORD]]);
    expect(screen.getByText(`Copied: ${PUD}`)).toBeDefined();
    expect(screen.getByText('Copied: password')).toBeDefined();
  });

  // spec: 2.22, 4.1
  test('lead back to the form with everything still there, and on to the same patient', async () => {
    const calls = await register();

    await press('Back');
    expect(title()).toBe('Patient Registration');
    expect(screen.getByLabelText<HTMLInputElement>('Full Name').value).toBe('Ananya Rao');
    await press('Register');

    await screen.findByText('Registration Successful!');
    expect(calls).toHaveLength(2);
    expect(screen.getAllByText(PUD).length).toBeGreaterThan(0);
  });
});

describe('the card', () => {
  test('shows who was registered, and prints the password only when it is shown', async () => {
    await register();
    await press('View Patient Card');

    expect(title()).toBe('Patient Card');
    expect(screen.getAllByText('ananya.rao@mail.example').length).toBeGreaterThan(0);
    expect(document.body.textContent).not.toContain(PASSWORD);
    await press('Show password');
    expect(screen.getByText(/You chose to print it/).textContent).toContain(PASSWORD);
  });

  test('offers the login with the PUD filled in', async () => {
    await register();
    await press('View Patient Card');

    expect(screen.getByRole('link', { name: 'Go to login' }).getAttribute('href')).toBe(`/login/patient?pud=${PUD}`);
  });

  // spec: 2.23, 4.1
  test('Register Another clears everything', async () => {
    await register();
    await press('View Patient Card');
    await press('Register Another');

    expect(title()).toBe('Patient Registration');
    for (const label of ['Full Name', 'Email', 'Phone', 'Password'])
      expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  });
});
