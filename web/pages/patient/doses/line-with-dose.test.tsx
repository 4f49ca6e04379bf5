import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Appointment } from '#contract/appointments/appointments.ts';
import type { HomeDose } from '#contract/medicines/doses.ts';
import { anAppointment } from '#web/appointments/testing.ts';
import { aBoard } from '#web/board/testing.ts';
import { answerCalls, renderPage } from '#web/testing.tsx';
import { LineWithDose } from './line-with-dose.tsx';

// 11:30 in the clinic.
const NOW = new Date('2026-11-15T06:00:00Z');
const dose = (at: string) =>
  ({
    ...{ medicineId: 'm', day: '2026-11-15', nth: 0, at, name: 'Amlodipine', dosage: '5 mg', onDays: null },
    ...{ status: 'due', snoozedUntil: null, answer: null, can: { answer: true, undo: false, snooze: true } },
  }) as unknown as HomeDose;

function show({ doses = [], visits = () => [] }: { doses?: HomeDose[]; visits?: () => Appointment[] }) {
  answerCalls({
    'GET /api/board': () => ({ body: aBoard({ appointments: { booked: visits(), notes: [] } }) }),
    'GET /api/doses': () => ({ body: { doses, medicines: [] } }),
    [`GET /api/appointments/${VISIT.id}/place`]: () => ({ body: { ahead: 2 } }),
    [`POST /api/appointments/${VISIT.id}/arrive`]: () => {
      isHere = true;
      return { body: arrived };
    },
  });
  renderPage(<LineWithDose title="Good morning, Asha" today="Sunday 15 November" now={NOW} />);
}

const soon = { startsAt: '2026-11-15T06:15:00Z', endsAt: '2026-11-15T06:30:00Z', date: '2026-11-15', time: '11:45' };
const VISIT = anAppointment({ ...soon, status: 'approved', can: { arrive: true } });
const arrived = anAppointment({ ...soon, status: 'approved', arrivedAt: '2026-11-15T06:00:00Z', token: 'A-17' });
let isHere = false;

test('a dose that was due hours ago says since when, and leads to where it is taken or skipped', async () => {
  show({ doses: [dose('2026-11-15T02:30:00Z')] });
  expect(await screen.findByText('Due since 08:00')).toBeDefined();
  expect(screen.queryByText('Now')).toBeNull();
  expect(screen.getByRole('link', { name: /^Taken or skipped\?/ }).getAttribute('href')).toBe('/doses');
});

test('a dose whose time has just come is for now, with one button', async () => {
  show({ doses: [dose('2026-11-15T05:50:00Z')] });
  expect(await screen.findByText('Now')).toBeDefined();
  expect(screen.getByRole('button', { name: /^Taken/ })).toBeDefined();
});

test('"I am here" on Home asks for the code at once, and Home then says the token and how many come before', async () => {
  show({ visits: () => [isHere ? arrived : VISIT] });
  await userEvent.click(await screen.findByRole('button', { name: /^I am here/ }));
  await userEvent.type(await screen.findByLabelText(/Code at the desk/), '4821');
  await userEvent.click(screen.getAllByRole('button', { name: 'I am here' }).at(-1) as HTMLElement);

  const state = await screen.findByText(/You are checked in/);
  await expect
    .poll(() => state.textContent)
    .toBe('You are checked in. Your token is A-17. 2 people are called before you.');
  expect(screen.queryByRole('button', { name: /^I am here/ })).toBeNull();
});
