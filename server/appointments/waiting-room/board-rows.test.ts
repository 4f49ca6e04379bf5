import { expect, test } from 'vitest';
import { MINUTE_MS } from '#contract/durations.ts';
import { boardRows, type VisitOnBoard } from './board-rows.ts';

const NOW = new Date('2026-11-16T05:12:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * MINUTE_MS);

const visit = (token: string, minutesAgo: number, calledMinutesAgo: number | null = null): VisitOnBoard => ({
  doctorId: token.charAt(0),
  doctor: `Dr. ${token.charAt(0)}`,
  room: '4',
  token,
  startsAt: ago(minutesAgo),
  isPunctual: true,
  withDoctorAt: calledMinutesAgo === null ? null : ago(calledMinutesAgo),
  calledAt: calledMinutesAgo === null ? null : ago(calledMinutesAgo),
});

test('each doctor has a row: who is called, who is next, and how late it is', () => {
  const visits = [visit('A-01', 20, 12), visit('A-02', 9), visit('A-03', 0), visit('B-03', -5), visit('A-04', -15)];
  expect(boardRows(visits, NOW)).toEqual({
    calling: [],
    rows: [
      { doctor: 'Dr. A', room: '4', now: 'A-01', next: ['A-02', 'A-03'], minutesLate: 0 },
      { doctor: 'Dr. B', room: '4', now: null, next: ['B-03'], minutesLate: 0 },
    ],
  });
});

test('a doctor is late from ten minutes on, and not any more when nobody waits', () => {
  expect(boardRows([visit('A-01', 10)], NOW).rows[0]?.minutesLate).toBe(10);
  expect(boardRows([visit('A-01', 45, 1)], NOW).rows[0]?.minutesLate).toBe(0);
});

test('patients who came late and walk-ins make no doctor late', () => {
  const came = { ...visit('A-01', 120), isPunctual: false };
  expect(boardRows([came], NOW).rows[0]?.minutesLate).toBe(0);
  expect(boardRows([came, visit('A-02', 15)], NOW).rows[0]?.minutesLate).toBe(15);
});

test('all who were called a moment ago are called out, the latest first', () => {
  const visits = [visit('A-01', 20, 0.6), visit('B-07', 5, 0.5), visit('C-01', 30, 1)];
  const { calling, rows } = boardRows(visits, NOW);
  expect(calling).toEqual([
    { token: 'B-07', room: '4', doctor: 'Dr. B', at: ago(0.5).toISOString() },
    { token: 'A-01', room: '4', doctor: 'Dr. A', at: ago(0.6).toISOString() },
  ]);
  expect(rows.map((row) => row.now)).toEqual(['A-01', 'B-07', 'C-01']);
});

test('who did not hear is called out again', () => {
  const again = { ...visit('A-01', 20, 5), calledAt: ago(0.1) };
  expect(boardRows([again], NOW).calling.map(({ token }) => token)).toEqual(['A-01']);
});

test('an empty waiting room has no rows', () => {
  expect(boardRows([], NOW)).toEqual({ calling: [], rows: [] });
});
