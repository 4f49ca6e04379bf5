import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answer, answerCalls, refused, renderPage } from '#web/testing.tsx';
import { addDays, dayOf } from '#web/ui/time/zoned-time.ts';
import { anAppointment } from '../testing.ts';
import { VisitBooking } from './visit-booking.tsx';

const ZONE = 'UTC';
const NOW = new Date('2026-03-10T10:00:00.000Z');
const TODAY = dayOf(NOW, ZONE);
const LATER = addDays(TODAY, 3);
const TRIAGE = '0197a1b2-0000-7000-8000-000000000031';
const IYER = {
  id: '0197a1b2-0000-7000-8000-000000000041',
  name: 'Dr. Meera Iyer',
  title: '',
  department: 'Cardiology',
};
const NAIR = { ...IYER, id: '0197a1b2-0000-7000-8000-000000000042', name: 'Dr. Arjun Nair' };

// The day must not end while the tests run.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => sessionStorage.clear());

const slot = (date: string) => ({ time: '23:59', startsAt: `${date}T23:59:59.000Z`, isFree: true });

type Shown = {
  isForToday: boolean;
  free: { doctor: typeof IYER; on: string | null }[];
  refusal?: Answer;
  mine?: ReturnType<typeof anAppointment>[];
  made?: Parameters<typeof anAppointment>[0];
};

const asListed = (doctor: typeof IYER, on: string | null) => ({ ...doctor, nextFreeAt: on && `${on}T23:59:59.000Z` });

function show({ isForToday, free, refusal, mine = [], made = {} }: Shown) {
  const sent: unknown[] = [];
  const doctors = free.map(({ doctor, on }) => asListed(doctor, on));
  const slots = free.flatMap(({ doctor }) =>
    [TODAY, LATER].map((date) => [
      `GET /api/doctors/${doctor.id}/slots?date=${date}`,
      () => ({ body: { date, timeZone: ZONE, slots: [slot(date)] } }),
    ]),
  );
  const days = free.map(({ doctor }) => [
    `GET /api/doctors/${doctor.id}/days?from=${TODAY}&count=14`,
    () => ({ body: [TODAY, LATER].map((date) => ({ date, free: 1, offered: 1 })) }),
  ]);
  answerCalls({
    'GET /api/departments': () => ({ body: [] }),
    'GET /api/doctors?department=Cardiology': () => ({ body: doctors }),
    'GET /api/appointments?limit=100': () => ({ body: mine }),
    ...Object.fromEntries([...slots, ...days]),
    'POST /api/appointments/book': ({ body }) => {
      sent.push(body);
      if (refusal) return refusal;
      return { status: 201, body: anAppointment({ doctor: NAIR.name, date: LATER, time: '23:59', ...made }) };
    },
  });
  const { queryClient } = renderPage(
    <VisitBooking
      accountId="ananya"
      clinic={{
        name: 'Banyan Street Clinic',
        address: '14 Banyan Street',
        phone: '+91 80 5550 0114',
        emergencyNumber: '108',
      }}
      specialist="Cardiologist"
      department="Cardiology"
      withUs="With us: Cardiology"
      triageId={TRIAGE}
      isForToday={isForToday}
      whereToday={null}
    />,
    { timeZone: ZONE },
  );
  /** The list of doctors as it is from now on. */
  const changeTo = (now: Shown['free']) => {
    doctors.splice(0, doctors.length, ...now.map(({ doctor, on }) => asListed(doctor, on)));
    return queryClient.refetchQueries({ queryKey: ['slots', 'doctors'] });
  };
  return { sent, changeTo };
}

// spec: 2.62
test('the specialist stands in a field that cannot be changed; the doctor with a free time is proposed', async () => {
  show({
    isForToday: false,
    free: [
      { doctor: IYER, on: null },
      { doctor: NAIR, on: LATER },
    ],
  });

  const department = await screen.findByLabelText('Department');
  expect(department).toMatchObject({ value: 'Cardiologist', readOnly: true });
  expect(screen.getByText('With us: Cardiology')).toBeDefined();
  expect(await screen.findByLabelText('Doctor')).toHaveProperty('value', NAIR.id);
  const days = await screen.findByRole('group', { name: 'Preferred Date' });
  expect(await within(days).findByRole('radio', { name: /13/ })).toHaveProperty('checked', true);
});

