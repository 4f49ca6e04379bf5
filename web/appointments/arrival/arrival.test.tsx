import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Appointment } from '#contract/appointments/appointments.ts';
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { answerCalls, refused, renderPage, type Sent } from '#web/testing.tsx';
import { DeskVisits } from '../changing/desk-visits.tsx';
import { MyAppointments } from '../my-appointments/my-appointments.tsx';
import { anAppointment } from '../testing.ts';
import { CalledIn } from './called-in.tsx';
import { DeskCode } from './desk-code.tsx';

const clinic = { name: 'Banyan Street Clinic', address: '14 Banyan Street' };
const ARRIVED_AT = '2999-11-18T05:32:00.000Z';
const expected = anAppointment({ status: 'approved', can: { arrive: true } });
const arrived = anAppointment({ status: 'approved', arrivedAt: ARRIVED_AT });
const ARRIVE = `POST /api/appointments/${expected.id}/arrive`;
afterEach(() => void vi.useRealTimers());

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

function showMine(answer: (sent: Sent) => { status?: number; body: unknown }) {
  let current: Appointment = expected;
  answerCalls({
    'GET /api/appointments?limit=100': () => ({ body: [current] }),
    [ARRIVE]: (sent) => {
      const reply = answer(sent);
      if (reply.status === undefined) current = arrived;
      return reply;
    },
  });
  renderPage(<MyAppointments clinic={clinic} onChooseAnother={() => undefined} />);
}

test('whoever is here types the code at the desk, and is told to take a seat', async () => {
  let sent: unknown;
  showMine((call) => {
    sent = call.body;
    return { body: arrived };
  });
  await press(/^I am here: Dr. Meera Iyer/);
  await userEvent.type(await screen.findByLabelText(/Code at the desk/), '4821');
  await press('I am here');

  expect(await screen.findByText('Arrived 11:02')).toBeDefined();
  expect(screen.getByText('The clinic knows that you are here. You will be called.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^I am here/ })).toBeNull();
  expect(sent).toEqual({ code: '4821' });
});

test('a wrong code is said beside the field, and can be typed again', async () => {
  const fields = { code: 'Type the four digits that are shown at the desk.' };
  showMine(() => refused(422, 'wrong_desk_code', 'This is not the code at the desk. Please look again.', fields));
  await press(/^I am here: /);
  await press('I am here');
  const field = await screen.findByLabelText(/Code at the desk/);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(field, '0000');
  await press('I am here');

  expect(await screen.findByText('Type the four digits that are shown at the desk.')).toBeDefined();
  expect(document.activeElement).toBe(field);
});

test('what cannot be the code is not sent: only five wrong ones are allowed', async () => {
  let count = 0;
  showMine(() => {
    count += 1;
    return { body: arrived };
  });
  await press(/^I am here: /);
  const field = await screen.findByLabelText(/Code at the desk/);
  await userEvent.type(field, '48');
  await press('I am here');
  expect([field.getAttribute('aria-invalid'), count]).toEqual(['true', 0]);
  await userEvent.clear(field);
  await userEvent.type(field, '४८२१');
  await press('I am here');
  await expect.poll(() => count).toBe(1);
});

test('the button for arriving comes by itself while the page lies open', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isTime = false;
  const startsAt = new Date(Date.now() + 2 * HOUR_MS + 30_000).toISOString();
  const soon = () => anAppointment({ status: 'approved', startsAt, can: { arrive: isTime } });
  answerCalls({ 'GET /api/appointments?limit=100': () => ({ body: [soon()] }) });
  renderPage(<MyAppointments clinic={clinic} onChooseAnother={() => undefined} />);
  await screen.findByText('Dr. Meera Iyer');
  expect(screen.queryByRole('button', { name: /^I am here/ })).toBeNull();
  isTime = true;
  await vi.advanceTimersByTimeAsync(61_000);
  expect(await screen.findByRole('button', { name: /^I am here/ })).toBeDefined();
});

test('the focus stays with the appointments when the button for arriving is gone', async () => {
  showMine(() => ({ body: arrived }));
  await press(/^I am here: /);
  await userEvent.type(await screen.findByLabelText(/Code at the desk/), '4821');
  await press('I am here');
  await screen.findByText('Arrived 11:02');
  await expect.poll(() => document.activeElement?.textContent).toBe('My appointments');
});

test('the desk marks whoever comes without a phone, and shows the code to the others', async () => {
  let visits = [expected];
  answerCalls({
    'GET /api/desk-code': () => ({ body: { code: '0481', changesAt: '2999-11-18T06:30:00.000Z' } }),
    [`GET /api/appointments/patient/${expected.patientId}?limit=100`]: () => ({ body: visits }),
    [ARRIVE]: ({ body }) => {
      expect(body).toEqual({});
      visits = [arrived];
      return { body: arrived };
    },
  });
  renderPage(
    <>
      <DeskCode />
      <DeskVisits patientId={expected.patientId} />
    </>,
  );
  expect((await screen.findByRole('region', { name: 'Check-in code' })).textContent).toContain('0481until 12:00.');
  await press(/^Arrived: Ananya Rao/);
  expect(await screen.findByText('Arrived 11:02')).toBeDefined();

  await press('Show large');
  expect((await screen.findByRole('dialog')).textContent).toContain('0481');
});

test('from the call on Home says where to go, for a quarter of an hour after the last call', async () => {
  const now = Date.now();
  const called = (minutesAgo: number) =>
    anAppointment({
      ...{ status: 'approved', room: 'Room 3', directions: 'First floor, left.', token: 'A-17' },
      calledAt: new Date(now - minutesAgo * MINUTE_MS).toISOString(),
    });
  let visits = [called(1)];
  answerCalls({ 'GET /api/appointments?limit=100': () => ({ body: visits }) });
  const { queryClient } = renderPage(<CalledIn />);
  const box = await screen.findByRole('alert');
  expect(box.textContent).toBe(
    'Dr. Meera Iyer is ready for you, room 3Please go in now. First floor, left. Your token is A-17.',
  );
  visits = [called(16)];
  await queryClient.refetchQueries();
  await expect.poll(() => screen.queryByRole('alert')).toBeNull();
});
