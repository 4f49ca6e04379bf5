import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ReasonDanger } from '#contract/appointments/appointments.ts';
import { answerCalls, renderPage } from '#web/testing.tsx';
import { Booked } from '../booking/booked.tsx';
import { DeskVisits } from '../changing/desk-visits.tsx';
import { MyAppointments } from '../my-appointments/my-appointments.tsx';
import { PendingRequests } from '../requests/pending-requests.tsx';
import { anAppointment } from '../testing.ts';

const clinic = { name: 'Banyan Street Clinic', address: '14 Banyan Street' };
const MY_LIST = 'GET /api/appointments?limit=100';
const CLINIC = { emergencyNumber: '108', crisisLine: { number: '14416', name: 'Tele-MANAS' } };
const numbersIn = (part: HTMLElement) => [...part.querySelectorAll('a')].map((link) => link.getAttribute('href'));

test.each<[ReasonDanger, string[]]>([
  ['danger', ['tel:108']],
  ['crisis', ['tel:14416', 'tel:108']],
])('after booking, a reason that names a %s still shows whom to call', async (reasonDanger, numbers) => {
  const booked = anAppointment({ reasonDanger });
  answerCalls({ [MY_LIST]: () => ({ body: [booked] }), 'GET /api/clinic': () => ({ body: CLINIC }) });
  renderPage(<Booked appointment={booked} clinic={clinic} onAnother={() => undefined} />);

  const warning = await screen.findByRole('alert');
  expect(warning.textContent).toContain('Do not wait for a visit if it is so now.');
  await expect.poll(() => numbersIn(warning)).toEqual(numbers);
});

test('a danger that was read only after the booking appears where it was booked', async () => {
  const booked = anAppointment();
  answerCalls({
    [MY_LIST]: () => ({ body: [{ ...booked, reasonDanger: 'danger' }] }),
    'GET /api/clinic': () => ({ body: CLINIC }),
  });
  renderPage(<Booked appointment={booked} clinic={clinic} onAnother={() => undefined} />);
  expect(await screen.findByRole('alert')).toBeDefined();
});

test('what could not be read is said to be unchecked, after booking and in the list of visits', async () => {
  const visit = anAppointment({ reasonDanger: 'unread' });
  answerCalls({ [MY_LIST]: () => ({ body: [visit] }), 'GET /api/clinic': () => ({ body: CLINIC }) });
  renderPage(
    <>
      <Booked appointment={visit} clinic={clinic} onAnother={() => undefined} />
      <MyAppointments clinic={clinic} onChooseAnother={() => undefined} />
    </>,
  );
  await screen.findByRole('listitem');
  const said = screen.getAllByText(/^What you wrote is not checked for danger yet/);
  await expect.poll(() => said.map(numbersIn)).toEqual([['tel:108'], ['tel:108']]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the list of visits goes on saying whom to call, while the visit is to come', async () => {
  const ahead = anAppointment({ reasonDanger: 'danger', doctor: 'Dr. Ahead' });
  const over = { ...ahead, id: ahead.id.replace(/.$/, '9'), status: 'cancelled' as const, doctor: 'Dr. Over' };
  answerCalls({ [MY_LIST]: () => ({ body: [ahead, over] }), 'GET /api/clinic': () => ({ body: CLINIC }) });
  renderPage(<MyAppointments clinic={clinic} onChooseAnother={() => undefined} />);

  const rows = await screen.findAllByRole('listitem');
  const [coming, cancelled] = ['Dr. Ahead', 'Dr. Over'].map((name) =>
    rows.find((row) => row.textContent?.includes(name)),
  );
  await expect.poll(() => coming && numbersIn(coming)).toContain('tel:108');
  expect(cancelled && numbersIn(cancelled)).not.toContain('tel:108');
});

test('a request that names a danger is marked and stands first, above the most urgent symptom check', async () => {
  const requests = [
    anAppointment({ patient: 'Checked', triageId: '0197a1b2-0000-7000-8000-000000000077', triageUrgency: 5 }),
    anAppointment({ id: '0197a1b2-0000-7000-8000-000000000019', patient: 'Wrote', reasonDanger: 'danger' }),
  ];
  answerCalls({ 'GET /api/appointments?limit=200&status=pending': () => ({ body: requests }) });
  renderPage(<PendingRequests isDemo={false} told={() => null} />);

  const [first, second] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toMatch(/Wrote.*Danger sign: read first/);
  expect(second?.textContent).not.toContain('Danger sign');
});

test('a nurse sees that there is a danger without reading the reason', async () => {
  const visit = anAppointment({ reason: '', isReasonWithheld: true, reasonDanger: 'danger' });
  answerCalls({ [`GET /api/appointments/patient/${visit.patientId}?limit=100`]: () => ({ body: [visit] }) });
  renderPage(<DeskVisits patientId={visit.patientId} />);
  expect(within(await screen.findByRole('listitem')).getByText('Danger sign: read first')).toBeDefined();
});
