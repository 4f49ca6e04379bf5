import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PatientListed } from '../../../contract/patients.ts';
import { answerCalls, renderPage } from '../../testing.tsx';
import { DeskRegister } from './desk-register.tsx';

const someone: PatientListed = {
  id: '0197a1b2-0000-7000-8000-000000000071',
  pud: 'PUD-7K3QX-2M9TD',
  name: 'Tara Bose',
  age: 34,
  gender: 'female',
  lastVisit: null,
  condition: null,
  status: 'Active',
  phoneEnding: '1111',
  isDeactivated: false,
  isInCare: false,
};
const registered = {
  patient: {
    id: '0197a1b2-0000-7000-8000-000000000072',
    pud: 'PUD-9WQ2H-7TX4B',
    name: 'Tara Boss',
    email: 'tara@mail.example',
    newEmail: null,
    phone: '+91 98200 11111',
    registeredAt: '2026-11-15T06:00:00.000Z',
    hasAccount: false,
    isDeactivated: false,
    version: 1,
  },
  activationCode: 'K7QM-4TXD',
};
const asked = '/api/patients/duplicates?name=Tara+Boss&phone=%2B91+98200+11111';

let sent: unknown[] = [];
const show = async (duplicates: PatientListed[]) => {
  answerCalls({
    [`GET ${asked}`]: () => ({ body: duplicates }),
    'POST /api/patients': ({ body }) => {
      sent.push(body);
      return { status: 201, body: registered };
    },
  });
  renderPage(<DeskRegister clinicName="Banyan Street Clinic" timeZone="UTC" />);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Full Name' }), 'Tara Boss');
  await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '+91 98200 11111');
  await userEvent.type(screen.getByRole('textbox', { name: /^Email/ }), 'tara@mail.example');
};
const register = () => screen.getByRole('button', { name: 'Register' }) as HTMLButtonElement;

beforeEach(() => {
  sent = [];
  // A lookup on the way to the whole number is nobody's.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('who may be the same person comes first, and registering waits until someone has looked', async () => {
  await show([someone]);
  const alike = await screen.findByRole('list', { name: 'Patients' });
  expect(within(alike).getByText('Tara Bose')).toBeTruthy();
  expect(register().disabled).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: /this is someone else/ }));
  await userEvent.click(register());
  await screen.findByText('K7QM-4TXD', { selector: 'dd' });
  expect(sent).toEqual([
    { name: 'Tara Boss', email: 'tara@mail.example', phone: '+91 98200 11111', isNotDuplicate: true },
  ]);
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
  expect(document.body.textContent).toContain('Activation code: K7QM-4TXD');
});
