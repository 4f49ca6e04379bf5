import { expect, test } from 'vitest';
import { isMoment, momentOf, partsOf, wrongMoment } from './moment-text.ts';

const NO_DAY = 'Enter the day as dd/mm/yyyy.';
const NO_TIME = 'Enter the time as hh:mm, 24 hours.';

test.each<[value: string, day: string, time: string, wrong: string | undefined]>([
  ['', '', '', undefined],
  ['2026-11-15T08:10', '2026-11-15', '08:10', undefined],
  ['2026-11-15T', '2026-11-15', '', NO_TIME],
  ['2026-11-15T25:10', '2026-11-15', '25:10', NO_TIME],
  ['2026-02-31T08:10', '2026-02-31', '08:10', NO_DAY],
  ['T08:10', '', '08:10', NO_DAY],
  ['15/1T', '15/1', '', NO_DAY],
  ['TomorrowT08:10', 'Tomorrow', '08:10', NO_DAY],
  ['1105-12-20T08:10', '1105-12-20', '08:10', 'Check the year.'],
])('"%s" is the day "%s" with the time "%s", and of it is said: %s', (value, day, time, wrong) => {
  expect(partsOf(value)).toEqual({ day, time });
  expect(momentOf({ day, time })).toBe(value);
  expect(wrongMoment(value)).toBe(wrong);
});

test.each([
  ['2026-11-15T08:10', true],
  ['2026-11-15T810', false],
  ['15/11/2026T08:10', false],
  ['2026-11-15', false],
  ['', false],
])('an instant can be made of "%s": %s', (value, is) => {
  expect(isMoment(value)).toBe(is);
});
