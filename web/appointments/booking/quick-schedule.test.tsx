import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { answerCalls, renderPage } from '#web/testing.tsx';
import { AppointmentsPanel } from '../my-appointments/appointments-panel.tsx';
import { anAppointment } from '../testing.ts';

const clinic = { name: 'Banyan Street Clinic', address: '14 Banyan Street' };
const ids = ['11', '12', '13'].map((end) => `0197a1b2-0000-7000-8000-0000000000${end}`);

const both = ({ booking, lists }: { booking: ReactNode; lists: ReactNode }) => (
  <>
    {booking}
    {lists}
  </>
);

function show(waiting: number, departmentsSent: Promise<unknown> = Promise.resolve()) {
  answerCalls({
    'GET /api/appointments?limit=100': () => ({ body: ids.slice(0, waiting).map((id) => anAppointment({ id })) }),
    'GET /api/waitlist': () => ({ body: [] }),
    'GET /api/departments': () => departmentsSent.then(() => ({ body: [{ id: ids[0], name: 'Cardiology' }] })),
    'GET /api/doctors?department=Cardiology': () => ({ body: [] }),
  });
  renderPage(
    <AppointmentsPanel accountId="ananya" clinic={clinic} waitlistId="waitlist">
      {both}
    </AppointmentsPanel>,
  );
}
const book = () => screen.getByRole('button', { name: 'Book appointment' }) as HTMLButtonElement;

test('who has three requests waiting reads it before filling in the form, with what to do', async () => {
  show(3);
  expect(await screen.findByText('Three requests are already waiting for an answer.')).toBeDefined();
  expect(screen.getByText(/cancel one of them under My appointments/)).toBeDefined();
  expect(book().disabled).toBe(true);
});

test('who has two waiting can book a third', async () => {
  show(2);
  await screen.findAllByText('Pending');
  expect(screen.queryByText(/already waiting/)).toBeNull();
  await expect.poll(() => book().disabled).toBe(false);
});

test('what is to be said of a reason stands between it and the times, once something is typed', async () => {
  answerCalls({
    'GET /api/appointments?limit=100': () => ({ body: [] }),
    'GET /api/waitlist': () => ({ body: [] }),
    'GET /api/departments': () => ({ body: [{ id: ids[0], name: 'Cardiology' }] }),
    'GET /api/doctors?department=Cardiology': () => ({ body: [] }),
  });
  renderPage(
    <AppointmentsPanel
      {...{ accountId: 'leela', clinic, waitlistId: 'waitlist' }}
      besideReason={(reason) => `Read: ${reason}`}
    >
      {both}
    </AppointmentsPanel>,
  );
  const field = await screen.findByRole('textbox', { name: /Reason/ });
  expect(screen.queryByText(/^Read/)).toBeNull();
  await userEvent.type(field, 'Cough');
  expect(screen.getByText('Read: Cough')).toBeDefined();
});

test('the button is off until the doctors are known: off again a moment later, it would lose a press', async () => {
  const departments = Promise.withResolvers<void>();
  show(2, departments.promise);
  await screen.findAllByText('Pending');
  expect(book().disabled).toBe(true);
  departments.resolve();
  await expect.poll(() => book().disabled).toBe(false);
});

test.each([
  [
    'another of the department is named',
    [{ id: ids[0], name: 'Dr. Arun Nair', title: '', department: 'Cardiology', languages: [], nextFreeAt: null }],
  ],
  ['nobody is left', []],
])('another time with a doctor who has left is no dead end: %s', async (_, doctors) => {
  answerCalls({
    'GET /api/appointments?limit=100': () => ({
      body: [anAppointment({ status: 'cancelled', decisionReason: 'Left.' })],
    }),
    'GET /api/waitlist': () => ({ body: [] }),
    'GET /api/departments': () => ({ body: [{ id: ids[0], name: 'Cardiology' }] }),
    'GET /api/doctors?department=Cardiology': () => ({ body: doctors }),
  });
  renderPage(
    <AppointmentsPanel accountId="ravi" clinic={{ ...clinic, phone: '+91 22 5550 0100' }} waitlistId="waitlist">
      {both}
    </AppointmentsPanel>,
  );
  Element.prototype.scrollIntoView ??= () => undefined;
  await userEvent.click(await screen.findByRole('button', { name: /^Choose another time/ }));
  const link = await screen.findByRole('link', { name: '+91 22 5550 0100' });
  expect(link.getAttribute('href')).toBe('tel:+91 22 5550 0100');
  const said = doctors.length > 0 ? 'Dr. Meera Iyer takes no bookings any more.' : /No doctor of this department/;
  expect(screen.getByText(said)).toBeDefined();
});
