import { describe, expect, test } from 'vitest';
import { isQuiet, quietUntil, spanOf } from './quiet-hours.ts';

const NIGHT = { from: '22:00', until: '07:00' };

describe('quiet hours over midnight, in Kolkata', () => {
  test.each([
    ['by day', '2026-03-02T09:00:00Z', null],
    ['a minute before they begin', '2026-03-02T16:29:00Z', null],
    ['when they begin', '2026-03-02T16:30:00Z', '2026-03-03T01:30:00Z'],
    ['before midnight', '2026-03-02T18:29:00Z', '2026-03-03T01:30:00Z'],
    ['after midnight', '2026-03-02T18:30:00Z', '2026-03-03T01:30:00Z'],
    ['a minute before they end', '2026-03-03T01:29:00Z', '2026-03-03T01:30:00Z'],
    ['when they end', '2026-03-03T01:30:00Z', null],
  ])('%s', (_when, now, until) => {
    expect(quietUntil(NIGHT, 'Asia/Kolkata', new Date(now))).toEqual(until && new Date(until));
  });
});

describe('quiet hours within a day', () => {
  const REST = { from: '13:00', until: '14:30' };
  test.each([
    ['before', '2026-03-02T07:29:00Z', null],
    ['within', '2026-03-02T08:00:00Z', '2026-03-02T09:00:00Z'],
    ['after', '2026-03-02T09:00:00Z', null],
  ])('%s', (_when, now, until) => {
    expect(quietUntil(REST, 'Asia/Kolkata', new Date(now))).toEqual(until && new Date(until));
  });
});

// In Berlin the clock goes from 02:00 to 03:00 on 29 March 2026, and from 03:00 to 02:00 on 25 October 2026.
describe('quiet hours in the night in which the clock changes', () => {
  test.each([
    ['a night that is an hour shorter', NIGHT, '2026-03-28T22:00:00Z', '2026-03-29T05:00:00Z'],
    ['a night that is an hour longer', NIGHT, '2026-10-24T21:00:00Z', '2026-10-25T06:00:00Z'],
    ['an end that never comes', { from: '22:00', until: '02:30' }, '2026-03-29T00:30:00Z', '2026-03-29T01:00:00Z'],
    [
      'an end that comes twice, before',
      { from: '22:00', until: '02:30' },
      '2026-10-24T23:00:00Z',
      '2026-10-25T00:30:00Z',
    ],
    [
      'an end that comes twice, between',
      { from: '22:00', until: '02:30' },
      '2026-10-25T01:10:00Z',
      '2026-10-25T01:30:00Z',
    ],
  ])('%s', (_what, span, now, until) => {
    expect(quietUntil(span, 'Europe/Berlin', new Date(now))).toEqual(new Date(until));
  });
});

test.each([
  ['their own', { is_on: true, from_time: '20:00', until_time: '09:00' }, { from: '20:00', until: '09:00' }],
  ['none, although the clinic has some', { is_on: false, from_time: '20:00', until_time: '09:00' }, null],
  ["the clinic's, as long as they have set nothing", null, NIGHT],
])('a person has %s', (_whose, own, span) => {
  expect(spanOf(own, NIGHT)).toEqual(span);
});

test('hours that begin when they end are none', () => {
  expect(isQuiet('22:00', { from: '22:00', until: '22:00' })).toBe(false);
});
