import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Role } from '#contract/endpoint.ts';
import type { PatientListed } from '#contract/patients/patients.ts';
import { answerCalls, renderPage } from '#web/testing.tsx';
import { Palette } from './palette.tsx';
import { isNamed, pagesOf, placeOfPatient } from './palette-places.ts';

const anjali: PatientListed = {
  id: '0197a1b2-0000-7000-8000-000000000012',
  pud: 'PUD-4T9KX-M2C7R',
  name: 'Anjali Deshmukh',
  age: 54,
  dateOfBirth: null,
  gender: 'female',
  lastVisit: null,
  condition: null,
  status: 'Active',
  phoneEnding: '4477',
  isDeactivated: false,
  isInCare: true,
};

function open() {
  answerCalls({
    'GET /api/patients/search?q=anja': () => ({ body: [anjali] }),
    'GET /api/lab-orders?limit=100': () => ({ body: [] }),
  });
  return renderPage(
    <>
      <Palette role={DOCTOR} />
      <input aria-label="Notes" />
    </>,
  );
}

const DOCTOR: Role = 'doctor';

const press = (target: Element | Document, key: string, more = {}) => fireEvent.keyDown(target, { key, ...more });

test('Ctrl K opens it from anywhere, finds a patient as one types, and Enter goes to the diagnosis', async () => {
  const { router } = open();
  press(await screen.findByLabelText('Notes'), 'k', { ctrlKey: true });
  const field = await screen.findByRole('combobox');
  fireEvent.change(field, { target: { value: 'anja' } });
  expect(await screen.findByRole('option', { name: /Anjali Deshmukh, 54/ })).toBeDefined();

  press(field, 'Enter');

  await waitFor(() => expect(router.state.location.href).toContain(`view=diagnosis&patient=${anjali.id}`));
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('pages are found by the start of any word', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Find a patient, an order, a page' }));
  const field = await screen.findByRole('combobox');
  fireEvent.change(field, { target: { value: 'cal' } });

  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['My calendar']);
});

test('? opens the sheet of all keys, but not while one types', async () => {
  open();
  press(await screen.findByLabelText('Notes'), '?');
  expect(screen.queryByRole('dialog')).toBeNull();

  press(document, '?');

  const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(sheet.getByText('Approve selected')).toBeDefined();
  expect(sheet.getByText('Find a patient, an order, a page')).toBeDefined();
});

test('whoever is not in care leads to the patients, where the glass can be broken', () => {
  expect(placeOfPatient('doctor', { ...anjali, isInCare: false }).search).toMatchObject({ view: 'patients' });
  expect(placeOfPatient('staff', anjali).to).toBe('/staff-dashboard');
});

test('every page of the menu can be reached, and only those', () => {
  const labels = pagesOf('staff').map(({ label }) => label);
  expect(labels).toContain('Doctor Messages');
  expect(labels).not.toContain('My calendar');
  expect(isNamed('Doctor Messages', 'mes')).toBe(true);
  expect(isNamed('Doctor Messages', 'essages')).toBe(false);
});
