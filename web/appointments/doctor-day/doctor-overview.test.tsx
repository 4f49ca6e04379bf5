import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { TodayAppointment } from '#contract/appointments/doctor-day.ts';
import { answerCalls, refused, renderPage } from '#web/testing.tsx';
import { anAppointment } from '../testing.ts';
import { DayLine } from './day-line.tsx';
import { StatsRow } from './stats-row.tsx';

const FIGURES = { totalAppointments: 86, pendingApprovals: 8, totalPatients: 25, todayAppointments: 5 };
const STATS = 'GET /api/doctor/stats';
const TODAY = 'GET /api/doctor/today-appointments';
const dayLine = <DayLine openChart={(id) => <a href={`/chart/${id}`}>Open chart</a>} />;
const NOW = Date.parse('2026-03-10T10:00:00.000Z');
const inMinutes = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));

// spec: 2.50
test('the four figures come from the server, each with its trend and a way to what it counts', async () => {
  const lastMonth = { totalAppointments: 74, pendingApprovals: 9, totalPatients: 25, todayAppointments: 5 };
  answerCalls({ [STATS]: () => ({ body: { ...FIGURES, lastMonth } }) });
  renderPage(<StatsRow />);

  const total = await screen.findByRole('link', { name: /Total Appointments/ });
  expect(total.textContent).toBe('Total Appointments this month8612 more than a month ago');
  const pending = screen.getByRole('link', { name: /Pending Approvals/ });
  expect(pending.textContent).toBe('Pending Approvals 81 fewer than a month ago');
  expect(pending.getAttribute('href')).toBe('/doctor-dashboard?view=appointments');
  expect(screen.getByRole('link', { name: /Total Patients/ }).textContent).toContain('25as many as a month ago');
  expect(screen.getByRole('link', { name: /Today’s Appointments/ }).textContent).toContain('5');
});

// spec: 8.10
test('figures that cannot be fetched say: Failed to fetch statistics', async () => {
  answerCalls({ [STATS]: () => ({ status: 500, body: {} }) });
  renderPage(<StatsRow />);
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch statistics');
});

// spec: 2.50
test('today stands in order, what is over above Now, the next one with its chart', async () => {
  const visit = (patient: string, minutes: number, about: Partial<TodayAppointment>) => ({
    ...anAppointment({ patient, startsAt: inMinutes(minutes), endsAt: inMinutes(minutes + 15) }),
    id: patient,
    ...about,
  });
  answerCalls({
    [TODAY]: () => ({
      body: [
        visit('Rohan Gupta', -90, { time: '09:15', status: 'completed', triageUrgency: 2 }),
        visit('Anjali Deshmukh', 30, {
          time: '10:45',
          status: 'approved',
          triageUrgency: 4,
          arrivedAt: '2026-11-16T05:02:00.000Z',
        }),
        visit('Ibrahim Merchant', 120, { time: '12:30', status: 'confirmed', confirmedAt: inMinutes(-600) }),
      ],
    }),
  });
  renderPage(dayLine);

  await screen.findByText('Rohan Gupta');
  const rows = screen.getAllByRole('listitem');
  expect(rows.map((row) => row.textContent).map((text) => text?.match(/Rohan|Now|Anjali|Ibrahim/)?.[0])).toEqual([
    'Rohan',
    'Now',
    'Anjali',
    'Ibrahim',
  ]);
  expect(rows[1]?.textContent).toMatch(/next in 3\d min/);
  expect(rows[0]?.textContent).toContain('2 Routine');
  expect(rows[2]?.textContent).toContain('4 Urgent');
  expect(rows[2]?.textContent).toContain('Arrived 10:32');
  expect(within(rows[2] as HTMLElement).getByRole('link', { name: 'Open chart' })).toBeTruthy();
  expect(rows[3]?.textContent).toContain('Not triaged');
  expect(rows[3]?.textContent).toContain('Confirmed');
});

// spec: 2.50
test('an empty day says: No appointments scheduled for today', async () => {
  answerCalls({ [TODAY]: () => ({ body: [] }) });
  renderPage(dayLine);
  expect(await screen.findByText('No appointments scheduled for today')).toBeTruthy();
});

// spec: 8.10
test("a day that cannot be fetched says: Failed to fetch today's appointments", async () => {
  answerCalls({ [TODAY]: () => refused(500, 'unexpected', 'x') });
  renderPage(dayLine);
  expect((await screen.findByRole('alert')).textContent).toContain("Failed to fetch today's appointments");
});
