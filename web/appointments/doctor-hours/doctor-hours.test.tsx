import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Schedule } from '#contract/appointments/doctor-day.ts';
import { answerCalls, refused, renderPage } from '#web/testing.tsx';
import { DoctorHours } from './doctor-hours.tsx';

const DOCTOR = { id: '0197a1b2-0000-7000-8000-000000000013', name: 'Dr. Meera Iyer' };
const VISIT = { id: '0197a1b2-0000-7000-8000-000000000014', date: '2999-11-18', time: '16:30', status: 'approved' };
const SCHEDULE: Schedule = {
  timeZone: 'Asia/Kolkata',
  hours: [{ weekday: 1, firstStart: '09:00', lastStart: '18:00' }],
  daysOff: [],
  extraSessions: [],
  closedDays: [],
};
const SHORTER = [{ weekday: 1, firstStart: '09:00', lastStart: '15:45' }];
const ADDRESS = `/api/admin/doctors/${DOCTOR.id}/schedule`;

test('a shorter day names the visits that it hits before it is saved, and one that was booked meanwhile joins them', async () => {
  const sent: unknown[] = [];
  let booked = [VISIT];
  const later = { ...VISIT, id: '0197a1b2-0000-7000-8000-000000000015', time: '17:00' };
  answerCalls({
    [`GET ${ADDRESS}`]: () => ({ body: SCHEDULE }),
    [`POST ${ADDRESS}/hit-visits`]: () => ({ body: booked }),
    [`PUT ${ADDRESS}/hours`]: ({ body }) => {
      sent.push(body);
      booked = [VISIT, later];
      return sent.length === 1
        ? refused(409, 'visits_changed', 'The coming visits have changed. Look at the list again.')
        : { body: { ...SCHEDULE, hours: SHORTER } };
    },
  });
  renderPage(<DoctorHours doctor={DOCTOR} />);
  expect(await screen.findByText('Nothing is changed yet.')).toBeDefined();
  fireEvent.change(screen.getByLabelText('Last start, Monday'), { target: { value: '15:45' } });
  const list = () =>
    within(screen.getByRole('list', { name: 'Visits outside the new hours' })).getAllByRole('listitem');
  expect(await screen.findByText('1 booked visit lies outside the new hours.')).toBeDefined();
  expect(list().map(({ textContent }) => textContent)).toEqual(['16:30 Mon 18 Novapproved']);
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save hours' }));
  save();
  expect(await screen.findByText('The coming visits have changed. Look at the list again.')).toBeDefined();
  await waitFor(() => expect(list()).toHaveLength(2));
  save();
  await waitFor(() =>
    expect(sent).toEqual([
      { hours: SHORTER, before: SCHEDULE.hours, hitIds: [VISIT.id] },
      { hours: SHORTER, before: SCHEDULE.hours, hitIds: [VISIT.id, later.id] },
    ]),
  );
});

test('a time that is not right is not looked at, and nothing says that no visit is hit', async () => {
  answerCalls({
    [`GET ${ADDRESS}`]: () => ({ body: SCHEDULE }),
    [`POST ${ADDRESS}/hit-visits`]: () => ({ body: [] }),
  });
  renderPage(<DoctorHours doctor={DOCTOR} />);
  fireEvent.change(await screen.findByLabelText('Last start, Monday'), { target: { value: '08:00' } });
  expect(await screen.findByText('Not looked at yet: a time above is not right.')).toBeDefined();
  expect(screen.queryByText(/No booked visit/)).toBeNull();
});
