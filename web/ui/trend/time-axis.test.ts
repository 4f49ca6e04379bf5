import { expect, test } from 'vitest';
import { across, axisBetween } from './time-axis.ts';

const NOW = Date.parse('2026-11-15T05:00:00Z');
const A_DAY = 86_400_000;
const labels = (days: number, most: number) =>
  axisBetween(NOW - days * A_DAY, NOW, 'Asia/Kolkata', most).ticks.map(({ label }) => label);

test('a week names its days, the last one today', () => {
  expect(labels(7, 8)).toEqual(['9 Nov', '10 Nov', '11 Nov', '12 Nov', '13 Nov', '14 Nov', '15 Nov']);
});

test('where there is little room fewer are named', () => {
  expect(labels(7, 4)).toEqual(['9 Nov', '11 Nov', '13 Nov', '15 Nov']);
});

test('months and years name their beginnings', () => {
  expect(labels(170, 6)).toEqual(['Jun 2026', 'Jul 2026', 'Aug 2026', 'Sept 2026', 'Oct 2026', 'Nov 2026']);
  expect(labels(2_000, 6)).toEqual(['2021', '2022', '2023', '2024', '2025', '2026']);
});

test('a day begins at midnight of the clinic', () => {
  const [first] = axisBetween(NOW - 1.5 * A_DAY, NOW, 'Asia/Kolkata', 4).ticks;
  expect(new Date(first?.at ?? 0).toISOString()).toBe('2026-11-13T18:30:00.000Z');
});

test('one day names its hours, and midnight names the day', () => {
  expect(labels(1, 5)).toEqual(['12:00', '18:00', '15 Nov', '06:00']);
});

test('an instant lies where its share of the time is', () => {
  expect(across({ from: 0, to: 100 }, 25, 40, 240)).toBe(90);
});