// spec: 5.11, 8.14
test('what is missing is said; then it is booked with the symptom check, and confirmed', async () => {
  const { sent } = show({ isForToday: false, free: [{ doctor: NAIR, on: LATER }] });
  const times = await screen.findByRole('group', { name: 'Preferred Time Slot' });
  const time = await within(times).findByRole('radio', { name: '23:59' });
  fireEvent.click(screen.getByRole('button', { name: 'Book Appointment' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Please fill in all fields.');
  fireEvent.click(time);
  fireEvent.click(screen.getByRole('button', { name: 'Book Appointment' }));

  expect(await screen.findByText('Your appointment is requested')).toBeDefined();
  expect(screen.getByText(NAIR.name)).toBeDefined();
  expect(sent).toEqual([{ department: 'Cardiology', doctor: NAIR.id, date: LATER, time: '23:59', triageId: TRIAGE }]);
});

test.each([
  ['another doctor who stands before has a free time again', false, LATER],
  ['the doctor of today has no other time left', true, TODAY],
])('a chosen time stays with its doctor, also one who was only proposed, when %s', async (_, isForToday, on) => {
  const { sent, changeTo } = show({
    isForToday,
    free: [
      { doctor: IYER, on: null },
      { doctor: NAIR, on },
    ],
  });
  const times = await screen.findByRole('group', { name: isForToday ? 'Time slot today' : 'Preferred Time Slot' });
  fireEvent.click(await within(times).findByRole('radio', { name: '23:59' }));

  await changeTo([
    { doctor: IYER, on },
    { doctor: NAIR, on: null },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Book Appointment' }));

  await expect.poll(() => sent).toMatchObject([{ doctor: NAIR.id, date: on, time: '23:59' }]);
});

test('a time that another took meanwhile is said to be taken, not to be missing', async () => {
  const refusal = refused(409, 'slot_taken', 'That time has just been taken.', { time: 'Choose another time.' });
  show({ isForToday: false, free: [{ doctor: NAIR, on: LATER }], refusal });
  const times = await screen.findByRole('group', { name: 'Preferred Time Slot' });
  fireEvent.click(await within(times).findByRole('radio', { name: '23:59' }));
  fireEvent.click(screen.getByRole('button', { name: 'Book Appointment' }));

  const said = await screen.findByRole('alert');
  expect(said.textContent).toContain('That time has just been taken.');
  await expect.poll(() => document.activeElement).toBe(said);
});

// spec: 2.62
test('for today only those who are free today are offered, and no other day', async () => {
  show({
    isForToday: true,
    free: [
      { doctor: IYER, on: LATER },
      { doctor: NAIR, on: TODAY },
    ],
  });

  const doctor = await screen.findByLabelText('Doctor');
  expect([...doctor.querySelectorAll('option')].map((option) => option.textContent)).toEqual([NAIR.name]);
  expect(await screen.findByRole('group', { name: 'Time slot today' })).toBeDefined();
  expect(screen.queryByRole('group', { name: 'Preferred Date' })).toBeNull();
});

test('nobody free today: it says where to go today', async () => {
  show({ isForToday: true, free: [{ doctor: IYER, on: LATER }] });

  expect((await screen.findByText('No time is free today.')).parentElement?.textContent).toContain(
    'go to an urgent care centre or an emergency department today',
  );
  expect(screen.queryByRole('button', { name: 'Book Appointment' })).toBeNull();
});

test.each([
  ['in 45 minutes', '2026-03-10T10:45:00.000Z', 'No answer by 10:30?'],
  ['in ten minutes', '2026-03-10T10:10:00.000Z', 'No answer by 10:10?'],
  ['in the evening', '2026-03-10T20:00:00.000Z', 'No answer within 2 hours?'],
])('how long to wait for an answer fits a visit %s', async (_, startsAt, words) => {
  const made = { startsAt, requestedAt: NOW.toISOString(), timeZone: ZONE };
  show({ isForToday: true, free: [{ doctor: NAIR, on: TODAY }], made });
  const times = await screen.findByRole('group', { name: 'Time slot today' });
  fireEvent.click(await within(times).findByRole('radio', { name: '23:59' }));
  fireEvent.click(screen.getByRole('button', { name: 'Book Appointment' }));
  expect(await screen.findByText(words)).toBeDefined();
});

test('an answer that is opened again knows the visit that was booked with it, and another can be booked', async () => {
  const mine = [anAppointment({ triageId: TRIAGE, status: 'approved', doctor: NAIR.name, date: LATER, time: '09:15' })];
  show({ isForToday: false, free: [{ doctor: NAIR, on: LATER }], mine });
  expect(await screen.findByText('Your appointment is approved')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Book Appointment' })).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: 'Book another', hidden: true }));
  expect(await screen.findByRole('button', { name: 'Book Appointment' })).toBeDefined();
});

test.each([
  ['cancelled', { status: 'cancelled' as const }],
  ['of another symptom check', { triageId: '0197a1b2-0000-7000-8000-000000000032' }],
])('a visit that is %s does not count as booked with the answer', async (_, changes) => {
  const mine = [anAppointment({ triageId: TRIAGE, ...changes })];
  show({ isForToday: false, free: [{ doctor: NAIR, on: LATER }], mine });
  expect(await screen.findByRole('button', { name: 'Book Appointment' })).toBeDefined();
});
