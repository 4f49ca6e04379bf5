import { expect, test } from 'vitest';
import { axisOf, shareOf, ticksOf } from './time-span.ts';

// 17:00 in the clinic.
const NOW = new Date('2026-11-15T11:30:00Z');
const ADMITTED = '2026-11-13T06:00:00Z';

test.each([
  ['12h', ['06:00', '09:00', '12:00', '15:00']],
  ['48h', ['Sat 14', '12:00', 'Sun 15', '12:00']],
  ['stay', ['Sat 14', '12:00', 'Sun 15']],
] as const)('the axis of %s is marked with %j', (span, labels) => {
  expect(ticksOf(axisOf(span, ADMITTED, NOW), 'Asia/Kolkata').map(({ label }) => label)).toEqual(labels);
});

test('now is at the end of the axis, and a stay begins with the admission', () => {
  const axis = axisOf('stay', ADMITTED, NOW);
  expect([shareOf(axis, ADMITTED), shareOf(axis, NOW.getTime())]).toEqual([0, 1]);
});
