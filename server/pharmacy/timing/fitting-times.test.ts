import { describe, expect, test } from 'vitest';
import { FREQUENCIES, type Frequency } from '#contract/medicines/medicines.ts';
import { whyNotTimes } from './fitting-times.ts';
import { hasTimes } from './intervals.ts';
import { TIMES_AT_HOME } from './times-at-home.ts';

describe('which times fit the prescription', () => {
  test.each<[Frequency, string[], string | null]>([
    ['once-a-day', ['21:15'], null],
    ['once-a-day', ['08:00', '20:00'], 'Choose one time.'],
    ['in-the-morning', ['06:30'], null],
    ['in-the-morning', ['14:00'], 'It is for the morning: choose a time from 04:00 to 11:59.'],
    ['at-night', ['23:30'], null],
    ['at-night', ['08:00'], 'It is for the night: choose a time from 18:00 to 23:59.'],
    ['twice-a-day', ['07:00', '19:00'], null],
    ['twice-a-day', ['07:00'], 'Choose 2 different times.'],
    ['twice-a-day', ['07:00', '07:00'], 'Choose 2 different times.'],
    ['twice-a-day', ['08:00', '12:00'], 'Leave at least 6 hours between two doses.'],
    // Across midnight as well.
    ['twice-a-day', ['03:00', '22:00'], 'Leave at least 6 hours between two doses.'],
    ['3-times-a-day', ['07:00', '12:00', '20:00'], null],
    [
      '5-times-a-day',
      ['06:00', '08:00', '14:00', '18:00', '22:00'],
      'Leave at least 2 hours 24 minutes between two doses.',
    ],
    ['every-8-hours', ['05:00', '13:00', '21:00'], null],
    ['every-8-hours', ['06:00', '13:00', '22:00'], 'Each time is 8 hours after the one before.'],
  ])('%s at %j: %s', (frequency, times, why) => {
    expect(whyNotTimes(frequency, times)).toBe(why);
  });

  test.each((Object.keys(FREQUENCIES) as Frequency[]).filter(hasTimes))('the usual times of %s fit', (frequency) => {
    expect(whyNotTimes(frequency, TIMES_AT_HOME[frequency])).toBeNull();
  });
});
