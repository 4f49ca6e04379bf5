import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { KeptFacts } from '#contract/clinic/clinic-facts.ts';
import type { KeptDepartment } from '#contract/clinic/departments.ts';
import { answerCalls, refused, renderPage } from '#web/testing.tsx';
import { Departments } from './departments.tsx';
import { Facts } from './facts-form.tsx';
import { Specialists } from './specialists.tsx';

const id = (number: number) => `0197a1b2-0000-7000-8000-0000000000${number}`;
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const USUAL = {
  name: 'Lake Road Clinic',
  address: '2 Lake Road',
  phone: '+91 80 4000 0000',
  email: 'desk@lake.example',
  supportHours: 'Every day',
  timeZone: 'Asia/Kolkata',
  emergencyNumber: '112',
  crisisNumber: '14416',
  crisisName: 'Tele-MANAS',
};
const KEPT: KeptFacts = {
  ...{ facts: { ...USUAL, phone: '+91 80 1111 1111' }, usual: USUAL, version: 3, changed: null },
  ...{ waiting: null, holdsAtOnce: false },
};
const WAITING = {
  ...{ id: id(9), changes: [{ fact: 'emergencyNumber', from: '112', to: '911' }], by: 'Leela Nair', mayConfirm: true },
  ...{ at: '2999-11-17T03:30:00.000Z', holdsAt: '2999-11-18T03:30:00.000Z' },
};

test('only what changed is sent, with its version; a changed zone says what it does, an overridden fact what it was', async () => {
  const sent: unknown[] = [];
  answerCalls({
    'GET /api/admin/clinic': () => ({ body: KEPT }),
    'PUT /api/admin/clinic': ({ body }) => {
      sent.push(body);
      return { body: { ...KEPT, version: 4 } };
    },
  });
  renderPage(<Facts />);
  expect(await screen.findByText('Without your change: +91 80 4000 0000')).toBeDefined();
  type(/^Time zone/, 'Asia/Colombo');
  expect(screen.getByText('Every time on the screen changes.')).toBeDefined();
  type(/^Name of the crisis line/, ' ');
  expect(
    screen.getByText(/Waits for a second administrator, or 24 hours: Time zone, Name of the crisis line\./),
  ).toBeDefined();
  press('Save');
  const facts = { timeZone: 'Asia/Colombo', crisisName: null, version: 3 };
  await waitFor(() => expect(sent).toEqual([facts]));
});

test('a save names the version that was seen when the typing began, and what was typed stays when no proof was given', async () => {
  const sent: unknown[] = [];
  let kept = KEPT;
  answerCalls({
    'GET /api/admin/clinic': () => ({ body: kept }),
    'PUT /api/admin/clinic': ({ body }) => {
      sent.push(body);
      kept = { ...KEPT, version: 4, facts: { ...KEPT.facts, name: 'Hill Road Clinic' } };
      return refused(403, 'step_up_needed', 'Nothing was done.');
    },
  });
  renderPage(<Facts />);
  await screen.findByLabelText(/^Address/);
  type(/^Address/, '3 Lake Road');
  press('Save');
  expect(await screen.findByText('Nothing was done.')).toBeDefined();
  expect(screen.getByLabelText(/^Address/)).toHaveProperty('value', '3 Lake Road');
  press('Save');
  const first = { address: '3 Lake Road', version: 3 };
  await waitFor(() => expect(sent).toEqual([first, first]));
});

test('a change that waits shows old and new, is confirmed or stopped, and keeps its facts as they are', async () => {
  const sent: unknown[] = [];
  const note = ({ body }: { body: unknown }) => {
    sent.push(body);
    return { body: KEPT };
  };
  answerCalls({
    'GET /api/admin/clinic': () => ({ body: { ...KEPT, waiting: WAITING } }),
    [`POST /api/admin/clinic/waiting/${id(9)}/confirm`]: note,
    [`POST /api/admin/clinic/waiting/${id(9)}/stop`]: note,
  });
  renderPage(<Facts />);
  expect((await screen.findByText('911')).closest('li')?.textContent).toBe('Emergency number: 112 → 911');
  expect(screen.getByLabelText(/^Emergency number/).hasAttribute('readonly')).toBe(true);
  expect(screen.getByLabelText(/^Address/).hasAttribute('readonly')).toBe(false);
  press('Confirm the change');
  await waitFor(() => expect(sent).toHaveLength(1));
  press('Stop the change');
  await waitFor(() => expect(sent).toHaveLength(2));
});

