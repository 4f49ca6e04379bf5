import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Schedule } from '#contract/appointments/doctor-day.ts';
import { answerCalls, renderPage } from '#web/testing.tsx';
import { anAppointment } from '../testing.ts';
import { MyCalendar } from './my-calendar.tsx';
import { daysOfWeek } from './week.ts';

const DOCTOR = '0197a1b2-0000-7000-8000-000000000013';
const DAYS = daysOfWeek('2999-11-18').map((_, index) => `2999-11-${18 + index}`);

const schedule: Schedule = {
  timeZone: 'Asia/Kolkata',
  hours: [{ weekday: 1, firstStart: '09:00', lastStart: '18:00' }],
  daysOff: [{ id: '0197a1b2-0000-7000-8000-000000000071', date: '2999-11-20', reason: 'Conference', leaveId: null }],
  extraSessions: [],
  closedDays: [{ date: '2999-11-21', name: 'Founders’ Day' }],
};

const slot = (date: string, time: string, isFree: boolean) => ({ time, startsAt: `${date}T${time}:00.000Z`, isFree });

function open() {
  const sent: [string, unknown][] = [];
  const keep = (name: string) => (call: { body: unknown }) => {
    sent.push([name, call.body]);
    return { body: schedule };
  };
  answerCalls({
    'GET /api/doctor/schedule': () => ({ body: schedule }),
    'GET /api/doctor/appointments?from=2999-11-18&until=2999-11-24&limit=200': () => ({
      body: [
        anAppointment({
          date: '2999-11-18',
          time: '11:30',
          patient: 'Geeta Bhosale',
          status: 'approved',
          can: { move: true, cancel: true },
        }),
      ],
    }),
    ...Object.fromEntries(
      DAYS.map((date) => [
        `GET /api/doctors/${DOCTOR}/slots?date=${date}&kind=follow-up`,
        () => ({
          body: {
            date,
            timeZone: 'Asia/Kolkata',
            slots:
              date === '2999-11-18'
                ? [slot(date, '11:00', true), slot(date, '11:15', true), slot(date, '11:30', false)]
                : [],
          },
        }),
      ]),
    ),
    'PUT /api/doctor/schedule/hours': keep('hours'),
    'POST /api/doctor/schedule/days-off': keep('day off'),
    'POST /api/doctor/schedule/extra-sessions': keep('extra'),
    [`DELETE /api/doctor/schedule/${schedule.daysOff[0]?.id}`]: keep('take back'),
  });
  renderPage(<MyCalendar doctorId={DOCTOR} week="2999-11-18" openChart={() => <a href="#chart">Open chart</a>} />);
  return sent;
}

const day = (name: RegExp) => screen.findByRole('region', { name });

// spec: 4.7
test('a week shows who comes, what is free and days off, and leads to the weeks around it', async () => {
  open();

  const monday = await day(/^Monday 18 November 2999/);
  await within(monday).findByText('2 free');
  expect(within(monday).getByText('11:00 – 11:30')).toBeDefined();
  expect(within(monday).getByText('Geeta Bhosale')).toBeDefined();
  expect((await day(/20 November/)).textContent).toContain('Day off: Conference');
  expect((await day(/21 November/)).textContent).toContain('Clinic closed: Founders’ Day');
  expect(screen.getByText('1 appointment, 2 times free · Asia/Kolkata')).toBeDefined();
  const after = screen.getByRole('link', { name: 'Week after' });
  expect(after.getAttribute('href')).toContain('week=2999-11-25');
});

test('a day is taken off, an extra session added, and a day off taken back', async () => {
  const sent = open();
  await day(/^Monday 18 November 2999/);

  fireEvent.click(screen.getByRole('button', { name: 'Take a day off on Tuesday 19 November 2999' }));
  fireEvent.change(screen.getByRole('textbox', { name: /Reason/ }), { target: { value: 'Wedding' } });
  fireEvent.click(screen.getByRole('button', { name: 'Take it off' }));
  await waitFor(() => expect(sent).toContainEqual(['day off', { date: '2999-11-19', reason: 'Wedding' }]));

  fireEvent.click(screen.getByRole('button', { name: 'Add an extra session on Tuesday 19 November 2999' }));
  fireEvent.change(screen.getByLabelText('First start'), { target: { value: '18:20' } });
  expect(screen.getByText('Choose a quarter of an hour, like 09:15.')).toBeDefined();
  fireEvent.change(screen.getByLabelText('First start'), { target: { value: '6' } });
  expect(screen.getByText('A time looks like 09:15.')).toBeDefined();
  fireEvent.change(screen.getByLabelText('First start'), { target: { value: '1830' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add session' }));
  await waitFor(() =>
    expect(sent).toContainEqual(['extra', { date: '2999-11-19', firstStart: '18:30', lastStart: '19:45' }]),
  );

  fireEvent.click(screen.getByRole('button', { name: /^Take back: Day off: Conference/ }));
  await waitFor(() => expect(sent.map(([what]) => what)).toContain('take back'));
});

test('weekly hours are changed day by day and sent whole', async () => {
  const sent = open();
  await day(/^Monday 18 November 2999/);
  fireEvent.click(screen.getByRole('button', { name: 'Weekly hours' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Weekly hours' }));
  fireEvent.change(dialog.getByLabelText('Last start, Monday'), { target: { value: '12:45' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Add hours on Tuesday' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save hours' }));

  await waitFor(() =>
    expect(sent).toContainEqual([
      'hours',
      {
        hours: [
          { weekday: 1, firstStart: '09:00', lastStart: '12:45' },
          { weekday: 2, firstStart: '09:00', lastStart: '18:00' },
        ],
      },
    ]),
  );
});

test('a visit opens with the ways to move it, to cancel it and to its chart', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: /^11:30 Geeta Bhosale/ }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Geeta Bhosale' }));
  expect(dialog.getByRole('button', { name: /^Move the visit/ })).toBeDefined();
  expect(dialog.getByRole('link', { name: 'Open chart' })).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: /^Cancel the visit/ }));
  expect(await screen.findByRole('dialog', { name: 'Cancel the visit of Geeta Bhosale?' })).toBeDefined();
});

test('before a day is taken off, the visits that lie on it are listed', async () => {
  open();
  await screen.findByRole('button', { name: /^11:30 Geeta Bhosale/ });
  fireEvent.click(screen.getByRole('button', { name: 'Take a day off on Monday 18 November 2999' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Take Monday 18 November 2999 off' }));
  expect(dialog.getByText('1 visit stays booked on this day.')).toBeDefined();
  expect(dialog.getByText('11:30 Geeta Bhosale, approved')).toBeDefined();
});
