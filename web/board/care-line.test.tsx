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

test('more visits than have room are counted, and lead to all of them', async () => {
  const booked = [16, 17, 18, 19].map((day) => ({ ...soon, id: `v${day}`, startsAt: `2026-11-${day}T04:00:00Z` }));
  show(aBoard({ appointments: { booked: booked as Appointment[], notes: [] } }));

  const more = await screen.findByRole('link', { name: '1 more visit' });
  expect(more.getAttribute('href')).toBe('/book#appointments');
});

test('with nothing ahead the line runs flat and says so', async () => {
  show(aBoard());

  expect(await screen.findByText('Nothing is planned.')).toBeDefined();
  expect(beats()).toBe(0);
});

test('the next dose is one of the three things, with its one button', async () => {
  answerCalls({ 'GET /api/board': () => ({ body: aBoard({ reminders: [aNote({ at: '2026-11-16T02:30:00Z' })] }) }) });
  const dose = {
    ...{ id: 'd', at: '2026-11-15T02:30:00Z', what: 'Amlodipine 5 mg', isNow: true },
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

const soon = {
  ...{ status: 'approved', startsAt: '2026-11-15T02:50:00Z', endsAt: '2026-11-15T03:05:00Z', arrivedAt: null },
  ...{ id: 'v', date: '2026-11-15', timeZone: 'Asia/Kolkata', doctor: 'Dr. Meera Iyer', can: { arrive: true } },
} as Appointment;

test('whoever may arrive for a visit finds that where they look first, and what comes of it in its place', async () => {
  const board = aBoard({ appointments: { booked: [soon], notes: [] } });
  answerCalls({ 'GET /api/board': () => ({ body: board }) });
  const line = (part: object) => (
    <CareLine title="Good morning, Ananya" today="Sunday 15 November" now={NOW} here={() => part} />
  );
  const { unmount } = renderPage(line({ button: <button type="button">I am here</button> }));
  expect(await screen.findByRole('button', { name: 'I am here' })).toBeDefined();
  expect(screen.queryByText('Change')).toBeNull();
  unmount();
  renderPage(line({ state: 'You are checked in.' }));
  expect(await screen.findByText(/You are checked in/)).toBeDefined();
  expect(screen.queryByText('Change')).toBeNull();
});

test('a visit that is only asked for says that the doctor has not agreed, one that is approved does not', async () => {
  const asked = { ...soon, id: 'asked', status: 'pending', doctor: 'Dr. Asked', can: { arrive: false } } as Appointment;
  show(aBoard({ appointments: { booked: [soon, asked], notes: [] } }));
  await screen.findByText('Dr. Asked');
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  const says = (doctor: string) => rows.find((row) => row.includes(doctor))?.includes('the doctor has not agreed yet');
  expect([says('Dr. Asked'), says('Dr. Meera Iyer')]).toEqual([true, false]);
});