test('while the clinic is set up the screen says that every change holds at once', async () => {
  answerCalls({ 'GET /api/admin/clinic': () => ({ body: { ...KEPT, holdsAtOnce: true } }) });
  renderPage(<Facts />);
  expect(await screen.findByText('While you set the clinic up, every change holds at once.')).toBeDefined();
  type(/^Emergency number/, '911');
  expect(screen.getByText(/^It holds at once\./)).toBeDefined();
});

test('a wrong fact is said at its field, and what was typed stays', async () => {
  answerCalls({
    'GET /api/admin/clinic': () => ({ body: KEPT }),
    'PUT /api/admin/clinic': () =>
      refused(400, 'bad_input', 'Some fields need your attention.', { emergencyNumber: 'Only the digits to dial.' }),
  });
  renderPage(<Facts />);
  await screen.findByLabelText(/^Emergency number/);
  type(/^Emergency number/, 'call us');
  press('Save');
  expect(await screen.findByText('Only the digits to dial.')).toBeDefined();
  expect(screen.getByLabelText(/^Emergency number/)).toHaveProperty('value', 'call us');
});

const DEPARTMENTS: KeptDepartment[] = [
  { id: id(1), name: 'General Medicine', isClosed: false, isPrivate: false, doctors: 2, applications: 0 },
  { id: id(2), name: 'Ayurveda', isClosed: false, isPrivate: false, doctors: 1, applications: 1 },
  { id: id(3), name: 'Dentistry', isClosed: true, isPrivate: false, doctors: 0, applications: 0 },
];

test('closing a department names whom it hits and asks where they go', async () => {
  const sent: unknown[] = [];
  answerCalls({
    'GET /api/admin/departments': () => ({ body: DEPARTMENTS }),
    [`POST /api/admin/departments/${id(2)}/close`]: ({ body }) => {
      sent.push(body);
      return { body: DEPARTMENTS[1] };
    },
  });
  renderPage(<Departments />);
  fireEvent.click(await screen.findByRole('button', { name: 'Close Ayurveda' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Close Ayurveda?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Close it' }));
  expect(await dialog.findByText('Choose where they go.')).toBeDefined();
  const field = dialog.getByLabelText('1 doctor and 1 application go to');
  expect(within(field).queryByRole('option', { name: 'Dentistry' })).toBeNull();
  fireEvent.change(field, { target: { value: id(1) } });
  fireEvent.click(dialog.getByRole('button', { name: 'Close it' }));
  await waitFor(() => expect(sent).toEqual([{ doctorsTo: id(1), seen: 2 }]));
});

test('a specialist is placed in a department that is open', async () => {
  const sent: unknown[] = [];
  const placed = [{ specialist: 'Dentist', chosenId: null, department: 'General Medicine' }];
  answerCalls({
    'GET /api/admin/departments': () => ({ body: DEPARTMENTS }),
    'GET /api/admin/specialists': () => ({ body: placed }),
    'PUT /api/admin/specialists': ({ body }) => {
      sent.push(body);
      return { body: placed };
    },
  });
  renderPage(<Specialists />);
  const field = await screen.findByLabelText('Dentist');
  await within(field).findByRole('option', { name: 'Ayurveda' });
  expect(within(field).getByRole('option', { name: 'Automatic: General Medicine' })).toBeDefined();
  fireEvent.change(field, { target: { value: id(2) } });
  await waitFor(() => expect(sent).toEqual([{ specialist: 'Dentist', departmentId: id(2) }]));
});
