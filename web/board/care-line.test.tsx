import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Appointment } from '#contract/appointments/appointments.ts';
import type { Board } from '#contract/patients/board.ts';
import { answerCalls, renderPage } from '../testing.tsx';
import { CareLine } from './care-line.tsx';
import { aBoard, aNote } from './testing.ts';

const NOW = new Date('2026-11-15T03:00:00Z');

function show(board: Board) {
  answerCalls({ 'GET /api/board': () => ({ body: board }) });
  renderPage(<CareLine title="Good morning, Ananya" today="Sunday 15 November" now={NOW} />);
}

const beats = () => (document.querySelector('svg path')?.getAttribute('d')?.match(/C/g) ?? []).length / 4;

test('one beat for each thing ahead', async () => {
  show(aBoard({ reminders: [aNote({ at: '2026-11-16T02:30:00Z' })] }));

  expect(await screen.findByText('Tomorrow 08:00')).toBeDefined();
  expect(screen.getByText('Fasting blood test')).toBeDefined();
  expect(beats()).toBe(1);
});

test('with nothing ahead the line runs flat and says so', async () => {
  show(aBoard());

  expect(await screen.findByText('Nothing is planned.')).toBeDefined();
  expect(beats()).toBe(0);
});

test('the next dose is one of the three things, with its one button', async () => {
  answerCalls({ 'GET /api/board': () => ({ body: aBoard({ reminders: [aNote({ at: '2026-11-16T02:30:00Z' })] }) }) });
  const dose = {
    ...{ id: 'd', at: '2026-11-15T02:30:00Z', what: 'Amlodipine 5 mg', isVisit: false, isNow: true },
    action: <button type="button">Taken</button>,
  };
  renderPage(<CareLine title="Good morning, Ananya" today="Sunday 15 November" now={NOW} dose={dose} />);

  expect(await screen.findByText('Now')).toBeDefined();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'NowAmlodipine 5 mgTaken',
    'Tomorrow 08:00Fasting blood test',
  ]);
  expect(beats()).toBe(2);
});

test('whoever may arrive for a visit finds that where they look first', async () => {
  const visit = {
    ...{ status: 'approved', startsAt: '2026-11-15T02:50:00Z', endsAt: '2026-11-15T03:05:00Z', arrivedAt: null },
    ...{ id: 'v', date: '2026-11-15', timeZone: 'Asia/Kolkata', doctor: 'Dr. Meera Iyer', can: { arrive: true } },
  } as Appointment;
  show(aBoard({ appointments: { booked: [visit], notes: [] } }));

  const link = await screen.findByRole('link', { name: /^I am here/ });
  expect(link.getAttribute('href')).toBe('/book#appointments');
  expect(screen.queryByText('Change')).toBeNull();
});
