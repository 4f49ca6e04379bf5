import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Appointment } from '#contract/appointments/appointments.ts';
import { answerCalls, refused, renderPage } from '#web/testing.tsx';
import { anAppointment } from '../testing.ts';
import { MyAppointments } from './my-appointments.tsx';

const LIST = 'GET /api/appointments?limit=100';
const clinic = { name: 'Banyan Street Clinic', address: '14 Banyan Street' };

function show(appointments: Appointment[], more: Parameters<typeof answerCalls>[0] = {}) {
  const calls = answerCalls({ [LIST]: () => ({ body: appointments }), ...more });
  const chooseAnother = vi.fn();
  renderPage(<MyAppointments clinic={clinic} onChooseAnother={chooseAnother} />);
  return { calls, chooseAnother };
}

test('without appointments it says what to do', async () => {
  show([]);
  expect(await screen.findByText(/Nothing is booked/)).toBeDefined();
});

test('only what the server allows can be pressed', async () => {
  show([anAppointment({ can: { cancel: true } })]);
  const row = await screen.findByRole('listitem');

  expect(within(row).getByRole('button', { name: /^Cancel/ })).toBeDefined();
  expect(within(row).queryByRole('button', { name: /^Reschedule/ })).toBeNull();
  expect(within(row).queryByRole('button', { name: /^I will come/ })).toBeNull();
});

test('a rejection says why, and leads to another time', async () => {
  const rejected = anAppointment({ status: 'rejected', decisionReason: 'I am away that week.' });
  const { chooseAnother } = show([rejected]);
  const row = await screen.findByRole('listitem');

  expect(row.textContent).toContain('Rejected');
  expect(row.textContent).toContain('Reason: I am away that week.');
  await userEvent.click(within(row).getByRole('button', { name: /^Choose another time/ }));
  expect(chooseAnother).toHaveBeenCalledWith(rejected);
});

test('cancelling asks first, and says in place when it was too late', async () => {
  const appointment = anAppointment({ can: { cancel: true } });
  const { calls } = show([appointment], {
    [`DELETE /api/appointments/${appointment.id}`]: () =>
      refused(409, 'appointment_moved_on', 'This appointment is already rejected by Dr. Meera Iyer.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Cancel/ }));
  expect(calls.filter((call) => !call.endsWith('/private-parts'))).toEqual([LIST]);

  await userEvent.click(await screen.findByRole('button', { name: 'Cancel appointment' }));

  expect((await screen.findByRole('alert')).textContent).toContain('already rejected by Dr. Meera Iyer');
});

test('a list that cannot be fetched says so and offers another try', async () => {
  answerCalls({ [LIST]: () => refused(403, 'not_allowed', 'Your role may not do this.') });
  renderPage(<MyAppointments clinic={clinic} onChooseAnother={() => undefined} />);

  expect((await screen.findByRole('alert')).textContent).toContain('Your role may not do this.');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
});

test('a future cancelled visit stands under its own heading, not under Upcoming or Past', async () => {
  show([anAppointment({ status: 'cancelled', decisionReason: 'The doctor is ill.' })]);
  const heading = await screen.findByRole('heading', { name: 'Not taking place' });

  expect(heading.parentElement?.textContent).toContain('Reason: The doctor is ill.');
  expect(screen.getByText('Nothing is booked. Choose a free time in QuickSchedule.')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Past' })).toBeNull();
});

test('a visit that its patient cancelled waits in a fold, one that was turned down does not', async () => {
  show([
    anAppointment({ status: 'cancelled', doctor: 'Dr. Own' }),
    anAppointment({ id: '0197a1b2-0000-7000-8000-000000000019', status: 'rejected', doctor: 'Dr. Away' }),
  ]);
  const fold = (await screen.findByText('1 cancelled visit')).closest('details');
  expect(fold?.open).toBe(false);
  expect(fold?.textContent).toContain('Dr. Own');
  expect(screen.getByText('Dr. Away').closest('details')).toBeNull();
});

test('a visit that the doctor moved says from when, by whom and why', async () => {
  const moved = { from: '2999-11-17T06:00:00.000Z', by: 'Dr. Meera Iyer', reason: 'A meeting' };
  show([anAppointment({ status: 'approved', moved })]);
  const row = await screen.findByRole('listitem');

  expect(row.textContent).toContain('Dr. Meera Iyer moved it from 17 Nov 2999 11:30. Reason: A meeting');
});

test('rescheduling says that the present time is given up at once', async () => {
  const appointment = anAppointment({ status: 'approved', can: { reschedule: true } });
  show([appointment], {
    'GET /api/doctors?department=Cardiology': () => ({ body: [] }),
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await userEvent.click(await screen.findByRole('button', { name: /^Reschedule/ }));

  expect(await screen.findByText('Your 11:30 is given up at once.')).toBeDefined();
});

test('a coming visit names the room, and its doctor, whose page has the way to it', async () => {
  const where = { room: 'Room 2', directions: 'First floor, left of the lift.' };
  const appointment = anAppointment({ status: 'approved', ...where });
  show([appointment]);
  const row = await screen.findByRole('listitem');

  expect(row.textContent).toContain(', Room 2');
  const link = within(row).getByRole('link', { name: 'Dr. Meera Iyer' });
  expect(link.getAttribute('href')).toBe(`/book/doctors/${appointment.doctorId}`);
});

test('a visit that does not take place sends nobody to a room', async () => {
  show([anAppointment({ status: 'cancelled', decisionReason: 'The doctor is ill.', room: 'Room 2' })]);
  expect((await screen.findByRole('listitem')).textContent).not.toContain('Room 2');
});

test('of the visits ahead the next one is shown whole, and what asks for a press, the others in two lines, until they are opened', async () => {
  const visits = ['18', '19', '20', '21'].map((day, index) =>
    anAppointment({
      ...{ id: `0197a1b2-0000-7000-8000-00000000001${index}`, date: `2999-11-${day}`, reason: `Reason ${day}` },
      ...{ startsAt: `2999-11-${day}T06:00:00.000Z`, endsAt: `2999-11-${day}T06:15:00.000Z` },
      can: { arrive: day === '20' },
    }),
  );
  show(visits);
  await screen.findByText('Reason 18');
  const folded = (reason: string) => screen.getByText(reason).closest('details');
  expect(['Reason 18', 'Reason 19', 'Reason 20', 'Reason 21'].map((reason) => folded(reason) !== null)).toEqual([
    false,
    true,
    false,
    true,
  ]);
  expect(folded('Reason 21')?.querySelector('summary')?.textContent).toMatch(/Dr. Meera Iyer.*21 Nov, 11:30.*Pending/);
});
