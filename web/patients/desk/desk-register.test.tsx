import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LikelyDuplicate } from '#contract/patients/patients.ts';
import { answerCalls, renderPage } from '#web/testing.tsx';
import { DeskRegister } from './desk-register.tsx';

const someone: LikelyDuplicate = {
  id: '0197a1b2-0000-7000-8000-000000000071',
  pud: 'PUD-7K3QX-2M9TD',
  name: 'Tara Bose',
  age: 34,
  dateOfBirth: '1992-03-14',
  gender: 'female',
  lastVisit: null,
  condition: null,
  status: 'Active',
  phoneEnding: '1111',
  isDeactivated: false,
  isInCare: false,
  place: '207-B',
  reasons: ['birth', 'inpatient', 'name'],
};
const registered = {
  patient: {
    id: '0197a1b2-0000-7000-8000-000000000072',
    pud: 'PUD-9WQ2H-7TX4B',
    name: 'Tara Boss',
    email: null,
    newEmail: null,
    newEmailNeeds: null,
    phone: '+91 98200 11111',
    dateOfBirth: '1992-03-14',
    age: 34,
    sex: 'female',
    registeredAt: '2026-11-15T06:00:00.000Z',
    hasAccount: false,
    isDeactivated: false,
    version: 1,
  },
  activationCode: 'K7QM-4TXD',
  activateAt: 'https://care.banyan.example/activate',
};
const asked = '/api/patients/duplicates?name=Tara+Boss&dateOfBirth=1992-03-14&sex=female&phone=%2B91+98200+11111';

let sent: unknown[] = [];
const show = async (duplicates: LikelyDuplicate[]) => {
  answerCalls({
    [`GET ${asked}`]: () => ({ body: duplicates }),
    'POST /api/patients': ({ body }) => {
      sent.push(body);
      return { status: 201, body: registered };
    },
  });
  renderPage(<DeskRegister clinicName="Banyan Street Clinic" />, { timeZone: 'UTC' });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Full Name' }), 'Tara Boss');
  await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '+91 98200 11111');
  fireEvent.change(screen.getByLabelText('Date of birth'), { target: { value: '14/03/1992' } });
  await userEvent.click(screen.getByRole('radio', { name: 'Female' }));
};
const register = () => screen.getByRole('button', { name: 'Register' }) as HTMLButtonElement;

beforeEach(() => {
  sent = [];
  // A lookup on the way to the whole number is nobody's.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test.each<[LikelyDuplicate['reasons'][number], string]>([
  ['shared-phone', 'Same phone, perhaps family'],
  ['birth-date', 'Same birth date, name partly alike'],
])('why someone is shown is said in words: %s', async (reason, words) => {
  await show([{ ...someone, place: null, reasons: [reason] }]);
  expect(await screen.findByText(words)).toBeTruthy();
});

test('who may be the same person comes first, and registering waits until someone has looked', async () => {
  await show([someone]);
  const alike = await screen.findByRole('list', { name: 'Patients' });
  expect(within(alike).getByText('Tara Bose')).toBeTruthy();
  expect(alike.textContent).toContain('34 y, born 14 Mar 1992');
  expect(alike.textContent).toContain('Lies in 207-B');
  expect(register().disabled).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: /this is someone else/ }));
  await userEvent.click(register());
  await screen.findByText('K7QM-4TXD', { selector: 'dd' });
  expect(sent).toEqual([
    {
      name: 'Tara Boss',
      phone: '+91 98200 11111',
      dateOfBirth: '1992-03-14',
      sex: 'female',
      isNotDuplicate: true,
    },
  ]);
});

test('a date of birth is typed day first, is read back in words, and half a date is said at its field', async () => {
  await show([]);
  const born = screen.getByRole('textbox', { name: 'Date of birth' }) as HTMLInputElement;
  expect(born.type).toBe('text');
  expect(screen.getByText('14 Mar 1992')).toBeTruthy();
  fireEvent.change(born, { target: { value: '14/03' } });
  await userEvent.click(register());
  expect(await screen.findByText('Enter the date of birth as dd/mm/yyyy.')).toBeTruthy();
  fireEvent.change(born, { target: { value: '14/03/2992' } });
  expect(await screen.findByText('This day is still to come.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('nobody is registered with a name and a phone alone: birth and sex are asked for, and may be unknown', async () => {
  answerCalls({
    'GET /api/patients/duplicates?name=Unknown+man&phone=%2B91+98200+11111': () => ({ body: [] }),
    'GET /api/patients/duplicates?name=Unknown+man&sex=not-known&phone=%2B91+98200+11111': () => ({ body: [] }),
    'POST /api/patients': ({ body }) => {
      sent.push(body);
      return { status: 201, body: registered };
    },
  });
  renderPage(<DeskRegister clinicName="Banyan Street Clinic" />, { timeZone: 'UTC' });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Full Name' }), 'Unknown man');
  await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '+91 98200 11111');
  await userEvent.click(register());
  expect(screen.getByText(/Enter the date of birth or the age/)).toBeTruthy();
  expect(screen.getByText('Choose one.')).toBeTruthy();

  await userEvent.click(screen.getByRole('checkbox', { name: 'Birth and age are not known.' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Not known' }));
  await userEvent.click(register());
  await screen.findByText('K7QM-4TXD', { selector: 'dd' });
  expect(sent).toEqual([{ name: 'Unknown man', phone: '+91 98200 11111', isAgeUnknown: true, sex: 'not-known' }]);
});

test('the card and the activation code are shown once and printed together', async () => {
  await show([]);
  await userEvent.click(register());
  await screen.findByText('K7QM-4TXD', { selector: 'dd' });
  expect(screen.getByRole('heading', { name: 'Tara Boss has a Health ID' })).toBeTruthy();
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await userEvent.click(screen.getByRole('button', { name: 'Print card and code' }));
  expect(print).toHaveBeenCalledOnce();
  const paper = document.body.textContent;
  expect(paper).toContain('Activation code: K7QM-4TXD');
  expect(paper).toContain('born 14 Mar 1992');
  expect(paper).toContain('care.banyan.example/activate');
  expect(paper).not.toContain('localhost');
});
