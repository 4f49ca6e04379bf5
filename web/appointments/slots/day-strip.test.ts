import { expect, test } from 'vitest';
import { addDays } from '#web/ui/time/zoned-time.ts';
import { daysToShow, lookFrom } from './day-strip.ts';

const TODAY = '2026-11-15';
const days = Array.from({ length: 14 }, (_, index) => ({
  date: addDays(TODAY, index),
  free: index % 7 === 0 ? 0 : 7,
  offered: index % 7 === 0 ? 0 : 37,
}));
const shown = (chosen: string) => daysToShow(days, chosen).map(({ date }) => date.slice(8));

test('days without the doctor are left out, five of the others are shown', () => {
  expect(shown('2026-11-16')).toEqual(['16', '17', '18', '19', '20']);
});

test('a chosen day further on brings its neighbours along', () => {
  expect(shown('2026-11-24')).toEqual(['21', '23', '24', '25', '26']);
});

test('a chosen day stays in sight even when nothing is offered on it', () => {
  expect(shown('2026-11-15')).toContain('15');
});

test('a day beyond one look is looked at from there', () => {
  expect(lookFrom(TODAY, '2026-11-28')).toBe(TODAY);
  expect(lookFrom(TODAY, '2027-02-01')).toBe('2027-02-01');
});
