import { expect, test } from 'vitest';
import type { WeekItem } from '#contract/patients/family-week.ts';
import { splitDaily } from './daily-items.ts';

const DAYS = ['2026-11-18', '2026-11-19', '2026-11-20'];
const dose = (day: string, more: Partial<WeekItem> = {}): WeekItem => ({
  ...{ patientId: 'me', kind: 'dose', day, times: ['08:00'], title: 'Amlodipine', detail: '5 mg', state: 'planned' },
  ...more,
});
const everyDay = DAYS.map((day) => dose(day));

test('a dose of every day is said once', () => {
  expect(splitDaily(everyDay, DAYS)).toEqual({ daily: [dose('2026-11-18')], others: [] });
});

test('a day on which it was missed still says so', () => {
  const missed = dose('2026-11-18', { state: 'missed' });
  const { daily, others } = splitDaily([missed, ...everyDay.slice(1)], DAYS);
  expect(daily).toEqual([dose('2026-11-18')]);
  expect(others).toEqual([missed]);
});

test('what differs on one day, or is no dose, stands on its days', () => {
  const other = [dose('2026-11-18'), dose('2026-11-19', { times: ['09:00'] }), dose('2026-11-20')];
  expect(splitDaily(other, DAYS)).toEqual({ daily: [], others: other });
  const visits = everyDay.map((item): WeekItem => ({ ...item, kind: 'visit' }));
  expect(splitDaily(visits, DAYS)).toEqual({ daily: [], others: visits });
});
