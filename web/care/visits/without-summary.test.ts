import { expect, test } from 'vitest';
import { withoutSummary } from './without-summary.ts';

const visit = (day: number, doctorId = 'nair', status: 'completed' | 'approved' | 'no-show' = 'completed') => ({
  id: `${doctorId} ${day}`,
  ...{ doctorId, status },
  startsAt: `2026-11-0${day}T04:00:00Z`,
});
const signed = (day: number, signedById = 'nair') => ({ signedById, signedAt: `2026-11-0${day}T09:00:00Z` });
const idsOf = (...[booked, summaries]: Parameters<typeof withoutSummary>) =>
  withoutSummary(booked, summaries).map(({ id }) => id);

test('a visit of which nothing was signed has no summary, the newest first', () => {
  expect(idsOf([visit(1), visit(3)], [])).toEqual(['nair 3', 'nair 1']);
});

test('what is signed on the day or days later is the summary of the visit before it', () => {
  expect(idsOf([visit(1), visit(5)], [signed(1)])).toEqual(['nair 5']);
  expect(idsOf([visit(1), visit(5)], [signed(4)])).toEqual(['nair 5']);
  expect(idsOf([visit(1), visit(5)], [signed(6)])).toEqual(['nair 1']);
});

test('what another doctor signs, or was signed before the visit, is not its summary', () => {
  expect(idsOf([visit(3)], [signed(3, 'iyer'), signed(2)])).toEqual(['nair 3']);
});

test('what is still to come, or was missed, has none to wait for', () => {
  expect(idsOf([visit(1, 'nair', 'approved'), visit(2, 'nair', 'no-show')], [])).toEqual([]);
});
